/** What a notice says of a failure stays until it is closed or mended; what goes away by itself waits while somebody reads it. */
import type { Locator, Page } from '@playwright/test';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, superuser } from '#world/people/people.ts';
import { heardOf, hears } from './ear.ts';
import { buildCandidate } from './interview-world.ts';
import { enter, logIn } from './steps.ts';
import { expect, test } from './world.ts';

const minute = 60_000;
const notice = (page: Page, text: string) => page.locator('.mantine-Notification-root').filter({ hasText: text });

/** Lets moments pass until it is there: far fewer than it stays for. */
async function drawn(page: Page, one: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return one.isVisible();
    })
    .toBe(true);
}

/** From here on time passes by the test alone, or a notice would be gone before a slow machine has put focus or mouse on it. */
async function timeStands(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
}

/** Goes with time, which it may begin to count a moment after it was left. */
async function goesInTime(page: Page, one: Locator): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(minute);
      return one.isVisible();
    })
    .toBe(false);
}

async function ask(page: Page, words: string): Promise<void> {
  await page.getByLabel('What else do you need?').fill(words);
  await page.getByRole('button', { name: 'Ask the company' }).click();
}

test('a failure stays until it went well, and what went well waits for the mouse and for the keyboard', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  await enter(page, one.person.token, 'user');
  await page.clock.install();
  const failing = /\/wish$/;
  await page.route(failing, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, json: {} }),
  );
  await page.goto(`/user/start-interview?applicationId=${one.id}`);
  await page.getByRole('dialog', { name: 'Complete Your Application' }).waitFor();
  await page.keyboard.press('Escape');
  await ask(page, 'A break');
  const failed = page.getByRole('alert').filter({ hasText: 'Your question could not be sent.' });
  await expect(failed).toBeVisible();
  await page.clock.runFor(minute);
  await expect(failed, 'nobody closed it').toBeVisible();

  await page.unroute(failing);
  await timeStands(page);
  await page.getByRole('button', { name: 'Ask the company' }).click();
  const sent = notice(page, 'The company was told.');
  await drawn(page, sent);
  await expect(sent, 'it interrupts nobody').toHaveAttribute('role', 'none');
  const { said } = await heardOf(page);
  expect(said.filter((text) => text === 'The company was told.')).toHaveLength(1);
  await sent.getByRole('button', { name: 'Close' }).focus();
  await page.clock.runFor(minute);
  await expect(sent, 'it has the focus').toBeVisible();
  await expect(failed, 'it is mended').toBeHidden();
  await sent.hover();
  await page.getByRole('link', { name: 'Saring, home' }).focus();
  await page.clock.runFor(minute);
  await expect(sent, 'the mouse is on it').toBeVisible();
  await page.mouse.move(5, 5);
  await goesInTime(page, sent);
});

test('what an operator is told of a failure stays, and of what went well only while somebody points at it', async ({
  window,
}) => {
  const page = await window();
  await logIn(page, superuser.username, superuser.password);
  await expect(page).toHaveURL(/superuser/);
  await page.clock.install();
  await page.goto('/superuser/settings');
  const save = page.getByRole('button', { name: 'Save Changes' });
  await page.route('**/api/superuser/users/profile', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503, json: {} }),
  );
  await save.click();
  const failed = page.getByRole('alert').filter({ hasText: 'Failed to update profile' });
  await expect(failed).toBeVisible();
  await page.clock.runFor(minute);
  await expect(failed).toBeVisible();
  await page.unroute('**/api/superuser/users/profile');
  await timeStands(page);
  await save.click();
  const saved = page.locator('form').getByText('Settings saved successfully!');
  await drawn(page, saved);
  await expect(failed).toBeHidden();
  await saved.hover();
  await page.clock.runFor(minute);
  await expect(saved).toBeVisible();
  await page.mouse.move(5, 5);
  await goesInTime(page, saved);
});

test('whom a decision on several did not reach is told beside whom it did, and stays until all are reached', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const people = ['Aisyah Rahman', 'Daniel Lim', 'Farah Yusof'];
  const [, daniel, farah] = await Promise.all(
    people.map(async (name) => buildApplication(await buildApplicant(server, name), job)),
  );
  const page = await window();
  await enter(page, company.token);
  await page.goto(`/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`);
  const decisions = /\/updateApplications\/[^/]+\/status$/;
  await page.route(decisions, (route) => {
    const [overtaken, refused] = [daniel, farah].map((id) => route.request().url().includes(`/${id}/`));
    if (!overtaken && !refused) return route.fallback();
    return route.fulfill({ status: overtaken ? 409 : 503, json: {} });
  });
  for (const name of people) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const keep = page.getByRole('button', { name: 'KIV', exact: true });
  await keep.click();
  const overtaken = notice(page, 'Somebody else decided on 1 applicant');
  const failed = notice(page, 'Failed to update application status.');
  await expect(notice(page, 'Application status updated to KIV: 1 applicant')).toBeVisible();
  await expect(overtaken).toHaveAttribute('role', 'alert');
  await expect(failed).toHaveAttribute('role', 'alert');
  await hears(page, /^Application status updated to KIV: 1 applicant$/);

  await page.unroute(decisions);
  await keep.click();
  await expect(failed).toBeHidden();
  await expect(overtaken).toBeHidden();
});
