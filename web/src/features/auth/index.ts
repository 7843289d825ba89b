/** The door of sign-in: what other features and the router use. */
export { AuthLayout } from './auth-layout.tsx';
export { ChangePasswordForm } from './change-password-form.tsx';
export { ConfirmEmail } from './confirm-email.tsx';
export { askForConfirmation } from './confirmation-code.ts';
export { Guard, OwnPassword } from './guard.tsx';
export { accessibilityPath, LegalLinks } from './legal-links.tsx';
export { useLogOut } from './log-out.ts';
export { LoginPage } from './login-page.tsx';
export { OwnAddress } from './own-address.tsx';
export { PasswordDialog } from './password-dialog.tsx';
export { SignIns } from './sign-ins.tsx';
export { takenField } from './taken-field.ts';
export { useForgotPassword } from './use-forgot-password.tsx';
