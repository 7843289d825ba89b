/** Clients that others' tools make of the OpenAPI document: they compile, and do the product's main job with it running. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { mailAbout } from '#world/app/watch.ts';
import { type MadeClients, makeClients, makers } from '#world/clients/made.ts';
import type { MainJob } from '#world/clients/main-job.ts';
import { answers } from '#world/people/builders.ts';
import { advert, docx, pdfFile, resume } from '#world/people/documents.ts';
import { password, superuser, unique } from '#world/people/people.ts';

let app: TestApp;
let made: MadeClients;
beforeAll(async () => {
  app = await startApp();
  made = await makeClients(await documentOf(app));
});
afterAll(async () => {
  await made?.[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

async function documentOf({ url }: TestApp) {
  return (await fetch(`${url}/api/openapi.json`)).json();
}

describe('the OpenAPI document makes clients', () => {
  it('that compile under strict rules', () => {
    expect(made.complaints).toBe('');
  });

  it.each(makers)('by which a company hires someone: %s', async (maker) => {
    const { mainJob }: { mainJob: MainJob } = await import(join(made.folder, `main-job-${maker}.ts`));
    const candidate = unique('person-');
    const told = await mainJob({
      url: app.url,
      operator: superuser,
      company: unique('company-'),
      candidate,
      password,
      description: new File([await docx(advert)], 'accountant.docx'),
      resume: await pdfFile(resume),
      answers,
    });
    expect(told).toMatchObject({
      listed: [{ id: told.applicationId, rank: 1, provisional: false }],
      status: 'Accepted',
      mailed: 1,
    });
    const { text } = await mailAbout(app, `${candidate}@person.test`, 'Your application for');
    expect(text).toContain('Dear Aisyah Rahman, welcome to Company company-');
  });

  it('that do not compile where it takes a file for a text', async () => {
    const document = await documentOf(app);
    const form = document.paths['/api/applications/{id}/saveApplications'].post.requestBody.content;
    form['multipart/form-data'].schema.properties.resume = { type: 'string' };
    await using wrong = await makeClients(document);
    for (const maker of makers)
      expect(wrong.complaints).toMatch(new RegExp(`main-job-${maker}\\.ts.*'File' is not assignable to type 'string'`));
  });
});
