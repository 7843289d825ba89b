/** Inviting somebody to a company, joining it, and letting go of one of its administrators. */
import { createHash } from 'node:crypto';
import { can } from '@saring/contract/domain';
import {
  membersOf,
  proveOwnPassword,
  registerMember,
  removeMember,
  type UserRow,
  userByEmail,
  userById,
} from '#features/accounts/index.ts';
import { type CompanyRow, companyById, lockCompany, ownCompany } from '#features/companies/index.ts';
import { hasMailServer, queueEmail } from '#features/emails/index.ts';
import { isCompanySuspended } from '#features/suspensions/index.ts';
import { countTry } from '#platform/auth/limits.ts';
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
import { forgetInvitation, tellJoined } from './tasks.ts';
import { words } from './words.ts';

const goodDays = 7;
/** So many may be open in one company: a link is mailed for each. */
const most = 20;
/** Mails to one address in a day, of one company and of all together: nobody's mailbox is filled. */
const [mostByOne, mostByAll] = [5, 20];

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Everybody of the own company, and who is invited. */
export async function listMembers(world: World, actor: Actor, companyId: string) {
  await ownCompany(world, actor, companyId);
  return {
    members: await membersOf(world.db, companyId),
    invitations: await invitationsOf(world.db, companyId, world.clock.now()),
  };
}

/** The own company with its people, held: of what is asked of it at once, one thing is done after the other. */
async function held(
  tx: Executor,
  actor: Actor,
  companyId: string,
): Promise<{ company: CompanyRow; members: readonly UserRow[] }> {
  const company = can(actor, 'company.edit', { companyId }) ? await lockCompany(tx, companyId) : null;
  const members = company ? await membersOf(tx, companyId) : [];
  // Whoever asks may have been let go since the call came.
  const stays = members.some((one) => one.id === actor.userId && administers(one));
  if (!company || !stays) throw fail('not_found');
  return { company, members };
}

const administers = ({ memberRole, suspended }: UserRow) => memberRole === 'owner' && !suspended;

function calledIn(members: readonly UserRow[], username: string): UserRow {
  const member = members.find((one) => one.username.toLowerCase() === username.toLowerCase());
  if (!member) throw fail('not_found');
  return member;
}

/** Whoever changes who administers a company gives the password again: a stolen token cannot do it. */
const prove = (world: World, actor: Actor, password: string) =>
  proveOwnPassword(world, actor, password, 'member.change-failed');

/**
 * Mails a link; an earlier one to the same person is void. The answer has the link only where no mail goes out: whoever uses a
 * mailed link reads that address, and whoever invites need not.
 */
export async function invite(
  world: World,
  actor: Actor,
  companyId: string,
  { email, password }: { email: string; password: string },
) {
  await ownCompany(world, actor, companyId);
  await prove(world, actor, password);
  if (world.config.rateLimit) {
    const key = (...by: string[]) => `invited:${world.tokens.mac('invited', email.toLowerCase(), ...by)}`;
    for (const rule of [
      { key: key(companyId), max: mostByOne },
      { key: key(), max: mostByAll },
    ])
      await countTry(world.db, world.clock.now(), { ...rule, per: 'day' });
  }
  return world.db.transaction(async (tx) => {
    const { company } = await held(tx, actor, companyId);
    const now = world.clock.now();
    const open = await invitationsOf(tx, companyId, now);
    if (open.length >= most && !open.some((one) => one.email.toLowerCase() === email.toLowerCase()))
      throw fail('too_many_invited');
    const token = world.clock.secret();
    const link = `${world.config.publicUrl}/join/${token}`;
    const row = {
      id: world.clock.newId(),
      companyId,
      invitedBy: actor.userId,
      email,
      tokenHash: hashOf(token),
      linkShown: !hasMailServer(world),
      createdAt: now,
      expiresAt: daysAfter(now, goodDays),
    };
    const earlier = await putInvitation(tx, row);
    if (earlier) await forgetMailsOf(world, tx, earlier);
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
    cause: `invitation:${row.id}`,
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
    await forgetMailsOf(world, tx, id);
    await world.emit(tx, actor, { kind: 'member.invitation-revoked', company: companyId, invitation: id });
  });
}

/** Lets an administrator go, also oneself, with the invitations that they made; the last one who can sign in stays. */
export async function letGo(
  world: World,
  actor: Actor,
  companyId: string,
  { username, password }: { username: string; password: string },
): Promise<void> {
  await ownCompany(world, actor, companyId);
  calledIn(await membersOf(world.db, companyId), username);
  await prove(world, actor, password);
  const gone = await world.db.transaction(async (tx) => {
    const { company, members } = await held(tx, actor, companyId);
    const member = calledIn(members, username);
    const others = members.filter((one) => administers(one) && one.id !== member.id);
    if (others.length === 0) throw fail('last_administrator');
    await world.emit(tx, actor, {
      kind: 'member.removed',
      company: companyId,
      account: member.id,
      username: member.username,
    });
    await forgetInvitationMails(world, tx, member);
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
  const company = invitation && (await joinable(world.db, invitation));
  if (!invitation || !company) throw fail('invitation_unknown');
  const other = await userByEmail(world.db, invitation.email);
  // Whoever reads the mail takes an address over from a job seeker who never confirmed it, and from nobody else.
  const gives = other?.role === 'user' && !other.emailConfirmedAt && !invitation.linkShown;
  if (other && !gives) throw fail('invited_known');
  return { id: invitation.id, companyName: company.name, email: invitation.email };
}

/** Its company, unless that or whoever invited is suspended. */
async function joinable(db: Executor, { companyId, invitedBy }: InvitationRow): Promise<CompanyRow | null> {
  const by = await userById(db, invitedBy);
  return !by || by.suspended || (await isCompanySuspended(db, companyId)) ? null : companyById(db, companyId);
}

/** Has the mails go with which somebody invited others: their invitations go with the account. */
export async function forgetInvitationMails(
  world: World,
  tx: Executor,
  { id, companyId }: Pick<UserRow, 'id' | 'companyId'>,
): Promise<void> {
  if (!companyId) return;
  const open = await invitationsOf(tx, companyId, world.clock.now());
  for (const { id: invitation, invitedBy } of open) if (invitedBy === id) await forgetMailsOf(world, tx, invitation);
}

/** Nothing is left of an invitation that was used, taken back or replaced: its mail goes too, unsent where it still waits. */
async function forgetMailsOf(world: World, tx: Executor, invitationId: string): Promise<void> {
  await world.queue.add(tx, forgetInvitation.name, { invitationId });
}

/** Makes an account at the invited address, which a link that was mailed confirms, and an administrator of the company. */
export async function join(
  world: World,
  token: string,
  { username, password }: { username: string; password: string },
): Promise<{ companyName: string }> {
  const { email, companyName, id } = await invitedTo(world, token);
  const take = async (tx: Executor) => {
    const invitation = await takeInvitation(tx, hashOf(token), world.clock.now());
    if (!invitation || !(await joinable(tx, invitation))) throw fail('invitation_unknown');
    return { companyId: invitation.companyId, confirmed: !invitation.linkShown };
  };
  await registerMember(world, { username, email, password }, take, async (tx, member) => {
    await world.emit(tx, member, { kind: 'member.joined', company: member.companyId, invitation: id, username });
    await world.queue.add(tx, tellJoined.name, { userId: member.userId });
    await forgetMailsOf(world, tx, id);
  });
  return { companyName };
}
