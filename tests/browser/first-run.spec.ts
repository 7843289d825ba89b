/** The first run in a browser: from the link in the log to the operator's first page. */
import type { Page } from '@playwright/test';
import { SMTPServer } from 'smtp-server';
import { expectSound, isFirefox } from './axe.ts';
import { fillLogIn, tabTo } from './steps.ts';
import { expect, type JourneyServer, test } from './world.ts';

const own = 'Lantern!Orbit42';
const unset = { SUPERUSER_PASSWORD: '' };
const heading = 'Set up the operator';

const withMail = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of a fixture's needs from this pattern
  ownServer: async ({}, use) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo({ address }, _session, done) {
        const gone = Object.assign(new Error(`No such person: ${address}`), { responseCode: 550 });
        done(address.startsWith('gone') ? gone : undefined);
      },
      onData(stream, _session, done) {
        stream.resume();
        stream.on('end', () => done());
      },
    });
    server.on('error', () => {});
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const at = server.server.address();
    await use({ ...unset, SMTP_URL: `smtp://127.0.0.1:${typeof at === 'object' && at ? at.port : 0}` });
    await new Promise<void>((resolve) => server.close(() => resolve()));
  },
});
const withoutMail = test.extend({ ownServer: unset });

const linkOf = (server: JourneyServer) => /http\S+\/first-run#[\w-]+/.exec(server.printed())?.[0] ?? '';

/** Nothing that axe finds, and nothing that scrolls sideways, in either theme on a desk and on a telephone. */
async function expectSoundEverywhere(page: Page): Promise<void> {
  // The driver of Firefox cannot choose a scheme.
  for (const colorScheme of isFirefox(page) ? (['light'] as const) : (['light', 'dark'] as const))
    for (const width of [1280, 360]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', colorScheme);
      await expectSound(page, `in ${colorScheme} at ${width} px`);
    }
}

withMail('somebody sets up the operator by keyboard, tries the mail, and is in', async ({ server, window }) => {
  const page = await window();
  const other = await window();
  await page.goto(linkOf(server));
  await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  await expect(page.getByLabel('Username')).toHaveValue('superuser');
  await expectSoundEverywhere(page);
  await other.goto(linkOf(server));
  await expect(other.getByRole('heading', { name: heading })).toBeVisible();
  await page.bringToFront();

  const test = page.getByRole('button', { name: 'Send me a test mail' });
  await tabTo(page, test);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email is required')).toBeVisible();
  await expect(page.getByLabel('Email')).toBeFocused();
  await page.keyboard.type('gone@saring.test');
  await tabTo(page, test);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('The mail server refused the test mail.');
  await expect(page.getByRole('alert')).toContainText('No such person');
  await expectSoundEverywhere(page);
  await page.reload();
  await expect(page.getByLabel('Email')).toHaveValue('gone@saring.test');
  await page.getByLabel('Email').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('olga@saring.test');
  await tabTo(page, test);
  await page.keyboard.press('Enter');
  await expect(page.getByText('The mail server took the test mail to olga@saring.test.')).toBeVisible();

  await page.getByLabel('Username').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('olga');
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await expect(page.getByText('Password must be at least 8 characters long')).toBeVisible();
  await expectSoundEverywhere(page);
  await page.keyboard.type(own);
  await tabTo(page, page.getByLabel('Confirm Password'));
  await page.keyboard.type(own);
  await tabTo(page, page.getByRole('button', { name: 'Finish' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/superuser/dashboard');
  await expect(page.getByRole('heading', { name: 'Welcome back, olga!' })).toBeVisible();
  await expect(page.getByText('Your password is one that was made up')).toHaveCount(0);

  // The form that the other window has open is of a link that is over.
  await other.getByLabel('Email').fill('otto@saring.test');
  await other.getByLabel('Password', { exact: true }).fill(own);
  await other.getByLabel('Confirm Password').fill(own);
  await other.getByRole('button', { name: 'Finish' }).click();
  await expect(other.getByRole('heading', { name: 'This link is not good any more' })).toBeVisible();
  await other.getByRole('link', { name: 'log in' }).click();
  await fillLogIn(other, 'olga', own);
  await expect(other).toHaveURL('/superuser/dashboard');
});

withoutMail(
  'the page says what it means that no mail server is set, and finishes without one',
  async ({ server, window }) => {
    const page = await window();
    await page.goto(linkOf(server));
    await expect(page.getByText('No mail server is set.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send me a test mail' })).toHaveCount(0);
    await expectSoundEverywhere(page);
    await page.getByLabel('Email').fill('nobody');
    await page.getByLabel('Password', { exact: true }).fill(own);
    await page.getByLabel('Confirm Password').fill(`${own}?`);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page.getByText('Email is invalid')).toBeVisible();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Email').fill('olga@saring.test');
    await page.getByLabel('Confirm Password').fill(own);
    await page.getByRole('button', { name: 'Finish' }).click();
    await expect(page).toHaveURL('/superuser/dashboard');
    expect(await server.mails()).toEqual([]);
  },
);

withoutMail(
  'whoever has no link, or one that is not good, reads what to do, and a fresh one helps',
  async ({ server, window }) => {
    const page = await window();
    for (const address of ['/first-run', '/first-run#never-was']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { name: 'This link is not good any more' })).toBeVisible();
      await expect(page.getByText('restart Saring, and its log shows a fresh link')).toBeVisible();
      await expect(page.getByText('npm run saring operator reset-password NAME')).toBeVisible();
    }
    await expectSoundEverywhere(page);
    // In the same tab: only what stands behind the # is another.
    await page.goto(linkOf(server));
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  },
);

withoutMail(
  'nothing is said against a link that cannot be checked now, and it is checked again',
  async ({ server, window }) => {
    const page = await window();
    let answers = false;
    await page.route('**/api/superuser/first-run', (route) =>
      answers
        ? route.continue()
        : route.fulfill({ status: 429, json: { detail: 'Too many attempts. Please try again later.' } }),
    );
    await page.goto(linkOf(server));
    await expect(page.getByRole('alert')).toContainText('Too many attempts.');
    await expectSoundEverywhere(page);
    answers = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByLabel('Username')).toHaveValue('superuser');
  },
);
