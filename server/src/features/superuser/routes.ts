/** Binds the operator's calls. */
import { api } from '@saring/contract';
import { userById } from '#features/accounts/index.ts';
import { countLinks, linkStatus, pageOfLinks } from '#features/companies/index.ts';
import { statesBecause } from '#features/emails/index.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import { rememberDevice } from '#platform/http/device.ts';
import { fail } from '#platform/http/fail.ts';
import { pageAnswer, pageOf } from '#platform/http/paging.ts';
import type { World } from '#world';
import {
  dashboardFigures,
  mailCause,
  makeOperator,
  resendRegistrationLink,
  revokeRegistrationLink,
  saveOwnProfile,
  sendRegistrationLink,
  setCompanyStatus,
} from './actions.ts';
import { firstRunBindings } from './first-run.ts';
import { isRepeatable, sendTestMail, tryMailAgain } from './mails.ts';
import { orderCompanyErasure, orderUserErasure, suspendCompany, suspendUser } from './standing.ts';
import { countCompanies, countMails, countUsers, pageOfCompanies, pageOfMails, pageOfUsers } from './store.ts';
import { words } from './words.ts';

/** Names and addresses stand under both keys that the documented interface has for them. */
function rowOf({ company, adminEmail, similarTo, standing }: Awaited<ReturnType<typeof pageOfCompanies>>[number]) {
  const email = company.contactEmail || adminEmail || '';
  return {
    id: company.id,
    username: company.id,
    name: company.name,
    companyName: company.name,
    email,
    contactEmail: email,
    industry: company.industry ?? 'N/A',
    status: company.status,
    paymentStatus: company.paymentStatus,
    verified: company.status === 'verified',
    createdAt: company.createdAt.toISOString(),
    jobCount: company.jobCount,
    applicationCount: company.applicationCount,
    standing,
    similarTo,
  };
}

function userOf({ createdAt, ...user }: Awaited<ReturnType<typeof pageOfUsers>>[number]) {
  return { ...user, createdAt: createdAt.toISOString() };
}

export function superuserBindings(world: World): Binding[] {
  return [
    bind(api.superuser.companies, async ({ query }) => {
      const rows = await pageOfCompanies(
        world.db,
        query,
        query.sort ?? 'created',
        query.order ?? 'desc',
        pageOf(query),
      );
      return { companies: rows.map(rowOf), ...pageAnswer(query, await countCompanies(world.db, query)) };
    }),
    bind(api.superuser.setCompanyStatus, async ({ params, query }, { actor, language }) => {
      const row = await setCompanyStatus(world, actor, params.id, query.statusUpdate, query);
      return {
        message: words(language)(query.statusUpdate === 'verified' ? 'companyVerified' : 'companyRejected'),
        company: rowOf(row),
      };
    }),
    ...standingBindings(world),
    ...linkBindings(world),
    ...mailBindings(world),
    ...firstRunBindings(world),
    ...profileBindings(world),
    bind(api.superuser.users, async ({ query }) => {
      const total = await countUsers(world.db, query);
      const rows = await pageOfUsers(world.db, query, query.sort ?? 'created', query.order ?? 'desc', pageOf(query));
      return { count: total, users: rows.map(userOf), ...pageAnswer(query, total) };
    }),
    bind(api.superuser.stats, () => dashboardFigures(world)),
  ];
}

/** Who is not to be here, and who is to operate too. */
function standingBindings(world: World): Binding[] {
  return [
    bind(api.superuser.suspendCompany, async ({ params, body }, { actor, language }) => {
      const row = await suspendCompany(world, actor, params.id, body);
      const message = words(language)(body.suspended ? 'companySuspended' : 'suspensionLifted');
      return { message, company: rowOf(row) };
    }),
    bind(api.superuser.eraseCompany, async ({ params, body }, { actor, language }) => {
      await orderCompanyErasure(world, actor, params.id, body);
      return { message: words(language)('companyErasing') };
    }),
    bind(api.superuser.suspendUser, async ({ params, body }, { actor, language }) => {
      const row = await suspendUser(world, actor, params.username, body);
      const message = words(language)(body.suspended ? 'userSuspended' : 'suspensionLifted');
      return { message, user: userOf(row) };
    }),
    bind(api.superuser.eraseUser, async ({ params, body }, { actor, language }) => {
      await orderUserErasure(world, actor, params.username, body);
      return { message: words(language)('userErasing') };
    }),
    bind(api.superuser.makeOperator, async ({ body }, { actor, language }) => {
      const password = await makeOperator(world, actor, body);
      return { message: words(language)('operatorMade'), username: body.username, password };
    }),
  ];
}

function linkBindings(world: World): Binding[] {
  return [
    bind(api.superuser.sendRegistrationLink, async ({ body }, { actor, language }) => {
      const sent = await sendRegistrationLink(world, actor, body);
      return { message: words(language)('linkSent'), ...sent };
    }),
    bind(api.superuser.registrationLinks, async ({ query }) => {
      const now = world.clock.now();
      const rows = await pageOfLinks(
        world.db,
        query,
        query.sort ?? 'created',
        query.order ?? 'desc',
        pageOf(query),
        now,
      );
      const mails = await statesBecause(world.db, rows.map(mailCause));
      const mailOf = (cause: string) => mails.find((mail) => mail.cause === cause);
      const links = rows.map((link) => ({
        id: link.id,
        companyName: link.companyName,
        adminEmail: link.adminEmail,
        usedEmail: link.usedEmail,
        status: linkStatus(link, now),
        mail: toldOf(mailOf(mailCause(link))),
        createdAt: link.createdAt.toISOString(),
        expiresAt: link.expiresAt.toISOString(),
      }));
      return { links, ...pageAnswer(query, await countLinks(world.db, query, now)) };
    }),
    bind(api.superuser.resendRegistrationLink, async ({ params }, { actor, language }) => {
      const sent = await resendRegistrationLink(world, actor, params.id);
      return { message: words(language)('linkSent'), ...sent };
    }),
    bind(api.superuser.revokeRegistrationLink, async ({ params }, { actor, language }) => {
      await revokeRegistrationLink(world, actor, params.id);
      return { message: words(language)('linkRevoked') };
    }),
  ];
}

const toldOf = (mail: { state: string; error: string | null } | undefined) =>
  mail ? { state: mail.state, error: mail.error } : null;

function mailBindings(world: World): Binding[] {
  return [
    bind(api.superuser.mails, async ({ query }) => {
      const rows = await pageOfMails(world.db, query.state, pageOf(query));
      const mails = rows.map((mail) => ({
        id: mail.id,
        to: mail.recipient,
        subject: mail.subject,
        state: mail.state,
        attempts: mail.attempts,
        error: mail.error,
        repeatable: isRepeatable(world, mail),
        createdAt: mail.createdAt.toISOString(),
        sentAt: mail.sentAt?.toISOString() ?? null,
      }));
      return { mails, ...pageAnswer(query, await countMails(world.db, query.state)) };
    }),
    bind(api.superuser.sendMailAgain, async ({ params }, { language }) => {
      await tryMailAgain(world, params.id);
      return { message: words(language)('mailTriedAgain') };
    }),
    bind(api.superuser.sendTestMail, async ({ body }, { actor, language, signal }) => {
      const { state, error } = await sendTestMail(world, actor.userId, body.email, signal);
      return { message: words(language)(state === 'sent' ? 'testMailSent' : 'testMailNot'), state, error };
    }),
  ];
}

/** The operator's own account. */
function profileBindings(world: World): Binding[] {
  return [
    bind(api.superuser.profile, async (_input, { actor }) => {
      const user = await userById(world.db, actor.userId);
      if (!user) throw fail('not_found');
      return { username: user.username, name: user.name || user.username, email: user.email };
    }),
    bind(api.superuser.saveProfile, async ({ body }, { actor, source, reply, language }) => {
      const { email, signedIn } = await saveOwnProfile(world, actor, body, source.browser);
      if (signedIn) await rememberDevice(world, reply, signedIn.account, world.clock.newId());
      return {
        message: words(language)('settingsSaved'),
        username: actor.username,
        name: body.name,
        email,
        accessToken: signedIn?.accessToken,
      };
    }),
  ];
}
