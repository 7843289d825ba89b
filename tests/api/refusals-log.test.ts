/** What the log tells of who is refused again and again, and of a proxy that nothing was said of. */
import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { send } from '#world/app/wire.ts';
import { buildApplicant } from '#world/people/people.ts';

type Line = Record<string, unknown>;

/** A product whose lines are kept, and whose minutes end when a test lets them. */
async function startTold(env: Record<string, string>) {
  const lines: Line[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const clock = heldClock();
  const app = await startApp({ env, replace: { clock, log } });
  return { app, lines, clock, [Symbol.asyncDispose]: () => app[Symbol.asyncDispose]() };
}

const forged = (app: TestApp, from: string) =>
  send(app, 'GET', '/api/users/me', { token: 'forged', headers: { 'x-forwarded-for': from } });

it('a thousand refused calls of one address are a few lines and a number, and another address is told apart', async () => {
  await using told = await startTold({ RATE_LIMIT: 'true', TRUST_PROXY: 'true' });
  const { app, lines, clock } = told;
  const statuses: number[] = [];
  for (let count = 0; count < 1000; count += 1) statuses.push((await forged(app, '203.0.113.5')).status);
  expect(statuses).toEqual([...Array(600).fill(401), ...Array(400).fill(429)]);
  clock.pass(61);
  await forged(app, '203.0.113.6');
  const of = (ip: string) => lines.filter((line) => line.ip === ip);
  await expect.poll(() => of('203.0.113.6')).toMatchObject([{ status: 401, route: '/api/users/me' }]);
  const refused = of('203.0.113.5');
  expect(refused.length).toBeLessThan(200);
  const more = refused.reduce((sum, line) => sum + Number(line.more ?? 0), 0);
  expect(refused.filter(({ msg }) => msg === 'refused').length + more).toBe(1000);
});

it('fail2ban finds whom to shut out by the filter that is shipped, and nobody else', async () => {
  const filter = await readFile(new URL('../../deploy/fail2ban/saring.conf', import.meta.url), 'utf8');
  const [, failregex = ''] = /^failregex = (.+)$/m.exec(filter) ?? [];
  const refusedBy = new RegExp(failregex.replace('<HOST>', '(?<host>[\\da-f.:]+)'));
  await using told = await startTold({ TRUST_PROXY: 'true' });
  const { app, lines } = told;
  const person = await buildApplicant(app);
  await forged(app, '203.0.113.7');
  await send(app, 'GET', '/api/superuser/companies', person);
  await expect.poll(() => lines.filter(({ msg }) => msg === 'refused')).toHaveLength(2);
  const hosts = lines.map((line) => refusedBy.exec(JSON.stringify(line))?.groups?.host).filter(Boolean);
  expect(hosts).toEqual(['203.0.113.7']);
});

it('what is no address is not written as it came', async () => {
  await using told = await startTold({ RATE_LIMIT: 'true', TRUST_PROXY: 'true' });
  expect((await forged(told.app, 'no address at all '.repeat(300))).status).toBe(401);
  await expect.poll(() => told.lines.filter(({ ip }) => ip === 'unknown')).toHaveLength(1);
  expect(JSON.stringify(told.lines)).not.toContain('no address');
});

const warnings = (lines: Line[], what: RegExp) =>
  lines.filter(({ level, msg }) => Number(level) === 40 && what.test(String(msg)));

it('a forwarded address is told once where TRUST_PROXY is off', async () => {
  await using told = await startTold({});
  for (let count = 0; count < 3; count += 1) await forged(told.app, '203.0.113.5');
  await expect.poll(() => told.lines.filter(({ msg }) => msg === 'refused')).toHaveLength(3);
  expect(warnings(told.lines, /TRUST_PROXY is off/)).toHaveLength(1);
});

it('a private address that many accounts share is told once', async () => {
  await using told = await startTold({});
  for (let count = 0; count < 25; count += 1) await buildApplicant(told.app);
  await expect.poll(() => warnings(told.lines, /many accounts/)).toMatchObject([{ address: '127.0.0.1' }]);
});
