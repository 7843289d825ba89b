/** Pale words of a resume: read, scored and mildly noted where they may be seen, left out and reported where they are not. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { docx, resume, templateFile } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';

const [above, below] = [resume.slice(0, 4), resume.slice(4)];
const note = 'Some words are nearly as pale as the page and may stand on a dark shape or a picture; they were read.';
const report = 'The file holds text in the colour of its background, which was left out.';

let app: TestApp;
let company: CompanyPerson;
let read: (
  file: File,
) => Promise<{ details: object; score: number; flags: { text: string }[]; text: string; findings: object[] }>;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  const job = await buildJob(company);
  read = async (file) => {
    const id = await buildApplication(await buildApplicant(app, 'Aisyah Rahman'), job, file);
    const { resume_relevancy } = (await send(app, 'GET', `/api/applications/${id}`, company)).body.application;
    const { text, findings } = (await send(app, 'GET', `/api/applications/${id}/resume-text`, company)).body;
    const { flags, ...details } = resume_relevancy.details;
    return { details, score: resume_relevancy.score, flags, text, findings };
  };
});
afterAll(() => app[Symbol.asyncDispose]());

const plainFile = async (lines: readonly string[]) =>
  new File([await docx(lines)], 'resume.docx', {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });

it('white words on a dark panel of a template count like dark words on white, and a note says that they are pale', async () => {
  const dark = await read(await plainFile(resume));
  const white = await read(templateFile(above, below, 'panel'));
  expect(white.text).toBe(dark.text);
  expect([white.score, white.details]).toEqual([dark.score, dark.details]);
  expect(white.score).toBeGreaterThan(0);
  expect(white.findings).toEqual([{ code: 'pale_text', text: note, excerpt: expect.stringContaining('SST returns') }]);
  expect(white.flags).toEqual([{ code: 'pale_text', text: note }, ...dark.flags]);
});

it('white words on the page after the panel count nothing, and are reported', async () => {
  const without = await read(await plainFile(above));
  const hiding = await read(templateFile(above, below, 'next page'));
  expect(hiding.text).toBe(without.text);
  expect([hiding.score, hiding.details]).toEqual([without.score, without.details]);
  expect(hiding.findings).toMatchObject([{ code: 'white_text', text: report }]);
});
