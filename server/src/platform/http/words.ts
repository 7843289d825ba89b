/** What any call may answer. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('platform', {
  withRequest: '{text} (request {id})',
  fileRequired: 'A file is required',
  fieldTooLarge: 'A field is too large.',
  fileTooLarge: 'The file is too large. At most {limit} are accepted.',
  kilobytes: '{size} KB',
  megabytes: '{size} MB',
  tooMany: 'Too many attempts. Please try again {when}.',
  inSeconds: 'in {seconds} seconds',
  inMinutes: 'in {minutes} minutes',
  inHours: 'in {hours} hours',
});
