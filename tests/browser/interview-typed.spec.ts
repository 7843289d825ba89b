/** Typed answers are as safe as spoken ones: through a closed tab, a takeover, a browser that hears nothing, and plain HTTP. */
import { api, call } from '@saring/contract';
import { answers } from '#world/people/builders.ts';
import { hears } from './ear.ts';
import {
  begin,
  buildCandidate,
  clockFrom,
  countAsked,
  enterRoom,
  enterUnheard,
  goOnUnheard,
  next,
  noteClock,
  onQuestion,
  openRoom,
  paste,
  reviewOf,
  withoutRecognition,
} from './interview-world.ts';
import { logIn } from './steps.ts';
import { expect, fakeSpeechRecognition, openWindow, test } from './world.ts';

test('what is typed outlives its tab until the server has it, and goes when the person leaves', async ({
  server,
  window,
}) => {
  const { one, page } = await enterUnheard(server, window);
  await begin(page);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('I closed the books');
  const later = await page.context().newPage();
  await withoutRecognition(later);
  await page.close();
  await later.goto(`/interview?applicationId=${one.id}`);
  await onQuestion(later, 1);
  const field = later.getByRole('textbox', { name: 'Your answer' });
  await expect(field).toHaveValue('I closed the books');
  await next(later);
  await onQuestion(later, 2);
  const kept = () => later.evaluate(() => Object.entries(localStorage).join());
  await expect.poll(kept).not.toContain('I closed the books');
  expect((await reviewOf(one)).interviewHistory[0]?.response).toBe('I closed the books');
  await field.fill('of twelve companies');
  expect(await kept()).toContain('of twelve companies');
  await later.goto('/user/cdashboard');
  await later.getByRole('button', { name: 'Log Out' }).click();
  await expect(later).toHaveURL('/');
  expect(await kept()).not.toContain('of twelve companies');
});

test('what is typed is there in another browser, where this one never comes back', async ({ server, window }) => {
  const { one, page } = await enterUnheard(server, window);
  await begin(page);
  const told = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('Reconciled'));
  await page.getByRole('textbox', { name: 'Your answer' }).fill('Reconciled');
  await told;
  await page.context().close();
  const other = await goOnUnheard(window, one);
  await expect(other.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Reconciled');
});

test('whoever types is told as well that another browser has taken over', async ({ server, window }) => {
  const { one, page } = await enterUnheard(server, window);
  await begin(page);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('I closed the books');
  await call(one.person.client, api.interviews.start, { params: { id: one.id }, query: { tab: 'elsewhere' } });
  await expect(page.getByText('The interview goes on in another tab.')).toBeVisible();
  await hears(page, /^The interview goes on in another tab\. Nothing is recorded here any more\.$/);
  await page.getByRole('button', { name: 'Continue here' }).click();
  await onQuestion(page, 1);
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toHaveValue('I closed the books');
});

test('where nothing turns speech into words speaking is asked about, and the choice outlives a reload', async ({
  server,
  window,
}) => {
  const { page } = await enterUnheard(server, window);
  const typing = page.getByRole('radio', { name: 'I type' });
  const speaking = page.getByRole('radio', { name: 'I speak, and only the recording is kept' });
  await expect(typing).toBeChecked();
  await expect(page.getByText('No sound. You type')).toBeVisible();
  await speaking.click();
  await expect(speaking).toBeChecked();
  const start = page.getByRole('button', { name: 'Start Interview' });
  await start.click();
  const dialog = page.getByRole('dialog', { name: 'Speak without a transcript?' });
  await dialog.getByRole('button', { name: 'Go on typing' }).click();
  await expect(dialog).toBeHidden();
  await expect(typing).toBeChecked();
  await speaking.click();
  await expect(speaking).toBeChecked();
  await expect(page.getByText('Your voice, answer by answer')).toBeVisible();
  await start.click();
  await dialog.getByRole('button', { name: 'Speak anyway' }).click();
  await onQuestion(page, 1);
  const recording = page.getByText('Recording sound', { exact: true });
  await expect(recording).toBeVisible();
  await page.reload();
  await onQuestion(page, 1);
  await expect(recording).toBeVisible();
  await page.getByRole('button', { name: 'Type my answer' }).click();
  await page.reload();
  await onQuestion(page, 1);
  await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  await expect(recording).toBeHidden();
});

test('whoever types begins while the browser still asks for the microphone', async ({ server, window }) => {
  const one = await buildCandidate(server);
  const page = await window();
  await page.addInitScript(() => {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    // Firefox runs this on its own empty page too, which has none.
    if (devices) devices.getUserMedia = () => new Promise(() => {});
  });
  await logIn(page, one.person.username);
  await page.waitForURL(/dashboard/);
  await page.goto(`/interview?applicationId=${one.id}`);
  await page.getByRole('radio', { name: 'I type' }).click();
  await begin(page);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('I closed the books');
  await next(page);
  await onQuestion(page, 2);
});

test('over plain HTTP in a network all works but the microphone, and the page says why', async ({
  browser,
  server,
  complaints,
}) => {
  const one = await buildCandidate(server);
  const url = server.url.replace('127.0.0.1', 'saring.lan');
  const page = await openWindow(browser, { ...server, url }, complaints);
  await noteClock(page);
  await logIn(page, one.person.username);
  await page.waitForURL(/dashboard/);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.goto(`/interview?applicationId=${one.id}`);
  await expect(page.getByText('This address is not secure (http), so the browser gives no microphone.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'I type' })).toBeChecked();
  await begin(page);
  expect(await clockFrom(page)).toBeGreaterThan(80);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('I closed the books');
  await next(page);
  await onQuestion(page, 2);
  expect((await reviewOf(one)).interviewHistory).toMatchObject([{ response: 'I closed the books', source: 'typed' }]);
  await page.context().close();
  // Its own word on a header that it heeds over https alone.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/Cross-Origin-Opener-Policy/.test(text)));
});

test('on a telephone with its keyboard open the question, the time and what is typed are in sight', async ({
  server,
  window,
}) => {
  const { page } = await enterUnheard(server, window);
  await begin(page);
  // What such a keyboard leaves of a window of 360 by 640.
  await page.setViewportSize({ width: 360, height: 360 });
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await field.fill('I closed the books of twelve companies.\n'.repeat(6));
  await field.press('End');
  await expect(field).toBeInViewport({ ratio: 0.4 });
  await expect(page.getByRole('timer')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeInViewport({ ratio: 1 });
});

test('behind a keyboard that covers the window the question and the time move to the part in sight', async ({
  server,
  window,
}) => {
  const [from, height] = [240, 360];
  const { page } = await enterUnheard(server, window);
  // As Safari tells of it: the window stays as it is, and a part of it is seen.
  await page.addInitScript(
    (told) => {
      const part = Object.assign(new EventTarget(), { ...told, width: innerWidth, scale: 1 });
      Object.defineProperty(globalThis, 'visualViewport', { value: part, configurable: true });
    },
    { offsetTop: from, height },
  );
  await page.setViewportSize({ width: 360, height: 640 });
  await page.reload();
  await begin(page);
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await field.fill('I closed the books of twelve companies.\n'.repeat(6));
  await field.press('End');
  for (const one of [page.getByRole('timer'), page.getByRole('heading', { level: 2 }).first()]) {
    const box = await one.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(from);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(from + height);
  }
  const [asked, answer] = [
    await page.getByRole('heading', { level: 2 }).first().boundingBox(),
    await field.boundingBox(),
  ];
  expect(answer?.y).toBeGreaterThanOrEqual((asked?.y ?? 0) + (asked?.height ?? 0));
  expect(answer?.y).toBeLessThan(from + height);
});

test('zoomed to 400 % the question is in sight, and stands above the time', async ({ server, window }) => {
  const { page } = await enterUnheard(server, window);
  await page.setViewportSize({ width: 320, height: 256 });
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await page.getByText('Question 1 of 6', { exact: true }).waitFor();
  const question = page.getByRole('heading', { level: 2 }).first();
  await expect(question).toBeInViewport();
  const [asked, time] = [await question.boundingBox(), await page.getByRole('timer').boundingBox()];
  expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(time?.y ?? 0);
});

test('of whoever chose more time nothing is noted that a reader or dictation looks like, and a hidden tab is', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  await withoutRecognition(page);
  await page.clock.install();
  await enterRoom(page, one);
  await page.getByRole('radio', { name: '×1.5' }).click();
  await expect(page.getByText('135 seconds', { exact: false }).first()).toBeVisible();
  await begin(page);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await page.evaluate(() => globalThis.dispatchEvent(new Event('blur')));
  await page.clock.runFor(2100);
  await paste(page, ['I closed the books of twelve companies. '.repeat(6)]);
  await page.clock.runFor(4000);
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(async () => (await reviewOf(one)).signals).toMatchObject([{ kind: 'tab_hidden', sequence: 1 }]);
});

test('whoever chose to type is asked for neither camera nor microphone, until they want to speak', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const chosen = { timeFactor: 1, typedAnswers: true, longReading: false } as const;
  await call(one.person.client, api.interviews.chooseAccommodations, { params: { id: one.id }, body: chosen });
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  const { asked } = await countAsked(page);
  await openRoom(page, one);
  await expect(page.getByRole('radio', { name: 'I type' })).toBeChecked();
  await expect(page.getByText('Camera: off. You need none.')).toBeVisible();
  await begin(page);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('I closed the books');
  expect(await asked()).toBe(0);
  await page.getByRole('button', { name: 'Speak instead' }).click();
  await page
    .getByRole('dialog', { name: 'Let your browser write along?' })
    .getByRole('button', { name: 'Speak' })
    .click();
  const both = `I closed the books\n${answers[0]}`;
  await expect(page.getByText('Recording sound', { exact: true })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Live transcript' })).toHaveValue(both);
  expect(await asked()).toBe(1);
  await page.getByRole('button', { name: 'Next Question' }).click();
  await onQuestion(page, 2);
  expect((await reviewOf(one)).interviewHistory[0]).toMatchObject({ response: both, source: 'typed' });
});

test('a window that is left for less than two seconds is no signal', async ({ server, window }) => {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  await page.clock.install();
  await enterRoom(page, one);
  await begin(page);
  const leave = () => page.evaluate(() => globalThis.dispatchEvent(new Event('blur')));
  const comeBack = () => page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
  // Of whoever acts by keys none is noted.
  await page.mouse.move(10, 10);
  await page.mouse.move(40, 40);
  // From here on the page's time passes by hand.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 10_000);
  await leave();
  await page.clock.runFor(1900);
  await comeBack();
  await page.clock.runFor(4000);
  await leave();
  await page.clock.runFor(2100);
  await comeBack();
  await page.clock.runFor(4000);
  await expect.poll(async () => (await reviewOf(one)).signals).toMatchObject([{ kind: 'window_left', sequence: 1 }]);
});
