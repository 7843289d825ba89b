/** Who outside of this installation receives personal data, as it is configured. */
import { type RecipientKind, recipientKinds } from '@saring/contract';
import { isPrivate } from '#platform/http/network.ts';

export interface Recipient {
  kind: RecipientKind;
  /** The name or address of the machine that is sent to. */
  host: string;
}

/** A name without a dot, such as `postgres`, one that no public register gives out, a private address and a folder of sockets are found in the installation's own network alone. */
const isOwn = (host: string) =>
  !/[.:]/.test(host) ||
  host.startsWith('/') ||
  /\.(?:local|localhost|internal|lan|home\.arpa)\.?$/i.test(host) ||
  isPrivate(host);

/** In an address of PostgreSQL the host may stand behind it. */
function hostOf(address: string | undefined): string {
  const url = URL.parse(address ?? '');
  return url?.searchParams.get('host') || url?.hostname || '';
}

/** Of the addresses those of others. */
export function recipientsOf(addresses: Record<RecipientKind, string | undefined>): Recipient[] {
  return recipientKinds.flatMap((kind) => {
    const host = hostOf(addresses[kind]);
    return isOwn(host) ? [] : [{ kind, host }];
  });
}
