/** Who works in a company with the same rights, and who is invited to. */
import { z } from 'zod';
import { passwordRequired } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { email, id, message, password, secret, text, username } from './fields.ts';

const token = text(200, 'A token is required');
const invitation = z.object({ id: z.string(), email: z.string(), expires_at: z.string() });
const own = { companyId: id };
/** Of whoever asks: a stolen token, or a browser that was left open, changes nothing. */
const ownPassword = secret(passwordRequired);

export const members = {
  list: endpoint({
    method: 'GET',
    path: '/api/companies/{companyId}/members',
    params: own,
    access: 'company.read',
    summary: 'Who administers the own company, the first of them first, and who is invited to',
    response: z.object({
      members: z.array(z.object({ username: z.string(), email: z.string(), joined_at: z.string(), self: z.boolean() })),
      invitations: z.array(invitation),
    }),
    errors: ['not_found'],
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/companies/{companyId}/invitations',
    params: own,
    access: 'company.edit',
    summary:
      'Mail somebody a link by which they become an administrator of the own company, with the own password; a new one voids that before',
    encoding: ['json'],
    body: z.object({ email: email('Please enter a valid email address'), password: ownPassword }),
    response: z.object({ message: z.string(), invitation_link: z.string().nullable(), invitation }),
    status: 201,
    errors: ['not_found', 'wrong_old_password', 'too_many_invited', 'too_many'],
    limit: 'mail',
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/companies/{companyId}/invitations/{invitationId}',
    params: { ...own, invitationId: id },
    access: 'company.edit',
    summary: 'Void an invitation',
    response: message,
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/companies/{companyId}/members/{username}',
    params: { ...own, username: id },
    access: 'company.edit',
    summary:
      'Let an administrator go, with the own password: signed out at once, the account stays, without the company',
    encoding: ['json'],
    body: z.object({ password: ownPassword }),
    response: message,
    errors: ['not_found', 'wrong_old_password', 'last_administrator', 'too_many'],
  }),
  invited: endpoint({
    method: 'GET',
    path: '/api/invitations/{token}',
    params: { token },
    access: 'public',
    summary: 'Which company an invitation is to',
    response: z.object({ companyName: z.string(), email: z.string() }),
    errors: ['invitation_unknown', 'invited_known', 'too_many'],
    limit: 'registration',
  }),
  join: endpoint({
    method: 'POST',
    path: '/api/invitations/{token}',
    params: { token },
    access: 'public',
    summary: 'Create an account at the invited address and become an administrator of the company',
    encoding: ['json'],
    body: z.object({ username, password }),
    response: message,
    errors: ['invitation_unknown', 'invited_known', 'username_taken', 'email_taken', 'too_many'],
    limit: 'registration',
  }),
};
