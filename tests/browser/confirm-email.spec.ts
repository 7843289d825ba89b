/** Confirming an address: in the way of nothing, until an application needs it, which then loses nothing. */
import { api, call } from '@saring/contract';
import { buildJob, buildLink } from '#world/people/builders.ts';
import { pdf, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, password, signInSuperuser, unique } from '#world/people/people.ts';
import { logIn } from './steps.ts';
import { expect, type JourneyServer, test } from './world.ts';

/** The code of the `count`-th mail that confirms this address. */
async function codeTo(server: JourneyServer, address: string, count = 1): Promise<string> {
  const found = async () =>
    (await server.mails()).filter(
      ({ to, subject }) => to?.[0]?.address === address && subject === 'Confirm your email address',
    );
  await expect.poll(async () => (await found()).length).toBe(count);
  return /code is (\d{6})/.exec((await found())[count - 1]?.text ?? '')?.[1] ?? '';
}

const strict = test.extend({ ownServer: { REQUIRE_CONFIRMED_EMAIL: 'true' } });

strict(
  'an application waits for the code, and what was typed and chosen stays',
  async ({ server, window, complaints }) => {
    const company = await buildCompany(server);
    const link = await buildLink(company, (await buildJob(company)).id);
    const person = await buildApplicant(server);
    const page = await window();
    await logIn(page, person.username);
    await expect(page).toHaveURL(/\/user\/cdashboard$/);
    await expect(page.getByRole('region', { name: /email address/ })).toContainText(`${person.username}@person.test`);
    await page.goto(`/user/cvupload/${link}`);
    await page
      .getByLabel('Resume', { exact: true })
      .setInputFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf(resume)) });
    await page.getByLabel('Expected Salary').fill('RM 4,500');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const code = page.getByLabel('Verification code');
    await expect(code).toBeFocused();
    await expect(page.getByText('Please confirm your email address first.')).toBeVisible();
    await code.fill(await codeTo(server, `${person.username}@person.test`));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your email address is confirmed.')).toBeVisible();
    await expect(code).toBeHidden();
    await expect(page.getByLabel('Expected Salary')).toHaveValue('RM 4,500');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(page).toHaveURL(/\/user\/start-interview/);
    // The refusal, which the browser tells of.
    expect(complaints.splice(0).every((line) => line.includes('403'))).toBe(true);
  },
);

test('a wrong code says so, another one is sent, and a mistyped address is mended', async ({
  server,
  window,
  complaints,
}) => {
  const person = await buildApplicant(server);
  const page = await window();
  await page.setViewportSize({ width: 360, height: 760 });
  await logIn(page, person.username);
  const banner = page.getByRole('region', { name: /email address/ });
  await banner.getByRole('button', { name: 'Confirm' }).click();
  await expect(banner.getByText('Verification code is required')).toBeVisible();
  const first = await codeTo(server, `${person.username}@person.test`);
  await banner.getByLabel('Verification code').fill(String((Number(first) + 1) % 1_000_000).padStart(6, '0'));
  await banner.getByRole('button', { name: 'Confirm' }).click();
  await expect(banner.getByRole('alert')).toContainText('The verification code is incorrect. 4 tries left.');
  await banner.getByRole('button', { name: 'New code' }).click();
  await expect(banner.getByText('There is a new code.'), 'nobody says that it was mailed').toBeVisible();
  await expect(banner.getByRole('button', { name: /New code in \d+ s/ })).toBeDisabled();
  await banner.getByRole('button', { name: 'Use another address' }).click();
  await expect(banner.getByLabel('New email address')).toBeFocused();
  const mended = `${unique('mended-')}@person.test`;
  await banner.getByLabel('New email address').fill(mended);
  await banner.getByLabel('Your password').fill('Wrong-1!');
  await banner.getByRole('button', { name: 'Change address' }).click();
  await expect(banner.getByRole('alert')).toContainText('The current password is incorrect.');
  await banner.getByLabel('Your password').fill(password);
  await banner.getByRole('button', { name: 'Change address' }).click();
  await expect(banner).toContainText(mended);
  await banner.getByLabel('Verification code').fill(await codeTo(server, mended));
  await banner.getByRole('button', { name: 'Confirm' }).click();
  await expect(banner).toBeHidden();
  await page.goto('/user/user-account-setting');
  const own = page.getByRole('region', { name: 'Your email address', exact: true });
  await expect(own, 'also an address that was confirmed can be changed').toContainText(mended);
  const another = own.getByRole('button', { name: 'Use another address' });
  await another.press('Enter');
  await own.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(another, 'the focus comes back').toBeFocused();
  await another.press('Enter');
  const moved = `${unique('moved-')}@person.test`;
  await own.getByLabel('New email address').fill(moved);
  await own.getByLabel('Your password').fill(password);
  await own.getByRole('button', { name: 'Change address' }).click();
  await expect(own).toContainText(`${moved}, not confirmed yet`);
  await expect(page.getByRole('region', { name: 'Please confirm your email address' })).toContainText(moved);
  expect(complaints.splice(0).every((line) => line.includes('400'))).toBe(true);
});

test('whoever lost an unconfirmed address to an invitation gives another one; the operator sees where a link went', async ({
  server,
  window,
}) => {
  const person = await buildApplicant(server);
  const address = `${person.username}@person.test`;
  const operator = await signInSuperuser(server);
  const invite = async (adminEmail: string, email: string) => {
    const { registrationLink } = await call(operator, api.superuser.sendRegistrationLink, {
      body: { companyName: unique('Acme '), adminEmail },
    });
    const username = unique('acme-');
    await call({ baseUrl: server.url }, api.users.registerCompany, {
      params: { token: registrationLink.split('/').pop() ?? '' },
      body: { username, email, password },
    });
    return username;
  };
  await invite(address, address);
  const other = await invite(`${unique('boss-')}@firm.test`, 'somebody@else.test');
  const page = await window();
  await logIn(page, person.username);
  const banner = page.getByRole('region', { name: /email address/ });
  await expect(banner).toContainText('Your account has no email address');
  await banner.getByLabel('New email address').fill(`${unique('own-')}@person.test`);
  await banner.getByLabel('Your password').fill(password);
  await banner.getByRole('button', { name: 'Change address' }).click();
  await expect(banner.getByLabel('Verification code')).toBeVisible();
  const company = await window();
  await logIn(company, other);
  await expect(company.getByRole('region', { name: /email address/ })).toContainText('somebody@else.test');
  const desk = await window();
  await logIn(desk, 'superuser', 'Operator-1');
  await expect(desk).toHaveURL(/\/superuser\/dashboard$/);
  await desk.goto('/superuser/user-generation');
  await expect(desk.getByText('Used with somebody@else.test')).toBeVisible();
});
