/** Why an application has no interview to take. */
import { sentences } from './sentences.ts';

export const t = sentences('interviews-over', {
  complete: 'This interview is complete. Thank you for your time!',
  withdrawn: 'You withdrew this application. There is no interview to take.',
  answered: 'The company has answered this application. There is no interview to take any more.',
  toDashboard: 'Go to my dashboard',
});
