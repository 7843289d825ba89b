/** Marks that a job shows before a decision: the home and the page of the application say that they can be read, and lead there. */
import { api, call } from '@saring/contract';
import { rows } from '#world/app/watch.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { expectSound } from './axe.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

test('marks that a job shows before a decision are told on the home and on the page of the application', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  await call(company.client, api.applications.setResultsShown, {
    params: { companyId: job.companyId, jobId: job.id },
    body: { resultsShown: true },
  });
  const person = await buildApplicant(server, 'Aisyah Rahman');
  const id = await buildApplication(person, job);
  await takeInterview(person, id);
  const page = await window();
  await enter(page, person.token, 'user');
  await page.goto('/user/cdashboard');
  const next = page.getByRole('region', { name: 'What comes next' });
  await expect(next).toContainText('Nothing to do now.');
  await expect(next.getByRole('link', { name: /^How you were marked/ })).toHaveCount(0);

  await rows(server, "update interviews set completed_at = now() - interval '2 days' where application_id = $1", [id]);
  await page.reload();
  await expect(next).toContainText('can be read now. You have not been told a decision yet.');
  await expectSound(page);
  await page.goto(`/user/application/${id}`);
  await expect(
    page.getByText('How you were marked can be read now. You have not been told a decision yet.'),
  ).toBeVisible();
  await expectSound(page);
  await page.goto('/user/cdashboard');
  await next.getByRole('link', { name: `How you were marked for Accountant at ${company.companyName}` }).press('Enter');
  await expect(page.getByRole('heading', { name: 'How you were marked', level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Decision' })).toHaveCount(0);

  await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Accepted' } });
  await page.goto(`/user/application/${id}`);
  await expect(page.getByRole('link', { name: 'See how you were marked' })).toBeVisible();
  await expect(page.getByText('can be read now')).toBeHidden();
});
