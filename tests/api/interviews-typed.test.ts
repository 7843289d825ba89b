/** What is typed into a question is kept while it is typed, and is its answer where the browser never comes back. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { heldClock } from '#world/app/held-clock.ts';
import { answers, buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';
import { type Candidate, interviewsOn } from './interviewing.ts';

const clock = heldClock();
let app: TestApp;
let company: CompanyPerson;
let jobId: string;
beforeAll(async () => {
  app = await startApp({ replace: { clock } });
  company = await buildCompany(app);
  jobId = (await buildJob(company)).id;
});
afterAll(() => app[Symbol.asyncDispose]());

const { start, answering, respond, end, history } = interviewsOn(() => app);
const typing = { reading: 'true', typing: 'true' };
const words = 'I closed the books of\ntwelve companies';
/** Longer than a question may be read and answered, with its grace. */
const allItsTime = 130;

/** Who has typed this much into the first question. */
async function typed(text = words): Promise<Candidate> {
  const person = await buildApplicant(app);
  const one = { person, id: await buildApplication(person, { id: jobId, companyId: company.companyId }) };
  await start(one, typing);
  expect((await answering(one, { sequence: '1', typed: text })).status).toBe(200);
  return one;
}
const first = async (one: Candidate) => {
  const [{ response, source, late }] = await history(one);
  return { response, source, late };
};

describe('what is typed and not handed in', () => {
  it('is told to whoever goes on in another browser, as it was last', async () => {
    const one = await typed('I closed');
    expect((await start(one, typing)).body).toMatchObject({ sequence: 1, typed: 'I closed' });
    await answering(one, { sequence: '1', typed: words });
    expect((await start(one, typing)).body.typed).toBe(words);
    await answering(one, { sequence: '1', typed: ' ' });
    expect((await start(one, typing)).body.typed).toBe('');
    // A question about the tab alone changes nothing.
    await answering(one, { sequence: '1', typed: words });
    await answering(one, { sequence: '1' });
    expect((await start(one, typing)).body.typed).toBe(words);
  });

  it('is the answer where the time of its question went by, and in time', async () => {
    const one = await typed();
    clock.pass(allItsTime);
    expect((await start(one, typing)).body).toMatchObject({ sequence: 2, typed: '' });
    expect(await first(one)).toEqual({ response: words, source: 'typed', late: false });
  });

  it('is the answer where the interview ended meanwhile', async () => {
    const [over, ended] = [await typed(), await typed()];
    clock.pass(3600);
    expect((await start(over, typing)).status).toBe(409);
    await end(ended);
    for (const one of [over, ended])
      expect(await first(one)).toEqual({ response: words, source: 'typed', late: false });
  });

  it('gives way to the words that the browser kept, with a mark, and to no others', async () => {
    const one = await typed();
    clock.pass(allItsTime);
    await start(one, typing);
    const handIn = (response: string) => respond(one, { response, sequence: '1', source: 'typed' });
    await handIn(words);
    await handIn('');
    // Another browser kept a draft from before.
    await handIn('I closed');
    expect(await first(one)).toEqual({ response: words, source: 'typed', late: false });
    await handIn(`${words} and more`);
    expect(await first(one)).toEqual({ response: `${words} and more`, source: 'typed', late: true });
    await handIn('something else');
    expect(await first(one)).toMatchObject({ response: `${words} and more` });
  });
});

describe('an answer that was handed in', () => {
  it('stands, whatever was typed before', async () => {
    const one = await typed('I closed');
    await respond(one, { response: answers[0] ?? '', sequence: '1', source: 'typed' });
    await respond(one, { response: 'I closed', sequence: '1', source: 'typed' });
    expect(await first(one)).toMatchObject({ response: answers[0], source: 'typed' });
  });

  it('may be none, although something was typed', async () => {
    const one = await typed();
    await respond(one, { response: '', sequence: '1', source: 'typed' });
    expect(await first(one)).toMatchObject({ source: 'none' });
  });

  it('takes no further words: they belong to no question', async () => {
    const one = await typed('I closed');
    await respond(one, { response: answers[0] ?? '', sequence: '1', source: 'typed' });
    expect((await answering(one, { sequence: '1', typed: words })).status).toBe(422);
    await answering(one, { typed: words });
    expect((await start(one, typing)).body).toMatchObject({ sequence: 2, typed: '' });
  });
});
