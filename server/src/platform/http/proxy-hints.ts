/** Tells of a proxy in front that nothing was said of: whatever counts by address then counts everybody as one. */
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { countTry } from '#platform/auth/limits.ts';
import type { Db } from '#platform/db/db.ts';
import { inScope } from '#platform/db/scope.ts';
import type { Log } from '#platform/observability/log.ts';
import type { Clock } from '#platform/process/clock.ts';
import { describe } from './http-errors.ts';
import { isPrivate, writtenAddress } from './network.ts';

/** Accounts at one address that is nobody's own on the internet: more than a household has, and than share one machine. */
const manyAccounts = 20;
/** Addresses that are watched; in a house with more of them people have addresses of their own. */
const mostAddresses = 1000;
/** Seconds for which it is known to `doctor`, and milliseconds after which it is told to it again. */
const kept = 86_400;
const again = 3_600_000;
/** The keys by which they are kept. */
const prefix = 'proxy:';
const forwarded = 'forwarded';
const shared = 'shared:';

/** What was seen in the last day: X-Forwarded-For without TRUST_PROXY, and private addresses that many accounts share. */
export interface SeenOfProxies {
  isForwarded: boolean;
  shared: string[];
}

interface Hinted {
  db: Db;
  clock: Clock;
  log: Log;
  config: { trustProxy: unknown };
}

/** Each is logged once, and kept for a day where `doctor` finds it. */
export function installProxyHints(app: FastifyInstance, { db, clock, log, config }: Hinted): void {
  const accounts = new Map<string, Set<string>>();
  const told = new Map<string, number>();
  const tell = (key: string, say: () => void) => {
    const [before, now] = [told.get(key), clock.now()];
    if (before !== undefined && now.getTime() - before < again) return;
    told.set(key, now.getTime());
    if (before === undefined) say();
    const rule = { key: prefix + key, max: Number.POSITIVE_INFINITY, per: kept };
    inScope({ role: 'visitor' }, () => countTry(db, now, rule)).catch((error: unknown) =>
      log.warn({ error: describe(error) }, 'what was seen of a proxy is not kept'),
    );
  };
  app.addHook('onResponse', ({ headers, ip, actor }, _reply, done) => {
    if (config.trustProxy === false && headers['x-forwarded-for'] !== undefined)
      tell(forwarded, () =>
        log.warn(
          'X-Forwarded-For comes with requests, but TRUST_PROXY is off: limits by address count all people as one',
        ),
      );
    const address = actor && isPrivate(ip) ? writtenAddress(ip) : null;
    if (address && isShared(accounts, address, actor?.userId ?? ''))
      tell(shared + address, () =>
        log.warn(
          { address },
          'many accounts come from one private address: if it is a proxy, name it in TRUST_PROXY and there',
        ),
      );
    done();
  });
}

function isShared(accounts: Map<string, Set<string>>, address: string, userId: string): boolean {
  const here = accounts.get(address) ?? new Set();
  if (accounts.size < mostAddresses) accounts.set(address, here);
  // No more of them than tell it.
  return here.size > manyAccounts || here.add(userId).size > manyAccounts;
}

/** On a connection that reads all tables. */
export async function seenOfProxies(client: pg.ClientBase): Promise<SeenOfProxies> {
  const { rows } = await client.query<{ key: string }>(
    'select key from rate_limits where starts_with(key, $1) and resets_at > now() order by key',
    [prefix],
  );
  const keys = rows.map(({ key }) => key.slice(prefix.length));
  return {
    isForwarded: keys.includes(forwarded),
    shared: keys.filter((key) => key.startsWith(shared)).map((key) => key.slice(shared.length)),
  };
}
