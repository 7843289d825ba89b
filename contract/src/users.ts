/** Accounts: registration of job seekers and companies, passwords, who am I. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, message, password, secret, text, username } from './fields.ts';

const registration = {
  username,
  email: email('A valid email address is required'),
  password,
};
const registered = z.object({ message: z.string(), username: z.string(), role: z.string() });
const linkToken = text(200, 'A token is required');

export const users = {
  register: endpoint({
    method: 'POST',
    path: '/api/users/register',
    access: 'public',
    summary: 'Create a job seeker account',
    encoding: ['json'],
    body: z.object({ ...registration, role: z.literal('user', { error: "Role must be 'user'" }).optional() }),
    response: registered,
    errors: ['username_taken', 'email_taken', 'too_many'],
    limit: 'registration',
  }),
  verifyCompanyLink: endpoint({
    method: 'GET',
    path: '/api/users/verify-companyreg-token/{token}',
    params: { token: linkToken },
    access: 'public',
    summary: 'Check a company registration link',
    response: z.object({ companyName: z.string(), adminEmail: z.string() }),
    errors: ['link_unknown', 'link_expired', 'too_many'],
    limit: 'registration',
  }),
  registerCompany: endpoint({
    method: 'POST',
    path: '/api/users/register-company/{token}',
    params: { token: linkToken },
    access: 'public',
    summary: 'Create a company and its first administrator from a registration link',
    encoding: ['json'],
    body: z.object({ ...registration, role: z.literal('admin', { error: "Role must be 'admin'" }).optional() }),
    response: registered,
    errors: ['link_unknown', 'link_expired', 'username_taken', 'email_taken', 'company_taken', 'too_many'],
    limit: 'registration',
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/api/users/{username}/reset-password',
    params: { username: text(200, 'Username is required') },
    access: 'public',
    summary: 'Set a new password with a one-time code',
    encoding: ['form'],
    body: z.object({
      new_password: password,
      otp: text(20, 'Verification code and token are required.'),
      token: text(500, 'Verification code and token are required.'),
    }),
    response: message,
    errors: ['wrong_code', 'password_changed', 'too_many'],
    limit: 'codes',
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/users/change-password',
    failure: 'Failed to change password',
    access: 'signed-in',
    summary: 'Change the own password; every other session ends',
    encoding: ['json'],
    body: z.object({
      username: text(200, 'Please fill in all fields'),
      old_password: secret('Please fill in all fields'),
      new_password: password,
    }),
    response: z.object({ message: z.string(), access_token: z.string() }),
    errors: ['wrong_old_password', 'password_changed', 'not_found', 'too_many'],
    limit: 'sign-in',
    withPrintedPassword: true,
  }),
  sendConfirmation: endpoint({
    method: 'POST',
    path: '/api/users/confirm-email',
    access: 'signed-in',
    summary: 'Mail another code that confirms the own email address',
    encoding: ['json'],
    body: z.object({}),
    response: message,
    errors: ['no_address', 'too_many'],
    limit: 'codes',
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/api/users/confirm-email/verify',
    access: 'signed-in',
    summary: 'Confirm the own email address with the code that was mailed to it',
    encoding: ['json'],
    body: z.object({ otp: text(20, 'Verification code is required') }),
    response: message,
    errors: ['wrong_code', 'too_many'],
    limit: 'codes',
  }),
  changeEmail: endpoint({
    method: 'PUT',
    path: '/api/users/email',
    access: 'signed-in',
    summary: 'Give the own account another email address; a code confirms it',
    encoding: ['json'],
    body: z.object({
      email: registration.email,
      password: secret('Please enter your password'),
    }),
    response: message,
    errors: ['wrong_old_password', 'email_taken', 'too_many'],
    limit: 'codes',
  }),
  me: endpoint({
    method: 'GET',
    path: '/api/users/me',
    access: 'signed-in',
    summary: 'Who is signed in',
    response: z.object({
      username: z.string(),
      /** Empty where another account took an unconfirmed one over. */
      email: z.string(),
      emailConfirmed: z.boolean(),
      /** What becomes of a code: without a mail server it is a file that its operator alone reads. */
      codes: z.enum(['mailed', 'kept']),
      role: z.string(),
      companyId: z.string().nullable(),
      /** The company's name as it stands, also before its profile is saved. */
      companyName: z.string().nullable(),
    }),
    withPrintedPassword: true,
  }),
};
