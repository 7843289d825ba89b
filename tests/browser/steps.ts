/** Steps that journeys share: the ways in, and the way along a page by keyboard. */
import type { Locator, Page } from '@playwright/test';
import { password } from '#world/people/people.ts';
import { expect } from './world.ts';

/** Fills in the login form that is on the page. */
export async function fillLogIn(page: Page, username: string, secret = password): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Logs in as a person would, and waits for nothing. */
export async function logIn(page: Page, username: string, secret = password): Promise<void> {
  await page.goto('/login');
  await fillLogIn(page, username, secret);
}

/** Puts a session where the page keeps it, without the way over the login page. */
export async function enter(page: Page, token: string, role = 'admin'): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/terms');
  await page.evaluate(
    ([value, name]) => {
      localStorage.setItem('token', value ?? '');
      localStorage.setItem('role', name ?? '');
    },
    [token, role],
  );
}

/** Goes on with Tab until the focus is there; a control that the keyboard cannot reach fails. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 60; step += 1) {
    if (await target.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target, 'the keyboard reaches it').toBeFocused();
}

/** Waits until a dialog has the focus, which comes to it a moment after it is seen; a key goes nowhere until then. */
export async function focusIn(dialog: Locator): Promise<void> {
  await expect(dialog.locator(':focus')).toHaveCount(1);
}
