/** Every endpoint of the contract × everybody who might call it: who is let in, what a stranger learns, and that nothing is changed by it. */
import { randomBytes } from 'node:crypto';
import { allEndpoints, api, call, type Endpoint, type Role, rolesAllowed, statusOf } from '@saring/contract';
import { decodeJwt, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { fingerprint, rows, storedFiles } from '#world/app/watch.ts';
import { buildCast, type Cast, idsOf, turnOf, unknownIds } from '#world/people/contract-cast.ts';
import { type Ids, isIdName, sampleOf } from '#world/people/contract-values.ts';
import { password, superuser, withToken } from '#world/people/people.ts';

const secret = randomBytes(32).toString('hex');
const roles: readonly Role[] = ['user', 'admin', 'superuser'];
const newPassword = 'Another-Passw0rd1!';
let app: TestApp;
let cast: Cast;
/** Tokens of the same people from before they changed their passwords. */
let older: Record<Role, string>;

const all = allEndpoints();
const guarded = all.filter(({ endpoint }) => endpoint.access !== 'public');
const mayCall = ({ access }: Endpoint, role: Role) => rolesAllowed(access).includes(role);
const rolesOf = (endpoint: Endpoint) => roles.filter((role) => mayCall(endpoint, role));

beforeAll(async () => {
  app = await startApp({ env: { TOKEN_SECRET: secret, DATABASE_CONNECTIONS: '1' } });
  cast = await buildCast(app);
  older = { ...cast.tokens };
  const change = async (token: string, username: string) =>
    (
      await call(withToken(app, token), api.users.changePassword, {
        body: { username, oldPassword: username === superuser.username ? superuser.password : password, newPassword },
      })
    ).accessToken;
  cast.tokens = {
    user: await change(older.user, cast.own.person.username),
    admin: await change(older.admin, cast.own.company.companyId),
    superuser: await change(older.superuser, superuser.username),
  };
  await settled();
});
afterAll(() => app[Symbol.asyncDispose]());

/** Tasks that somebody's call asked for; those that the clock asks for come on their own. */
const tasks = (state: string) =>
  rows(
    app,
    `select id, name from pgboss.job where ${state} and name not like '\\_\\_%' and name not in (select name from pgboss.schedule)
     order by id`,
  );
/** Waits until no task is left that the building of the cast asked for. */
const settled = () =>
  vi.waitFor(
    async () => expect(await tasks("state in ('created', 'retry', 'active') and start_after < now()")).toEqual([]),
    { timeout: 60_000 },
  );

/** Headers that tell of the moment or the connection, not of the answer. */
const momentary = ['date', 'x-request-id', 'keep-alive', 'connection'];

async function send(name: string, endpoint: Endpoint, ids: Ids, token: string | null) {
  const { path, init } = sampleOf(name, endpoint, ids);
  const headers = new Headers(init.headers);
  if (token) headers.set('authorization', `Bearer ${token}`);
  const response = await fetch(app.url + path, { ...init, headers });
  const kept = [...response.headers].filter(([header]) => !momentary.includes(header));
  return { status: response.status, headers: Object.fromEntries(kept), text: await response.text() };
}

const ownIds = (endpoint: Endpoint, role: Role) => idsOf(endpoint, role, cast.own, cast);

/** Tokens that are nobody's, made from one that is good for the role. */
async function badTokens(role: Role): Promise<Record<string, string>> {
  const good = cast.tokens[role];
  const claims = decodeJwt(good);
  const [header = '', payload = '', signature = ''] = good.split('.');
  const raised = Buffer.from(JSON.stringify({ ...claims, role: 'superuser', ver: 99 })).toString('base64url');
  const signed = (change: JWTPayload, by = secret) =>
    new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(by));
  const bare = Buffer.from('{"alg":"none"}').toString('base64url');
  return {
    expired: await signed({ exp: Math.floor(Date.now() / 1000) - 1 }),
    'without an end': await signed({ exp: undefined }),
    'signed with another secret': await signed({}, randomBytes(32).toString('hex')),
    'of another purpose': await signed({ aud: 'file' }),
    'of an account that never was': await signed({ uid: unknownIds.id }),
    'from before the password change': older[role],
    'with a tampered signature': `${header}.${payload}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    'with a tampered payload': `${header}.${raised}.${signature}`,
    'without a signature': `${header}.${payload}.`,
    'with alg none': new UnsecuredJWT(claims).encode(),
    'with alg none and a signature': `${bare}.${payload}.${signature}`,
  };
}

/**
 * Who is meant to call what, by the noun or by the call: written once more, because all else here believes the contract.
 * A call that is opened to others by mistake fails this table alone.
 */
const meant: Record<string, string> = {
  auth: 'public',
  'auth.logOut': 'signed-in',
  'auth.signIns': 'signed-in',
  'auth.endSignIn': 'signed-in',
  users: 'public',
  'users.changePassword': 'signed-in',
  'users.changeEmail': 'signed-in',
  'users.confirmEmail': 'signed-in',
  'users.sendConfirmation': 'signed-in',
  'users.me': 'signed-in',
  applicants: 'user',
  companies: 'admin',
  'companies.logo': 'public',
  members: 'admin',
  'members.invited': 'public',
  'members.join': 'public',
  jobs: 'admin',
  'jobs.byCompany': 'admin superuser user',
  'jobs.byId': 'admin superuser user',
  'jobs.description': 'admin superuser user',
  'jobs.stats': 'admin superuser',
  'jobs.apply': 'user',
  'jobs.mailLink': 'user',
  'jobs.posting': 'public',
  careers: 'public',
  fairness: 'admin',
  applications: 'admin',
  'applications.save': 'user',
  'applications.own': 'user',
  'applications.ownById': 'user',
  'applications.ownResult': 'user',
  'applications.withdraw': 'user',
  'applications.setInterviewStatus': 'user',
  'applications.processResume': 'admin user',
  assistant: 'admin',
  interviews: 'user',
  'interviews.generateAnalysis': 'admin user',
  'interviews.preparation': 'admin user',
  'interviews.review': 'admin user',
  'interviews.analysis': 'admin',
  'interviews.answerWish': 'admin',
  'interviews.openWishes': 'admin',
  files: 'public',
  secondLooks: 'admin',
  'secondLooks.own': 'user',
  'secondLooks.ask': 'user',
  notices: 'public',
  'notices.given': 'admin user',
  retention: 'admin',
  decisions: 'admin',
  superuser: 'superuser',
  'superuser.firstRun': 'public',
  'superuser.tryFirstMail': 'public',
  'superuser.finishFirstRun': 'public',
  audit: 'admin',
  'audit.operator': 'superuser',
  'audit.operatorFile': 'superuser',
  system: 'public',
  'system.metrics': 'superuser',
};

it.each(all)('$name is open to those who are meant, and to nobody else', ({ name, endpoint: { access } }) => {
  const told = access === 'public' || access === 'signed-in' ? access : [...rolesAllowed(access)].sort().join(' ');
  expect(told).toBe(meant[name] ?? meant[name.split('.')[0] ?? '']);
});

/** Tables that may move while nobody is let in, each with its reason. */
const moving = {
  rate_limits: 'counts refused tries',
  sign_ins: 'notes that a sign-in is in use, which it is also by a call that is refused',
  audit_events: 'a company that mails nobody notes that in its own trail; all other rows are compared beside',
  audit_heads: 'ends with the same',
};

async function state() {
  const tables = await fingerprint(app.databaseUrl);
  for (const table of Object.keys(moving)) delete tables[table];
  const trail = await rows(
    app,
    "select t::text from audit_events t where company_id is distinct from $1 or action <> 'applicants.mailed' order by 1",
    [cast.foreign.company.companyId],
  );
  return {
    tables,
    trail,
    tasks: await tasks('true'),
    mails: (await app.mails()).length,
    files: await storedFiles(app),
  };
}
let before: Awaited<ReturnType<typeof state>>;

describe('whoever is not let in', () => {
  beforeAll(async () => {
    before = await state();
  });

  describe.each(guarded)('at $name', ({ name, endpoint }) => {
    const [allowed = 'user'] = rolesOf(endpoint);

    it('needs a token', async () => {
      const answer = await send(name, endpoint, ownIds(endpoint, allowed), null);
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([401, { detail: 'Authentication required' }]);
    });

    it('needs a token that is good, whatever is wrong with it', async () => {
      for (const [what, token] of Object.entries(await badTokens(allowed))) {
        const answer = await send(name, endpoint, ownIds(endpoint, allowed), token);
        expect([what, answer.status, JSON.parse(answer.text)]).toMatchObject([
          what,
          401,
          { detail: 'Session expired. Please log in again.' },
        ]);
      }
    });

    it.each(roles.filter((role) => !mayCall(endpoint, role)))('needs another role than %s', async (role) => {
      const answer = await send(name, endpoint, ownIds(endpoint, allowed), cast.tokens[role]);
      expect([answer.status, JSON.parse(answer.text)]).toMatchObject([403, { detail: expect.any(String) }]);
    });
  });

  /** Ids that are nobody's alone, by role. */
  const open: Record<string, readonly string[]> = {
    // Any job seeker may see and apply for the jobs of a company that is open to candidates.
    user: ['companyId', 'jobId', 'ids', 'conversation_id'],
    admin: [],
  };
  /** Calls that take unknown ids without a 404, and why. */
  const tolerant: Record<string, string> = {
    'applications.sendAcceptanceEmails': 'tells of each address whether it is an own applicant',
    'applications.sendRejectionEmails': 'the same',
  };

  /** Ids that the documented calls send and that decide nothing: another id of the same call says whose it is. */
  const ignored: Record<string, string> = {
    'user applications.save': 'username',
    'admin applications.processResume': 'username',
  };

  const namesOf = (endpoint: Endpoint) => {
    const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
    const shapes = [endpoint.query, endpoint.body].map(
      (schema) => (schema?._zod.def as { shape?: object })?.shape ?? {},
    );
    return [...new Set([...inPath, ...shapes.flatMap((shape) => Object.keys(shape))])].filter(isIdName);
  };
  const cases = guarded.flatMap(({ name, endpoint }) =>
    (['user', 'admin'] as const)
      .filter((role) => mayCall(endpoint, role))
      .map((role) => ({
        name,
        endpoint,
        role,
        ids: namesOf(endpoint).filter((id) => !open[role]?.includes(id) && id !== ignored[`${role} ${name}`]),
      }))
      .filter(({ ids }) => ids.length > 0),
  );

  it.each(cases)(
    'a foreign $role at $name learns nothing of rows that exist',
    async ({ name, endpoint, role, ids }) => {
      const token = role === 'admin' ? cast.foreign.company.token : cast.foreign.person.token;
      const mine = idsOf(endpoint, role, cast.foreign, cast);
      const theirs = idsOf(endpoint, role, cast.own, cast);
      // All of them foreign, and each alone among the caller's own.
      for (const changed of [ids, ...(ids.length > 1 ? ids.map((id) => [id]) : [])]) {
        const pick = (from: Ids) => ({ ...mine, ...Object.fromEntries(changed.map((id) => [id, from[id] ?? ''])) });
        const foreign = await send(name, endpoint, pick(theirs), token);
        expect(foreign, changed.join()).toEqual(await send(name, endpoint, pick(unknownIds), token));
        if (!(name in tolerant)) expect(foreign.status, changed.join()).toBe(404);
      }
    },
  );

  it('changes no row of any table, asks for no task, stores no file and causes no mail', async () => {
    expect(await state()).toEqual(before);
  });
});

/** Public calls, as far as they may be made twice. */
const shown = all.filter(({ endpoint }) => endpoint.access === 'public' && endpoint.method === 'GET');

it.each(shown)('$name answers whoever asks, and pays no heed to a token', async ({ name, endpoint }) => {
  const ids = ownIds(endpoint, 'user');
  const { status } = await send(name, endpoint, ids, null);
  for (const token of [...Object.values(await badTokens('user')), cast.tokens.superuser])
    expect((await send(name, endpoint, ids, token)).status).toBe(status);
});

const inTurn = guarded
  .flatMap(({ name, endpoint }) => rolesOf(endpoint).map((role) => ({ name, endpoint, role })))
  .sort((one, other) => turnOf(one.name, one.endpoint) - turnOf(other.name, other.endpoint));

describe('whoever is let in', () => {
  it.each(inTurn)('may call $name as $role about what is their own', async ({ name, endpoint, role }) => {
    const answer = await send(name, endpoint, ownIds(endpoint, role), cast.tokens[role]);
    const refusals = (endpoint.errors ?? []).map(statusOf).filter((status) => ![401, 403, 404].includes(status));
    const good = [endpoint.status ?? 200, ...(endpoint.alsoStatus ?? []), ...refusals];
    // Whoever deleted the account before was logged out with it.
    if (name === 'auth.logOut' && role === 'user') good.push(401);
    expect(good, answer.text).toContain(answer.status);
  });
});
