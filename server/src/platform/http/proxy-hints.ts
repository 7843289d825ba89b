/** Tells, once, of a proxy in front that nothing was said of: whatever counts by address then counts everybody as one. */
import type { FastifyInstance } from 'fastify';
import type { Log } from '#platform/observability/log.ts';
import { isPrivate, writtenAddress } from './network.ts';

/** Accounts at one address that is nobody's own on the internet: more than a household has, and than share one machine. */
const manyAccounts = 20;
/** Addresses that are watched; in a house with more of them people have addresses of their own. */
const mostAddresses = 1000;

export function installProxyHints(app: FastifyInstance, log: Log, isTrusting: boolean): void {
  let isForwardedTold = isTrusting;
  let accounts: Map<string, Set<string>> | null = new Map();
  app.addHook('onResponse', ({ headers, ip, actor }, _reply, done) => {
    if (!isForwardedTold && headers['x-forwarded-for'] !== undefined) {
      isForwardedTold = true;
      log.warn(
        'X-Forwarded-For comes with requests, but TRUST_PROXY is off: limits by address count all people as one',
      );
    }
    if (accounts && actor && isPrivate(ip) && isShared(accounts, writtenAddress(ip), actor.userId)) {
      accounts = null;
      const address = writtenAddress(ip);
      log.warn(
        { address },
        'many accounts come from one private address: if it is a proxy, name it in TRUST_PROXY and there',
      );
    }
    done();
  });
}

function isShared(accounts: Map<string, Set<string>>, address: string, userId: string): boolean {
  const here = accounts.get(address) ?? new Set();
  if (accounts.size < mostAddresses) accounts.set(address, here);
  return here.add(userId).size > manyAccounts;
}
