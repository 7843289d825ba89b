/** What the calls around conversations answer; answers to questions are written elsewhere. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-assistant', {
  deleted: 'The conversation was deleted.',
});
