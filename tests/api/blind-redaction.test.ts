/** What hides who somebody is takes nobody else's time, is never skipped for want of time, and follows what is known of the person. */
import { api, call } from '@saring/contract';
import { profileFields } from '@saring/contract/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { meanwhile } from '#world/app/meanwhile.ts';
import { hurriedEngine } from '#world/app/reading.ts';
import { rows } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { database, launches, launchUp } from '#world/processes/launch.ts';
import { blindReview } from './blind-pairs.ts';

launches();

/** Years and schools of one line, as many as are read of a file: held one against the other they took 14 s. */
const slowText = () => `${'ba '.repeat(20_000)}${"'01 ".repeat(15_000)}`.slice(0, 119_000);

async function applyWith(person: Person, job: { id: string; companyId: string }, text: string): Promise<string> {
  const saved = await call(person.client, api.applications.save, {
    params: { id: person.username },
    body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 1' },
    files: { resume: new File([text], 'a.txt') },
  });
  const applicationId = saved.data.application.id;
  await call(person.client, api.applications.processResume, { body: { username: person.username, applicationId } });
  return applicationId;
}

describe('a resume made to be slow', () => {
  it('is shown without its names while others are answered', async () => {
    const app = await launchUp();
    const company = await buildCompany(app);
    const job = await buildJob(company);
    await blindReview(app, company, job);
    const id = await applyWith(await buildApplicant(app), job, slowText());
    // As if nobody had looked ahead.
    await rows({ databaseUrl: database.url }, 'delete from redactions');
    const shown = send(app, 'GET', `/api/applications/${id}`, company);
    const asked = await meanwhile(shown, () => send(app, 'GET', '/api/health/live'), 20);
    expect(asked).toEqual({ statuses: [200], over: false });
    const { status, body } = await shown;
    expect([status, body.application?.blind]).toEqual([200, true]);
    // What was found once is kept, and not looked for again. Where there was no time to find it, all of it is withheld.
    const text = async () => (await send(app, 'GET', `/api/applications/${id}/resume-text`, company)).body.text;
    await expect.poll(text).toMatch(/^ba ba/);
    await rows({ databaseUrl: database.url }, "update redactions set hidden = '[[0, 2]]' where source = 'resume'");
    expect(await text()).toMatch(/^█████ ba/);
  });
});

it('where there is no time to find it out, nothing of a text is shown', async () => {
  await using app = await startApp({ replace: { ai: await hurriedEngine(1) } });
  const company = await buildCompany(app);
  const job = await buildJob(company);
  await blindReview(app, company, job);
  const person = await buildApplicant(app);
  const saved = await call(person.client, api.applications.save, {
    params: { id: person.username },
    body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 1' },
    files: { resume: new File([slowText()], 'a.txt') },
  });
  const { status, body } = await send(
    app,
    'GET',
    `/api/applications/${saved.data.application.id}/resume-text`,
    company,
  );
  expect([status, body.blind, body.text]).toEqual([200, true, '█████']);
});

describe('what is known of somebody', () => {
  let app: TestApp;
  let company: CompanyPerson;
  beforeAll(async () => {
    app = await startApp();
    company = await buildCompany(app);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  const lines = [...resume, 'The finance club of Quokkaville called me Zedwing.'];
  /** Who is found by a word of the resume. */
  const foundBy = async (word: string): Promise<string[]> => {
    const { body } = await send(app, 'POST', '/api/admin/query-applicants', {
      token: company.token,
      json: {
        query: `Which applicants mention ${word} in their resume?`,
        username: company.companyId,
        conversation_id: 'new',
      },
    });
    return body.links.map((link: { application_id: string }) => link.application_id);
  };
  const textOf = async (id: string) =>
    (await send(app, 'GET', `/api/applications/${id}/resume-text`, company)).body.text;

  it('is hidden from the moment on at which it is known, in searches too', async () => {
    const job = await buildJob(company);
    await blindReview(app, company, job);
    const person = await buildApplicant(app);
    const id = await buildApplication(person, job, lines);
    expect(await textOf(id)).toContain('Zedwing');
    await expect.poll(() => foundBy('Zedwing')).toEqual([id]);
    const body = {
      fullName: 'Zedwing Rahman',
      phone: '01234567890',
      address: '1 Jalan Ampang, Kuala Lumpur',
      contactEmail: `${person.username}@person.test`,
      age: 29,
      gender: 'Female' as const,
      dob: '03/04/1997',
      description: 'Still looking.',
    };
    await call(person.client, api.applicants.saveProfile, { params: { username: person.username }, body });
    expect(await foundBy('Zedwing')).toEqual([]);
    expect(await textOf(id)).not.toContain('Zedwing');
    expect(await foundBy('Zedwing')).toEqual([]);
    expect(await foundBy('MFRS')).toContain(id);
  });

  it('is asked of every field of a profile that tells who somebody is', async () => {
    const told = Object.entries(profileFields).filter(([, kind]) => !['attribute', 'words', 'file'].includes(kind));
    const inRows = told.map(([field]) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    const looked = await rows(
      app,
      "select event_object_column as name from information_schema.triggered_update_columns where trigger_name = 'applicants_redacted'",
    );
    expect(looked.map(({ name }) => name).sort()).toEqual(inRows.sort());
  });

  it('is hidden in what was applied with before names were withheld', async () => {
    const job = await buildJob(company, { jobTitle: 'Bookkeeper' });
    const id = await buildApplication(await buildApplicant(app, 'Zedwing Tan'), job, lines);
    expect(await foundBy('Quokkaville')).toContain(id);
    expect(await foundBy('Zedwing')).toContain(id);
    await blindReview(app, company, job);
    expect(await foundBy('Zedwing')).not.toContain(id);
    await expect.poll(() => foundBy('Quokkaville')).toContain(id);
    expect(await foundBy('Zedwing')).not.toContain(id);
  });
});
