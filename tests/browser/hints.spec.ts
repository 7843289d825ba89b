/** The short words beside a control whose own words say less, or an icon alone. */
import { buildJob } from '#world/people/builders.ts';
import { buildCompany } from '#world/people/people.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

test('a hint stays while the mouse moves onto it, and Escape closes it though nothing moves', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  await buildJob(company);
  const page = await window();
  await enter(page, company.token, 'admin');
  await page.goto('/admin/main-job-listing');
  const hint = page.getByRole('tooltip', { name: 'Delete' });
  await page.getByRole('button', { name: /^Delete / }).hover();
  await expect(hint).toBeVisible();
  await hint.hover();
  await expect(hint).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(hint).toBeHidden();
});
