/** What stands around a notice. */
import { sentences } from './sentences.ts';

export const t = sentences('notices', {
  title: 'Your data',
  languages: 'Language of the notice',
  english: 'English',
  malay: 'Bahasa Melayu',
  failed: 'The notice could not be loaded.',
  noCompany: 'This company takes no applications at the moment.',
  given: 'What was told of the data',
  givenWhat: 'Given when the application was sent, {when}. Version {version}.',
  hash: 'SHA-256 of both texts: {hash}',
  none: 'The call that sent this application names no notice.',
  noneButAgreed: 'The call that sent this application names no notice. It says that the person agreed on {when}.',
  notFound: 'This application was not found.',
  back: 'Back to the application',
});
