/** A candidate's home and page of mails, by keyboard: personal facts open when asked for, and reminders are turned off. */
import { buildApplicant } from '#world/people/people.ts';
import { expectSound } from './axe.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

test('a candidate turns reminders of open interviews off, which a reload shows', async ({ server, window }) => {
  const person = await buildApplicant(server);
  const page = await window();
  await enter(page, person.token, 'user');
  await page.goto('/user/mails');
  const reminders = page.getByRole('switch', { name: 'Remind me of open interviews' });
  await expect(reminders).toBeChecked();
  await reminders.press('Space');
  await expect(page.getByText('You are no longer reminded of open interviews')).toBeVisible();
  await page.reload();
  await expect(reminders).not.toBeChecked();
  await expectSound(page);
  await reminders.press('Space');
  await expect(page.getByText('You are reminded of open interviews')).toBeVisible();
  await expect(reminders).toBeChecked();
});

test('the home shows no address, birth day or phone until they are asked for', async ({ server, window }) => {
  const person = await buildApplicant(server, 'Nur Aisyah');
  const page = await window();
  await enter(page, person.token, 'user');
  await page.goto('/user/cdashboard');
  const main = page.getByRole('main');
  await expect(main.getByText('Nur Aisyah').first()).toBeVisible();
  const facts = ['Address', 'Date of birth', 'Gender', 'Phone', 'Email'];
  for (const fact of facts) await expect(main.getByRole('term').filter({ hasText: fact })).toBeHidden();
  for (const part of ['Personal Information', 'Contact Information'])
    await main.locator('summary', { hasText: part }).press('Enter');
  for (const fact of facts) await expect(main.getByRole('term').filter({ hasText: fact })).toBeVisible();
  await expectSound(page);
  await page.reload();
  await expect(main.getByText('Nur Aisyah').first()).toBeVisible();
  for (const fact of facts) await expect(main.getByRole('term').filter({ hasText: fact })).toBeHidden();
});
