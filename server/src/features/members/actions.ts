/** Inviting somebody to a company, joining it, and letting go of one of its administrators. */
import { createHash } from 'node:crypto';
import { can } from '@saring/contract/domain';
import { membersOf, registerMember, removeMember, type UserRow, userByEmail } from '#features/accounts/index.ts';
import { type CompanyRow, companyById, lockCompany, ownCompany } from '#features/companies/index.ts';
import { hasMailServer, queueEmail } from '#features/emails/index.ts';
import { isCompanySuspended } from '#features/suspensions/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import { daysAfter, isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import {
  type InvitationRow,
  invitationByHash,
  invitationsOf,
  putInvitation,
  removeInvitation,
  takeInvitation,
} from './store.ts';
import { words } from './words.ts';

const goodDays = 7;
/** So many may be open in one company: a link is mailed for each. */
const most = 20;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

const mailCause = ({ id }: Pick<InvitationRow, 'id'>) => `invitation:${id}`;

/** Everybody of the own company, and who is invited. */
export async function listMembers(world: World, actor: Actor, companyId: string) {
  await ownCompany(world, actor, companyId);
  return {
    members: await membersOf(world.db, companyId),
    invitations: await invitationsOf(world.db, companyId, world.clock.now()),
  };
}

/** The own company, held: of what is asked of it at once, one thing is done after the other. */
async function held(tx: Executor, actor: Actor, companyId: string): Promise<CompanyRow> {
  const company = can(actor, 'company.edit', { companyId }) ? await lockCompany(tx, companyId) : null;
  if (!company) throw fail('not_found');
  return company;
}

/**
 * Mails a link; an earlier one to the same person is void. Answered is it where no mail goes out alone: who has a link that
 * was mailed reads the address, and whoever invites does not.
 */
export async function invite(world: World, actor: Actor, companyId: string, email: string) {
  return world.db.transaction(async (tx) => {
    const company = await held(tx, actor, companyId);
    const now = world.clock.now();
    const open = await invitationsOf(tx, companyId, now);
    if (open.length >= most && !open.some((one) => one.email.toLowerCase() === email.toLowerCase()))
      throw fail('too_many_invited');
    const token = world.clock.secret();
    const link = `${world.config.publicUrl}/join/${token}`;
    const row = {
      id: world.clock.newId(),
      companyId,
      email,
      tokenHash: hashOf(token),
      linkShown: !hasMailServer(world),
      createdAt: now,
      expiresAt: daysAfter(now, goodDays),
    };
    await putInvitation(tx, row);
    await mailInvitation(world, tx, row, { company: company.name, link });
    await world.emit(tx, actor, { kind: 'member.invited', company: companyId, invitation: row.id });
    return { link: row.linkShown ? link : null, invitation: row };
  });
}

async function mailInvitation(
  world: World,
  tx: Executor,
  row: Pick<InvitationRow, 'id' | 'companyId' | 'email'>,
  named: { company: string; link: string },
): Promise<void> {
  const { company } = named;
  await queueEmail(world, tx, {
    cause: mailCause(row),
    companyId: row.companyId,
    to: row.email,
    secret: true,
    write: (language) => {
      const say = words(language);
      return {
        subject: say('subject', { company }),
        content: {
          title: say('title', { company }),
          paragraphs: [say('what', { company }), say('valid', { days: goodDays })],
          action: { label: say('join'), url: named.link },
          footer: say('footer', { company }),
        },
      };
    },
  });
}

export async function revokeInvitation(world: World, actor: Actor, companyId: string, id: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    await held(tx, actor, companyId);
    if (!isId(id) || !(await removeInvitation(tx, companyId, id))) throw fail('not_found');
    await world.emit(tx, actor, { kind: 'member.invitation-revoked', company: companyId, invitation: id });
  });
}

/** Lets an administrator go, also oneself; the last one stays. */
export async function letGo(world: World, actor: Actor, companyId: string, username: string): Promise<void> {
  const gone = await world.db.transaction(async (tx) => {
    const company = await held(tx, actor, companyId);
    const members = await membersOf(tx, companyId);
    const member = members.find((one) => one.username.toLowerCase() === username.toLowerCase());
    if (!member) throw fail('not_found');
    const others = members.filter((one) => one.memberRole === 'owner' && one.id !== member.id);
    if (others.length === 0) throw fail('last_administrator');
    await world.emit(tx, actor, { kind: 'member.removed', company: companyId, account: member.id });
    await removeMember(tx, member.id);
    await tellGone(world, tx, member, company);
    return member.id;
  });
  world.tokens.forget(gone);
}

async function tellGone(
  world: World,
  tx: Executor,
  { id, email }: Pick<UserRow, 'id' | 'email'>,
  company: Pick<CompanyRow, 'id' | 'name'>,
): Promise<void> {
  // An account whose address was taken over has none.
  if (email === '') return;
  await queueEmail(world, tx, {
    cause: `member-removed:${world.clock.newId()}`,
    userId: id,
    companyId: company.id,
    to: email,
    write: (language) => {
      const say = words(language);
      const title = say('gone', { company: company.name });
      const paragraphs = [say('goneWhat', { company: company.name })];
      return { subject: title, content: { title, paragraphs, footer: say('goneFooter') } };
    },
  });
}

/**
 * The invitation of a token, and to which company. Throws 404 where it is good no more, and 409 where the address has an
 * account: an account belongs to one company, and whoever invites is not told who has one.
 */
export async function invitedTo(world: World, token: string) {
  const invitation = await invitationByHash(world.db, hashOf(token), world.clock.now());
  const company = invitation && (await joinable(world.db, invitation.companyId));
  if (!invitation || !company) throw fail('invitation_unknown');
  const other = await userByEmail(world.db, invitation.email);
  // Whoever reads the mail takes an address over from a job seeker who never confirmed it, and from nobody else.
  const gives = other?.role === 'user' && !other.emailConfirmedAt && !invitation.linkShown;
  if (other && !gives) throw fail('invited_known');
  return { companyName: company.name, email: invitation.email };
}

async function joinable(db: Executor, companyId: string): Promise<CompanyRow | null> {
  return (await isCompanySuspended(db, companyId)) ? null : companyById(db, companyId);
}

/** Makes an account at the invited address, which a link that was mailed confirms, and an administrator of the company. */
export async function join(
  world: World,
  token: string,
  { username, password }: { username: string; password: string },
): Promise<{ companyName: string }> {
  const { email, companyName } = await invitedTo(world, token);
  await registerMember(world, { username, email, password }, async (tx) => {
    const invitation = await takeInvitation(tx, hashOf(token), world.clock.now());
    if (!invitation || !(await joinable(tx, invitation.companyId))) throw fail('invitation_unknown');
    return { companyId: invitation.companyId, confirmed: !invitation.linkShown };
  });
  return { companyName };
}
