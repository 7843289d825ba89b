/** Binds the calls about administrators of a company. */
import { api } from '@saring/contract';
import { type Binding, bind } from '#platform/http/bind.ts';
import type { World } from '#world';
import { invite, invitedTo, join, letGo, listMembers, revokeInvitation } from './actions.ts';
import type { InvitationRow } from './store.ts';
import { words } from './words.ts';

const view = ({ id, email, expiresAt }: InvitationRow) => ({ id, email, expiresAt: expiresAt.toISOString() });

export function membersBindings(world: World): Binding[] {
  const { members } = api;
  return [
    bind(members.list, async ({ params }, { actor }) => {
      const found = await listMembers(world, actor, params.companyId);
      return {
        members: found.members.map(({ id, username, email, createdAt }) => ({
          username,
          email,
          joinedAt: createdAt.toISOString(),
          self: id === actor.userId,
        })),
        invitations: found.invitations.map(view),
      };
    }),
    bind(members.invite, async ({ params, body }, { actor, language }) => {
      const { link, invitation } = await invite(world, actor, params.companyId, body);
      return {
        message: words(language)('invited', { email: body.email }),
        invitationLink: link,
        invitation: view(invitation),
      };
    }),
    bind(members.revoke, async ({ params }, { actor, language }) => {
      await revokeInvitation(world, actor, params.companyId, params.invitationId);
      return { message: words(language)('revoked') };
    }),
    bind(members.remove, async ({ params, body }, { actor, language }) => {
      await letGo(world, actor, params.companyId, { username: params.username, password: body.password });
      return { message: words(language)('removed', { username: params.username }) };
    }),
    bind(members.invited, async ({ params }) => {
      const { companyName, email } = await invitedTo(world, params.token);
      return { companyName, email };
    }),
    bind(members.join, async ({ params, body }, { language }) => {
      const { companyName: company } = await join(world, params.token, body);
      return { message: words(language)('joined', { company }) };
    }),
  ];
}
