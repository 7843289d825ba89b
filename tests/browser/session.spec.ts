/** What ends a sign-in: an answer of the server alone, never a line that breaks or a server in trouble. */
import type { Page, Route } from '@playwright/test';
import { buildCompany } from '#world/people/people.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

const check = '**/api/auth/verify-token/**';
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

const unanswered: [string, (route: Route) => Promise<void>][] = [
  ['a line that breaks', (route) => route.abort('connectionreset')],
  ['a call that is given up as its page is left', (route) => route.abort('aborted')],
  ['a server in trouble', (route) => route.fulfill({ status: 500, json: { detail: 'Something went wrong' } })],
];

for (const [what, answer] of unanswered) {
  test(`${what} ends no session: the page offers to try again`, async ({ server, window, complaints }) => {
    const { token } = await buildCompany(server);
    const page = await window();
    await enter(page, token);
    await page.route(check, answer);
    await page.goto('/admin/dashboard');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    expect(await tokenOf(page)).toBe(token);
    await page.unroute(check);
    // Who comes back to the window finds it tried already, and perhaps the dialog that a new company is welcomed with.
    const welcome = page.locator('h1', { hasText: 'Welcome back' });
    await Promise.any([again.click(), welcome.waitFor()]);
    await expect(welcome).toBeVisible();
    // What the browser itself says of a call that this journey broke.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/Failed to load resource/.test(text)));
  });
}

for (const status of [401, 403, 404, 422]) {
  test(`an answer of ${status} ends it`, async ({ server, window }) => {
    const { token } = await buildCompany(server);
    const page = await window();
    await enter(page, token);
    await page.route(check, (route) => route.fulfill({ status, json: { detail: 'No' } }));
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    expect(await tokenOf(page)).toBeNull();
  });
}

test('a browser that refuses to keep anything is told what is missing', async ({ window }) => {
  const page = await window();
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, refuse);
  });
  await page.goto('/login');
  await expect(page.getByText("Saring needs this site's storage to keep you signed in.")).toBeVisible();
  await expect(page.getByText('Loading Saring…')).toBeHidden();
});
