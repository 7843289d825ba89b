/** The limits in docs/security.md that count every call, and those that are refused; what counts wrong tries of one account is counted by its actions. */
import type { Endpoint, Limit } from '@saring/contract';
import { countTry, takeBackTry } from '#platform/auth/limits.ts';
import type { Actor } from '#platform/auth/session.ts';
import type { Db } from '#platform/db/db.ts';
import type { Clock } from '#platform/process/clock.ts';
import { Fail } from './fail.ts';
import { countsOfAMinute } from './minute.ts';
import { isOf, type NetworkList, networksOf } from './network.ts';

const hour = 3600;

/** In how many seconds; the others are counted by the minute, in each process. */
const seconds: Partial<Record<Limit, number>> = {
  'sign-in': hour / 4,
  codes: hour,
  registration: hour,
  uploads: hour,
  downloads: hour,
  assistant: hour,
  applications: hour,
  // Each may go to a thousand applicants of the company, and another message is another mail.
  mail: hour,
  // Each leaves a line in a trail that is kept for good.
  changes: hour,
};

/** How many calls of a kind there may be, and how many that are refused. */
export type Limits = Record<Limit | 'refused', number>;

export interface Limiter {
  /** Counts a call, of an account where somebody is signed in, of the network otherwise. Throws 429. */
  count(endpoint: Endpoint, actor: Actor | null, address: string): Promise<void>;
  /** Takes it back where only what fails counts: a sign-in. */
  succeeded(endpoint: Endpoint, actor: Actor | null, address: string): Promise<void>;
  /** Throws 429 where too much of the network was refused in this minute, before anybody looks who asks. */
  admit(address: string): void;
  refused(address: string): void;
}

interface Limited {
  db: Db;
  clock: Clock;
  config: { rateLimit: boolean; limits: Limits; limitsExempt: NetworkList };
}

/** What is counted by the minute is kept in this process alone: it is a guard against floods, not a promise. */
export function createLimiter({ db, clock, config }: Limited): Limiter {
  const { limits } = config;
  const calls = countsOfAMinute(clock);
  const refusals = countsOfAMinute(clock);

  // From the narrowest on: what is refused of one line is not counted against its neighbours.
  const networks = (address: string) =>
    !config.rateLimit || isOf(config.limitsExempt, address)
      ? []
      : networksOf(address).map(({ name, share }) => ({ who: `address:${name}`, share }));
  const callers = (actor: Actor | null, address: string) =>
    actor && config.rateLimit ? [{ who: `account:${actor.userId}`, share: 1 }] : networks(address);

  return {
    async count({ limit, path }, actor, address) {
      if (isHealth(path)) return;
      const counted = callers(actor, address);
      for (const { who, share } of counted) if (calls.add(who) > limits.default * share) throw tooMany(calls.left());
      const per = limit && seconds[limit];
      if (!per) return;
      for (const { who, share } of counted)
        await countTry(db, clock.now(), { key: `${limit}:${who}`, max: limits[limit] * share, per });
    },
    async succeeded({ limit }, actor, address) {
      if (limit !== 'sign-in' || actor) return;
      const keys = callers(actor, address).map(({ who }) => `${limit}:${who}`);
      if (keys.length > 0) await takeBackTry(db, keys);
    },
    admit(address) {
      for (const { who, share } of networks(address))
        if (refusals.of(who) >= limits.refused * share) throw tooMany(refusals.left());
    },
    refused(address) {
      for (const { who } of networks(address)) refusals.add(who);
    },
  };
}

/** Whoever asks whether the process is well is neither counted nor made to wait. */
export const isHealth = (path: string) => path.startsWith('/api/health/');

const tooMany = (retryAfter: number) => new Fail('too_many', { retryAfter });
