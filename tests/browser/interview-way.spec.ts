/** Whose voice is recorded, and who turns it into words, is chosen before anything begins. */
import { answers } from '#world/people/builders.ts';
import {
  begin,
  buildCandidate,
  letWrite,
  next,
  onQuestion,
  openRoom,
  reviewOf,
  testMicrophone,
} from './interview-world.ts';
import { expect, fakeSpeechRecognition, recognitionsOf, test } from './world.ts';

test.setTimeout(300_000);

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
  const dialog = page.getByRole('dialog', { name: 'Speak without a transcript?' });
  await dialog.getByRole('button', { name: 'Speak anyway' }).click();
  await expect(page.getByText('Your browser listens')).toBeHidden();
  await begin(page);
  await expect(page.getByText('Recording sound', { exact: true })).toBeVisible();
  await next(page);
  await onQuestion(page, 2);
  expect(await recognitionsOf(page)).toEqual([]);
  // Who typed meanwhile is not listened to either.
  await page.getByRole('button', { name: 'Type my answer' }).click();
  await page.getByRole('button', { name: 'Speak instead' }).click();
  await dialog.getByRole('button', { name: 'Speak anyway' }).click();
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
