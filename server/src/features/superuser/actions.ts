/** What the operator does: verify companies, send registration links, keep the own profile. */
import { record } from '#features/audit/index.ts';
import { makeLink, renewLink, revokeLink, updateCompany } from '#features/companies/index.ts';
import { queueEmail } from '#features/emails/index.ts';
import {
  proveOwnPassword,
  refuseEasy,
  replacePassword,
  setNameAndEmail,
  tellNewAddress,
  userByEmail,
  userById,
} from '#features/users/index.ts';
import { dayOf, startOfDay } from '#platform/days.ts';
import { type Executor, isTaken } from '#platform/db.ts';
import { fail } from '#platform/fail.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { figures, lockCompanyWithAdmin } from './store.ts';

/** Verifies or rejects a company, tells it by mail, and answers it as it now is (D-14). */
export async function setCompanyStatus(world: World, actor: Actor, companyId: string, status: 'verified' | 'rejected') {
  return world.db.transaction(async (tx) => {
    const before = await lockCompanyWithAdmin(tx, companyId);
    if (!before) throw fail('not_found');
    if (before.company.status === status) return before;
    await updateCompany(tx, companyId, { status });
    await record(world, tx, actor, 'company.status', companyId, { from: before.company.status, to: status });
    const to = before.company.contactEmail || before.adminEmail;
    if (to) {
      await queueEmail(world, tx, {
        cause: `company-status:${companyId}:${world.clock.newId()}`,
        companyId,
        to,
        subject:
          status === 'verified' ? `${before.company.name} is verified` : `${before.company.name} was not verified`,
        content: {
          title: status === 'verified' ? 'Your company is verified' : 'Your company was not verified',
          paragraphs:
            status === 'verified'
              ? [`${before.company.name} has been verified. Candidates can now open your application links and apply.`]
              : [
                  `${before.company.name} could not be verified. You can still sign in and correct your company profile, but not post jobs.`,
                  'Reply to the person who sent you the registration link if you think this is a mistake.',
                ],
          action: { label: 'Sign in', url: `${world.config.publicUrl}/login` },
          footer: 'This mail was sent by Saring because the status of your company changed.',
        },
      });
    }
    return { ...before, company: { ...before.company, status } };
  });
}

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
    cause: `registration-link:${id}:${expiresAt.toISOString()}`,
    to: adminEmail,
    subject: `Register ${companyName} on Saring`,
    content: {
      title: `Register ${companyName}`,
      paragraphs: [
        `You have been invited to register ${companyName} and to become its administrator.`,
        'The link below is valid for 7 days and can be used once.',
      ],
      action: { label: 'Register the company', url: link },
      footer: 'This mail was sent by Saring because an operator invited you.',
    },
  });
  await record(world, tx, actor, 'registration-link.sent', id);
  return { registrationLink: link, expiresAt: expiresAt.toISOString() };
}

/** Makes a registration link and mails it; the link is answered too, for where mail is not set up (D-15). */
export async function sendRegistrationLink(
  world: World,
  actor: Actor,
  input: { companyName: string; adminEmail: string },
) {
  return world.db.transaction(async (tx) => {
    if (await userByEmail(tx, input.adminEmail)) throw fail('email_taken');
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
    await record(world, tx, actor, 'registration-link.revoked', id);
  });
}

interface ProfileChange {
  name: string;
  email: string;
  currentPassword?: string | null;
  newPassword?: string | null;
}

/** Saves name and email and, if asked, a new password; then every other session ends and a fresh token is answered. */
export async function saveOwnProfile(
  world: World,
  actor: Actor,
  change: ProfileChange,
): Promise<{ accessToken?: string }> {
  const user = await userById(world.db, actor.userId);
  if (!user) throw fail('not_found');
  const other = await userByEmail(world.db, change.email);
  if (other && other.id !== user.id) throw fail('email_taken');
  if (change.newPassword) {
    await proveOwnPassword(world, actor, user, change.currentPassword ?? '');
    refuseEasy(world, 'newPassword', change.newPassword, [user.username, change.email]);
  }
  const saving = world.db.transaction(async (tx) => {
    await setNameAndEmail(tx, user.id, change.name, change.email);
    await record(world, tx, actor, 'profile.saved', user.id);
    const { username, email: to } = user;
    if (change.email.toLowerCase() !== to.toLowerCase())
      await tellNewAddress(world, tx, { cause: `address:${world.clock.newId()}`, to, username });
  });
  await saving.catch((error: unknown) => {
    throw isTaken(error) ? fail('email_taken') : error;
  });
  if (!change.newPassword) return {};
  const account = await replacePassword(world, actor, change.newPassword, 'password.changed');
  const { token } = await world.tokens.issue(account);
  return { accessToken: token };
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
