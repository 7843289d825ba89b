/** Which calls a page makes first, by its address alone. A call that is missing here is made later, by the page itself. */
import { api } from '@saring/contract';
import { type FirstCall, firstCall } from '#client/early.ts';
import type { Session } from '#client/session.ts';
import { detailInput, firstListCalls } from '#features/applications/list-query.ts';

type Calls = (id: string, address: URLSearchParams, own: string) => FirstCall[];

/** By address, with its one parameter as `id`; `own` is the company's or the person's id. */
const pages: { role: Session['role']; address: RegExp; calls: Calls }[] = [
  {
    role: 'admin',
    address: /^\/admin\/main_user_data\/([^/]+)\/?$/,
    calls: (jobId, address, companyId) => [
      firstCall(api.jobs.byId, { params: { jobId }, query: { companyId } }),
      ...(ranking.test(address.get('tab') ?? '') ? firstListCalls(companyId, jobId, address) : []),
    ],
  },
  {
    role: 'admin',
    address: /^\/profile\/([^/]+)\/?$/,
    calls: (id) => [firstCall(api.applications.byId, detailInput(id))],
  },
  {
    role: 'admin',
    address: /^\/admin(?:\/dashboard)?\/?$/,
    calls: (_, __, companyId) => [
      firstCall(api.companies.profile, { params: { username: companyId } }),
      firstCall(api.applications.stats, { params: { companyId } }),
      firstCall(api.jobs.stats, { params: { companyId } }),
    ],
  },
  {
    role: 'user',
    address: /^\/user(?:\/cdashboard)?\/?$/,
    calls: (_, __, username) => [
      firstCall(api.applicants.profile, { params: { username } }),
      firstCall(api.applications.own, { params: { id: username } }),
    ],
  },
  {
    role: 'user',
    address: /^\/user\/application\/([^/]+)\/?$/,
    calls: (id) => [firstCall(api.applications.ownById, { params: { id } })],
  },
];

/** The tab that is open unless another is named. */
const ranking = /^(Applicant Ranking)?$/;

/** Areas whose guard has the token checked (features/auth/guard.tsx). */
const guarded: Record<string, RegExp> = { admin: /^\/(admin|profile)(\/|$)/, superuser: /^\/superuser(\/|$)/ };

/** Nothing for an address that the session's role has no access to. */
export function firstCalls({ role, token, sub }: Session, pathname: string, search: string): FirstCall[] {
  const check = guarded[role]?.test(pathname) ? [firstCall(api.auth.verifyToken, { params: { token } })] : [];
  for (const page of pages) {
    const found = page.role === role ? page.address.exec(pathname) : null;
    if (found) return [...page.calls(decodeURIComponent(found[1] ?? ''), new URLSearchParams(search), sub), ...check];
  }
  return check;
}
