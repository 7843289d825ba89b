/** The networks that an address belongs to: what limits count by, since one home has more IPv6 addresses than could be counted. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

export interface Network {
  name: string;
  /** How many times what one caller may do is left to all of this network. */
  share: number;
}

/** What is no address, such as a proxy's "unknown", is one network: whoever makes up such headers gains nothing by it. */
const unknown: readonly Network[] = [{ name: 'unknown', share: 1 }];
/** Some proxies write the port too; it differs with every connection. */
const port = /^(\d[\d.]*|\[.*\]):\d*$/;
/** IPv4 as IPv6-only networks write it (RFC 6052). */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/**
 * From the narrowest to the widest: an IPv4 address is one of its own, however it is written; of an IPv6 address the /64,
 * which is what one line has, and the /48, which is what one customer may have, with four times the share.
 */
export function networksOf(address: string | undefined): readonly Network[] {
  // A zone (`%eth0`) is the receiver's own name for a link, and says nothing of who calls.
  const bare = (address ?? '')
    .trim()
    .replace(port, '$1')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(bare) === 0) return unknown;
  const parsed = ipaddr.process(bare);
  if (parsed instanceof ipaddr.IPv4) return [{ name: parsed.toString(), share: 1 }];
  if (parsed.match(translated)) return [{ name: parsed.toByteArray().slice(12).join('.'), share: 1 }];
  const first = (groups: number) =>
    parsed.parts
      .slice(0, groups)
      .map((part) => part.toString(16))
      .join(':');
  return [
    { name: `${first(4)}::/64`, share: 1 },
    { name: `${first(3)}::/48`, share: 4 },
  ];
}

/** The widest of them: whoever may choose among many of the narrow ones is counted by this. */
export function widestNetwork(address: string | undefined): string {
  return networksOf(address).at(-1)?.name ?? 'unknown';
}
