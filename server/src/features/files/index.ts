/** The door of stored files. */
import type { Task } from '#platform/queue.ts';
import type { World } from '#world';
import { removeBytes, sweepFiles } from './tasks.ts';

export { dropBytes, dropFiles, fileLink, isWav, sameBytes, takeFile, takeRecording } from './actions.ts';
export { filesBindings, sendFile } from './routes.ts';
export { type FileRow, fileById, filesOfUser, insertFile, keysOfUser } from './store.ts';
export const filesTasks: readonly Task<World>[] = [removeBytes as Task<World>, sweepFiles as Task<World>];
