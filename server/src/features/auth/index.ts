/** The door of sign-in and recovery. */
export { resetPassword } from './actions.ts';
export { authBindings } from './routes.ts';
