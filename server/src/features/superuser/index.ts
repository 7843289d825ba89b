/** The door of the operator's area. */
export { superuserBindings } from './routes.ts';
