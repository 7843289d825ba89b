/** The door of sign-in: what other features and the router use. */
export { ForgotPassword } from './forgot-password.tsx';
export { Guard } from './guard.tsx';
export { useLogOut } from './log-out.ts';
