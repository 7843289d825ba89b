/** An operator suspends and erases companies and accounts, and makes another operator, by keyboard alone. */
import type { Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import { buildApplication, buildJob, buildLink } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, password, signIn, superuser, unique } from '#world/people/people.ts';
import { expectSound } from './axe.ts';
import { enter, fillLogIn, logIn } from './steps.ts';
import { expect, test } from './world.ts';

/** Opens the menu of a row and takes one of its entries. */
async function choose(page: Page, name: string, entry: string): Promise<void> {
  // A browser draws no page that nobody looks at, and Firefox opens no menu on one.
  await page.bringToFront();
  await page.getByRole('button', { name: `More for ${name}` }).press('Enter');
  await page.getByRole('menuitem', { name: entry }).press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(name);
  await expect(dialog.getByRole('textbox').first()).toBeFocused();
}

test('a company is suspended, which it and its candidates are told, lifted, and erased by its name', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const link = await buildLink(company, job.id);
  const applicant = await buildApplicant(server);
  const application = await buildApplication(applicant, job);
  const { companyName } = company;
  const operator = await signIn(server, superuser.username, superuser.password);
  const page = await window();
  await enter(page, operator.accessToken, 'superuser');
  await page.goto(`/superuser/company-management?search=${company.companyId}`);
  const row = page.getByRole('row').filter({ hasText: companyName });

  await choose(page, companyName, 'Suspend');
  await expectSound(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Please give a reason')).toBeVisible();
  await page.keyboard.type('It posts jobs that there are not.');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Suspended');
  await expect(page.getByRole('button', { name: `More for ${companyName}` })).toBeFocused();

  const theirs = await window();
  await logIn(theirs, company.username, password);
  await expect(theirs.getByText('This account is suspended.')).toBeVisible();
  await theirs.goto(`/user/cvupload/${link}`);
  await expect(theirs.getByText('This company takes no applications at the moment.')).toBeVisible();
  await expect(theirs.getByText('Please open the link again later, or ask the company.')).toBeVisible();
  const waiting = await window();
  await enter(waiting, applicant.token, 'user');
  for (const path of ['cdashboard', `application/${application}`]) {
    await waiting.goto(`/user/${path}`);
    await expect(waiting.getByText(`${companyName} takes no interviews at the moment.`).first()).toBeVisible();
    await expect(waiting.getByText('Continue Interview')).toHaveCount(0);
    await expect(waiting.getByText('Still open: it takes')).toHaveCount(0);
  }

  await choose(page, companyName, 'Lift suspension');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Verified');
  await theirs.goto('/login');
  await fillLogIn(theirs, company.username, password);
  await expect(theirs).toHaveURL(/\/admin\//);
  await waiting.reload();
  await expect(waiting.getByText('Continue Interview')).toBeVisible();

  await choose(page, companyName, 'Erase');
  await page.keyboard.type('another name');
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Please enter ${companyName}.`)).toBeVisible();
  await page.getByLabel(`Type ${companyName} to confirm`).fill(companyName);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${companyName} is being erased.`)).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('another operator is made with the own password, and an account is erased', async ({ server, window }) => {
  const person = await buildApplicant(server);
  const operator = await signIn(server, superuser.username, superuser.password);
  const page = await window();
  await enter(page, operator.accessToken, 'superuser');
  await page.goto('/superuser/dashboard');
  await page.getByRole('button', { name: 'New operator' }).press('Enter');
  const name = unique('operator');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username').fill(name);
  await dialog.getByLabel('Email').fill(`${name}@operator.test`);
  await dialog.getByLabel('Your own password').fill('Wrong-passw0rd');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Your own password').fill(superuser.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: `${name} is an operator` })).toBeVisible();
  await expectSound(page);
  const first = await page.getByLabel('First password').inputValue();
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: `More for ${superuser.username}` })).toHaveCount(0);
  expect((await signIn(server, name, first)).accessToken).not.toBe('');

  await page.getByLabel('Search users').fill(person.username);
  await choose(page, person.username, 'Erase');
  await page.keyboard.type(person.username);
  await page.keyboard.press('Enter');
  await expect(page.getByText('No users found')).toBeVisible();
  await expect(call(person.client, api.users.me)).rejects.toMatchObject({ status: 401 });
});
