/** An administrator asks the assistant: by keyboard, on a phone, back to an applicant and to an earlier conversation. */
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, saveCompanyProfile } from '#world/people/people.ts';
import { expectSound } from './axe.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

test('an administrator asks the assistant', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  await buildApplication(await buildApplicant(server, 'Aisyah Rahman'), job);
  await buildApplication(await buildApplicant(server, '<b>Bold</b> [link](http://evil.test)'), job);
  await saveCompanyProfile(company);
  const page = await window();
  await enter(page, company.token);
  await page.goto('/admin/dashboard');

  const log = page.getByRole('log', { name: 'Conversation' });
  const question = page.getByPlaceholder('Ask about candidates, applications, or job statistics...');
  await expect(page.getByText('Powered by Saring built-in engine')).toBeVisible();
  await expect(log.getByText("Welcome to Candidate Matcher! I'm here to help you")).toBeVisible();

  await test.step('an empty question is answered without a call', async () => {
    await question.press('Enter');
    await expect(log.getByText('Please enter a question')).toBeVisible();
  });

  await test.step('a list is a table whose names are links, and nothing else is', async () => {
    await question.fill('List all applicants');
    await question.press('Enter');
    await expect(log.getByRole('table')).toBeVisible();
    await expect(log.getByRole('link', { name: 'Aisyah Rahman' })).toBeVisible();
    await expect(log.getByRole('link', { name: '<b>Bold</b> [link](http://evil.test)' })).toBeVisible();
    await expect(log.getByRole('link')).toHaveCount(2);
    await expect(question).toBeFocused();
    await log.getByText('What was asked of the data').click();
    await expect(log.getByText('Status: any but Withdrawn')).toBeVisible();
  });

  await test.step('a suggestion asks on, and both controls rest while the reply is pending', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/admin/query-applicants', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'And the accepted ones?' }).click();
    await expect(log.getByRole('img', { name: 'The assistant is typing' })).toBeVisible();
    await expect(question).not.toBeEditable();
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    release();
    await expect(log.getByText('There are no accepted applications.')).toBeVisible();
    await page.unroute('**/api/admin/query-applicants');
  });

  await test.step('a failure is told in the chat', async () => {
    await page.route('**/api/admin/query-applicants', (route) =>
      route.fulfill({ status: 401, json: { detail: 'Session expired' } }),
    );
    await question.fill('How many jobs?');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(log.getByText('Please log in again to continue.')).toBeVisible();
    await page.unroute('**/api/admin/query-applicants');
  });

  await test.step('the conversation is there again after a look at an applicant', async () => {
    await log.getByRole('link', { name: 'Aisyah Rahman' }).click();
    await expect(page.getByRole('heading', { name: 'Applicant Details' })).toBeVisible();
    await page.goBack();
    await expect(log.getByText('List all applicants')).toBeVisible();
  });

  await test.step('an earlier conversation is opened and deleted', async () => {
    await page.getByRole('button', { name: 'New' }).click();
    await expect(log.getByText('List all applicants')).toHaveCount(0);
    await page.getByRole('button', { name: 'History' }).click();
    const earlier = page.getByRole('dialog', { name: 'Earlier conversations' });
    await earlier.getByRole('button', { name: /^List all applicants/ }).click();
    await expect(log.getByText('List all applicants')).toBeVisible();
    await page.getByRole('button', { name: 'History' }).click();
    await earlier.getByRole('button', { name: 'Delete “List all applicants”' }).click();
    await page
      .getByRole('dialog', { name: 'Delete this conversation?' })
      .getByRole('button', { name: 'Delete' })
      .click();
    await expect(earlier.getByText('No conversations yet')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('it fits a phone and has no barriers', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await question.fill('List all applicants');
    await question.press('Enter');
    await expect(log.getByRole('table')).toBeVisible();
    await expectSound(page);
  });
});
