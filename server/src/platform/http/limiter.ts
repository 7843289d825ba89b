/** The limits in docs/security.md that count every call; those that count only failures are counted by their actions. */
import type { Endpoint, Limit } from '@saring/contract';
import { countTry } from '#platform/auth/limits.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Db } from '#platform/db/db.ts';
import type { Clock } from '#platform/process/clock.ts';
import { Fail } from './fail.ts';
import { networksOf } from './network.ts';

const hour = 3600;
const minute = 60;

/** How many calls in how many seconds: of an account where somebody is signed in, of a network otherwise. */
const rules: Partial<Record<Limit, { max: number; per: number }>> = {
  'sign-in': { max: 60, per: 15 * minute },
  codes: { max: 20, per: hour },
  registration: { max: 20, per: hour },
  uploads: { max: 60, per: hour },
  downloads: { max: 20, per: hour },
  assistant: { max: 60, per: hour },
  applications: { max: 20, per: hour },
  // Each may go to a thousand applicants of the company, and another message is another mail.
  mail: { max: 60, per: hour },
};

const everything = { max: 600, per: minute };
/** Of so many callers a process counts the calls of a minute at most, which takes some 10 MB; with more of them a new minute begins. */
const mostCallers = 50_000;

/** Counts a call. The general limit is kept in this process alone: it is a guard against floods, not a promise. */
export function createLimiter(world: { db: Db; clock: Clock; config: { rateLimit: boolean } }) {
  let window = new Map<string, number>();
  let windowEnds = 0;

  function countHere(who: string, max: number, now: number): void {
    if (now > windowEnds || window.size >= mostCallers) {
      window = new Map();
      windowEnds = now + everything.per * 1000;
    }
    const count = (window.get(who) ?? 0) + 1;
    window.set(who, count);
    if (count > max) throw new Fail('too_many', { retryAfter: Math.ceil((windowEnds - now) / 1000) });
  }

  return async (endpoint: Endpoint, actor: Actor | null, ip: string): Promise<void> => {
    if (!world.config.rateLimit) return;
    if (endpoint.path.startsWith('/api/health/')) return;
    // From the narrowest on: what is refused of one line is not counted against its neighbours.
    const callers = actor
      ? [{ who: `account:${actor.userId}`, share: 1 }]
      : networksOf(ip).map(({ name, share }) => ({ who: `address:${name}`, share }));
    const now = world.clock.now();
    for (const { who, share } of callers) countHere(who, everything.max * share, now.getTime());
    const rule = endpoint.limit ? rules[endpoint.limit] : undefined;
    if (!rule) return;
    for (const { who, share } of callers)
      await countTry(world.db, now, { key: `${endpoint.limit}:${who}`, max: rule.max * share, per: rule.per });
  };
}
