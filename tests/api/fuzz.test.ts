/** Whatever is sent to any endpoint: never a failure of the server, always the promised shape. FUZZ_RUNS and FUZZ_SEED try more, or the same again. */
import { allEndpoints, type Endpoint, type Role, rolesAllowed, statusOf } from '@saring/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { seed } from '#world/app/chance.ts';
import { initOf, type Request, requestsFor } from '#world/hostile/contract-arbitraries.ts';
import { buildCast, type Cast, idsOf, turnOf } from '#world/people/contract-cast.ts';
import { fits } from '#world/people/contract-values.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 20);

let app: TestApp;
let cast: Cast;
beforeAll(async () => {
  console.info(`FUZZ_SEED=${seed} FUZZ_RUNS=${numRuns}`);
  app = await startApp();
  cast = await buildCast(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const callers = ({ access }: Endpoint): Role => rolesAllowed(access)[0] ?? 'user';

async function send(endpoint: Endpoint, request: Request): Promise<Response> {
  const { url, init } = initOf(endpoint, request);
  const headers = new Headers(init.headers);
  if (endpoint.access !== 'public') headers.set('authorization', `Bearer ${cast.tokens[callers(endpoint)]}`);
  return fetch(app.url + url, { ...init, headers });
}

/** Somebody new for a role whose password was changed or whose account was deleted by the last request. */
async function replace(role: Role): Promise<void> {
  if (role === 'user') cast.own.person = await buildApplicant(app);
  if (role === 'admin') cast.own.company = await buildCompany(app);
  cast.tokens = { ...cast.tokens, user: cast.own.person.token, admin: cast.own.company.token };
}

const line = { loc: expect.any(Array), msg: expect.stringMatching(/\S/) };

async function expectPromised(endpoint: Endpoint, response: Response): Promise<void> {
  const { status } = response;
  const text = await response.text();
  // A 503 may be declared: what is not set up here.
  const declared = (endpoint.errors ?? []).map(statusOf);
  if (status >= 500) expect(declared, text).toContain(status);
  if (status >= 400) {
    const answer = JSON.parse(text);
    if (typeof answer.detail !== 'string') for (const each of answer.detail) expect(each).toEqual(line);
    else expect(answer.detail).toMatch(/^[A-Z].{5,}/);
    expect(text).not.toMatch(/node_modules|\.ts:\d|SQLSTATE|drizzle/);
    // What is too long to be read was not read as far as its address.
    if (endpoint.errorShape === 'service' && status !== 431)
      expect(answer).toMatchObject({ success: false, message: expect.any(String) });
    return;
  }
  expect([endpoint.status ?? 200, ...(endpoint.alsoStatus ?? [])]).toContain(status);
  if (endpoint.response === 'bytes') return;
  expect(fits(endpoint.response, JSON.parse(text)), text.slice(0, 500)).toBe(true);
}

const inTurn = allEndpoints().sort((one, other) => turnOf(one.name, one.endpoint) - turnOf(other.name, other.endpoint));

it.each(inTurn)('$name keeps its promises, whatever it is sent', { timeout: 600_000 }, async ({ endpoint }) => {
  const role = callers(endpoint);
  const requests = requestsFor(endpoint, idsOf(endpoint, role, cast.own, cast));
  const property = fc.asyncProperty(requests, async (request) => {
    const response = await send(endpoint, request);
    if (response.status === 401 && role !== 'superuser' && endpoint.access !== 'public') await replace(role);
    await expectPromised(endpoint, response);
  });
  await fc.assert(property, { numRuns, seed, interruptAfterTimeLimit: 120_000 });
});
