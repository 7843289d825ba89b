/** Owners keep their accounts: what strangers try is counted apart from what their owners do. */
import { codeRequest } from '@saring/contract';
import { decodeJwt } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { codeOf, cookieOf, rows } from '#world/app/watch.ts';
import type { send } from '#world/app/wire.ts';
import { buildApplicant, type Person, password, unique } from '#world/people/people.ts';
import { accountCalls, wrong } from './account-calls.ts';

const clock = heldClock();
let app: TestApp;
beforeAll(async () => {
  const env = { RATE_LIMIT: 'true', TRUST_PROXY: 'true' };
  app = await startApp({ env, replace: { clock } });
});
afterAll(() => app[Symbol.asyncDispose]());
const { newAddress, from, signIn, ask, reset, change, lock } = accountCalls(() => app);

describe('whoever is signed in', () => {
  it('changes the password and deletes the account, whatever strangers try meanwhile, at the same address too', async () => {
    const [one, two] = [await buildApplicant(app), await buildApplicant(app)];
    const address = newAddress();
    for (const { username } of [one, two]) await lock(address, username);
    expect((await change(address, one)).status).toBe(200);
    const path = `/api/applicants/${two.username}/delete-account`;
    expect((await from(address, 'DELETE', path, { token: two.token, json: { password: wrong } })).status).toBe(400);
    expect((await from(address, 'DELETE', path, { token: two.token, json: { password } })).status).toBe(200);
  });

  it('has ten tries at the own password in 15 minutes, and locks no sign-in with them', async () => {
    const person = await buildApplicant(app);
    const path = `/api/applicants/${person.username}/delete-account`;
    for (let index = 0; index < 5; index += 1) {
      expect((await change(newAddress(), person, wrong)).status).toBe(400);
      expect(
        (await from(newAddress(), 'DELETE', path, { token: person.token, json: { password: wrong } })).status,
      ).toBe(400);
    }
    const refused = await change(newAddress(), person);
    expect([refused.status, refused.body.detail]).toEqual([429, 'Too many attempts. Please try again in 15 minutes.']);
    expect((await signIn(newAddress(), person.username)).status).toBe(200);
    clock.pass(15 * 60);
    expect((await change(newAddress(), person)).status).toBe(200);
  });
});

describe('codes that strangers order', () => {
  const mailOf = (person: Person) => `${person.username}@person.test`;

  it('leave the owner one that works, which mail and page call by the same name', async () => {
    const person = await buildApplicant(app);
    const { username } = person;
    const stranger = newAddress();
    for (let index = 0; index < 5; index += 1) expect((await ask(stranger, username)).status).toBe(200);
    expect((await ask(stranger, username)).status).toBe(429);
    const address = newAddress();
    const asked = await ask(address, username);
    expect(asked.status).toBe(200);
    const { token } = asked.body;
    const otp = await codeOf(app, mailOf(person), token);
    expect(codeRequest(token)).toMatch(/^[0-9A-Z]{4}$/);
    // Ordered after it, by somebody else.
    const later = await ask(newAddress(), username);
    const foreign = await codeOf(app, mailOf(person), later.body.token);
    expect((await reset(address, username, { otp: foreign, token })).status).toBe(400);
    const done = await reset(address, username, { otp, token });
    expect(done.status).toBe(200);
    // Every other went with it.
    expect((await reset(address, username, { otp: foreign, token: later.body.token })).status).toBe(400);
    // Whoever recovered is known from then on.
    await lock(address, username);
    expect((await signIn(address, username, 'Another1!', cookieOf(done))).status).toBe(200);
  });

  it('are replaced by a newer one from the same network, and so are those of a known browser', async () => {
    const person = await buildApplicant(app);
    const { username } = person;
    const cookie = cookieOf(await signIn(newAddress(), username));
    const live = async () =>
      (
        await rows(
          app,
          "select ordered_from from one_time_codes c join users u on u.id = c.user_id where username = $1 and purpose = 'recovery'",
          [username],
        )
      ).length;
    const order = async (address: string, device = '') => {
      const { body } = await ask(address, username, device);
      await codeOf(app, mailOf(person), body.token);
    };
    await order('2001:db8:5:1::1');
    await order('2001:db8:5:2::2');
    expect(await live()).toBe(1);
    await order('2001:db8:6::1');
    expect(await live()).toBe(2);
    await order('2001:db8:6::1', cookie);
    expect(await live()).toBe(3);
    await order(newAddress(), cookie);
    expect(await live()).toBe(3);
  });

  it('tell of no address, and are gone when they are over', async () => {
    const person = await buildApplicant(app);
    const address = '198.51.100.77';
    const { body } = await ask(address, person.username);
    await codeOf(app, mailOf(person), body.token);
    const kept = await rows(app, 'select * from one_time_codes');
    expect(JSON.stringify(kept)).not.toContain(address);
    const queued = await rows(app, "select data::text from pgboss.job where name = 'auth.code'");
    expect(JSON.stringify(queued)).not.toContain(address);
    clock.pass(11 * 60);
    expect(await rows(app, "select cron from pgboss.schedule where name = 'auth.sweep_codes'")).toEqual([
      { cron: '37 * * * *' },
    ]);
    await rows(app, "insert into pgboss.job (name, data) values ('auth.sweep_codes', '{}')");
    const left = async () => (await rows(app, "select 1 from one_time_codes where purpose = 'recovery'")).length;
    await expect.poll(left).toBe(0);
  });

  it('are counted apart for a known browser', async () => {
    const { username } = await buildApplicant(app);
    const address = newAddress();
    const cookie = cookieOf(await signIn(address, username));
    for (let index = 0; index < 6; index += 1) await ask(address, username);
    expect((await ask(address, username)).status).toBe(429);
    for (let index = 0; index < 5; index += 1) expect((await ask(address, username, cookie)).status).toBe(200);
    expect((await ask(address, username, cookie)).status).toBe(429);
  });
});

describe('of two who set a new password at once', () => {
  /**
   * Lets each call come as far as the account's row, which is held until all of them are there; as little of it as holds
   * them, so that the task that confirms the account's address, which only refers to it, is no one of those that wait.
   */
  async function atOnce(username: string, calls: (() => ReturnType<typeof send>)[]) {
    const client = new pg.Client({ connectionString: app.databaseUrl });
    await client.connect();
    try {
      await client.query('begin');
      await client.query('select 1 from users where username = $1 for no key update', [username]);
      const answers = Promise.all(calls.map((call) => call()));
      const waiting = async () =>
        (
          await rows(
            app,
            "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
          )
        ).length;
      await expect.poll(waiting).toBe(calls.length);
      await client.query('commit');
      return await answers;
    } finally {
      await client.end();
    }
  }
  const codeFor = async ({ username }: Person) => {
    const { token } = (await ask(newAddress(), username)).body;
    return { otp: await codeOf(app, `${username}@person.test`, token), token: String(token) };
  };
  const lost = 'The password was changed in the meantime. Please try again.';

  type Setting = (person: Person) => Promise<((word: string) => ReturnType<typeof send>)[]>;
  const cases: [string, Setting, number, string][] = [
    [
      'with the old one',
      async (person) => [1, 2].map(() => (word) => change(newAddress(), person, password, word)),
      409,
      lost,
    ],
    [
      'with codes',
      async (person) => {
        const codes = [await codeFor(person), await codeFor(person)];
        return codes.map((code) => (word) => reset(newAddress(), person.username, { ...code, new_password: word }));
      },
      400,
      'The verification code is incorrect or has expired.',
    ],
    [
      'with the old one and with a code',
      async (person) => {
        const code = await codeFor(person);
        return [
          (word) => change(newAddress(), person, password, word),
          (word) => reset(newAddress(), person.username, { ...code, new_password: word }),
        ];
      },
      409,
      lost,
    ],
  ];
  it.each(cases)('%s one does, and the other is told', async (_how, prepare, status, detail) => {
    const person = await buildApplicant(app);
    const { username } = person;
    const settings = await prepare(person);
    const words = ['Another1!', 'Another2!'];
    const answers = await atOnce(
      username,
      settings.map((set, index) => () => set(words[index] ?? '')),
    );
    const won = answers.findIndex((answer) => answer.status === 200);
    expect(answers[1 - won]).toMatchObject({ status, body: { detail } });
    expect((await signIn(newAddress(), username, words[won])).status).toBe(200);
    expect((await signIn(newAddress(), username, words[1 - won])).status).toBe(401);
    const told = await rows(app, 'select 1 from emails where recipient = $1 and subject = $2', [
      `${username}@person.test`,
      'Your password was changed',
    ]);
    expect(told).toHaveLength(1);
  });
});

describe('the trail', () => {
  const lines = async (subject: string) =>
    (
      await rows(app, "select count(*)::int as n from audit_events where action = 'sign-in.failed' and subject = $1", [
        subject,
      ])
    )[0]?.n;

  it('tells of the tries that were looked at, not of those that were refused', async () => {
    const { username, token } = await buildApplicant(app);
    const address = newAddress();
    for (let index = 0; index < 15; index += 1) await signIn(address, username, wrong);
    expect(await lines(String(decodeJwt(token).uid))).toBe(10);
  });

  it('is filled by no network with more than 200 failures a day, behind which nothing is hidden', async () => {
    const { username, token } = await buildApplicant(app);
    const subject = String(decodeJwt(token).uid);
    const before = Number(await lines('unknown'));
    let line = 0;
    const address = () => `2001:db8:7:${(++line).toString(16)}::1`;
    await Promise.all(Array.from({ length: 230 }, () => signIn(address(), unique('nobody-'), wrong)));
    expect(Number(await lines('unknown')) - before).toBe(200);
    // The ninety-nine before the hundredth come from elsewhere.
    for (let index = 0; index < 9; index += 1) {
      const elsewhere = newAddress();
      for (let times = 0; times < 10; times += 1) await signIn(elsewhere, username, wrong);
    }
    expect(await lines(subject)).toBe(90);
    for (let index = 0; index < 10; index += 1) await signIn(address(), username, wrong);
    expect(await lines(subject)).toBe(91);
  });
});
