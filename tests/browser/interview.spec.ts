/** The interview on bad days: a server that is killed, a line that drops, a second tab, a reload, no speech recognition. Nine journeys into one room, hence its length. */
import type { Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import pg from 'pg';
import { answers } from '#world/people/builders.ts';
import { hears } from './ear.ts';
import {
  begin,
  buildCandidate,
  type Candidate,
  clock,
  clockFrom,
  enterHeard,
  enterRoom,
  envelope,
  giveMoreTime,
  next,
  onQuestion,
  paste,
  recordingOf,
  reviewOf,
  runsOf,
  startOf,
  testMicrophone,
  untilClock,
  withoutRecognition,
} from './interview-world.ts';
import { allTapped, edge, isWhole, tapMicrophone, tapped, tappedAtStop } from './microphone.ts';
import { logIn } from './steps.ts';
import { expect, fakeSpeechRecognition, type JourneyServer, test } from './world.ts';

/** Samples. The server and the browser's store have every piece but the one that is filled, and one on its way to them. */
const onTheWay = 2 * 2 * 16_000;

/** Speaks until the clock shows at most so many seconds; answers how much the microphone had given before and after. */
async function speakUntil(page: Page, seconds: number): Promise<{ from: number; to: number }> {
  const from = await tapped(page);
  await untilClock(page, seconds);
  return { from, to: await tapped(page) };
}

/** Whether the first answer was handed in when its time was over and no earlier, by the server's clock alone. */
async function wasWholeTime(server: JourneyServer, { id }: Candidate): Promise<boolean> {
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  const { rows } = await database.query(
    "select answered_at >= begins_at + seconds * interval '1 second' as whole from interview_answers where application_id = $1 and sequence = 1",
    [id],
  );
  await database.end();
  return rows[0]?.whole;
}

test('what the microphone hears is what the server keeps, piece by piece', async ({ server, window }) => {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  await tapMicrophone(page.context());
  const pieces: number[] = [];
  const whole: (string | null)[] = [];
  page.on('request', (request) => {
    if (/\/pieces\/\d+/.test(request.url())) pieces.push(request.postDataBuffer()?.length ?? 0);
    if (request.url().includes('process-response')) whole.push(request.postData());
  });
  await enterRoom(page, one);
  await begin(page);
  const from = await tapped(page);
  await untilClock(page, 38);
  const to = await tapped(page);
  const button = page.getByRole('button', { name: 'Next Question' });
  await button.press('Enter');
  await expect(page.getByText('Question 2 of 6')).toBeVisible();
  // Whoever works by keyboard stays where they are.
  await expect(startOf(page)).toBeFocused();
  await startOf(page).press('Enter');
  await expect(button).toBeFocused();
  const samples = await recordingOf(server, one, 1);
  await isWhole(page, samples, { from, to });
  // At most two seconds each.
  expect(pieces.length).toBeGreaterThanOrEqual(samples.length / 32_000);
  expect(envelope(samples).filter((level) => level > -40).length, 'the voice is in it').toBeGreaterThan(100);
  expect(Math.max(...pieces)).toBeLessThan(66_000);
  expect(whole.join('')).not.toContain('RIFF');
});

test('the server is killed in the third answer and starts again: nothing is lost, the clock goes on', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  await giveMoreTime(one);
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  await tapMicrophone(page.context());
  await enterRoom(page, one);
  await begin(page);
  const spoken = new Map<number, { from: number; to: number }>();
  for (const number of [1, 2]) {
    spoken.set(number, await speakUntil(page, 94));
    await next(page);
    await onQuestion(page, number + 1);
  }
  const third = await speakUntil(page, 95);
  await server.kill();
  await untilClock(page, 90);
  await server.restart();
  await untilClock(page, 86);
  const question = await page.getByRole('heading', { level: 2 }).innerText();
  const left = await clock(page);
  const before = await allTapped(page);
  await page.reload();
  await onQuestion(page, 3);
  expect(await page.getByRole('heading', { level: 2 }).innerText()).toBe(question);
  expect(await clock(page)).toBeLessThanOrEqual(left);
  const back = await speakUntil(page, 75);
  // As much as was left when the page was back, and 30 where that was more.
  await hears(page, /^\d+ seconds left/);
  await next(page);
  for (const number of [4, 5, 6]) {
    await onQuestion(page, number);
    spoken.set(number, await speakUntil(page, 94));
    await next(page);
  }
  await expect(page.getByText('The interview has ended. Thank you for your time!')).toBeVisible({ timeout: 30_000 });
  const { interviewHistory } = await reviewOf(one);
  expect(interviewHistory.map(({ late }) => late)).toEqual(Array(6).fill(false));
  for (const [number, span] of spoken)
    await isWhole(number < 3 ? before : page, await recordingOf(server, one, number), span);
  // Two devices gave the third, one before the reload and one after it.
  const given = before.length - third.from + back.to - back.from;
  expect((await recordingOf(server, one, 3)).length).toBeGreaterThanOrEqual(given - onTheWay - 2 * edge);
  expect((await reviewOf(one)).signals).toEqual([]);
});

test('a network that is away for longer than an answer waits costs nothing', async ({ server, window, complaints }) => {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  await tapMicrophone(page.context());
  let tries = 0;
  page.on('requestfailed', (request) => {
    if (request.url().includes('process-response')) tries += 1;
  });
  await enterRoom(page, one);
  await begin(page);
  const from = await tapped(page);
  await untilClock(page, 44);
  await page.context().setOffline(true);
  await untilClock(page, 34);
  const to = await tapped(page);
  await next(page);
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  // The pauses between them are of 1, 2 and 4 seconds.
  await expect.poll(() => tries).toBeGreaterThanOrEqual(4);
  await page.context().setOffline(false);
  await onQuestion(page, 2);
  expect(await clockFrom(page)).toBeGreaterThan(40);
  const samples = await recordingOf(server, one, 1);
  await isWhole(page, samples, { from, to });
  // The second question may be over by now.
  const first = (await reviewOf(one)).interviewHistory.filter(({ sequence }) => sequence === 1);
  expect(first).toMatchObject([{ response: answers[0], late: false }]);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/ERR_INTERNET_DISCONNECTED/.test(text)));
});

test('the later tab takes over, the earlier one says so, and the reviewer knows', async ({ server, window }) => {
  const { one, page } = await enterHeard(server, window);
  await begin(page);
  await untilClock(page, 46);
  const second = await page.context().newPage();
  await second.goto(`/interview?applicationId=${one.id}`);
  await onQuestion(second, 1);
  await expect(page.getByText('The interview goes on in another tab.')).toBeVisible();
  await hears(page, /^The interview goes on in another tab\./);
  expect(await clock(second)).toBeLessThan(47);
  await expect.poll(async () => (await reviewOf(one)).signals.map(({ kind }) => kind)).toContain('second_tab');
  await page.getByRole('button', { name: 'Continue here' }).click();
  await onQuestion(page, 1);
  await expect(second.getByText('The interview goes on in another tab.')).toBeVisible();
  await next(page);
  await onQuestion(page, 2);
});

test('a question can be read before its time runs: nothing is recorded until then, and the last one is finished', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  const pieces: string[] = [];
  page.on('request', (request) => request.url().includes('/pieces/') && pieces.push(request.url()));
  await enterRoom(page, one);
  await expect(page.getByText('Each can be read for up to 10 seconds before its 50 seconds run')).toBeVisible();
  await expect(page.getByText('A long question can be read for up to 24 seconds.')).toBeVisible();
  await page.getByRole('button', { name: 'Start Interview' }).click();
  // It begins by itself once the time to read is over.
  const newest = async () => (await runsOf(page)).slice(-2);
  await expect.poll(async () => (await newest()).map(({ label }) => label)).toEqual(['Time to read', 'Time remaining']);
  const [reading, asking] = await newest();
  expect(reading?.recording).toBe(false);
  expect(reading?.from).toBeLessThanOrEqual(10);
  expect(asking?.from).toBeGreaterThan(40);
  await hears(page, /^Your time runs/);
  await expect(page.getByText('Recording sound', { exact: true })).toBeVisible();
  await expect.poll(() => pieces.length).toBeGreaterThan(0);
  await next(page);
  for (const number of [2, 3, 4, 5, 6]) {
    await onQuestion(page, number);
    expect(await clockFrom(page)).toBeGreaterThan(40);
    if (number === 6) await expect(page.getByRole('button', { name: 'Next Question' })).toBeHidden();
    await next(page);
  }
  await expect(page.getByText('What happens next: a person at the company reads')).toBeVisible({ timeout: 30_000 });
  expect((await reviewOf(one)).interviewHistory).toHaveLength(6);
});

test('another browser takes over in the same way', async ({ server, window }) => {
  const one = await buildCandidate(server);
  const [page, other] = [await window(), await window()];
  await fakeSpeechRecognition(page, answers);
  await enterRoom(page, one);
  await begin(page);
  await untilClock(page, 46);
  await call(one.person.client, api.interviews.start, { params: { id: one.id }, query: { tab: 'elsewhere' } });
  await expect(page.getByText('The interview goes on in another tab.')).toBeVisible();
  await other.close();
});

test('without speech recognition and provider typing is offered by itself, and pasting is noted', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  const refused: string[] = [];
  const sound: string[] = [];
  page.on('response', (response) => response.status() === 503 && refused.push(response.url()));
  page.on('request', (request) => request.url().includes('/pieces/') && sound.push(request.url()));
  await withoutRecognition(page);
  await enterRoom(page, one);
  await expect(page.getByText('Speech recognition not supported by this browser.')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'I type' })).toBeChecked();
  await begin(page);
  const field = page.getByRole('textbox', { name: 'Your answer' });
  // Typing takes longer than speaking.
  expect(await clockFrom(page)).toBeGreaterThan(80);
  await field.fill('I closed the books');
  await untilClock(page, 86);
  // A few words come from boxes for dictation as well; a long text is noted.
  await paste(page, ['three closed books', 'I closed the books of twelve companies. '.repeat(6)]);
  await next(page);
  await onQuestion(page, 2);
  await expect.poll(async () => (await reviewOf(one)).signals).toMatchObject([{ kind: 'pasted', sequence: 1 }]);
  expect((await reviewOf(one)).interviewHistory).toMatchObject([{ response: 'I closed the books', source: 'typed' }]);
  expect(refused).toEqual([]);
  // Whoever types is not recorded.
  expect(sound).toEqual([]);
  expect((await reviewOf(one)).interviewHistory[0]?.audioUrl).toBeNull();
});

test('a hidden tab whose timers sleep records on and hands in by the wall clock', async ({ server, window }) => {
  const one = await buildCandidate(server);
  const page = await window();
  // What a browser does to a hidden tab: timers no longer come. Sound does.
  await page.addInitScript(() => {
    const own = globalThis.setInterval;
    const dozing = (work: () => void, after: number) => own(() => 'asleep' in globalThis || work(), after);
    Object.assign(globalThis, { setInterval: dozing });
  });
  await fakeSpeechRecognition(page, answers);
  await tapMicrophone(page.context());
  await enterRoom(page, one);
  await begin(page);
  const { from } = await speakUntil(page, 48);
  await page.evaluate(() => {
    Object.assign(globalThis, { asleep: true });
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await onQuestion(page, 2, 70_000);
  const [first] = (await reviewOf(one)).interviewHistory;
  expect(first).toMatchObject({ sequence: 1, late: false });
  expect(await wasWholeTime(server, one)).toBe(true);
  await isWhole(page, await recordingOf(server, one, 1), { from, to: await tappedAtStop(page) });
  await expect.poll(async () => (await reviewOf(one)).signals).toMatchObject([{ kind: 'tab_hidden', sequence: 1 }]);
});

test('a camera and a microphone that go away are said and noted, and the answer goes on with others', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  await tapMicrophone(page.context());
  // What the page is given, so that it can be taken away.
  await page.addInitScript(() => {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    // Firefox runs this on its own empty page too, which has none.
    if (!devices) return;
    const own = devices.getUserMedia.bind(devices);
    const given: MediaStream[] = [];
    Object.assign(globalThis, { given });
    devices.getUserMedia = async (wanted) => {
      const stream = await own(wanted);
      given.push(stream);
      return stream;
    };
  });
  const unplug = (kind: 'audio' | 'video') =>
    page.evaluate((which) => {
      const { given } = globalThis as unknown as { given: MediaStream[] };
      const tracks = given.flatMap((stream) => (which === 'audio' ? stream.getAudioTracks() : stream.getVideoTracks()));
      for (const track of tracks) {
        track.stop();
        track.dispatchEvent(new Event('ended'));
      }
    }, kind);
  await enterRoom(page, one);
  await begin(page);
  const { from } = await speakUntil(page, 44);
  await unplug('video');
  await expect(page.getByText('No camera picture')).toBeVisible();
  await expect(page.getByText('Recording sound', { exact: true })).toBeVisible();
  const lost = await tapped(page);
  await unplug('audio');
  await expect(page.getByText('Failed to start recording. Please check your microphone permissions.')).toBeVisible();
  await expect(page.getByText('Recording sound', { exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Type my answer instead' })).toBeVisible();
  await untilClock(page, 40);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Recording sound', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Your camera picture')).toBeVisible();
  const again = await speakUntil(page, (await clock(page)) - 8);
  await next(page);
  await onQuestion(page, 2);
  // What was said before, nothing of the time between, and what was said after.
  const samples = await recordingOf(server, one, 1);
  const spokenAgain = again.to - again.from;
  expect(samples.length).toBeGreaterThanOrEqual(lost - from + spokenAgain - 2 * edge);
  const after = samples.slice(-spokenAgain);
  await isWhole(page, after, { from: Number.POSITIVE_INFINITY, to: again.to });
  expect(
    envelope(after).some((level) => level > -40),
    'the voice is in it',
  ).toBe(true);
  await expect
    .poll(async () => (await reviewOf(one)).signals)
    .toMatchObject([
      { kind: 'camera_lost', sequence: 1 },
      { kind: 'microphone_lost', sequence: 1 },
    ]);
  expect((await reviewOf(one)).interviewHistory[0]?.response).toContain(answers[0]);
});

test('the green room: practice, more time, a wish that the company answers, and an answer heard beside its words', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  await tapMicrophone(page.context());
  await enterRoom(page, one);
  await expect(page.getByText(/Good: \d+ ms there and back/)).toBeVisible();
  await page.getByRole('button', { name: 'Practise', exact: true }).click();
  await expect(page.getByText('Recording: speak now')).toBeVisible();
  const until = (await tapped(page)) + 32_000;
  await expect.poll(() => tapped(page)).toBeGreaterThan(until);
  await page.getByRole('button', { name: 'Stop and listen' }).click();
  const own = page.getByLabel('Your practice answer');
  await expect.poll(() => own.evaluate((sound: HTMLAudioElement) => sound.duration)).toBeGreaterThan(1.5);
  await page.getByRole('radio', { name: /100 seconds/ }).check();
  await expect(page.getByText('Each can be read for up to 20 seconds before its 100 seconds run')).toBeVisible();
  await expect(page.getByText('A long question can be read for up to 24 seconds.')).toBeVisible();
  await page.getByRole('button', { name: 'Ask the company' }).click();
  await expect(page.getByText('Please write what you need')).toBeVisible();
  await page.getByLabel('What else do you need?').fill('I am deaf. May somebody sign for me?');
  await page.getByRole('button', { name: 'Ask the company' }).click();
  await expect(page.getByText('The company has not answered yet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Change what I ask for' })).toBeFocused();
  const meanwhile = page.getByText('Typing and more time need no answer');
  await expect(meanwhile).toContainText('The company gave no address for questions.');
  await expect(meanwhile.getByRole('link')).toHaveAttribute('href', `/accessibility?company=${one.company.companyId}`);

  const reviewer = await window();
  await logIn(reviewer, one.company.username);
  await reviewer.waitForURL(/dashboard/);
  await expect(reviewer.getByText('1 waits for your answer')).toBeVisible();
  const line = reviewer.getByRole('region', { name: 'Asked before an interview' }).getByRole('link');
  await expect(line).toHaveAttribute('href', `/profile/${one.id}`);
  await reviewer.goto(`/profile/${one.id}`);
  await expect(reviewer.getByText('Each question lasts 100 seconds (×2).')).toBeVisible();
  await expect(reviewer.getByText('May somebody sign for me?')).toBeVisible();
  await reviewer.getByLabel('Your answer').fill('Yes: Mr Tan will be there.');
  await reviewer.getByRole('button', { name: 'Send the answer' }).click();
  await expect(reviewer.getByText('The answer was sent')).toBeVisible();

  await page.reload();
  await expect(page.getByText(/“Yes: Mr Tan will be there.”/)).toBeVisible();
  await expect(meanwhile).toHaveCount(0);
  await testMicrophone(page);
  await begin(page);
  expect(await clockFrom(page)).toBeGreaterThan(90);
  const enough = (await tapped(page)) + 6 * 16_000;
  await expect.poll(() => tapped(page), { timeout: 60_000 }).toBeGreaterThan(enough);
  await page.getByRole('button', { name: 'End Interview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End Interview' }).click();
  await expect(page.getByText('The interview has ended. Thank you for your time!')).toBeVisible({ timeout: 30_000 });
  await recordingOf(server, one, 1);
  expect((await reviewOf(one)).interviewHistory).toHaveLength(1);

  await reviewer.reload();
  await expect(reviewer.getByText('Each question lasts 100 seconds')).toHaveCount(0);
  const sound = reviewer.getByLabel('Recording of the answer to question 1');
  await sound.evaluate((audio: HTMLAudioElement) => audio.load());
  await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(5);
  const sought = await sound.evaluate(async (audio: HTMLAudioElement) => {
    audio.currentTime = 4;
    await new Promise((resolve) => audio.addEventListener('seeked', resolve, { once: true }));
    return audio.currentTime;
  });
  expect(sought).toBe(4);

  await page.goto(`/user/application/${one.id}`);
});
