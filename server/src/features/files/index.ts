/** The door of stored files. */
import { removeBytes, sweepFiles } from './tasks.ts';

export {
  dropBytes,
  dropFiles,
  fileLink,
  isWav,
  sameBytes,
  storing,
  type Taken,
  takeFile,
  takeRecording,
} from './actions.ts';
export { filesBindings, sendFile } from './routes.ts';
export { type FileRow, fileById, filesOfCompany, filesOfUser, insertFile, keepFile, keysOfUser } from './store.ts';
export const filesTasks = [removeBytes, sweepFiles];
