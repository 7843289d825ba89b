/** Kinds of values that a variable of the environment may have, each with what is said of any other. */
import { z } from 'zod';
import { type NetworkList, networkList } from '#platform/http/network.ts';

export const blank = (value: unknown) => (value === '' ? undefined : value);
export const optional = z.preprocess(blank, z.string().optional());
export const flag = (fallback: boolean) =>
  z
    .preprocess(blank, z.enum(['true', 'false'], 'must be true or false').default(fallback ? 'true' : 'false'))
    .transform((value) => value === 'true');
export const url = (protocols: string[]) => {
  const beginnings = protocols.map((protocol) => `${protocol}//`);
  return optional.superRefine((value = '', context) => {
    if (value === '') return;
    if (!beginnings.some((beginning) => value.toLowerCase().startsWith(beginning)))
      context.addIssue({ code: 'custom', message: `must be an address starting with ${beginnings.join(' or ')}` });
    else if (!isReadable(value))
      context.addIssue({
        code: 'custom',
        message: 'cannot be read as an address: in a password, / ? # @ % are written as %2F %3F %23 %40 %25',
      });
  });
};

/** Signs of a password end it where they are not written otherwise; what follows a # is then no part of the address. */
function isReadable(address: string): boolean {
  const at = URL.parse(address);
  if (!at || (at.hash !== '' && !/^https?:/.test(at.protocol))) return false;
  try {
    decodeURIComponent(at.username + at.password);
    return true;
  } catch {
    return false;
  }
}

export const whole = (min: number, max: number, fallback: number) =>
  z.preprocess(
    blank,
    z.coerce
      .number(`must be a number from ${min} to ${max}`)
      .int(`must be a whole number from ${min} to ${max}`)
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`)
      .default(fallback),
  );

const notNetworks = 'must be addresses or networks such as 203.0.113.0/24, separated by commas';
export const networks = z.preprocess(blank, z.string().default('')).transform((text, context): NetworkList => {
  const list = networkList(text);
  if (!list) context.addIssue({ code: 'custom', message: notNetworks });
  return list ?? [];
});

/** Nobody, so many hops (true is one), or networks. */
export function trustedProxies(text: string, context: z.RefinementCtx): false | number | NetworkList {
  if (text === 'false') return false;
  if (text === 'true') return 1;
  const hops = /^[1-9]$/.exec(text);
  const list = hops ? Number(text) : networkList(text);
  if (list === null)
    context.addIssue({ code: 'custom', message: 'must be true, false, a number of proxies from 1 to 9, or networks' });
  return list ?? false;
}

export const most = (fallback: number) => whole(1, 1_000_000, fallback);

/** Whom to tell of something. */
export const contact = optional.refine(
  (value) => value === undefined || /^(?:https:\/\/|mailto:|tel:)\S+$|^[^\s@:]+@[^\s@]+$/.test(value),
  'must be an email address, or begin with https://, mailto: or tel:',
);

/** As an address of RFC 9116. */
export const contactOf = (contact: string) => (/^\w+:/.test(contact) ? contact : `mailto:${contact}`);

/** Whether nobody reads what is sent to such an address: it leads nowhere, or says itself that it is not to be answered. */
export const isUnread = (contact: string) =>
  /@localhost$/.test(contact) || /^mailto:(?:no|do[-_.]?not)[-_.]?reply\b/i.test(contact);

/** Public keys of https://age-encryption.org, separated by commas. */
export function ageRecipients(text: string, context: z.RefinementCtx): string[] {
  const list = text.split(/[\s,]+/).filter(Boolean);
  if (!list.every((recipient) => /^age1[0-9a-z]{58,}$/.test(recipient)))
    context.addIssue({ code: 'custom', message: 'must be recipients such as age1…, as `backup-key FILE` says them' });
  return list;
}
