/** Each answer has its own words and its whole sound, whatever was understood before it or elsewhere, and however slow the line is. */
import { api, call } from '@saring/contract';
import { rows } from '#world/app/watch.ts';
import { answers } from '#world/people/builders.ts';
import {
  begin,
  enterHeard,
  enterUnheard,
  goOnUnheard,
  next,
  onQuestion,
  reviewOf,
  startOf,
} from './interview-world.ts';
import { expect, test } from './world.ts';

test('what was understood of a question is no answer to the next one, which is only read', async ({
  server,
  window,
}) => {
  const { one, page } = await enterHeard(server, window);
  await begin(page);
  await expect(page.getByRole('textbox', { name: 'Live transcript' })).toHaveValue(answers[0] ?? '');
  await next(page);
  await expect(page.getByText('Question 2 of 6', { exact: true })).toBeVisible();
  await expect(startOf(page)).toBeVisible();
  await page.getByRole('button', { name: 'End Interview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Interview' }).click();
  await expect(page.getByRole('dialog', { name: 'Interview complete' })).toBeVisible();
  const { interviewHistory } = await reviewOf(one);
  expect(interviewHistory[0]?.response).toBe(answers[0]);
  expect(interviewHistory[1]?.response).not.toContain(answers[0]);
});

test('what was understood in the test of the microphone is no answer of whoever then types', async ({
  server,
  window,
}) => {
  const { one, page } = await enterHeard(server, window);
  await expect(page.getByText('We understood: “One, two, three.”')).toBeVisible();
  await page.getByRole('radio', { name: 'I type' }).click();
  await begin(page);
  await next(page);
  await onQuestion(page, 2);
  expect((await reviewOf(one)).interviewHistory[0]?.response).toBe('No response received');
});

test('what one browser understood stands in the field of another, which understands nothing', async ({
  server,
  window,
}) => {
  const { one, page } = await enterHeard(server, window);
  await begin(page);
  const understood = "select 1 from interview_pieces where application_id = $1 and live <> ''";
  await expect.poll(async () => (await rows(server, understood, [one.id])).length).toBeGreaterThan(0);
  await page.context().close();
  const other = await goOnUnheard(window, one);
  await expect(other.getByRole('textbox', { name: 'Your answer' })).toHaveValue(answers[0] ?? '');
  await next(other);
  await onQuestion(other, 2);
  expect((await reviewOf(one)).interviewHistory[0]?.response).toBe(answers[0]);
});

test('a recording that a slow line takes long for arrives, and the next question comes', async ({ server, window }) => {
  const { one, page } = await enterHeard(server, window);
  await page.route(/\/pieces\//, (route) => route.fulfill({ status: 503, json: {} }));
  await begin(page);
  const field = page.getByRole('textbox', { name: 'Live transcript' });
  await expect(field).toHaveValue(answers[0] ?? '');
  const session = await page.context().newCDPSession(page);
  await page.waitForFunction(() => Number(document.querySelector('[role=timer]')?.textContent?.slice(-2)) <= 38);
  // Some 350 kB of sound: forty seconds.
  const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 8_000 };
  await session.send('Network.emulateNetworkConditions', line);
  await next(page);
  await onQuestion(page, 2, 120_000);
  const [first] = (await reviewOf(one)).interviewHistory;
  expect(first).toMatchObject({ response: answers[0], audioSeconds: expect.any(Number) });
});

test('what a browser kept of an interview that ended while its line was away is brought by the next visit', async ({
  server,
  window,
}) => {
  const { one, page } = await enterUnheard(server, window);
  await begin(page);
  const context = page.context();
  await context.route(/\/(?:process-response|answering)/, (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('textbox', { name: 'Your answer' }).fill('I closed the books');
  await next(page);
  await expect(page.getByText('The connection was lost.').first()).toBeVisible();
  await page.close();
  await call(one.person.client, api.interviews.end, { params: { id: one.id } });
  expect((await reviewOf(one)).interviewHistory).toMatchObject([{ response: 'No response received' }]);
  await context.unroute(/\/(?:process-response|answering)/);
  const later = await context.newPage();
  await later.goto('/user/cdashboard');
  await expect
    .poll(async () => (await reviewOf(one)).interviewHistory)
    .toMatchObject([{ response: 'I closed the books', late: true }]);
});
