/** Health, metrics, documentation, headers and failures of the server itself. */
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, signInSuperuser } from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const broken = () => {
  throw new Error('secret of the engine at /srv/saring/engine.ts');
};
const failingEngine = {
  name: 'failing',
  version: '1',
  model: null,
  criteria: async () => broken(),
  resume: async () => broken(),
  nextQuestion: async () => broken(),
  interview: async () => broken(),
  plan: async () => broken(),
  swapPerson: async () => broken(),
  checkCriteria: async () => broken(),
  resumeFacts: async () => broken(),
  yearsWorked: async () => broken(),
  redact: async () => broken(),
  forModel: async () => broken(),
  close: async () => {},
};

describe('health', () => {
  it('is live and ready, with database, storage and queue', async () => {
    expect((await send(app, 'GET', '/api/health/live')).body).toMatchObject({ status: 'ok' });
    const ready = await send(app, 'GET', '/api/health/ready');
    expect([ready.status, ready.body]).toEqual([
      200,
      { status: 'ok', checks: { database: true, storage: true, queue: true } },
    ]);
  });

  it('is not ready without storage, and stays live', async () => {
    await using other = await startApp();
    const folder = join(other.dataDir, 'files');
    // What works in the background may make its folder again in between.
    const inTheWay = () =>
      rm(folder, { recursive: true, force: true }).then(() => writeFile(folder, 'a file where the folder should be'));
    await expect.poll(() => inTheWay().then(() => 'done', String)).toBe('done');
    const ready = await send(other, 'GET', '/api/health/ready');
    expect([ready.status, ready.body]).toEqual([
      503,
      { status: 'unavailable', checks: { database: true, storage: false, queue: true } },
    ]);
    expect((await send(other, 'GET', '/api/health/live')).status).toBe(200);
  });

  it('outlives a loss of all database connections', async () => {
    const { accessToken: token } = await signInSuperuser(app);
    await rows(
      app,
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await expect.poll(async () => (await send(app, 'GET', '/api/health/ready')).status).toBe(200);
    expect((await send(app, 'GET', '/api/users/me', { token })).status).toBe(200);
    // Tasks are done again, too.
    await buildJob(await buildCompany(app));
  });
});

describe('a failure that nobody foresaw', () => {
  it('is a 500 with the id of the request and nothing of what went wrong', async () => {
    await using failing = await startApp({ replace: { ai: failingEngine } });
    const company = await buildCompany(failing);
    const answer = await send(failing, 'POST', '/api/jobs/generate-criteria', {
      token: company.token,
      json: { jobInfo: 'An accountant who closes the books.' },
    });
    expect(answer.status).toBe(500);
    const id = answer.headers.get('x-request-id');
    expect(id).toMatch(/^[\da-f-]{36}$/);
    expect(answer.body).toEqual({
      detail: `Something went wrong on our side. Please try again. (request ${id})`,
      code: 'internal',
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('an unknown address', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/auth/token'],
    ['GET', '/api/auth/token'],
    ['PATCH', '/api/users/me'],
    ['GET', '/api/%'],
    ['GET', '/api/%ff'],
  ])('%s %s is a JSON answer, no page', async (method, path) => {
    const answer = await send(app, method, path);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ detail: 'Not found', code: 'not_found' });
  });
});

describe('metrics', () => {
  it('are for the superuser alone, and tell routes without what stands in their addresses', async () => {
    const applicant = await buildApplicant(app);
    const company = await buildCompany(app);
    await send(app, 'GET', `/api/applicants/${applicant.username}/profile`, applicant);
    for (const token of [undefined, applicant.token, company.token])
      expect((await send(app, 'GET', '/api/metrics', { token })).status).toBe(token ? 403 : 401);
    const { accessToken } = await signInSuperuser(app);
    const response = await fetch(`${app.url}/api/metrics`, { headers: { authorization: `Bearer ${accessToken}` } });
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; .*charset=utf-8/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await response.text();
    expect(text).toMatch(
      /saring_http_request_seconds_count\{route="\/api\/applicants\/:username\/profile",method="GET",status="200"\} \d/,
    );
    expect(text).toMatch(/saring_queue_tasks\{task="email.send",state="waiting"\} \d/);
    expect(text).not.toContain(applicant.username);
  });
});

describe('answers', () => {
  it('are compressed from 1 KB on, and are never kept by a cache', async () => {
    const { accessToken: token } = await signInSuperuser(app);
    const ask = (encoding: string) =>
      fetch(`${app.url}/api/openapi.json`, { headers: { 'accept-encoding': encoding } });
    for (const encoding of ['br', 'gzip']) {
      const response = await ask(encoding);
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(await response.json()).toHaveProperty('openapi');
    }
    expect((await ask('identity')).headers.get('content-encoding')).toBeNull();
    const me = await send(app, 'GET', '/api/users/me', { token, headers: { 'accept-encoding': 'br' } });
    expect(me.headers.get('content-encoding')).toBeNull();
    expect(me.headers.get('cache-control')).toBe('no-store');
  });
});

describe('headers', () => {
  it.each([
    ['an answer', 'GET', '/api/health/live', 200],
    ['a refusal', 'GET', '/api/users/me', 401],
    ['an address that is none', 'GET', '/api/nowhere', 404],
    ['the documentation', 'GET', '/api/docs', 200],
    ['the machine-readable one', 'GET', '/api/openapi.json', 200],
    ['a file that is not there', 'GET', '/assets/gone-12345.js', 404],
    ['a wrong encoding', 'POST', '/api/auth/token', 415],
  ])(
    'tell the browser of %s that nothing in it loads, is framed or guessed at',
    async (_what, method, path, status) => {
      const { headers, ...answer } = await send(app, method, path, method === 'POST' ? { json: {} } : {});
      expect(answer.status).toBe(status);
      expect(headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'/,
      );
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toMatch(/^microphone=\(self\), camera=\(self\)(, [a-z-]+=\(\))+$/);
      for (const none of ['x-powered-by', 'server', 'set-cookie', 'access-control-allow-origin'])
        expect(headers.get(none)).toBeNull();
    },
  );
});

const built = existsSync(fileURLToPath(new URL('../../web/dist/index.html', import.meta.url)));
describe('what machines ask for', () => {
  it('is whom to tell of a weakness', async () => {
    await using other = await startApp({
      env: { MAIL_FROM: 'Acme <no-reply@acme.test>', PUBLIC_URL: 'https://hire.test/' },
    });
    const told = await fetch(`${other.url}/.well-known/security.txt`);
    expect([told.status, told.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
    const lines = new Map(
      (await told.text())
        .trim()
        .split('\n')
        .map((line) => line.split(': ', 2) as [string, string]),
    );
    expect(lines.get('Contact')).toBe('mailto:no-reply@acme.test');
    expect(lines.get('Canonical')).toBe('https://hire.test/.well-known/security.txt');
    const now = other.running.world.clock.now().getTime();
    const days = (Date.parse(lines.get('Expires') ?? '') - now) / 86_400_000;
    expect(Math.round(days)).toBe(180);
  });

  it('is what to leave out of a search: links that were given to somebody, and no public page', async () => {
    const told = await fetch(`${app.url}/robots.txt`);
    expect(told.status).toBe(200);
    const rules = [...(await told.text()).matchAll(/^(Disallow|Allow): (.*)$/gm)].map(([, rule, path = '']) => ({
      rule,
      path,
    }));
    // The longest rule that fits counts (RFC 9309).
    const isLeft = (path: string) =>
      rules
        .filter((rule) => path.startsWith(rule.path))
        .toSorted((one, other) => other.path.length - one.path.length)[0]?.rule === 'Disallow';
    expect(['/user/cvupload/a-token', '/register-company/a-token', '/api/docs'].filter(isLeft)).toHaveLength(3);
    const open = [
      '/',
      '/login',
      '/terms',
      '/privacy',
      '/accessibility',
      '/companies/acme/jobs',
      '/companies/acme/jobs/x',
    ];
    expect([...open, '/api/companies/acme/jobs', '/assets/index.js'].filter(isLeft)).toEqual([]);
  });
});

describe.runIf(built)('the page', () => {
  it.each([
    ['/', 200],
    ['/login', 200],
    ['/terms', 200],
    ['/SUPERUSER/audit-trail/?page=2', 200],
    ['/user/cvupload/some-token', 200],
    ['/nowhere/at/all', 404],
    ['/superuser/nowhere', 404],
    ['/.git/config', 404],
    ['//api/users/me', 404],
    ['/API/users/me', 404],
    ['/index.html', 404],
  ])('is served at %s, as %i, fresh, without inline scripts', async (path, status) => {
    const response = await fetch(app.url + path, { headers: { accept: 'text/html' } });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(policy).toContain("frame-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('permissions-policy')).toMatch(/^microphone=\(self\), camera=\(self\), /);
    const page = await response.text();
    expect(page).not.toMatch(/<script(?![^>]*\ssrc=)/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
    expect(page).not.toContain('__CSP_NONCE__');
    const again = await fetch(app.url + path);
    expect(again.headers.get('content-security-policy')).not.toContain(nonce);
  });

  it('names beforehand what the app would ask for at its address, and nothing for another', async () => {
    const linksAt = async (path: string) =>
      [
        ...(await (await fetch(app.url + path)).text()).matchAll(
          /<link rel="(?:modulepreload|stylesheet)"[^>]* href="([^"]+)"/g,
        ),
      ].map(([, file]) => file ?? '');
    const every = await linksAt('/nowhere/at/all');
    expect(await linksAt('/login')).toEqual(every);
    const profile = await linksAt('/profile/some-id?tab=Resume');
    expect(profile.some((file) => file.includes('/profile-page-'))).toBe(true);
    expect(await linksAt('/PROFILE/other/')).toEqual(profile);
    expect(await linksAt('/profile')).toEqual(every);
    expect(await linksAt('/user/cvupload')).toEqual(await linksAt('/user/cvupload/some-token'));
    for (const file of profile) expect((await fetch(app.url + file)).status).toBe(200);
  });

  it('sends scripts as the build compressed them, and plainly to whoever cannot read that', async () => {
    const page = await (await fetch(app.url)).text();
    const script = app.url + (/src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '');
    const sent = await fetch(script, { headers: { 'accept-encoding': 'br' } });
    expect([sent.headers.get('content-encoding'), sent.headers.get('vary')]).toEqual(['br', 'accept-encoding']);
    expect(sent.headers.get('content-type')).toContain('javascript');
    const plain = await fetch(script, { headers: { 'accept-encoding': 'identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(await plain.text()).toBe(await sent.text());
  });

  it('names files that caches keep for a year, and no others', async () => {
    const page = await (await fetch(app.url)).text();
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';
    const asset = await fetch(app.url + script);
    expect(asset.status).toBe(200);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-type')).toContain('javascript');
    const missing = await fetch(`${app.url}/assets/gone-12345.js`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);
    expect((await fetch(`${app.url}/..%2f..%2fpackage.json`)).headers.get('content-type')).toContain('text/html');
    expect((await fetch(app.url, { method: 'POST' })).status).toBe(404);
  });
});
