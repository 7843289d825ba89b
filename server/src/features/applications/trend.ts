/** How a company's applications come in and how far they come: what the dashboard draws. */

import { dayOf, daysUpTo, startOfDay } from '@saring/contract/domain';
import { owns } from '#features/jobs/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { applicationFunnel, applicationsPerDay } from './trend-store.ts';

const shownDays = 30;

/** Days are those of the configured zone; withdrawn applications do not count. */
export async function applicationTrend(world: World, actor: Actor, companyId: string) {
  if (!owns(actor, companyId)) throw fail('not_found');
  const { timeZone } = world.config;
  const days = daysUpTo(dayOf(world.clock.now(), timeZone), shownDays);
  const from = startOfDay(days[0] ?? '', timeZone);
  const [counts, funnel] = await Promise.all([
    applicationsPerDay(world.db, companyId, from, timeZone),
    applicationFunnel(world.db, companyId),
  ]);
  return { days: days.map((date) => ({ date, count: counts.get(date) ?? 0 })), funnel };
}
