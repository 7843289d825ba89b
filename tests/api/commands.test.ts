/** The commands of an installation whose settings lie in `.env`, beside a folder of data from a first trial. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { emptyDatabase, type TestDatabase } from '#world/app/database.ts';
import { fingerprint } from '#world/app/watch.ts';
import { buildCompany, superuser } from '#world/people/people.ts';
import { buildCheckout, type Checkout } from '#world/processes/checkout.ts';

let app: TestApp;
let checkout: Checkout;
let empty: TestDatabase;
let name: string;
beforeAll(async () => {
  app = await startApp();
  empty = await emptyDatabase();
  await buildCompany(app);
  name = new URL(app.databaseUrl).pathname.slice(1);
  checkout = await buildCheckout({ DATABASE_URL: app.databaseUrl, DATA_DIR: app.dataDir });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await empty.drop();
  await checkout.remove();
});

const place = () => `Database: ${name} on `;

it.each([
  ['audit-trail'],
  ['migrate'],
  ['backup', 'made.backup'],
  ['operator', 'list'],
  ['company', 'list'],
  ['user', 'show', superuser.username],
])('%s works on the database of .env', async (...args) => {
  const { code, out, err } = await checkout.run(args);
  expect([code, err]).toEqual([0, '']);
  expect(out.startsWith(place())).toBe(true);
});

it.each([
  ['audit-trail'],
  ['backup', 'other.backup'],
  ['start'],
  ['doctor'],
  ['move-to', 'postgres://nobody@localhost/other'],
  ['upgrade-database'],
  ['operator', 'list'],
  ['operator', 'create', 'another', 'another@saring.test'],
  ['operator', 'reset-password', superuser.username],
  ['company', 'list'],
  ['company', 'show', 'any'],
  ['company', 'reset-password', 'any'],
  ['user', 'show', superuser.username],
  ['user', 'reset-password', 'anybody'],
])('%s refuses what is left beside it', async (...args) => {
  const { code, err } = await checkout.run(args, { env: { DATABASE_URL: '', DATA_DIR: './data' } });
  expect([code, err]).toEqual([1, expect.stringContaining('.env names a database on a server')]);
  expect(await readdir(join(checkout.folder, 'data', 'db'))).toEqual(['PG_VERSION']);
});

it("hands certificates of authorities of one's own in .env on to Node, which reads no such file itself", async () => {
  const own = await buildCheckout({ DATABASE_URL: app.databaseUrl, NODE_EXTRA_CA_CERTS: '/nowhere/ca.pem' });
  const { err } = await own.run(['operator', 'list']);
  await own.remove();
  expect(err).toContain('/nowhere/ca.pem');
});

it('restore and move-to refuse a place that is in use, and a drill stays away from it', async () => {
  await checkout.run(['backup', 'whole.backup']);
  const before = await fingerprint(app.databaseUrl);
  const restore = await checkout.run(['restore', 'whole.backup']);
  expect([restore.code, restore.err]).toEqual([1, expect.stringContaining('is not empty')]);
  const move = await checkout.run(['move-to', empty.url]);
  expect([move.code, move.err]).toEqual([1, expect.stringContaining('DATABASE_URL is set')]);
  expect(await checkout.run(['drill', 'whole.backup'])).toMatchObject({ code: 0, err: '' });
  expect(await fingerprint(app.databaseUrl)).toEqual(before);
});

it.each([
  [['restore', 'whole.backup'], 'restore', 'check'],
  [['company', 'suspend', 'any', 'Fraud'], 'saring', 'reason'],
  [['doctor', 'a@company.test'], 'doctor', 'mail_to'],
])('%s, whose option npm took for itself, does nothing and says where it goes', async (args, script, option) => {
  const env = { npm_lifecycle_event: script, [`npm_config_${option}`]: 'true' };
  const { code, out, err } = await checkout.run(args, { env });
  expect([code, out]).toEqual([2, '']);
  expect(err).toContain(`npm run ${script} -- --${option.replace('_', '-')}`);
});

it.each([[['operator']], [['company', 'mend']], [['user', 'show']], [['start', 'now']]])(
  '%s, which is no whole command, ends with 2 and tells what there is',
  async (args) => {
    const { code, err } = await checkout.run(args);
    expect([code, err]).toEqual([2, expect.stringMatching(/Usage: |--help tells more/)]);
  },
);
