/** Whom to ask for another way before applying stands one link away from the job, from the form, and from the log-in page. */
import type { Page } from '@playwright/test';
import { buildJob, buildLink } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, saveCompanyProfile } from '#world/people/people.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

/** The page that a link opens beside the one that it is on, so that nothing typed there is lost. */
async function beside(page: Page, name: string): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('link', { name }).click();
  return opening;
}

test('who opens it from a job is told the address of the company, anybody else that of the operator', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  await saveCompanyProfile(company, 'office@company.test');
  const link = await buildLink(company, (await buildJob(company)).id);
  const page = await window();
  const ask = (on: Page) => on.getByRole('main').getByRole('link').first();
  await page.goto(`/user/cvupload/${link}`);
  const fromJob = await beside(page, 'Whom to ask beforehand');
  await expect(fromJob.getByRole('heading', { level: 1, name: 'Accessibility' })).toBeVisible();
  await expect(fromJob.getByText(`Ask ${company.companyName} before you apply`)).toBeVisible();
  await expect(ask(fromJob)).toHaveAttribute(
    'href',
    'mailto:office@company.test?subject=Another%20way%20to%20take%20part',
  );
  await expect(ask(fromJob)).toHaveText('office@company.test');

  await page.bringToFront();
  const footer = page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' });
  for (const path of [
    `/user/cvupload/${link}`,
    `/companies/${company.companyId}/jobs`,
    `/companies/${company.companyId}/notice`,
    `/login?redirect=/user/cvupload/${link}`,
    `/register?redirect=/user/cvupload/${link}`,
  ]) {
    await page.goto(path);
    // What the log-in page says first of all, whenever that comes.
    if (path.startsWith('/login')) await page.getByRole('dialog').getByRole('button', { name: 'Login Now' }).click();
    await footer.press('Enter');
    await expect(ask(page), path).toHaveText('office@company.test');
  }
  await footer.press('Enter');
  await expect(ask(page)).toHaveText('office@company.test');

  await page.goto('/login');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  await expect(ask(page)).toHaveText('no-reply@localhost');
  await expect(page.getByText('In part').first()).toBeVisible();
  const seeing = page.getByText(/^Seeing \(\d+\)$/);
  await seeing.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('At least 4.5 to 1 in both themes')).toBeVisible();

  await enter(page, (await buildApplicant(server)).token, 'user');
  await page.goto(`/user/cvupload/${link}`);
  const fromForm = await beside(page, 'Whom to ask beforehand');
  await expect(fromForm.getByText(`Ask ${company.companyName} before you apply`)).toBeVisible();
});
