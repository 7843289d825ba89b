/** Blind review against whoever guesses: a word that one applicant alone says of themselves finds what a word that nobody says does. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { send } from '#world/app/wire.ts';
import { tellingWords } from '#world/people/twins.ts';
import { type BlindJob, buildBlindJob, type Twin } from './blind-pairs.ts';

let blind: BlindJob;
beforeAll(async () => {
  blind = await buildBlindJob();
});
afterAll(() => blind.app[Symbol.asyncDispose]());

describe('what is looked for', () => {
  /** Each with a word that nobody wrote, of the same form. */
  const words = () =>
    blind.pairs.flatMap(([one, other]) =>
      Object.entries(tellingWords(one)).map(([what, word]) => ({ what, word, same: tellingWords(other)[what] ?? '' })),
    );
  const strange = (word: string) =>
    word.replace(/[a-z]/g, (char) => 'bcdfghjkz'.charAt(char.charCodeAt(0) % 9)).replace(/\d/g, '8');

  it.each(['a job', 'the company', 'all'])('in the list of applicants of %s finds nobody', async (whose) => {
    const { companyId, id } = blind.job;
    const path = { 'a job': `getAllApplications/${companyId}/${id}`, 'the company': `getAllApplications/${companyId}` }[
      whose
    ];
    const found = async (search: string) => {
      const address = `/api/applications/${path ?? `getApplications/${companyId}`}`;
      return (await send(blind.app, 'GET', address, { token: blind.company.token, query: { search } })).body;
    };
    for (const { word, same } of words()) {
      const nobody = await found(strange(word));
      expect(nobody).toMatchObject({ total: 0, applications: [] });
      for (const text of [word, same, word.toUpperCase(), word.slice(1, 5)])
        expect(await found(text), text).toEqual(nobody);
    }
  });

  it.each(['accept', 'reject'])('who %ss by mail learns of no address whose it is', async (what) => {
    const path = `/api/applications/send-${what}ance-emails`.replace('rejectance', 'rejection');
    const mail = async (address: string, jobId: string | null) => {
      const query = { text_message: 'Hello {full_name}', ...(jobId ? { jobId } : {}) };
      const answer = await send(blind.app, 'POST', path, { token: blind.company.token, query, json: [address] });
      return JSON.stringify(answer.body).replaceAll(address, 'X');
    };
    const [one, other] = blind.twins as [Twin, Twin];
    for (const jobId of [null, blind.job.id]) {
      const nobody = await mail('nobody@nowhere.test', jobId);
      for (const { email } of [one, other]) expect(await mail(email, jobId)).toBe(nobody);
    }
  });

  it("a resume is waited for whatever the applicant's name is said to be", async () => {
    const [one, other] = blind.twins as [Twin, Twin];
    const wait = async (username: string) =>
      (
        await send(blind.app, 'POST', '/api/applications/process/resume', {
          token: blind.company.token,
          json: { username, application_id: one.id },
        })
      ).body;
    const nobody = await wait('nobody-here');
    for (const { username } of [one, other]) expect(await wait(username)).toEqual(nobody);
  });

  const questions = [
    (x: string) => `Which Accountant applicants mention ${x} in their resume?`,
    (x: string) => `How many applicants mention "${x}"?`,
    (x: string) => `List applicants with ${x} experience`,
    (x: string) => `Who studied at ${x}?`,
    (x: string) => `Show applicants who do not mention ${x}`,
    (x: string) => `Does anyone know ${x}?`,
    (x: string) => `Summarise ${x}`,
    (x: string) => `What is the email of ${x}?`,
    (x: string) => `Which applicants live in ${x}?`,
    (x: string) => `What share of the applicants mention ${x}?`,
  ];

  it('the assistant finds them by what they can do', async () => {
    const { body } = await blind.ask('Which Accountant applicants mention SAP in their resume?');
    const found = body.links.map((link: { application_id: string }) => link.application_id);
    expect(found.sort()).toEqual(blind.twins.map(({ id }) => id).sort());
  });

  it.each(questions.map((question) => ({ question, about: question('…') })))(
    'the assistant answers alike whoever has it: $about',
    async ({ question }) => {
      const everybody = blind.twins.map(({ id }) => id);
      const answer = async (word: string) => {
        const { status, body } = await blind.ask(question(word));
        const links: { application_id: string }[] = body.links ?? [];
        // Of all or of nobody; never of one.
        expect([0, everybody.length], `${word}: ${body.answer}`).toContain(
          new Set(links.map((link) => link.application_id)).size,
        );
        const { conversation_id: _, ...said } = body;
        // As it was asked, or taken apart into its words.
        const parts = word.split(/[^\p{L}\p{N}]+/u).filter((part) => part !== '');
        const own = new RegExp(`(?<![a-z])(?:${parts.join('|')})(?![a-z])`, 'gi');
        return { status, said: JSON.stringify(said).replace(own, 'X') };
      };
      for (const { what, word, same } of words()) {
        const first = await answer(word);
        expect(await answer(same), `${what}: ${word}, ${same}`).toEqual(first);
        expect(await answer(strange(word)), `${what}: ${word}, ${strange(word)}`).toEqual(first);
      }
    },
    120_000,
  );
});
