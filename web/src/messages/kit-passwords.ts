/** What a field for a new password says. */
import { sentences } from './sentences.ts';

export const t = sentences('kit-passwords', {
  passwordRules: 'Password rules',
  ruleDone: ' (done)',
  ruleMissing: ' (missing)',
  ruleLength: 'At least 8 characters',
  ruleLowercase: 'A lowercase letter',
  ruleUppercase: 'An uppercase letter',
  ruleDigit: 'A digit',
  ruleSpecial: 'A special character',
});
