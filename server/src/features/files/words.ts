/** Why a file is not taken. */
import { catalogue } from '@saring/contract/words';

export const words = catalogue('server-files', {
  notWav: 'A recording must be a WAV file.',
});
