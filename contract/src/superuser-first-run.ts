/** The calls of the first run, open to whoever has the link that the log shows while no operator ever signed in. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { operatorEmail, password, text, username } from './fields.ts';
import { mailStates } from './superuser-mails.ts';

/** Of the link; it stands behind the # of its address and goes in bodies alone, so that no log of addresses has it. */
const token = text(200, 'A token is required');
const email = operatorEmail('Email is required', 'Email is invalid');

export const firstRunCalls = {
  firstRun: endpoint({
    method: 'POST',
    path: '/api/superuser/first-run',
    access: 'public',
    summary: 'Check a link of the first run: what is set so far',
    encoding: ['json'],
    body: z.object({ token }),
    response: z.object({
      username: z.string(),
      email: z.string(),
      /** Whether a mail server is set. */
      mail_server: z.boolean(),
    }),
    errors: ['first_run_over', 'too_many'],
    limit: 'sign-in',
    onlyReads: true,
  }),
  tryFirstMail: endpoint({
    method: 'POST',
    path: '/api/superuser/first-run/mail',
    access: 'public',
    summary: 'Send a test mail to the address that is about to be set, and tell what became of it within some seconds',
    encoding: ['json'],
    body: z.object({ token, email }),
    response: z.object({ state: z.enum(mailStates), error: z.string().nullable() }),
    errors: ['first_run_over', 'no_mail_server', 'too_many'],
    limit: 'sign-in',
  }),
  finishFirstRun: endpoint({
    method: 'POST',
    path: '/api/superuser/first-run/finish',
    access: 'public',
    summary: "Set the operator's username, address and password, and sign in",
    encoding: ['json'],
    body: z.object({ token, username, email, password }),
    response: z.object({ access_token: z.string(), token_type: z.literal('bearer'), role: z.string() }),
    errors: ['first_run_over', 'username_taken', 'email_taken', 'too_many'],
    limit: 'sign-in',
  }),
};
