/** The door of the audit trail. */
export { auditBindings } from './routes.ts';
export { allAbout, eventsAbout, eventsAboutEach } from './store.ts';
export { auditEvents } from './tables.ts';
export { keepInTrail } from './trail.ts';
