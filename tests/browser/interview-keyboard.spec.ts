/** The interview by ear and by keyboard: each question is said whole, what is typed stays with its question, and the focus is always on something. */
import type { Page } from '@playwright/test';
import { answers } from '#world/people/builders.ts';
import { expectSound } from './axe.ts';
import { heardOf, hears, keepsFocus, press } from './ear.ts';
import {
  buildCandidate,
  countAsked,
  enterHeard,
  enterRoom,
  enterUnheard,
  onQuestion,
  reviewOf,
  startOf,
  untilClock,
} from './interview-world.ts';
import { tabTo } from './steps.ts';
import { expect, fakeSpeechRecognition, test } from './world.ts';

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
const inDialog = (page: Page) => page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null);

/** From the green room to the first question. */
async function startByKeyboard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Interview' }).focus();
  await press(page, 'Enter');
  await expect(page.getByText('Question 1 of 6', { exact: true })).toBeVisible({ timeout: 30_000 });
  await keepsFocus(page);
}

test('whoever types keeps the field while the question changes, and hears each question whole', async ({
  server,
  window,
}) => {
  const { one, page } = await enterUnheard(server, window);
  await startByKeyboard(page);
  await hears(page, /^Question 1 of 6: \w.+[.?]$/);
  const field = fieldOf(page);
  await expect(field).toBeFocused();
  await page.keyboard.type('I closed the books');
  // As the clock does it: nobody presses anything.
  await page.getByRole('button', { name: /^(Start|Next Question)$/ }).evaluate(async (button: HTMLElement) => {
    button.click();
    await new Promise(requestAnimationFrame);
    if (button.textContent === 'Next Question') button.click();
  });
  await page.keyboard.type('xyz', { delay: 30 });
  await expect(page.getByText('Question 2 of 6', { exact: true })).toBeVisible();
  await hears(page, /^Question 2 of 6: \w.+[.?]$/);
  await expect(field).toBeFocused();
  await expect(field).toBeEditable();
  await page.keyboard.type(' of twelve companies');
  await expect(field).toHaveValue(/^(x?y?z?) of twelve companies$/);
  const [first] = (await reviewOf(one)).interviewHistory;
  expect(first?.response).toMatch(/^I closed the books(xy?z?)?$/);
  await onQuestion(page, 2);
  await untilClock(page, 85);
  await page.reload();
  await hears(page, /^Question 2 of 6: \w.+[.?]$/);
  await hears(page, /^[5-8]\d seconds left$/);
  await expect(field).toHaveValue(/ of twelve companies$/);
  await expect(field).toBeFocused();
});

test('whoever speaks goes on by keyboard from the start to the end, and a dialog holds the focus', async ({
  server,
  window,
}) => {
  const { one, page } = await enterHeard(server, window);
  await startByKeyboard(page);
  await hears(page, /^Question 1 of 6: /);
  await expect(startOf(page)).toBeFocused();
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'End Interview' }));
  await press(page, 'Enter');
  const dialog = page.getByRole('dialog', { name: 'End the interview?' });
  await expect(dialog).toHaveAccessibleDescription(/the remaining questions stay unanswered/);
  await expect.poll(() => inDialog(page)).toBe(true);
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(await inDialog(page)).toBe(true);
  }
  await expect(page.locator('#root'), 'the page behind is out of reach').toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.locator('#root').getByRole('button', { name: 'End Interview' })).toBeFocused();
  await press(page, 'Enter');
  await dialog.getByRole('button', { name: 'End Interview' }).press('Enter');
  const over = page.getByRole('dialog', { name: 'Interview complete' });
  await expect(over).toHaveAccessibleDescription(/The interview has ended/, { timeout: 60_000 });
  const correct = over.getByRole('link', { name: 'with your application' });
  await expect(correct).toHaveAttribute('href', `/user/application/${one.id}`);
  const leave = over.getByRole('button', { name: 'Go to my dashboard' });
  // Whoever presses a key reads it still.
  await leave.press('Shift');
  await expectSound(page, 'the end of the interview');
  await leave.press('Enter');
  await expect(page).toHaveURL(/cdashboard/);
  await expect(page.getByRole('heading', { level: 1 }), 'the new page says which it is').toBeFocused();
  expect((await heardOf(page)).said.filter((text) => text.startsWith('Question 1 of 6'))).toHaveLength(1);
});

test('a camera that is refused alone leaves the microphone', async ({ server, window }) => {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  await page.addInitScript(() => {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    if (!devices) return;
    const open = devices.getUserMedia.bind(devices);
    // What a browser answers where somebody refuses the camera.
    devices.getUserMedia = async (wanted) => {
      if (wanted?.video) throw new DOMException('', 'NotAllowedError');
      return open(wanted);
    };
  });
  await enterRoom(page, one);
  await expect(page.getByText('Camera: off. You need none.')).toBeVisible();
});

test('a microphone that is refused, missing or opened again takes no focus away, and nobody is asked twice', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  const { asked, become } = await countAsked(page, 'NotAllowedError');
  await page.goto('/login');
  await page.evaluate((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('role', 'user');
  }, one.person.token);
  await page.goto(`/interview?applicationId=${one.id}`);
  await expect(page.getByText('Your browser refuses the microphone to this address')).toBeVisible();
  expect(await asked()).toBe(1);
  await become('NotFoundError');
  const again = page.getByRole('button', { name: 'Try again' });
  await again.focus();
  await press(page, 'Enter');
  await expect(page.getByText('No microphone was found.')).toBeVisible();
  await keepsFocus(page);
  await become(null);
  await again.focus();
  await press(page, 'Enter');
  await expect(page.getByRole('button', { name: 'Test microphone' })).toBeVisible();
  await keepsFocus(page);
  await expect(page.getByText('Camera: on, seen by you alone. You need none.')).toBeVisible();
  // Nobody asked how the microphone is: a verdict that comes by itself is heard by the microphone as well.
  expect((await heardOf(page)).said.join()).not.toContain('we can hear you');
  const picture = page.getByRole('button', { name: 'Hide my picture' });
  await picture.press('Enter');
  await expect(page.getByLabel('Your camera picture')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Show my picture' })).toBeFocused();
});
