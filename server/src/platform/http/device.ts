/**
 * Browsers in which somebody signed in before, known again by a cookie: wrong passwords and codes are counted for each of
 * them apart, so that strangers who use up what is left to everybody keep nobody out of the own account. The cookie is no
 * credential: stolen, it opens nothing and is good for its own few tries a day, until the next new password.
 */
import Bowser from 'bowser';
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Account, Tokens } from '#platform/auth/session.ts';
import { isId } from '#platform/process/clock.ts';
import { widestNetwork } from './network.ts';

/** Where a call comes from. */
export interface Source {
  /** An IPv4 address, or the /48 of an IPv6 one. */
  network: string;
  /** What the cookie says, which need not be true. */
  device: string | undefined;
  /** The browser and its system as it says, such as "Firefox on Linux"; empty where it does not. */
  browser: string;
}

const purpose = 'device';
const seconds = 365 * 86_400;
/** The prefix makes browsers refuse it from a neighbouring host and without TLS; in plain HTTP they would not keep it. */
const names = { secure: '__Host-saring-device', plain: 'saring-device' };

/** Where a request comes from: its network, the device by its cookie, and the browser by what it says of itself; empty where it says nothing. */
export function sourceOf(request: FastifyRequest): Source {
  const cookies = parseCookie(request.headers.cookie ?? '');
  return {
    network: widestNetwork(request.ip),
    device: cookies[names.secure] ?? cookies[names.plain],
    browser: browserOf(request.headers['user-agent'] ?? ''),
  };
}

/** What a person calls the browser of a `User-Agent`; names that the library does not know are left out. */
function browserOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent.slice(0, 500));
  const known = [browser.name, os.name].filter((name) => name !== undefined && name !== '');
  return known.join(' on ').slice(0, 100);
}

/** The id of the device, if it is known for the account; what an older password left is not. */
export async function knownDevice(tokens: Tokens, { device }: Source, account: Account | null): Promise<string | null> {
  const claim = device === undefined ? null : await tokens.read(purpose, device);
  const [userId, version, id = ''] = claim?.split(' ') ?? [];
  if (!account || userId !== account.userId || version !== String(account.version)) return null;
  return isId(id) ? id : null;
}

/** Makes the caller's browser known for an account, whose owner has just shown to be there. */
export async function rememberDevice(
  world: { tokens: Tokens; config: { publicUrl: string } },
  reply: FastifyReply,
  { userId, version }: Account,
  id: string,
): Promise<void> {
  const secure = world.config.publicUrl.startsWith('https:');
  const value = await world.tokens.sign(purpose, [userId, version, id].join(' '), seconds);
  const name = secure ? names.secure : names.plain;
  const cookie = { name, value, path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge: seconds } as const;
  reply.header('set-cookie', stringifySetCookie(cookie));
}
