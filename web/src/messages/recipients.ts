/** Who else receives data. */
import { sentences } from './sentences.ts';

export const t = sentences('recipients', {
  model:
    '<b>{host}</b>: software there reads the text of resumes and answers; for questions of companies also names, email addresses, expected salaries and marks.',
  transcription: '<b>{host}</b>: receives the sound of answers, to have it written down.',
  mail: '<b>{host}</b>: carries the mails.',
  files: '<b>{host}</b>: keeps the files and the sound.',
  database: '<b>{host}</b>: keeps what is stored beside the files.',
  nobody: 'Nothing is sent to others outside of this installation.',
  failed: 'Who else receives data could not be loaded.',
});
