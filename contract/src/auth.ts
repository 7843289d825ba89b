/** Sign-in, one-time codes and the check of a stored token. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, message, secret, text } from './fields.ts';

const loginRequired = 'Username and password are required';
export const passwordRequired = 'Please enter your password';
/** Usernames in a path may be anything: an unknown one is treated like any other. */
const anyUsername = text(200, 'Username is required');

export const auth = {
  token: endpoint({
    method: 'POST',
    path: '/api/auth/token',
    access: 'public',
    summary: 'Sign in with the username or the email address',
    encoding: ['form'],
    body: z.object({
      /** Or the email address. */
      username: text(200, loginRequired),
      password: secret(loginRequired),
    }),
    response: z.object({ access_token: z.string(), token_type: z.literal('bearer'), role: z.string() }),
    errors: ['bad_credentials', 'account_suspended', 'too_many'],
    limit: 'sign-in',
  }),
  sendOtp: endpoint({
    method: 'POST',
    path: '/api/auth/{username}/send-otp',
    params: { username: anyUsername },
    access: 'public',
    summary: 'Send a one-time code to the address of an account',
    response: z.object({ token: z.string(), message: z.string() }),
    errors: ['too_many'],
    limit: 'codes',
  }),
  verifyOtp: endpoint({
    method: 'POST',
    path: '/api/auth/{username}/verify-otp',
    params: { username: anyUsername },
    access: 'public',
    summary: 'Check a one-time code',
    encoding: ['form'],
    body: z.object({
      otp: text(20, 'Verification code is required'),
      token: text(500, 'Verification code and token are required.'),
    }),
    response: message,
    errors: ['wrong_code', 'too_many'],
    limit: 'codes',
  }),
  logOut: endpoint({
    method: 'POST',
    path: '/api/auth/logout',
    access: 'signed-in',
    summary: 'End this sign-in or, with `everywhere` and the password, each of the account',
    encoding: ['json'],
    body: z.object({
      everywhere: z.boolean().optional(),
      /** Needed for `everywhere`. */
      password: secret(passwordRequired).optional(),
    }),
    response: message,
    errors: ['wrong_old_password', 'too_many'],
    withPrintedPassword: true,
  }),
  signIns: endpoint({
    method: 'GET',
    path: '/api/auth/sign-ins',
    access: 'signed-in',
    summary: 'The sign-ins of the account that are under way, the last used first',
    response: z.object({
      sign_ins: z.array(
        z.object({
          id: z.string(),
          started_at: z.string(),
          /** Of the last request, to within some minutes. */
          seen_at: z.string(),
          /** The browser and its system as it said, such as "Firefox on Linux"; empty where it did not. */
          browser: z.string(),
          /** The one by which this call was made. */
          current: z.boolean(),
        }),
      ),
    }),
  }),
  endSignIn: endpoint({
    method: 'DELETE',
    path: '/api/auth/sign-ins/{id}',
    params: { id },
    access: 'signed-in',
    summary: 'End one sign-in of the account, with its password',
    encoding: ['json'],
    body: z.object({ password: secret(passwordRequired) }),
    response: message,
    errors: ['wrong_old_password', 'not_found', 'too_many'],
  }),
  verifyToken: endpoint({
    method: 'GET',
    path: '/api/auth/verify-token/{token}',
    params: { token: text(4000, 'A token is required') },
    access: 'public',
    summary: 'Check a stored token',
    response: z.object({
      valid: z.literal(true),
      username: z.string(),
      role: z.string(),
      expires_at: z.string(),
      /** Only there for whoever still has a password that was made up and printed. */
      printed_password: z
        .object({
          good_until: z.string(),
          /** Nothing is open any more but who is signed in, another password and logging out. */
          over: z.boolean(),
        })
        .optional(),
    }),
    errors: ['invalid_token'],
  }),
};
