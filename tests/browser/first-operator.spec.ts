/** Whoever has a password that was made up, in a browser: the first operator, and a job seeker who was given another one. */
import { api, call } from '@saring/contract';
import pg from 'pg';
import { anonymous, password, superuser } from '#world/people/people.ts';
import { expectSound } from './axe.ts';
import { fillLogIn, logIn } from './steps.ts';
import { expect, type JourneyServer, test } from './world.ts';

test.use({ ownServer: {} });

const title = 'Set a password of your own';
const note = 'Your password is one that was made up';

/** As if the password of somebody had been printed so many hours ago. */
async function printed(server: JourneyServer, hours: number, username = superuser.username): Promise<void> {
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  await database.query(
    'update users set password_printed = true, created_at = now() - make_interval(hours => $1) where username = $2',
    [hours, username],
  );
  await database.end();
}

test('the operator is told on each page of the printed password, until there is another', async ({
  server,
  window,
}) => {
  await printed(server, 1);
  const page = await window();
  await logIn(page, superuser.username, superuser.password);
  await expect(page).toHaveURL('/superuser/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, superuser!' })).toBeVisible();
  await expect(page.getByText(note)).toBeVisible();
  await expectSound(page);
  await page.getByRole('link', { name: 'Set it now' }).click();
  await expect(page).toHaveURL('/superuser/settings');
  await page.getByLabel('Name').fill('Olga');
  await page.getByLabel('Current Password').fill(superuser.password);
  await page.getByLabel('New Password', { exact: true }).fill('Operator-2!');
  await page.getByLabel('Confirm New Password').fill('Operator-2!');
  await expect(page.getByText(note)).toBeVisible();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved successfully!')).toBeVisible();
  await expect(page.getByText(note)).toHaveCount(0);
});

test('the operator is led from a printed password that is over to one of their own, and back', async ({
  server,
  window,
}) => {
  await printed(server, 24);
  const page = await window();
  await logIn(page, superuser.username, superuser.password);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectSound(page);
  await page.goto('/superuser/company-management');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByLabel('Current Password').fill(superuser.password);
  await page.getByLabel('New Password').fill('Operator-2!');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByRole('heading', { name: 'Company Management' })).toBeVisible();
  await expect(page.getByText(note)).toHaveCount(0);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByLabel('Username')).toBeVisible();
  await fillLogIn(page, superuser.username, 'Operator-2!');
  await expect(page.getByRole('heading', { name: /^Welcome back/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0);
});

test('a job seeker is led from a printed password that is over to one of their own, and back', async ({
  server,
  window,
}) => {
  const username = 'aisyah.1';
  await call(anonymous(server), api.users.register, { body: { username, email: 'aisyah@person.test', password } });
  await printed(server, 24, username);
  const page = await window();
  await logIn(page, username);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expectSound(page);
  await page.goto('/user/user-setting');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.getByLabel('Current Password').fill(password);
  await page.getByLabel('New Password').fill('Applicant-2!');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page).toHaveURL('/user/user-setting');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
});
