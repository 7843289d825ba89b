/** The limits of D-42 that count every call; those that count only failures are counted by their actions. */
import type { Endpoint, Limit } from '@saring/contract';
import type { Db } from './db.ts';
import { Fail } from './fail.ts';
import { countTry } from './limits.ts';
import type { Actor } from './session.ts';

const hour = 3600;
const minute = 60;

/** How many calls in how many seconds, per account or per address. */
const rules: Partial<Record<Limit, { per: 'account' | 'address'; max: number; seconds: number }>> = {
  'sign-in': { per: 'address', max: 60, seconds: 15 * minute },
  codes: { per: 'address', max: 20, seconds: hour },
  registration: { per: 'address', max: 20, seconds: hour },
  uploads: { per: 'account', max: 60, seconds: hour },
  downloads: { per: 'account', max: 20, seconds: hour },
  assistant: { per: 'account', max: 60, seconds: hour },
  applications: { per: 'account', max: 20, seconds: hour },
  // Each may go to a thousand applicants of the company, and another message is another mail.
  mail: { per: 'account', max: 60, seconds: hour },
};

const everything = { max: 600, seconds: minute };

/** Counts a call. The general limit is kept in this process alone: it is a guard against floods, not a promise. */
export function createLimiter(world: { db: Db; config: { rateLimit: boolean } }) {
  let window = new Map<string, number>();
  let windowEnds = 0;

  function countHere(who: string): void {
    const now = Date.now();
    if (now > windowEnds) {
      window = new Map();
      windowEnds = now + everything.seconds * 1000;
    }
    const count = (window.get(who) ?? 0) + 1;
    window.set(who, count);
    if (count > everything.max) throw new Fail('too_many', { retryAfter: Math.ceil((windowEnds - now) / 1000) });
  }

  return async (endpoint: Endpoint, actor: Actor | null, ip: string): Promise<void> => {
    if (!world.config.rateLimit) return;
    if (endpoint.path.startsWith('/api/health/')) return;
    countHere(actor ? `account:${actor.userId}` : `address:${ip}`);
    const rule = endpoint.limit ? rules[endpoint.limit] : undefined;
    if (!rule) return;
    const who = rule.per === 'account' && actor ? `account:${actor.userId}` : `address:${ip}`;
    await countTry(world.db, { key: `${endpoint.limit}:${who}`, max: rule.max, seconds: rule.seconds });
  };
}
