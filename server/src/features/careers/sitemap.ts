/** Which public pages search engines may find. */
import { careersPath, publicJobPath } from '@saring/contract/domain';
import { inScope } from '#platform/db/scope.ts';
import type { World } from '#world';
import { present } from './openings.ts';
import { newestOpenJobs } from './store.ts';

/** A sitemap may name 50,000 pages; older jobs are found by the pages of their companies. */
const mostJobs = 10_000;

/** Those who ask at once share one answer: it looks at every open job. */
export function sharedPaths(world: World): () => Promise<string[]> {
  let asking: Promise<string[]> | null = null;
  return () => {
    asking ??= publicPaths(world).finally(() => {
      asking = null;
    });
    return asking;
  };
}

/** The paths of the newest open jobs, and of the companies that have them. */
async function publicPaths(world: World): Promise<string[]> {
  const jobs = await inScope({ role: 'visitor' }, () =>
    newestOpenJobs(world.db, present(world), world.config.requireCompanyVerification, mostJobs),
  );
  const companies = new Set(jobs.map(({ companyId }) => companyId));
  return [...[...companies].map(careersPath), ...jobs.map(({ id, companyId }) => publicJobPath(companyId, id))];
}
