/** Texts made to be slow: whoever else asks is answered meanwhile, and what takes too long is given up. */
import { api, call } from '@saring/contract';
import { describe, expect, it } from 'vitest';
import { startApp } from '#world/app/app.ts';
import { meanwhile } from '#world/app/meanwhile.ts';
import { hurriedEngine } from '#world/app/reading.ts';
import { send } from '#world/app/wire.ts';
import { buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';
import { type Launched, launches, launchUp } from '#world/processes/launch.ts';

launches();

/** As much as is read of a file. */
const filled = (text: string, first = '') => new File([first + text.repeat(200_000 / text.length)], 'a.txt');
/** Each is another one: the same is read once. */
const slowText = (which = 0) => filled('- Excel, Word, SAP, Java, Python, SQL\n', `Accountant ${which}\n`);

const propose = (app: { url: string }, { token }: CompanyPerson, file = slowText()) =>
  send(app, 'POST', '/api/jobs/generate-criteria-from-file', { token, files: { description_file: file } });

const asOther =
  (app: { url: string }, { token }: CompanyPerson) =>
  () =>
    send(app, 'GET', '/api/users/me', { token });

describe('a text made to be slow', () => {
  /** The engine has read something before, so that only the text is slow. */
  async function warm(): Promise<{ app: Launched; company: CompanyPerson }> {
    const app = await launchUp();
    const company = await buildCompany(app);
    await propose(app, company, filled('Accountant for month-end closing.'));
    return { app, company };
  }

  it('as a description is read while others are answered', async () => {
    const { app, company } = await warm();
    const slow = Promise.all(Array.from({ length: 12 }, (_, which) => propose(app, company, slowText(which))));
    // Of what kept the process from serving, 25 answers were seen before it, without that more than 300.
    expect(await meanwhile(slow, asOther(app, company), 40)).toEqual({ statuses: [200], over: false });
    for (const { status, body } of await slow) expect([status, body.criteria?.length]).toEqual([200, 5]);
  });

  it('as a resume is scored while others are answered', async () => {
    const { app, company } = await warm();
    const job = await buildJob(company);
    const person = await buildApplicant(app);
    const saved = await call(person.client, api.applications.save, {
      params: { id: person.username },
      body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 1' },
      files: { resume: slowText() },
    });
    const scored = call(person.client, api.applications.processResume, {
      body: { username: person.username, applicationId: saved.data.application.id },
    });
    // Kept from serving: 26; without that more than 200.
    expect(await meanwhile(scored, asOther(app, company), 40)).toEqual({ statuses: [200], over: false });
    expect((await scored).state).toBe('done');
  });

  it('does not hold up the end of the process', async () => {
    const { app, company } = await warm();
    const cut = propose(app, company).catch(() => null);
    await meanwhile(cut, asOther(app, company), 5);
    app.child.kill('SIGTERM');
    expect(await app.ended).toBe(0);
    await cut;
  });
});

describe('what takes longer than it may', () => {
  it('is refused with what to do, others are served, and an interview goes on with a plain question', async () => {
    await using app = await startApp({ replace: { ai: await hurriedEngine(1) } });
    const company = await buildCompany(app);
    const job = await buildJob(company);
    const refused = await propose(app, company);
    expect(refused.status).toBe(422);
    expect(refused.body.detail).toMatch(/took too long\. Shorten it/);
    const person = await buildApplicant(app);
    expect((await send(app, 'GET', '/api/health/ready')).status).toBe(200);

    const saved = await call(person.client, api.applications.save, {
      params: { id: person.username },
      body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 1' },
      files: { resume: filled('Accountant for month-end closing.') },
    });
    const params = { id: saved.data.application.id };
    await call(person.client, api.interviews.start, { params });
    const questions: (string | null)[] = [];
    for (let sequence = 1; sequence < 6; sequence += 1) {
      const body = { response: `I closed the books ${sequence} times.`, sequence };
      const next = await call(person.client, api.interviews.respond, { params, body });
      questions.push(next.nextQuestion);
    }
    expect(new Set(questions).size).toBe(5);
    for (const question of questions) expect(question).toMatch(/^[A-Z][^?]+\?$/);
  });
});
