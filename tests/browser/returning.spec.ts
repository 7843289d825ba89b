/** Who comes back: to a link with an interview still open or a job that has closed, and to the log-in page while signed in. */
import { api, call } from '@saring/contract';
import pg from 'pg';
import { buildApplication, buildJob, buildLink } from '#world/people/builders.ts';
import { resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

test('who comes back to a link goes on with the interview, and a closed job says so', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const link = await buildLink(company, job.id);
  const person = await buildApplicant(server);
  const page = await window();
  await enter(page, person.token, 'user');
  await page.goto(`/user/cvupload/${link}`);
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Continue Interview' })).toHaveCount(0);

  const id = await buildApplication(person, { id: job.id, companyId: company.companyId }, resume);
  await page.reload();
  await expect(page.getByText('Your interview is still open')).toBeVisible();
  await page.getByRole('link', { name: 'Continue Interview' }).click();
  await expect(page).toHaveURL(new RegExp(`/user/start-interview\\?applicationId=${id}`));

  await call(company.client, api.jobs.inactivate, {
    params: { jobId: job.id },
    query: { companyId: company.companyId },
    body: { status: 'Closed' },
  });
  await page.goto(`/user/cvupload/${link}`);
  await expect(page.getByText('This job is closed.')).toBeVisible();
  await expect(page.getByRole('heading', { name: job.jobTitle })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toHaveCount(0);
});

test('who comes back by a link that has expired finds the open interview, and the newer link where there is one', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const link = await buildLink(company, job.id);
  const person = await buildApplicant(server);
  await buildApplication(person, { id: job.id, companyId: company.companyId }, resume);
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query('update application_links set expires_at = now() where job_id = $1', [job.id]);
  await database.end();
  const page = await window();
  await enter(page, person.token, 'user');
  await page.goto(`/user/cvupload/${link}`);
  await expect(page.getByText('Your interview is still open')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Interview' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go on with the newer link' })).toHaveCount(0);

  const newer = await buildLink(company, job.id);
  await page.reload();
  await page.getByRole('link', { name: 'Go on with the newer link' }).click();
  await expect(page).toHaveURL(new RegExp(`/user/cvupload/${newer}$`));
});

test('who is signed in gets the own pages in place of the log-in form and of the pages of others', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const person = await buildApplicant(server);
  const page = await window();
  for (const [token, role, home] of [
    [company.token, 'admin', '/admin/dashboard'],
    [person.token, 'user', '/user/cdashboard'],
  ] as const) {
    await enter(page, token, role);
    for (const path of ['/', '/login']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(home);
    }
  }
  await enter(page, company.token, 'admin');
  await page.goto('/user/cdashboard');
  await expect(page).toHaveURL('/admin/dashboard');
});
