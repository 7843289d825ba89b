/** A resume that was scanned or photographed: its words are recognised and read like any others, and whoever reads them is told. */
import { pictureOf, scan, scannedResume } from '@saring/fixtures/documents/scans';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const photographed = () =>
  new File([Uint8Array.from(scan(pictureOf(scannedResume)))], 'photographed-resume.pdf', { type: 'application/pdf' });

it('offers name and phone to the form', async () => {
  const { username, token } = await buildApplicant(app);
  const path = `/api/applicants/${username}/resume-suggestions`;
  expect((await send(app, 'POST', path, { token, files: { resume: photographed() } })).body).toMatchObject({
    full_name: 'Aminah Osman',
    phone: '0123456789',
    Contactemail: 'aminah.osman@example.com',
  });
});

it('is marked by its words, which the company reads with what is said of them', async () => {
  const company = await buildCompany(app);
  const id = await buildApplication(await buildApplicant(app), await buildJob(company), photographed());
  const { text, findings } = (await send(app, 'GET', `/api/applications/${id}/resume-text`, company)).body;
  expect(text).toContain('Closed the monthly accounts of four entities');
  expect(findings).toEqual([
    {
      code: 'recognised',
      text: 'This page is a picture; its text was recognised by a program and may differ from what is seen.',
      page: 1,
    },
  ]);
  const { resume_relevancy } = (await send(app, 'GET', `/api/applications/${id}`, company)).body.application;
  expect(resume_relevancy.score).toBeGreaterThan(0);
  expect(JSON.stringify(resume_relevancy.details)).toContain('Closed the monthly accounts of four entities');
});
