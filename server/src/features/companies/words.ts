/** What the calls of companies answer, and what a company is mailed about itself. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-companies', {
  incomplete: 'The company profile is not complete yet.',
  saved: 'Profile updated successfully.',
  logoSaved: 'Your company logo has been updated successfully.',
  waiting: '{company} is waiting to be verified',
  nameChecked: 'Your new name is being checked',
  renamed: '{before} is now called {now}.',
  checkedFirst:
    'Your new name is being checked; candidates can apply again once it is verified. Applications that you have stay as they are.',
  checkedMeanwhile: 'Your new name is being checked. Candidates can apply meanwhile.',
  renamedFooter: 'This mail was sent by Saring because the name of your company was changed.',
});
