/** What a person reads of an answer is in the language that the call asks for, and in English otherwise. */
import { api, CallError, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { anonymous, buildApplicant, password, unique } from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const inLanguage = (tag: string) => ({ ...anonymous(app), language: () => tag });
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof CallError ? error : undefined),
  );
const wrong = (tag: string) =>
  failureOf(call(inLanguage(tag), api.auth.token, { body: { username: unique('nobody'), password } }));

describe('an answer', () => {
  it.each(['en', 'de-DE,de;q=0.9', '*', '', 'x'.repeat(5000)])('is English for who asks for %j', async (tag) => {
    expect((await wrong(tag))?.detail).toBe('Incorrect username or password');
  });
  it.each(['en-XA', 'de, en-xa;q=0.5'])('is in another language for who asks for %s', async (tag) => {
    expect((await wrong(tag))?.detail).toBe('⟦Îñçóŕŕéçţ ûšéŕñáɱé óŕ þáššŵóŕð⟧');
  });
  it('says so of each field that is wrong, by the rules of the calls and of the actions', async () => {
    const body = { username: '', email: 'x', password, role: 'user' as const };
    const failure = await failureOf(call(inLanguage('en-XA'), api.users.register, { body }));
    expect(failure?.fields.map(({ msg }) => msg)).toEqual([
      '⟦Ûšéŕñáɱé îš ŕéǫûîŕéð⟧',
      expect.stringMatching(/^⟦[^A-Za-z]+⟧$/),
    ]);
    const { client } = await buildApplicant(app);
    const everywhere = { body: { everywhere: true } };
    const refused = await failureOf(call({ ...client, language: () => 'en-XA' }, api.auth.logOut, everywhere));
    expect(refused?.fields[0]?.msg).toBe('⟦Þļéášé éñţéŕ ýóûŕ þáššŵóŕð⟧');
  });
  it('says so when all went well, too', async () => {
    const { client } = await buildApplicant(app);
    const { message } = await call({ ...client, language: () => 'en-XA' }, api.auth.logOut, { body: {} });
    expect(message).toBe('⟦Ļóĝĝéð óûţ.⟧');
  });
});
