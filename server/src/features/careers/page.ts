/** What stands in a public page before the app has come: readable without script, and by machines. */
import { openJobsPerPage } from '@saring/contract/domain';
import { inScope } from '#platform/db/scope.ts';
import { Fail } from '#platform/http/fail.ts';
import type { Asked, PageParts } from '#platform/http/web.ts';
import type { World } from '#world';
import { openingsOf } from './openings.ts';
import { openingsParts } from './openings-parts.ts';
import { postingAt, postingBehind } from './posting.ts';
import { postingParts } from './posting-parts.ts';

const behindLink = /^\/user\/cvupload\/([\w-]+)\/?$/;
const ofCompany = /^\/companies\/([^/]+)\/jobs(?:\/([^/]+))?\/?$/;

/**
 * `unknown` where there is no such company or job; null for other addresses, links that lead nowhere, and whoever asks
 * for more than `count` lets through: the app itself then says why.
 */
export async function publicPage(
  world: World,
  asked: Asked,
  count: () => Promise<void>,
): Promise<PageParts | 'unknown' | null> {
  const parts = partsAt(world, asked);
  if (!parts) return null;
  try {
    return await inScope({ role: 'visitor' }, async () => {
      await count();
      return parts();
    });
  } catch (error) {
    if (!(error instanceof Fail)) throw error;
    return error.code === 'not_found' ? 'unknown' : null;
  }
}

/** What writes the parts of an address; null where it is of no public page. */
function partsAt(world: World, { path, query }: Asked): (() => Promise<PageParts>) | null {
  const token = behindLink.exec(path)?.[1];
  if (token) return async () => postingParts(world, await postingBehind(world, token));
  const [companyId, jobId] = (ofCompany.exec(path) ?? []).slice(1).map((part) => part && decodeURIComponent(part));
  if (!companyId) return null;
  if (jobId) return async () => postingParts(world, await postingAt(world, companyId, jobId));
  const page = Math.min(Math.max(1, Math.trunc(Number(query.get('page'))) || 1), 1_000_000);
  return async () =>
    openingsParts(world, await openingsOf(world, companyId, { page, pageSize: openJobsPerPage }), page);
}
