/** What a field for a file says. */
import { sentences } from './sentences.ts';

export const t = sentences('kit-files', {
  bytes: '{size} bytes',
  kilobytes: '{size} KB',
  megabytes: '{size} MB',
  wrongKind: 'This type of file is not accepted. Please choose {kinds}.',
  tooLarge: 'This file is too large ({size}). The limit is {limit}.',
  littleMore: 'This file is too large (a little more than {limit}). The limit is {limit}.',
  empty: 'This file is empty.',
  hint: '{kinds}, at most {size}',
  refused: '{name}: {problem}',
  field: '{label}: ',
  requiredField: '{label} (required): ',
  choose: 'Choose a file or drop it here',
  chooseAnother: 'Choose another file or drop it here',
  chosen: '{name} is chosen, {size}.',
  remove: 'Remove {name}',
  failed: 'The upload failed.',
  tryAgain: 'Try again<hidden> to upload {label}</hidden>',
  upload: 'Upload of {label}',
  checking: 'Checking…',
  percent: '{percent}%',
  cancel: 'Cancel<hidden> the upload of {label}</hidden>',
});
