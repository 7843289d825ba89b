/** Scoring again in a browser: a ranking of two versions says so, is scored again on request, and shows before and after. */
import { scoredEarlier } from '#world/app/earlier.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { resume, weakResume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { expectSound } from './axe.ts';
import { enter, focusIn, tabTo } from './steps.ts';
import { expect, test } from './world.ts';

const meaning = /^Scored by Saring built-in 0, which is not the present version/;

test('a company scores the applicants of a job again', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const person = await buildApplicant(server, 'Aisyah Rahman');
  const strong = await buildApplication(person, job, resume);
  await takeInterview(person, strong);
  const weak = await buildApplication(await buildApplicant(server, 'Daniel Lim'), job, weakResume);
  await buildApplication(await buildApplicant(server, 'Mei Tan'), job, resume);
  await scoredEarlier(server, [strong], { finalScore: 41.25 });
  await scoredEarlier(server, [weak], { finalScore: 88 });

  const page = await window();
  await enter(page, company.token);
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`);
  await expect(page.getByText('2 of 3 applicants were scored by version 0.')).toBeVisible();
  const marks = page.getByRole('list', { name: 'Applicants' }).getByText(/^version 0/);
  await expect(marks).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await page.setViewportSize({ width: 1280, height: 900 });

  const table = page.getByRole('table', { name: 'Applicants' });
  await tabTo(page, table.getByRole('button', { name: /^version 0/ }).first());
  await expect(page.getByRole('tooltip', { name: meaning })).toBeVisible();
  // A hint floats beside the parts of its page.
  await expectSound(page, page.url(), ['region']);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  const button = page.getByRole('button', { name: /^Score again with version/ });
  // Back, for it stands before; forward the way leads out of the page, and Firefox does not come back whole.
  await tabTo(page, button, 'Shift+Tab');
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: /^Score again with version/ });
  await expect(question.getByText('No status changes')).toBeVisible();
  await focusIn(question);
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Score again' }).click();

  const changes = page.getByRole('table', { name: 'Before and after' });
  await expect(changes.getByRole('row', { name: /^Daniel Lim 88\.00 \d+\.\d\d −\d+\.\d\d$/ })).toBeVisible({
    timeout: 30_000,
  });
  await expect(changes.getByRole('row', { name: /^Aisyah Rahman 41\.25 \d+\.\d\d \+\d+\.\d\d$/ })).toBeVisible();
  await expect(
    page.getByText('Of 2 final scores 1 rose, 1 fell, 0 stayed the same. No status was changed.'),
  ).toBeVisible();
  await expect(page.getByRole('table', { name: 'Applicants' }).getByText(/^version 0/)).toHaveCount(0);
  await expect(button).toHaveCount(0);

  await changes.getByRole('link', { name: 'Aisyah Rahman' }).click();
  const analyses = page.getByRole('table', { name: 'Analyses' });
  await expect(analyses.getByText('Other version')).toHaveCount(2);
  await expect(analyses.getByText(/^before \d+\.\d\d/)).toHaveCount(2);
  await expect(page.getByText(/had the applicant scored again: 41\.25 → \d+\.\d\d$/)).toBeVisible();

  await page.goBack();
  await page.getByRole('button', { name: 'Put this result away' }).click();
  await expect(changes).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Total Applicants: 3')).toBeVisible();
  await expect(changes).toHaveCount(0);

  await page.goto('/admin/admin_settings');
  await page.getByRole('link', { name: 'Audit Trail' }).click();
  await expect(page.getByText(/^Had 2 applicants scored again by Saring built-in \d+$/)).toBeVisible();
});

test('what the version beside a mark means is reached by touch too', async ({ server, browser }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  await scoredEarlier(server, [await buildApplication(await buildApplicant(server), job, resume)]);
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 360, height: 800 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  // Also where the finger is quicker than what shows the hint.
  const { promise: tapped, resolve: tap } = Promise.withResolvers<void>();
  await phone.route(/\/bubble-[^/]*\.js/, async (route) => {
    await tapped;
    await route.continue();
  });
  await enter(phone, company.token);
  await phone.goto(`/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`);
  // The notice stands above the list: once it is there, nothing moves under the finger any more.
  await expect(phone.getByText(/^The one applicant was scored by version 0\./)).toBeVisible();
  await phone.getByRole('button', { name: /^version 0/ }).tap();
  tap();
  await expect(phone.getByRole('tooltip', { name: meaning })).toBeVisible();
  await context.close();
});
