/** The door of the audit trail. */
export { auditBindings } from './routes.ts';
export { eventsAbout } from './store.ts';
export { keepInTrail } from './trail.ts';
