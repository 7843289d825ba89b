/** What the parts of every page say: frame, states, dialogs, fields. */
import { sentences } from './sentences.ts';

export const t = sentences('kit', {
  requiredChoice: '(required)',
  home: 'Saring, home',
  switchTheme: 'Switch to the {theme, select, dark {dark} other {light}} theme',
  unreachable: 'Saring could not be reached. Trying again…',
  broken: 'Something went wrong',
  brokenTitle: 'This page could not be shown',
  brokenText: 'The connection may be lost, or Saring was updated in the meantime. Nothing that you have saved is lost.',
  loadAgain: 'Load the page again',
  back: 'Back',
  close: 'Close',
  firstPage: 'First page',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  lastPage: 'Last page',
  page: 'Page {page}',
  showPassword: 'Show or hide the password',
  notices: 'Notices',
  byKeys: '{action}: Ctrl+Z',
  loading: 'Loading…',
  tryAgain: 'Try again',
  cancel: 'Cancel',
  ok: 'OK',
});
