/** Binds the operator's calls. */
import { api } from '@saring/contract';
import { type CompanyRow, countLinks, linkStatus, pageOfLinks } from '#features/companies/index.ts';
import { userById } from '#features/users/index.ts';
import { type Binding, bind } from '#platform/bind.ts';
import { fail } from '#platform/fail.ts';
import { pageAnswer, pageOf } from '#platform/paging.ts';
import type { World } from '#world';
import {
  dashboardFigures,
  resendRegistrationLink,
  revokeRegistrationLink,
  saveOwnProfile,
  sendRegistrationLink,
  setCompanyStatus,
} from './actions.ts';
import { countCompanies, countUsers, pageOfCompanies, pageOfUsers } from './store.ts';

/** A row as D-33 has it: names and addresses under both of the documents' keys. */
function rowOf({ company, adminEmail }: { company: CompanyRow; adminEmail: string | null }) {
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
  };
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
    bind(api.superuser.setCompanyStatus, async ({ params, query }, { actor }) => {
      const row = await setCompanyStatus(world, actor, params.id, query.statusUpdate);
      return { message: `Company ${query.statusUpdate}`, company: rowOf(row) };
    }),
    bind(api.superuser.sendRegistrationLink, async ({ body }, { actor }) => {
      const sent = await sendRegistrationLink(world, actor, body);
      return { message: 'Registration link sent successfully!', ...sent };
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
      const links = rows.map((link) => ({
        id: link.id,
        companyName: link.companyName,
        adminEmail: link.adminEmail,
        status: linkStatus(link, now),
        createdAt: link.createdAt.toISOString(),
        expiresAt: link.expiresAt.toISOString(),
      }));
      return { links, ...pageAnswer(query, await countLinks(world.db, query, now)) };
    }),
    bind(api.superuser.resendRegistrationLink, async ({ params }, { actor }) => {
      const sent = await resendRegistrationLink(world, actor, params.id);
      return { message: 'Registration link sent successfully!', ...sent };
    }),
    bind(api.superuser.revokeRegistrationLink, async ({ params }, { actor }) => {
      await revokeRegistrationLink(world, actor, params.id);
      return { message: 'The registration link was revoked.' };
    }),
    bind(api.superuser.profile, async (_input, { actor }) => {
      const user = await userById(world.db, actor.userId);
      if (!user) throw fail('not_found');
      return { username: user.username, name: user.name || user.username, email: user.email };
    }),
    bind(api.superuser.saveProfile, async ({ body }, { actor }) => {
      const { accessToken } = await saveOwnProfile(world, actor, body);
      return {
        message: 'Settings saved successfully!',
        username: actor.username,
        name: body.name,
        email: body.email,
        accessToken,
      };
    }),
    bind(api.superuser.users, async ({ query }) => {
      const total = await countUsers(world.db, query);
      const rows = await pageOfUsers(world.db, query, query.sort ?? 'created', query.order ?? 'desc', pageOf(query));
      const list = rows.map((user) => ({ ...user, createdAt: user.createdAt.toISOString() }));
      return { count: total, users: list, ...pageAnswer(query, total) };
    }),
    bind(api.superuser.stats, () => dashboardFigures(world)),
  ];
}
