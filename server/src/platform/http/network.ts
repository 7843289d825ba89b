/** The networks that an address belongs to: what limits count by, since one home has more IPv6 addresses than could be counted. */
import { isIP } from 'node:net';
import ipaddr from 'ipaddr.js';

type Address = ipaddr.IPv4 | ipaddr.IPv6;

export interface Network {
  name: string;
  /** How many times what one caller may do is left to all of this network. */
  share: number;
}

/** What is no address, such as a proxy's "unknown", is one network: whoever makes up such headers gains nothing by it. */
const unknown = 'unknown';
/** Some proxies write the port too; it differs with every connection. */
const port = /^(\d[\d.]*|\[.*\]):\d*$/;
/** IPv4 as IPv6-only networks write it (RFC 6052). */
const translated = ipaddr.IPv6.parseCIDR('64:ff9b::/96');

/** IPv4 in any of its ways is IPv4; null for what is no address. */
function parsed(address: string | undefined): Address | null {
  // A zone (`%eth0`) is the receiver's own name for a link, and says nothing of who calls.
  const bare = (address ?? '')
    .trim()
    .replace(port, '$1')
    .replace(/^\[(.*)\]$/, '$1')
    .replace(/%.*$/, '');
  if (isIP(bare) === 0) return null;
  const found = ipaddr.process(bare);
  if (found instanceof ipaddr.IPv6 && found.match(translated)) return new ipaddr.IPv4(found.toByteArray().slice(12));
  return found;
}

/**
 * From the narrowest to the widest: an IPv4 address is one of its own, however it is written; of an IPv6 address the /64,
 * which is what one line has, and the /48, which is what one customer may have, with four times the share.
 */
export function networksOf(address: string | undefined): readonly Network[] {
  const found = parsed(address);
  if (!(found instanceof ipaddr.IPv6)) return [{ name: found?.toString() ?? unknown, share: 1 }];
  const first = (groups: number) =>
    found.parts
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
  return networksOf(address).at(-1)?.name ?? unknown;
}

/** As one writes it, for a log; never what came where that is no address. */
export function writtenAddress(address: string | undefined): string {
  return parsed(address)?.toString() ?? unknown;
}

/** Whether it is of a network that is nobody's own on the internet: that of a proxy, a container or a house. */
export function isPrivate(address: string | undefined): boolean {
  const range = parsed(address)?.range() ?? '';
  return ['private', 'loopback', 'uniqueLocal', 'linkLocal', 'carrierGradeNat'].includes(range);
}

export type NetworkList = readonly [Address, number][];

/** Networks as people write them (`10.0.0.0/8, 2001:db8::/48, 192.0.2.7`); null where one of them is none. */
export function networkList(text: string): NetworkList | null {
  const written = text.split(/[\s,]+/).filter(Boolean);
  const cidrs = written.map((one) => (one.includes('/') ? one : `${one}/${isIP(one) === 6 ? 128 : 32}`));
  // The library takes `10.1` for an address, too.
  if (!cidrs.every((one) => isIP(one.split('/')[0] ?? '') && ipaddr.isValidCIDR(one))) return null;
  return cidrs.map((one) => ipaddr.parseCIDR(one));
}

/** Whether an IP address lies in one of the networks; false for what is no address. */
export function isOf(networks: NetworkList, address: string | undefined): boolean {
  const found = parsed(address);
  return networks.some(
    ([network, bits]) => found !== null && found.kind() === network.kind() && found.match(network, bits),
  );
}
