/** The notice of a company as it is now, and the one that an applicant was given. */
import { readableApplication } from '#features/applications/core/index.ts';
import { type CompanyRow, openCompany } from '#features/companies/index.ts';
import { toldToCandidates } from '#features/retention/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { World } from '#world';
import { keptNotice } from './store.ts';
import { type Notice, noticeOf } from './text.ts';

/** As the company and the configuration are now. */
export function noticeFor(world: World, company: CompanyRow): Notice {
  const { privacyContact, privacyAuthority } = world.config;
  return noticeOf({
    company,
    operator: privacyContact?.replace(/^(?:mailto|tel):/, '') ?? null,
    authority: privacyAuthority,
    recipients: world.config.recipients,
    periods: toldToCandidates(world, company),
  });
}

/** Throws `not_found` for a company that takes no applications. */
export async function currentNotice(world: World, companyId: string): Promise<Notice> {
  return noticeFor(world, await openCompany(world, companyId));
}

/** What an applicant was given, for them and for the company. Anybody else's is 404. */
export async function givenNotice(world: World, actor: Actor, id: string) {
  const { companyId, noticeHash, consentAt, appliedAt } = await readableApplication(world, actor, id);
  const notice = noticeHash === null ? null : await keptNotice(world.db, companyId, noticeHash);
  return {
    notice,
    givenAt: notice && appliedAt.toISOString(),
    consentAt: consentAt?.toISOString() ?? null,
  };
}
