/** What the operator does: verify companies, send registration links, keep the own profile. */

import { type api, cleanLine, type HandlerInput } from '@saring/contract';
import { type CompanyStatus, dayOf, startOfDay } from '@saring/contract/domain';
import {
  createOperator,
  giveAddress,
  isSameAddress,
  proveOwnPassword,
  refuseForOwner,
  replacePassword,
  setName,
  userByEmail,
  userById,
} from '#features/accounts/index.ts';
import { makeLink, renewLink, revokeLink, updateCompany } from '#features/companies/index.ts';
import { endWaiting, queueEmail } from '#features/emails/index.ts';
import type { Account, Actor } from '#platform/auth/session.ts';
import { type Executor, isTaken } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { figures, lockCompanyWithAdmin } from './store.ts';
import { words } from './words.ts';

/**
 * Verifies or rejects a company, tells it by mail, and answers it as it now is. Throws 409 where it no longer has
 * the name, or the status, that the operator looked at.
 */
export async function setCompanyStatus(
  world: World,
  actor: Actor,
  companyId: string,
  status: 'verified' | 'rejected',
  seen: { expectedName?: string | null | undefined; expectedStatus?: CompanyStatus | undefined },
) {
  return world.db.transaction(async (tx) => {
    const before = await lockCompanyWithAdmin(tx, companyId);
    if (!before) throw fail('not_found');
    const { name } = before.company;
    // What came was cleaned; a name that an older version stored may not be.
    if (seen.expectedName != null && seen.expectedName !== cleanLine(name))
      throw fail('company_changed', words.later('companyIsNow', { company: name }));
    if (before.company.status === status) return before;
    if (seen.expectedStatus && seen.expectedStatus !== before.company.status)
      throw fail('company_changed', words.later('companyDecided', { company: name }));
    await updateCompany(tx, companyId, { status });
    await world.emit(tx, actor, {
      kind: 'company.status',
      company: companyId,
      from: before.company.status,
      to: status,
      name,
    });
    const to = before.company.contactEmail || before.adminEmail;
    if (to) {
      await queueEmail(world, tx, {
        cause: `company-status:${companyId}:${world.clock.newId()}`,
        inPlaceOf: '^company-status:',
        companyId,
        to,
        write: (language) => {
          const say = words(language);
          return {
            subject: say(status === 'verified' ? 'isVerified' : 'wasNotVerified', { company: name }),
            content: {
              title: say(status === 'verified' ? 'yoursVerified' : 'yoursNotVerified'),
              paragraphs:
                status === 'verified'
                  ? [say('verifiedWhat', { company: name })]
                  : [say('notVerifiedWhat', { company: name }), say('mistake')],
              action: { label: say('signIn'), url: `${world.config.publicUrl}/login` },
              footer: say('statusFooter'),
            },
          };
        },
      });
    }
    return { ...before, company: { ...before.company, status } };
  });
}

/** Of every mail of a link, as a regular expression. */
const mailCauses = (id: string) => `^registration-link:${id}:`;

/** Why a link is mailed; a link that is sent again has another end. */
export const mailCause = ({ id, expiresAt }: { id: string; expiresAt: Date }) =>
  `registration-link:${id}:${expiresAt.toISOString()}`;

interface LinkToMail {
  id: string;
  link: string;
  expiresAt: Date;
  companyName: string;
  adminEmail: string;
}

async function mailLink(
  world: World,
  tx: Executor,
  actor: Actor,
  { id, link, expiresAt, companyName, adminEmail }: LinkToMail,
) {
  await queueEmail(world, tx, {
    cause: mailCause({ id, expiresAt }),
    inPlaceOf: mailCauses(id),
    to: adminEmail,
    secret: true,
    write: (language) => {
      const say = words(language);
      return {
        subject: say('register', { company: companyName }),
        content: {
          title: say('registerTitle', { company: companyName }),
          paragraphs: [say('invited', { company: companyName }), say('linkValid')],
          action: { label: say('registerButton'), url: link },
          footer: say('invitedFooter'),
        },
      };
    },
  });
  await world.emit(tx, actor, { kind: 'registration-link.sent', link: id });
  return { registrationLink: link, expiresAt: expiresAt.toISOString() };
}

/** Makes a registration link and mails it; the link is answered too, for where mail is not set up. */
export async function sendRegistrationLink(
  world: World,
  actor: Actor,
  input: { companyName: string; adminEmail: string },
) {
  return world.db.transaction(async (tx) => {
    const other = await userByEmail(tx, input.adminEmail);
    // Whoever is invited at an address takes it over from a job seeker who never confirmed it.
    if (other && (other.role !== 'user' || other.emailConfirmedAt)) throw fail('email_taken');
    return mailLink(world, tx, actor, { ...input, ...(await makeLink(world, tx, actor, input)) });
  });
}

/** Mails a fresh link in place of an unused one. */
export async function resendRegistrationLink(world: World, actor: Actor, id: string) {
  return world.db.transaction(async (tx) => mailLink(world, tx, actor, await renewLink(world, tx, id)));
}

export async function revokeRegistrationLink(world: World, actor: Actor, id: string): Promise<void> {
  await world.db.transaction(async (tx) => {
    await revokeLink(world, tx, id);
    await endWaiting(tx, mailCauses(id));
    await world.emit(tx, actor, { kind: 'registration-link.revoked', link: id });
  });
}

/** Makes one more operator for one who proves who they are by their password; answers the new one's first password. */
export async function makeOperator(
  world: World,
  actor: Actor,
  { username, email, password }: { username: string; email: string; password: string },
): Promise<string> {
  await proveOwnPassword(world, actor, password, 'operator.make-failed');
  return createOperator(world, actor, { username, email }, null);
}

type ProfileChange = HandlerInput<typeof api.superuser.saveProfile>['body'];

/** Saves name and email and, if asked, a new password; then every other session ends and a fresh token is answered. */
export async function saveOwnProfile(
  world: World,
  actor: Actor,
  change: ProfileChange,
  browser: string,
): Promise<{ email: string; signedIn: { account: Account; accessToken: string } | null }> {
  const user = await userById(world.db, actor.userId);
  if (!user) throw fail('not_found');
  const other = await userByEmail(world.db, change.email);
  if (other && other.id !== user.id) throw fail('email_taken');
  if (change.newPassword) {
    await proveOwnPassword(world, actor, change.currentPassword ?? '');
    await refuseForOwner(world, 'newPassword', change.newPassword, user, change.email);
  }
  const email = isSameAddress(change.email, user.email) ? user.email : change.email;
  const save = async (tx: Executor) => {
    await setName(tx, user.id, change.name);
    await world.emit(tx, actor, { kind: 'profile.saved', account: user.id });
    await giveAddress(world, tx, user.id, email);
  };
  const saving = change.newPassword
    ? replacePassword(world, actor, user, change.newPassword, 'password.changed', { first: save })
    : world.db.transaction(save);
  const account = await saving.catch((error: unknown) => {
    throw isTaken(error) ? fail('email_taken') : error;
  });
  if (!account) return { email, signedIn: null };
  const { token } = await world.tokens.issue(account, browser);
  return { email, signedIn: { account, accessToken: token } };
}

/** The eight figures of the dashboard; "today" is a day of the configured zone. */
export async function dashboardFigures(world: World) {
  const { timeZone } = world.config;
  const { companies, users } = await figures(world.db, startOfDay(dayOf(world.clock.now(), timeZone), timeZone));
  return {
    newCompaniesToday: companies.fresh,
    pendingVerification: companies.pending,
    totalCompanies: companies.total,
    verifiedCompanies: companies.verified,
    totalUsers: users.total,
    activeUsers: users.active,
    engagementRate: users.total === 0 ? 0 : Math.round((users.active / users.total) * 1000) / 10,
    usersWithValidEmail: users.withEmail,
  };
}
