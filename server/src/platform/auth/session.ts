/** Signed tokens: who is signed in, and links to files. A new password ends every older token at once, logging out its own. */
import { createHmac } from 'node:crypto';
import type { Acting } from '@saring/contract/domain';
import { type JWTPayload, errors as joseErrors, jwtVerify, SignJWT } from 'jose';
import pg from 'pg';
import { uuid7 } from '#platform/process/clock.ts';

/** Who makes a request: the person (`userId`, `username`) and, for those of a company, for which one they act and as what. */
export interface Actor extends Acting {
  username: string;
  /** The sign-in by which the request was made. */
  signInId?: string;
}

export interface Account extends Actor {
  /** Raised when the password changes; a token with a lower one is void. */
  version: number;
  /** Until when a password that was made up opens everything; null for any other password. */
  printedUntil: Date | null;
}

/** What a good token says. */
interface Session {
  actor: Actor;
  /** The token's end. */
  expiresAt: Date;
  /** What is left of a password that was made up; when it is over it opens nothing but its own change. */
  printedPassword: { goodUntil: Date; over: boolean } | null;
}

/** Where sign-ins are noted. */
export interface SignIns {
  begin(id: string, userId: string, endsAt: Date, browser: string): Promise<void>;
  /** Notes that it is used; false once it is over. */
  touch(id: string): Promise<boolean>;
}

/** Who is named in the paths of an account's calls: the company for those of one, else the person. */
export function subjectOf({ role, companyId, username }: Pick<Actor, 'role' | 'companyId' | 'username'>): string {
  return role === 'admin' && companyId ? companyId : username;
}

export interface Tokens {
  /** Begins a sign-in in this browser, as its owner would call it. */
  issue(account: Account, browser: string): Promise<{ token: string; expiresAt: Date }>;
  /** Null for anything expired, tampered, older than the account's version, for a company that it is no member of, or logged out. */
  verify(token: string): Promise<Session | null>;
  /** Signs a claim for `seconds`, for example a file's id. */
  sign(purpose: string, subject: string, seconds: number): Promise<string>;
  /** The subject of a claim that `sign` made for the same purpose, or null. */
  read(purpose: string, token: string): Promise<string | null>;
  /** A keyed hash: whoever reads it, without the secret, cannot tell by trying what it was made of. */
  mac(...parts: string[]): string;
  /** Forgets what is cached of an account or a sign-in, here at once; other processes hear of it by the database. */
  forget(id: string): void;
  /** How many changes of accounts and ends of sign-ins this process has heard of: while it stays the same, whoever was let in still is. */
  changes(): number;
  close(): Promise<void>;
}

/** The channel on which the change of an account or the end of a sign-in is told: `select pg_notify('saring_account', id)`. */
export const accountChannel = 'saring_account';
const cacheMilliseconds = 30_000;
/** How often it is asked whether a connection still hears, and for how long an answer may take: what lies between may drop a silent one and tell nobody. */
const askMilliseconds = 10_000;
const answerMilliseconds = 5000;
const algorithm = 'HS256';
const mostTokens = 10_000;

interface CacheOptions {
  url: string;
  lookup: (userId: string) => Promise<Account | null>;
  signIns: SignIns;
  /** Milliseconds for which the use of a sign-in need not be noted again. */
  noteEvery: number;
}

interface Listening {
  /** Whatever was told meanwhile, nobody heard. */
  onLost(): void;
  onChange(id: string): void;
}

/** Hears of the changes of accounts and the ends of sign-ins, on a connection that is opened again when it is lost. */
function listenTo(url: string, { onLost, onChange }: Listening) {
  let client: pg.Client | null = null;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;

  async function listen() {
    const fresh = new pg.Client({ connectionString: url, application_name: 'saring-session', keepAlive: true });
    // Once for each: a database that is killed says so and then ends, which are two errors. By two new connections for
    // each lost one, a few such ends took all that there are.
    let gone = false;
    let asking: NodeJS.Timeout | undefined;
    const lost = () => {
      if (gone) return;
      gone = true;
      clearInterval(asking);
      if (client === fresh) client = null;
      onLost();
      if (!closed) retry = setTimeout(() => void listen(), 1000).unref();
      // What failed after it was connected is connected still.
      fresh.end().catch(() => {});
    };
    const ask = () => {
      const late = setTimeout(() => {
        lost();
        fresh.connection.stream.destroy();
      }, answerMilliseconds).unref();
      fresh.query('select 1').then(() => clearTimeout(late), lost);
    };
    fresh.on('error', lost);
    try {
      await fresh.connect();
      fresh.on('end', lost);
      fresh.on('notification', (message) => onChange(message.payload ?? ''));
      await fresh.query(`listen ${accountChannel}`);
      if (closed) await fresh.end();
      else if (!gone) {
        client = fresh;
        asking = setInterval(ask, askMilliseconds).unref();
      }
    } catch {
      lost();
    }
  }
  const started = listen();

  return {
    /** The connection while it listens. */
    client: () => client,
    async close() {
      closed = true;
      clearTimeout(retry);
      await started;
      await client?.end().catch(() => {});
    },
  };
}

/** Accounts and sign-ins as last seen; used only while the database tells of changes, so that an old token never lives on. */
function sessionCache({ url, lookup, signIns, noteEvery }: CacheOptions) {
  const known = new Map<string, { account: Account; until: number }>();
  /** Until when each sign-in need not be asked for. */
  const underWay = new Map<string, number>();
  let heard = 0;
  const forget = (id: string) => {
    heard += 1;
    known.delete(id);
    underWay.delete(id);
  };
  const changes = listenTo(url, {
    onLost() {
      heard += 1;
      known.clear();
      underWay.clear();
    },
    onChange: forget,
  });

  return {
    async account(userId: string): Promise<Account | null> {
      const hit = known.get(userId);
      if (changes.client() && hit && hit.until > Date.now()) return hit.account;
      const listening = changes.client();
      const account = await lookup(userId);
      // Kept only if no reconnection lay between, in which a change could have been missed.
      if (account && listening && changes.client() === listening) {
        if (known.size > mostTokens) known.clear();
        known.set(userId, { account, until: Date.now() + cacheMilliseconds });
      }
      return account;
    },
    async isUnderWay(signInId: string): Promise<boolean> {
      if (changes.client() && (underWay.get(signInId) ?? 0) > Date.now()) return true;
      const listening = changes.client();
      const alive = await signIns.touch(signInId);
      if (alive && listening && changes.client() === listening) {
        if (underWay.size > mostTokens) underWay.clear();
        underWay.set(signInId, Date.now() + noteEvery);
      }
      return alive;
    },
    forget,
    heard: () => heard,
    close: changes.close,
  };
}

/** `lookup` finds an account by its id; `url` is where changes are told. */
export function createTokens(options: { secret: string; ttlHours: number } & CacheOptions): Tokens {
  const key = new TextEncoder().encode(options.secret);
  const cache = sessionCache(options);

  const { claims, sessionClaims } = claimsBy(key);

  return {
    async issue(account, browser) {
      const expiresAt = new Date(Date.now() + options.ttlHours * 3_600_000);
      const id = uuid7(Date.now());
      await options.signIns.begin(id, account.userId, expiresAt, browser);
      const token = await new SignJWT({ uid: account.userId, role: account.role, ver: account.version })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setJti(id)
        .setSubject(subjectOf(account))
        .setAudience('session')
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .sign(key);
      return { token, expiresAt };
    },
    async verify(token) {
      const payload = await sessionClaims(token);
      if (!payload || typeof payload.uid !== 'string' || !payload.jti || payload.exp === undefined) return null;
      const account = await cache.account(payload.uid);
      if (
        !account ||
        account.version !== payload.ver ||
        account.role !== payload.role ||
        subjectOf(account) !== payload.sub
      )
        return null;
      if (!(await cache.isUnderWay(payload.jti))) return null;
      const { userId, username, role, companyId, memberRole, printedUntil } = account;
      const actor = { userId, username, role, companyId, memberRole, signInId: payload.jti };
      const printedPassword = printedUntil && { goodUntil: printedUntil, over: printedUntil.getTime() <= Date.now() };
      return { actor, expiresAt: new Date(payload.exp * 1000), printedPassword };
    },
    sign: (purpose, subject, seconds) =>
      new SignJWT({})
        .setProtectedHeader({ alg: algorithm })
        .setSubject(subject)
        .setAudience(purpose)
        .setExpirationTime(new Date(Date.now() + seconds * 1000))
        .sign(key),
    read: async (purpose, token) => (await claims(token, purpose))?.sub ?? null,
    // What is signed above has no bracket in it, so that none of these is the signature of a token.
    mac: (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url'),
    forget: cache.forget,
    changes: cache.heard,
    close: cache.close,
  };
}

/** What signed tokens claim. */
function claimsBy(key: Uint8Array) {
  /** Session tokens whose signature was found good: that does not change, so it is checked once (its end each time). */
  const signed = new Map<string, JWTPayload>();

  async function sessionClaims(token: string): Promise<JWTPayload | null> {
    const known = signed.get(token);
    if (known) return (known.exp ?? 0) * 1000 > Date.now() ? known : null;
    const payload = await claims(token, 'session');
    if (payload) {
      if (signed.size >= mostTokens) signed.clear();
      signed.set(token, payload);
    }
    return payload;
  }

  async function claims(token: string, audience: string): Promise<JWTPayload | null> {
    try {
      return (await jwtVerify(token, key, { algorithms: [algorithm], audience })).payload;
    } catch (error) {
      if (error instanceof joseErrors.JOSEError) return null;
      throw error;
    }
  }

  return { claims, sessionClaims };
}
