/** Who outside of this installation receives personal data, as it is configured. */
import { type RecipientKind, recipientKinds } from '@saring/contract';
import { isPrivate } from '#platform/http/network.ts';

export interface Recipient {
  kind: RecipientKind;
  /** The name or address of the machine that is sent to. */
  host: string;
}

/** A name without a dot, such as `postgres`, and a private address are found in the installation's own network alone. */
const isOwn = (host: string) => !/[.:]/.test(host) || isPrivate(host);

/** Of the addresses those of others. */
export function recipientsOf(addresses: Record<RecipientKind, string | undefined>): Recipient[] {
  return recipientKinds.flatMap((kind) => {
    const host = URL.parse(addresses[kind] ?? '')?.hostname ?? '';
    return isOwn(host) ? [] : [{ kind, host }];
  });
}
