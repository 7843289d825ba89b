/** What the calls of retention answer. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-retention', {
  saved: 'Saved.',
  tooLong: 'This site erases recordings after {days} days in any case.',
});
