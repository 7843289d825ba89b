/** Accounts in a browser: registering, signing in, recovery, guards, the operator's lists, and when sessions end. Six journeys that share their steps, hence its length. */
import type { Locator, Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import { anonymous, buildApplicant, buildCompany, password, signIn, superuser, unique } from '#world/people/people.ts';
import { hears, press } from './ear.ts';
import { enter, fillLogIn, logIn, tabTo } from './steps.ts';
import { expect, type JourneyServer, test } from './world.ts';

const weak =
  'Password must be at least 8 characters long and contain at least one uppercase letter, one lowercase letter, one number, and one special character';

async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
}

const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

/** The newest code that was mailed to this address, other than `before`. */
async function mailedCode(server: JourneyServer, address: string, before = ''): Promise<string> {
  let code = '';
  await expect
    .poll(async () => {
      const mails = (await server.mails()).filter(
        ({ to, subject }) => to?.[0]?.address === address && subject === 'Your verification code',
      );
      code = mails.flatMap(({ text }) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? []).at(-1) ?? '';
      return code !== '' && code !== before;
    })
    .toBe(true);
  return code;
}

test('a job seeker registers and logs in by keyboard alone, told what is wrong on the way', async ({ window }) => {
  const page = await window();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/register');
  const username = page.getByLabel('Username');
  const secret = page.getByLabel('Password', { exact: true });
  const again = page.getByLabel('Confirm Password');

  await tabTo(page, username);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Username is required')).toBeVisible();
  await expect(page.getByText('A valid email address is required')).toBeVisible();
  await expect(page.getByText(weak)).toBeVisible();
  await expect(username, 'the first bad field has the focus').toBeFocused();
  for (const [field, error] of [
    [username, 'Username is required'],
    [page.getByLabel('Email'), 'A valid email address is required'],
  ] as const) {
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field, 'the error is read with its field').toHaveAccessibleDescription(error);
  }
  await hears(page, /^Username is required$/);

  const name = unique('keys-');
  await page.evaluate((text) => navigator.clipboard.writeText(text), name);
  await page.keyboard.press('Control+V');
  await expect(username, 'pasting works elsewhere').toHaveValue(name);
  await typeInto(page, page.getByLabel('Email'), 'not an address');
  await typeInto(page, secret, 'short');
  await tabTo(page, again);
  await page.keyboard.press('Control+V');
  await expect(again, 'pasting is blocked').toHaveValue('');
  await page.keyboard.type('other');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A valid email address is required')).toBeVisible();
  await expect(page.getByText(weak)).toBeVisible();
  await expect(page.getByText('Passwords do not match')).toBeVisible();

  await typeInto(page, page.getByLabel('Email'), `${name}@person.test`);
  await typeInto(page, secret, password);
  await typeInto(page, again, password);
  await press(page, 'Enter');
  await expect(page.getByText('Registration successful! Redirecting to login.')).toBeVisible();
  await hears(page, /^Registration successful!/);
  await expect(page).toHaveURL('/login');

  await page.goto('/login?redirect=%2Fuser%2Fcvupload%2Fno-such-link');
  const popup = page.getByRole('dialog', { name: 'Applying for a job?' });
  await expect(popup).toContainText('this position');
  await expect(popup).toHaveAccessibleDescription(/^To apply for/);
  await expect(popup.getByRole('button', { name: 'Login Now' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(username).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Username and password are required')).toBeVisible();
  await typeInto(page, username, name);
  await typeInto(page, secret, `${password}x`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(/incorrect|invalid|wrong/i);
  await typeInto(page, secret, password);
  await press(page, 'Enter');
  await expect(page).toHaveURL('/user/cvupload/no-such-link');
  await page.goto('/user/cdashboard');
  await tabTo(page, page.getByRole('button', { name: 'Log Out' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(await storedToken(page)).toBeNull();
});

test('the login page names the job; a late answer is waited for three times, a second apart', async ({
  server,
  window,
}) => {
  const page = await window();
  // The page's own time limit, on the clock that the test turns.
  await page.addInitScript(() => {
    AbortSignal.timeout = (wait) => {
      const control = new AbortController();
      setTimeout(() => control.abort(new DOMException('late', 'TimeoutError')), wait);
      return control.signal;
    };
  });
  await page.clock.install();
  let tries = 0;
  await page.route('**/api/auth/token', () => {
    tries += 1;
  });
  await page.goto('/login?redirect=%2Fuser%2Fcvupload%2Fabc&jobTitle=Senior%20Accountant');
  const popup = page.getByRole('dialog', { name: 'Applying for a job?' });
  await expect(popup).toContainText('Senior Accountant');
  await expect(popup.getByRole('link', { name: 'Create Account' })).toHaveAttribute(
    'href',
    '/register?redirect=%2Fuser%2Fcvupload%2Fabc&jobTitle=Senior+Accountant',
  );
  expect(await page.evaluate(() => localStorage.getItem('pendingCompanyToken'))).toBe('abc');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await popup.getByRole('button', { name: 'Login Now' }).click();
  const secret = page.getByLabel('Password', { exact: true });
  await secret.focus();
  await page.clock.runFor(1000);
  await expect(popup).toBeHidden();
  await expect(secret, 'who is in a field before the popup is gone stays there').toBeFocused();

  await page.getByLabel('Username').fill('somebody');
  await secret.fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('button', { name: 'Logging in...' })).toBeDisabled();
  // A little time at a time: what a call answered reaches the page by a timer of its own. However slow the machine is,
  // all of these steps are less than what is left of the spans below.
  const soon = (what: () => Promise<boolean>, step = 1) =>
    expect
      .poll(
        async () => {
          await page.clock.runFor(step);
          return what();
        },
        { intervals: [100] },
      )
      .toBe(true);
  for (const next of [2, 3]) {
    const again = page.getByText(`Trying again (${next} of 3)`);
    await soon(async () => tries === next - 1);
    await page.clock.runFor(14_000);
    await page.clock.runFor(500);
    await expect(again, 'not before 15 seconds').toBeHidden();
    await page.clock.runFor(500);
    await soon(() => again.isVisible());
    await page.clock.runFor(700);
    expect(tries, 'not before a second has passed').toBe(next - 1);
    await page.clock.runFor(300);
  }
  await soon(async () => tries === 3);
  await page.clock.runFor(15_000);
  await soon(() => page.getByText('No response from server. Please check your connection.').isVisible(), 400);
  await page.clock.runFor(5_000);
  expect(tries).toBe(3);

  // The same rule when a stored token is checked: late answers keep the session, a refusal ends it.
  let checks = 0;
  await page.route('**/api/auth/verify-token/**', (route) => {
    checks += 1;
    return checks > 3 ? route.fulfill({ status: 401 }) : undefined;
  });
  const { token } = await buildCompany(server);
  await enter(page, token, 'admin');
  await page.goto('/admin/dashboard');
  // Sent before the app is there, which waits a third of a second for the answer: 20 ms at a time, for on a slow machine
  // the app takes longer to come than the 30 seconds of the call would last in larger steps.
  await soon(() => page.getByRole('heading', { name: /^Welcome back/ }).isVisible(), 20);
  const retry = page.getByRole('button', { name: 'Try again' });
  for (const next of [1, 2, 3]) {
    await soon(async () => checks === next, 20);
    await page.clock.runFor(31_000);
  }
  await soon(() => retry.isVisible(), 400);
  expect(await storedToken(page)).toBe(token);
  await retry.click();
  await soon(async () => page.url().endsWith('/login'), 400);
  expect(await storedToken(page)).toBeNull();
});

test('a forgotten password is replaced in three steps', async ({ server, window }) => {
  const person = await buildApplicant(server);
  const address = `${person.username}@person.test`;
  const page = await window();
  await page.clock.install();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Forgot password?' }).click();
  const popup = page.getByRole('dialog', { name: 'Reset your password' });
  await popup.getByRole('button', { name: 'Send verification code' }).click();
  await expect(popup.getByText('Username is required')).toBeVisible();
  await popup.getByLabel('Username').fill(person.username);
  await page.keyboard.press('Enter');

  const code = popup.getByLabel('Verification code');
  const again = popup.getByRole('button', { name: /^Send a new code/ });
  await expect(again).toBeDisabled();
  await popup.getByRole('button', { name: 'Verify code' }).click();
  await expect(popup.getByText('Verification code is required')).toBeVisible();
  const first = await mailedCode(server, address);
  const wrong = first === '123456' ? '654321' : '123456';
  await code.pressSequentially(wrong.split('').join('-'));
  await expect(code, 'only digits are kept').toHaveValue(wrong);
  await page.keyboard.press('Enter');
  await expect(popup.getByRole('alert')).toContainText(/\b4 tries left/);

  await page.clock.fastForward(20_000);
  await expect(again).toBeDisabled();
  await page.clock.fastForward(41_000);
  await expect(again).toBeEnabled();
  await again.click();
  await expect(again).toBeDisabled();
  // The mail may be there before the page hears that it was sent, and empties the field.
  await expect(page.getByText('A new code was sent.')).toBeVisible();
  const second = await mailedCode(server, address, first);
  await code.fill(second);
  await page.keyboard.press('Enter');

  const fresh = popup.getByLabel('New password', { exact: true });
  await fresh.fill('short');
  await page.keyboard.press('Enter');
  await expect(popup.getByText(weak)).toBeVisible();
  await fresh.fill('Fresh-Passw0rd!');
  await page.keyboard.press('Enter');
  await expect(popup.getByText('Password reset successful!')).toBeVisible();
  await page.clock.runFor(3_000);
  await expect(popup).toBeHidden();
  await logIn(page, person.username, 'Fresh-Passw0rd!');
  await expect(page).toHaveURL('/user/cdashboard');
});

test('areas open only to their role, and other addresses say what they are', async ({ server, window }) => {
  const admin = await buildCompany(server);
  const operator = await signIn(server, superuser.username, superuser.password);
  const page = await window();
  const areas = [
    '/admin',
    '/admin/main-job-listing',
    '/profile/x',
    '/superuser/dashboard',
    '/user/cdashboard',
    '/interview',
  ];
  for (const path of areas) {
    await page.goto(path);
    await expect(page, `${path} without a session`).toHaveURL('/login');
  }
  await page.goto('/superuser/settings');
  await expect(page.getByText('No authentication token found. Please log in.')).toBeVisible();

  await enter(page, admin.token, 'admin');
  await page.goto('/superuser/dashboard');
  await expect(page, 'a company in the operator area').toHaveURL('/login');
  expect(await storedToken(page), 'a wrong role keeps the session').toBe(admin.token);
  await enter(page, operator.accessToken, 'superuser');
  await page.goto('/admin/dashboard');
  await expect(page, 'the operator in a company area').toHaveURL('/login');
  await enter(page, 'forged.token.here', 'admin');
  await page.goto('/admin/dashboard');
  await expect(page, 'a forged token').toHaveURL('/login');
  expect(await storedToken(page), 'a bad token is removed').toBeNull();

  await page.goto('/register-company/no-such-link');
  const popup = page.getByRole('dialog', { name: 'Invalid or Expired Link' });
  await expect(popup).toContainText('This registration link is invalid or has expired. Please contact support.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('The link is invalid. Please contact the support team.')).toBeVisible();
  for (const path of ['/nowhere', '/admins', '/superuser2/x']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  }
});

test('the operator is asked again about a company that took another name meanwhile', async ({ server, window }) => {
  const company = await buildCompany(server, { verified: false });
  const operator = await signIn(server, superuser.username, superuser.password);
  const page = await window();
  await enter(page, operator.accessToken, 'superuser');
  await page.goto(`/superuser/company-management?search=${company.companyName}`);
  const row = page.getByRole('row').filter({ hasText: company.companyId });
  await row.getByRole('button', { name: `Verify ${company.companyName}` }).click();
  const taken = unique('CIMB Bank ');
  await call(company.client, api.companies.saveProfile, {
    params: { username: company.companyId },
    body: {
      companyName: taken,
      industry: 'Finance',
      description: 'We lend.',
      location: 'Selangor',
      contactEmail: 'us@company.test',
      website: 'bank.test',
      employees: '51 - 300',
      dateFounded: '29/02/2004',
    },
  });
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(dialog).toContainText(`This company is called ${taken} by now.`);
  await expect(row).toContainText('Pending');
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText(`${taken} was verified.`)).toBeVisible();
  await expect(row).toContainText(taken);
  await expect(row).toContainText('Verified');
});

test('the operator verifies and rejects companies, and resends and revokes links', async ({ server, window }) => {
  const first = await buildCompany(server, { verified: false });
  const second = await buildCompany(server, { verified: false });
  const operator = await signIn(server, superuser.username, superuser.password);
  const page = await window();
  await enter(page, operator.accessToken, 'superuser');

  await page.goto('/superuser/company-management');
  await page
    .getByRole('combobox', { name: 'Status' })
    .or(page.getByRole('textbox', { name: 'Status' }))
    .first()
    .click();
  await page.getByRole('option', { name: 'Pending' }).click();
  await page.getByLabel('Search by company name').fill('company-');
  await expect(page).toHaveURL(/status=pending/);
  await expect(page).toHaveURL(/search=company-/);
  // Where a table finds no room, cards stand in its place.
  const row = (name: string) => page.locator('tr, li').filter({ hasText: name });
  await expect(row(first.companyName)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Search by company name')).toHaveValue('company-');
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/status=pending/);

  await row(first.companyName)
    .getByRole('button', { name: /^Verify/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(row(first.companyName)).toContainText('Pending');
  await row(first.companyName)
    .getByRole('button', { name: /^Verify/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Verify' }).click();
  await expect(row(first.companyName)).toContainText('Verified');
  await expect(row(first.companyName).getByRole('button', { name: /^(Verify|Reject)/ })).toHaveCount(0);
  await expect(row(first.companyName)).toBeFocused();
  await row(second.companyName)
    .getByRole('button', { name: /^Reject/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
  await expect(row(second.companyName)).toContainText('Rejected');
  await expect(row(second.companyName)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(row(second.companyName).getByRole('button', { name: /^Verify/ })).toBeFocused();
  await page.getByLabel('Search by company name').fill('nothing like it');
  await expect(page.getByText('No companies found matching your criteria.')).toBeVisible();

  await page.goto('/superuser/user-generation');
  await page.getByRole('button', { name: 'Send Registration Link' }).click();
  await expect(page.getByText('Please fill in all fields').first()).toBeVisible();
  await page.getByLabel('Company Name').fill('Kilang Roti');
  await page.getByLabel('Admin Email').fill('boss@roti.test');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Registration link sent successfully!')).toBeVisible();
  const sent = await page.getByLabel('Registration link', { exact: true }).inputValue();
  const link = row('Kilang Roti');
  await expect(link).toContainText('Open');
  await expect(row(first.companyName)).toContainText('Used');
  await expect(row(first.companyName).getByRole('button')).toHaveCount(0);
  await link.getByRole('button', { name: /^Resend/ }).click();
  await page.getByRole('dialog', { name: 'Resend link?' }).getByRole('button', { name: 'Resend' }).click();
  const dialog = page.getByRole('dialog', { name: 'New link for Kilang Roti' });
  const renewed = await dialog.getByLabel('Registration link').inputValue();
  expect(renewed).not.toBe(sent);
  const opens = (address: string) =>
    call(anonymous(server), api.users.verifyCompanyLink, { params: { token: address.split('/').pop() ?? '' } });
  await expect(opens(sent)).rejects.toThrow();
  expect((await opens(renewed)).companyName).toBe('Kilang Roti');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(link.getByRole('button', { name: /^Resend/ }), 'the focus is back in its row').toBeFocused();
  await link.getByRole('button', { name: /^Revoke/ }).click();
  await page.getByRole('dialog', { name: 'Revoke link?' }).getByRole('button', { name: 'Revoke' }).click();
  await expect(link).toContainText('Revoked');
  await expect(link.getByRole('button', { name: /^Revoke/ })).toHaveCount(0);
  await expect(link.getByRole('button', { name: /^Resend/ })).toBeFocused();
  await expect(opens(renewed)).rejects.toThrow();
});

/** Runs in the page: a draft of its session and, in its database, a file as the application form keeps it, an answer and a piece of its sound. */
function keepSomething(): Promise<void> {
  sessionStorage.setItem('a draft', 'Aisyah');
  return new Promise((resolve) => {
    const request = indexedDB.open('saring');
    request.onupgradeneeded = () => {
      request.result.createObjectStore('files', { keyPath: ['form', 'name'] });
      request.result.createObjectStore('answers', { keyPath: ['interviewId', 'sequence'] });
      request.result.createObjectStore('pieces', { keyPath: ['interviewId', 'sequence', 'number'] });
    };
    request.onsuccess = () => {
      const work = request.result.transaction(['files', 'answers', 'pieces'], 'readwrite');
      work.objectStore('files').put({ form: 'one', name: 'resume', file: new Blob(['Aisyah']) });
      const answer = { interviewId: 'one', sequence: 1, live: 'Aisyah' };
      work.objectStore('answers').put(answer);
      work.objectStore('pieces').put({ ...answer, number: 0, sound: new Blob(['Aisyah']) });
      work.oncomplete = () => {
        request.result.close();
        resolve();
      };
    };
  });
}

/** Runs in the page: how many drafts, files, answers and pieces are kept. */
function countKept(): Promise<number> {
  return new Promise((resolve) => {
    const request = indexedDB.open('saring');
    request.onsuccess = () => {
      const work = request.result.transaction(['files', 'answers', 'pieces']);
      // Beside them stands, without a name, that somebody left.
      const named = IDBKeyRange.lowerBound(['a']);
      const counts = ['files', 'answers', 'pieces'].map((name) => work.objectStore(name).count(named));
      work.oncomplete = () => {
        request.result.close();
        const drafts = sessionStorage.getItem('a draft') ? 1 : 0;
        resolve(counts.reduce((sum, { result }) => sum + result, drafts));
      };
    };
  });
}

/** The operator's password is not put back for others. */
const alone = test.extend({ ownServer: {} });

alone('a new password ends every other session; logging out in one tab ends the other', async ({ server, window }) => {
  const own = await window();
  const other = await window();
  for (const page of [own, other]) {
    await logIn(page, superuser.username, superuser.password);
    await expect(page).toHaveURL('/superuser/dashboard');
  }
  await own.goto('/superuser/settings');
  await own.getByLabel('Name', { exact: true }).fill('');
  await own.getByLabel('New Password', { exact: true }).fill('Operator-2!');
  await own.getByRole('button', { name: 'Save Changes' }).click();
  await expect(own.getByText('Name is required')).toBeVisible();
  await expect(own.getByText('Current password is required to set a new password')).toBeVisible();
  await expect(own.getByText('Passwords do not match')).toBeVisible();
  await own.getByLabel('Name', { exact: true }).fill('Operator');
  await own.getByLabel('Current Password').fill(superuser.password);
  await own.getByLabel('Confirm New Password').pressSequentially('Operator-2!');
  await own.getByRole('button', { name: 'Save Changes' }).click();
  await expect(own.getByText('Settings saved successfully!')).toBeVisible();
  await own.reload();
  await expect(own.getByLabel('Name', { exact: true })).toHaveValue('Operator');

  const before = await storedToken(own);
  await own.goto('/login');
  await expect(own, 'signed in already').toHaveURL('/superuser/dashboard');
  await own.goto('/admin');
  await fillLogIn(own, superuser.username, 'Operator-2!');
  await expect(own).toHaveURL('/superuser/dashboard');
  const earlier = { headers: { authorization: `Bearer ${before}` } };
  await expect.poll(async () => (await fetch(`${server.url}/api/users/me`, earlier)).status, 'the first').toBe(401);

  await other.getByRole('link', { name: 'Companies', exact: true }).click();
  await expect(other).toHaveURL('/login');
  await expect(other.getByText('Session expired. Please log in again.')).toBeVisible();
  expect(await storedToken(other)).toBeNull();
  await expect(signIn(server, superuser.username, superuser.password)).rejects.toThrow();

  await fillLogIn(other, superuser.username, 'Operator-2!');
  await expect(other, 'back where it had expired').toHaveURL('/superuser/company-management');
  await other.goto('/superuser/settings');
  const places = other.getByRole('region', { name: 'Where You Are Logged In' });
  await expect(places.getByText('This browser')).toHaveCount(1);
  await expect(places.getByText(/^(?:Chrome|Firefox) on Linux, last used/)).toHaveCount(1);
  const third = await window();
  await logIn(third, superuser.username, 'Operator-2!');
  await expect(third).toHaveURL('/superuser/dashboard');
  await other.reload();
  await expect(places.getByText(/^(?:Chrome|Firefox) on Linux, last used/)).toHaveCount(2);
  await places
    .getByRole('button', { name: /^End: / })
    .first()
    .click();
  const one = other.getByRole('dialog', { name: 'Log out that place?' });
  await one.getByLabel('Your password').fill('Operator-2!');
  await one.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(places.getByText(/^(?:Chrome|Firefox) on Linux, last used/)).toHaveCount(1);
  await third.getByRole('link', { name: 'Companies', exact: true }).click();
  await expect(third).toHaveURL('/login');
  await places.getByRole('button', { name: 'Log Out Everywhere' }).click();
  const asked = other.getByRole('dialog', { name: 'Log out everywhere?' });
  await asked.getByLabel('Your password').fill('Operator-1');
  await asked.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(asked.getByText('The current password is incorrect.')).toBeVisible();
  await asked.getByLabel('Your password').fill('Operator-2!');
  await asked.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(other).toHaveURL('/login');
  await own.getByRole('link', { name: 'Companies', exact: true }).click();
  await expect(own).toHaveURL('/login');
  await fillLogIn(own, superuser.username, 'Operator-2!');
  await expect(own).toHaveURL('/superuser/company-management');

  const tab = await own.context().newPage();
  await tab.goto('/superuser/company-management');
  await expect(tab.getByRole('heading', { name: 'Company Management' })).toBeVisible();
  const { version } = await (await fetch(`${server.url}/api/health/live`)).json();
  await expect(tab.getByRole('contentinfo'), 'the version at the foot').toHaveText(`Saring ${version}`);
  const copied = await storedToken(tab);
  // As a form and a chosen file would be kept for somebody whose session only ended.
  await tab.evaluate(keepSomething);
  expect(await tab.evaluate(countKept)).toBe(4);
  await tab.getByRole('button', { name: 'Logout' }).click();
  await expect(tab).toHaveURL('/login');
  await expect(own, 'the first tab').toHaveURL('/login');
  // The page is left meanwhile, and whatever is asked of it at that moment fails.
  await expect(async () => expect(await tab.evaluate(countKept)).toBe(0)).toPass();
  const copy = { headers: { authorization: `Bearer ${copied}` } };
  await expect.poll(async () => (await fetch(`${server.url}/api/users/me`, copy)).status, 'a copied token').toBe(401);
});
