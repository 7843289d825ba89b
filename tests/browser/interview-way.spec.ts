/** Whose voice is recorded, and who turns it into words, is chosen before anything begins. */
import { answers } from '#world/people/builders.ts';
import {
  begin,
  buildCandidate,
  clock,
  enterRoom,
  letWrite,
  next,
  onQuestion,
  openRoom,
  reviewOf,
  testMicrophone,
} from './interview-world.ts';
import { logIn } from './steps.ts';
import { expect, fakeSpeechRecognition, recognitionsOf, test } from './world.ts';

/** A recogniser whose maker does not answer. */
interface Failing {
  start(): void;
  onerror?: (event: { error: string }) => void;
}

test('nothing begins without a choice, and the browser listens to nobody who did not choose it', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  await openRoom(page, one);
  await testMicrophone(page);
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expect(page.getByText('Please choose how you answer.')).toBeVisible();
  const written = page.getByRole('radio', { name: 'I speak, and my browser writes along' });
  await expect(written).toBeFocused();
  await expect(written).toHaveAccessibleDescription(/may send the sound to its maker/);
  expect(await recognitionsOf(page)).toEqual([]);
  await page.getByRole('radio', { name: 'I speak, and only the recording is kept' }).click();
  await expect(page.getByText('Your browser listens')).toBeHidden();
  await page.getByRole('button', { name: 'Start Interview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Speak without a transcript?' });
  await dialog.getByRole('button', { name: 'Speak anyway' }).click();
  await onQuestion(page, 1);
  await expect(page.getByText('Recording sound', { exact: true })).toBeVisible();
  await next(page);
  await onQuestion(page, 2);
  expect(await recognitionsOf(page)).toEqual([]);
  // Who typed meanwhile is not listened to either.
  await page.getByRole('button', { name: 'Type my answer' }).click();
  await page.getByRole('button', { name: 'Speak instead' }).click();
  await dialog.getByRole('button', { name: 'Speak anyway' }).click();
  await expect(page.getByText('Recording sound', { exact: true })).toBeVisible();
  expect(await recognitionsOf(page)).toEqual([]);
});

test('a browser that can do it on the device does it there, and is never asked to send sound', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers, { available: 'downloadable', installs: true });
  await openRoom(page, one);
  const written = page.getByRole('radio', { name: 'I speak, and my browser writes along' });
  await expect(written).toHaveAccessibleDescription(/It loads what it needs for that once/);
  await letWrite(page);
  await expect(page.getByText('Your browser listens on this device')).toBeVisible();
  await testMicrophone(page);
  await expect(page.getByText('We understood: “One, two, three.”')).toBeVisible();
  await begin(page);
  await expect(page.getByRole('textbox', { name: 'Live transcript' })).toHaveValue(answers[0] ?? '');
  await page.reload();
  await onQuestion(page, 1);
  await expect(page.getByRole('textbox', { name: 'Live transcript' })).not.toHaveValue('');
  await next(page);
  await onQuestion(page, 2);
  expect(new Set(await recognitionsOf(page))).toEqual(new Set(['device']));
  expect((await reviewOf(one)).interviewHistory).toMatchObject([{ source: 'live' }]);
});

test('a browser that could not load what it needs is chosen anew, with where the sound may go', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers, { available: 'downloadable', installs: false });
  await openRoom(page, one);
  const written = page.getByRole('radio', { name: 'I speak, and my browser writes along' });
  await written.click();
  await expect(page.getByText('Your browser could not load it. Please choose again.')).toBeVisible();
  await expect(written).not.toBeChecked();
  await expect(written).toHaveAccessibleDescription(/may send the sound to its maker/);
  await written.click();
  await expect(written).toBeChecked();
  await expect(page.getByText('Your browser listens, for you chose that it writes along')).toBeVisible();
});

test('a choice that is slow to load undoes none that was made meanwhile', async ({ server, window }) => {
  const one = await buildCandidate(server);
  const page = await window();
  const pieces: string[] = [];
  page.on('request', (request) => request.url().includes('/pieces/') && pieces.push(request.url()));
  await fakeSpeechRecognition(page, answers, { available: 'downloadable', installs: 'later' });
  await openRoom(page, one);
  await page.getByRole('radio', { name: 'I speak, and my browser writes along' }).click();
  await expect(page.getByText('Your browser loads what it needs to write along')).toBeVisible();
  const typing = page.getByRole('radio', { name: 'I type' });
  await typing.click();
  await expect(typing).toBeChecked();
  await begin(page);
  const field = page.getByRole('textbox', { name: 'Your answer' });
  await field.fill('I closed the books');
  await page.evaluate(() => (window as unknown as { loaded: () => void }).loaded());
  await next(page);
  await onQuestion(page, 2);
  await expect(field).toBeVisible();
  expect([pieces, await recognitionsOf(page)]).toEqual([[], []]);
  expect((await reviewOf(one)).interviewHistory).toMatchObject([{ response: 'I closed the books', source: 'typed' }]);
});

test('where a browser stops writing along one is asked before, may type instead, and has the time for it', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  await page.addInitScript(() => {
    const { SpeechRecognition: Maker } = window as unknown as { SpeechRecognition: { prototype: Failing } };
    Maker.prototype.start = function (this: Failing) {
      setTimeout(() => this.onerror?.({ error: 'service-not-allowed' }), 10);
    };
  });
  await openRoom(page, one);
  await letWrite(page);
  await testMicrophone(page);
  await expect(page.getByText(/Only words count here, so please type your answers/)).toBeVisible();
  await page.getByRole('button', { name: 'Start Interview' }).click();
  const dialog = page.getByRole('dialog', { name: 'Speak without a transcript?' });
  await dialog.getByRole('button', { name: 'Speak anyway' }).click();
  await onQuestion(page, 1);
  await page.getByRole('button', { name: 'Type my answer' }).click();
  await expect.poll(() => clock(page)).toBeGreaterThan(60);
  await next(page);
  await onQuestion(page, 2);
  await expect.poll(() => clock(page)).toBeGreaterThan(60);
});

test('in a browser in which nothing was chosen an interview that was begun is typed, with the time for it', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const [page, other] = [await window(), await window()];
  await fakeSpeechRecognition(page, answers);
  await fakeSpeechRecognition(other, answers);
  await enterRoom(page, one);
  await begin(page);
  await logIn(other, one.person.username);
  await other.waitForURL(/dashboard/);
  await other.goto(`/interview?applicationId=${one.id}`);
  await onQuestion(other, 1);
  await expect(other.getByRole('textbox', { name: 'Your answer' })).toBeFocused();
  await expect(other.getByText('Recording sound', { exact: true })).toBeHidden();
  await expect.poll(() => clock(other)).toBeGreaterThan(60);
  expect(await recognitionsOf(other)).toEqual([]);
  await other.getByRole('button', { name: 'Speak instead' }).click();
  const dialog = other.getByRole('dialog', { name: 'Let your browser write along?' });
  await dialog.getByRole('button', { name: 'Speak', exact: true }).click();
  await expect(other.getByText('Recording sound', { exact: true })).toBeVisible();
  await expect.poll(() => recognitionsOf(other)).toEqual(['maker']);
});
