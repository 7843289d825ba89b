/** The notice of what becomes of one's data: read before applying, in two languages, and afterwards by both sides as it was given. */
import { api, call } from '@saring/contract';
import { buildApplication, buildJob, buildLink } from '#world/people/builders.ts';
import { pdf, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { enter, logIn, tabTo } from './steps.ts';
import { expect, test } from './world.ts';

test('whoever applies reads the notice in Malay, is told where it changed meanwhile, and both sides find the one that was given', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const keep = (applicantMonths: number) =>
    call(company.client, api.retention.save, {
      params: { username: company.companyId },
      body: { applicantMonths, recordingDays: 30 },
    });
  await keep(6);
  const link = await buildLink(company, (await buildJob(company)).id);
  const person = await buildApplicant(server);
  const page = await window();
  await logIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  await page.goto(`/user/cvupload/${link}`);
  const other = page.waitForEvent('popup');
  await tabTo(page, page.getByRole('link', { name: 'notice, in English and Malay' }));
  await page.keyboard.press('Enter');
  const notice = await other;
  await expect(notice.getByText('erased 6 months after its end')).toBeVisible();
  await notice.getByText('Bahasa Melayu').click();
  await expect(notice.getByRole('heading', { level: 1 })).toContainText('Apa yang berlaku kepada data anda');
  await expect(notice.locator('article')).toHaveAttribute('lang', 'ms');
  await expect(notice.getByText('dipadamkan 6 bulan')).toBeVisible();
  await notice.close();

  const buffer = Buffer.from(await pdf(resume));
  await page
    .getByLabel('Resume', { exact: true })
    .setInputFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer });
  await page.getByLabel('Expected Salary').fill('RM 4,500');
  await keep(9);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('What becomes of your data has changed since this page was opened.')).toBeVisible();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/start-interview\?applicationId=/, { timeout: 40_000 });
  await keep(3);

  const own = await call(person.client, api.applications.own, { params: { id: person.username } });
  const id = own.data.applications[0]?.id ?? '';
  await page.goto(`/user/application/${id}`);
  await page.getByRole('link', { name: 'What you were told of your data' }).click();
  await expect(page.getByText('erased 9 months after its end')).toBeVisible();
  await page.getByRole('link', { name: 'Back to the application' }).click();
  await expect(page).toHaveURL(new RegExp(`/user/application/${id}$`));

  const desk = await window();
  await enter(desk, company.token);
  await desk.goto(`/profile/${id}`);
  await desk.getByRole('link', { name: 'What the applicant was told' }).click();
  await expect(desk.getByText('erased 9 months after its end')).toBeVisible();
  await expect(desk.getByText(/^Given when the application was sent, .+ Version \d+\.$/)).toBeVisible();
});

test('an application whose call named no notice says so, and so does a company that takes none', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const person = await buildApplicant(server);
  const id = await buildApplication(person, await buildJob(company));
  const page = await window();
  await enter(page, person.token, 'user');
  await page.goto(`/user/application/${id}/notice`);
  await expect(page.getByText('The call that sent this application names no notice.')).toBeVisible();
  await page.goto(`/user/application/${crypto.randomUUID()}/notice`);
  await expect(page.getByText('This application was not found.')).toBeVisible();
  await page.goto('/companies/nobody/notice');
  await expect(page.getByText('This company takes no applications at the moment.')).toBeVisible();
});
