/** Whole days in which strangers do all that the limits let them do to keep an owner out, played with a clock that is moved by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { codeOf, cookieOf } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplicant, password } from '#world/people/people.ts';

const minute = 60;
const day = 24 * 60 * minute;
const untilMidnight = (at: number) => day - (Math.floor(at / 1000) % day);
const clock = heldClock(Date.now() + untilMidnight(Date.now()) * 1000);
let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { RATE_LIMIT: 'true', TRUST_PROXY: 'true' }, replace: { clock } });
});
afterAll(() => app[Symbol.asyncDispose]());

/** Numbers below `below`, the same in each run. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
const random = chance(20_261_122);
const hex = () => random(0x10000).toString(16);

type Address = () => string;
/** Strangers of a documentation network: every other one has IPv6, and another address of its /48 for each call. */
const strangers = (count: number, net: number): Address[] =>
  Array.from({ length: count }, (_, index) =>
    index % 2 === 0 ? () => `198.51.${net}.${index}` : () => `2001:db8:${net * 100 + index}:${hex()}::${hex()}`,
  );
let last = 0;
/** Where nobody called from before. */
const newAddress = () => {
  last += 1;
  return last % 2 === 0 ? `203.0.113.${last}` : `2001:db8:f${last.toString(16).padStart(3, '0')}::1`;
};

const from = (address: string, cookie?: string) => ({
  headers: { 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) },
});
const signIn = (address: string, username: string, word: string, cookie?: string) =>
  send(app, 'POST', '/api/auth/token', { form: { username, password: word }, ...from(address, cookie) });
const askForCode = (address: string, username: string, cookie?: string) =>
  send(app, 'POST', `/api/auth/${username}/send-otp`, from(address, cookie));

/** Does something as often as it is let, and a few times more; when it may be done again is heeded. Counts what was let. */
function asOftenAsLet(act: () => ReturnType<typeof send>) {
  const done = { times: 0, go };
  let notBefore = 0;
  async function go(): Promise<void> {
    for (let refused = 0; refused < 5 && clock.now().getTime() >= notBefore; ) {
      const { status, headers } = await act();
      if (status !== 429) done.times += 1;
      else if (++refused === 5) notBefore = clock.now().getTime() + Number(headers.get('retry-after')) * 1000;
    }
  }
  return done;
}
const goAll = (many: { go(): Promise<void> }[]) => Promise.all(many.map(({ go }) => go()));
const sum = (many: { times: number }[]) => many.reduce((total, { times }) => total + times, 0);

it('ten strangers keep nobody out for a day, and have 800 guesses in it', { timeout: 240_000 }, async () => {
  const { username } = await buildApplicant(app);
  const people = strangers(10, 1);
  const guesses = people.map((address) => asOftenAsLet(() => signIn(address(), username, 'Wrong-Passw0rd!')));
  const codes = people.map((address) => asOftenAsLet(() => askForCode(address(), username)));
  const attack = () => goAll([...guesses, ...codes]);
  let word = password;
  let words = 0;
  const newWord = () => `Another${++words}!`;

  /** Everything that an owner may want to do, from somewhere else each time; answers the statuses. */
  async function visit() {
    const address = newAddress();
    const statuses: Record<string, number> = {};
    statuses.mistyped = (await signIn(address, username, 'Passw0rd')).status;
    statuses.signedIn = (await signIn(address, username, word)).status;
    const asked = await askForCode(address, username);
    statuses.asked = asked.status;
    const [otp, next] = [await codeOf(app, `${username}@person.test`, asked.body.token), newWord()];
    const form = { otp, token: String(asked.body.token), new_password: next };
    const reset = await send(app, 'POST', `/api/users/${username}/reset-password`, { form, ...from(address) });
    statuses.reset = reset.status;
    if (reset.status === 200) word = next;
    const again = await signIn(newAddress(), username, word);
    statuses.again = again.status;
    const change = { username, old_password: word, new_password: newWord() };
    const token = String(again.body.access_token);
    const changed = await send(app, 'POST', '/api/users/change-password', {
      token,
      json: change,
      ...from(newAddress()),
    });
    statuses.changed = changed.status;
    if (changed.status === 200) word = change.new_password;
    return statuses;
  }

  const quarters = Array.from({ length: day / (15 * minute) }, (_, index) => index);
  // Eight times of the day, one in each part of it, before or after the strangers' turn.
  const visits = new Set(Array.from({ length: 8 }, (_, part) => part * 12 + random(12)));
  const seen: Record<string, number>[] = [];
  for (const quarter of quarters) {
    const isVisited = visits.has(quarter);
    const ownerFirst = random(2) === 0;
    if (isVisited && ownerFirst) seen.push(await visit());
    await attack();
    if (isVisited && !ownerFirst) seen.push(await visit());
    clock.pass(15 * minute);
  }
  const good = { mistyped: 401, signedIn: 200, asked: 200, reset: 200, again: 200, changed: 200 };
  expect(seen).toEqual(Array(8).fill(good));
  expect(guesses.map(({ times }) => times)).toEqual(Array(10).fill(80));
  expect(codes.map(({ times }) => times)).toEqual(Array(10).fill(10));
});

it('thirty have 960 together, and who is kept out by them is told what to do', { timeout: 240_000 }, async () => {
  const { username } = await buildApplicant(app);
  const [address, mail] = [newAddress(), `${username}@person.test`];
  const known = cookieOf(await signIn(address, username, password));
  const people = strangers(30, 2);
  const guesses = people.map((stranger) => asOftenAsLet(() => signIn(stranger(), username, 'Wrong-Passw0rd!')));
  for (let quarter = 0; quarter < 6; quarter += 1) {
    await goAll(guesses);
    clock.pass(15 * minute);
  }
  expect(sum(guesses)).toBe(960);

  const refused = await signIn(newAddress(), username, password);
  const hours = 'in 23 hours';
  expect([refused.status, refused.body.detail]).toEqual([
    429,
    `Too many wrong passwords from elsewhere today. Please log in from a browser in which you logged in before, choose a new password with "Forgot password?", or try again ${hours}.`,
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBe(untilMidnight(clock.now().getTime()));
  expect((await signIn(newAddress(), username, password, known)).status).toBe(200);

  // Whoever has no such browser gets one by a code.
  const asked = await askForCode(address, username);
  const form = { otp: await codeOf(app, mail, asked.body.token), token: asked.body.token, new_password: 'Another1!' };
  const reset = await send(app, 'POST', `/api/users/${username}/reset-password`, { form, ...from(address) });
  expect(reset.status).toBe(200);
  expect((await signIn(newAddress(), username, 'Another1!')).status).toBe(429);
  const knownAnew = cookieOf(reset);
  expect((await signIn(newAddress(), username, 'Another1!', knownAnew)).status).toBe(200);

  // The strangers' turn at codes: 120 with the owner's.
  const codes = people.map((stranger) => asOftenAsLet(() => askForCode(stranger(), username)));
  for (let hour = 0; hour < 3; hour += 1) {
    await goAll(codes);
    clock.pass(60 * minute);
  }
  expect(sum(codes)).toBe(119);
  const none = await askForCode(newAddress(), username);
  expect([none.status, none.body.detail]).toEqual([
    429,
    'Too many codes were asked for from elsewhere today. Please use a browser in which you logged in before, or try again in 20 hours.',
  ]);
  expect((await askForCode(newAddress(), username, knownAnew)).status).toBe(200);

  // What is used up is so until midnight in UTC, not for another day.
  clock.pass(untilMidnight(clock.now().getTime()));
  expect((await signIn(newAddress(), username, 'Another1!')).status).toBe(200);
  expect((await askForCode(newAddress(), username)).status).toBe(200);
});
