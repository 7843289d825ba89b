/** Who else receives data. */
import { sentences } from './sentences.ts';

export const t = sentences('recipients', {
  model:
    '<b>{host}</b>: software there reads the text of resumes and answers; for questions of companies also names, email addresses, expected salaries and marks.',
  transcription: '<b>{host}</b>: receives the sound of answers, to have it written down.',
  mail: '<b>{host}</b>: carries the mails.',
  files: '<b>{host}</b>: keeps the files and the sound.',
  database: '<b>{host}</b>: keeps what is stored beside the files.',
  outside: 'Software on machines of others',
  outsideWhat: 'You choose. The five criteria are the same either way, and a person decides.',
  mayRead: 'It may read and hear my application',
  mayReadWhat:
    'Without this, the software of this site alone reads your application, and your voice is not written down elsewhere.',
  nobody: 'Nothing about you is sent to others outside of this installation.',
  failed: 'Who else receives data could not be loaded.',
});
