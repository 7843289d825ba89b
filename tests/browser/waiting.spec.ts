/** Who waits for an answer longer than was promised is not forgotten. */
import { api, call } from '@saring/contract';
import { rows } from '#world/app/watch.ts';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, saveCompanyProfile } from '#world/people/people.ts';
import { expectSound } from './axe.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

test('who waits longer than was promised stands on the dashboard, which leads to them', async ({ server, window }) => {
  const company = await buildCompany(server);
  await saveCompanyProfile(company);
  const params = { username: company.companyId };
  await call(company.client, api.decisions.save, { params, body: { graceMinutes: 0, answerDays: 3 } });
  const job = await buildJob(company);
  const id = await buildApplication(await buildApplicant(server, 'Aisyah Rahman'), job);
  const kept = await buildApplication(await buildApplicant(server, 'Raj Kumar'), job);
  await call(company.client, api.applications.setStatus, { params: { id: kept }, body: { status: 'KIV' } });
  const page = await window();
  await enter(page, company.token);
  await page.goto('/admin/dashboard');
  const late = page.getByRole('link', { name: '1 has waited longer than you said' });
  await expect(page.getByText('Pending Applications')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(late).toHaveCount(0);
  await rows(server, "update applications set applied_at = now() - interval '10 days' where id = any($1)", [
    [id, kept],
  ]);
  await page.reload();
  await expect(late).toBeVisible();
  await expectSound(page);
  await late.press('Enter');
  await expect(page.getByText('Aisyah Rahman')).toBeVisible();
  await expect(page.getByText('Raj Kumar')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: '1 kept in view waits longer than you said' }).press('Enter');
  await expect(page.getByText('Raj Kumar')).toBeVisible();
});
