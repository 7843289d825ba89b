/** The door of notices. */
export { noticeFor } from './actions.ts';
export { noticesBindings } from './routes.ts';
export { deleteNoticesOf, keepNotice, keptNotice } from './store.ts';
export type { Notice } from './text.ts';
