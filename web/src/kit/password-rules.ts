/** The five rules of a password, one by one, so that a person sees which is still missing. */
import { t } from '#messages/kit-passwords.ts';

export const passwordRules = [
  { text: t('ruleLength'), holds: (value: string) => value.length >= 8 },
  { text: t('ruleLowercase'), holds: (value: string) => /[a-z]/.test(value) },
  { text: t('ruleUppercase'), holds: (value: string) => /[A-Z]/.test(value) },
  { text: t('ruleDigit'), holds: (value: string) => /\d/.test(value) },
  { text: t('ruleSpecial'), holds: (value: string) => /[!@#$%^&*(),.?":{}|<>]/.test(value) },
] as const;
