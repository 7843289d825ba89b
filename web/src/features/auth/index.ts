/** The door of sign-in: what other features and the router use. */
export { Guard } from './guard.tsx';
export { useLogOut } from './log-out.ts';
export { LoginPage } from './login-page.tsx';
export { SignIns } from './sign-ins.tsx';
export { useForgotPassword } from './use-forgot-password.tsx';
