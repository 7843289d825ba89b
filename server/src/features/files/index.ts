/** The door of stored files. */
export { dropFiles, fileById, fileLink, insertFile, takeFile } from './actions.ts';
export { filesBindings, sendFile } from './routes.ts';
export type { FileRow } from './store.ts';
