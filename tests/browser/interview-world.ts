/** What the journeys of the interview share: somebody who is about to take it, and what the server has of it afterwards. */
import type { Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import { answers, buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { logIn } from './steps.ts';
import { expect, fakeSpeechRecognition, type JourneyServer } from './world.ts';

export interface Candidate {
  company: CompanyPerson;
  person: Person;
  id: string;
}

export async function buildCandidate(server: JourneyServer): Promise<Candidate> {
  const company = await buildCompany(server);
  const person = await buildApplicant(server);
  return { company, person, id: await buildApplication(person, await buildJob(company)) };
}

/** Twice as much time for each question: a server that starts again on a busy machine takes its time. */
export async function giveMoreTime({ person, id }: Candidate): Promise<void> {
  await call(person.client, api.interviews.chooseAccommodations, {
    params: { id },
    body: { timeFactor: 2, typedAnswers: false },
  });
}

/** A stretch in which the page's clock went down: what stood beside it, where it began, and whether sound was recorded in it. */
interface Run {
  label: string;
  from: number;
  recording: boolean;
}

/** Keeps each stretch from the first line of every page on: whoever looks on a busy machine looks late. */
export async function noteClock(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const runs: Run[] = [];
    let last = 0;
    Object.assign(window, { runs });
    new MutationObserver(() => {
      const timer = document.querySelector('[role=timer]');
      const row = timer?.parentElement;
      if (!timer || !row) return;
      const [minutes = 0, seconds = 0] = (timer.textContent ?? '').split(':').map(Number);
      const label = row.querySelector('p')?.textContent ?? '';
      const left = minutes * 60 + seconds;
      if (runs.at(-1)?.label !== label || left > last) runs.push({ label, from: left, recording: false });
      last = left;
      const run = runs.at(-1);
      if (run && row.textContent?.includes('Recording sound')) run.recording = true;
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** The stretches since this page was loaded, oldest first. */
export const runsOf = (page: Page): Promise<Run[]> => page.evaluate(() => (window as unknown as { runs: Run[] }).runs);

/** Seconds that the clock showed first of the newest stretch. */
export async function clockFrom(page: Page): Promise<number> {
  return (await runsOf(page)).at(-1)?.from ?? 0;
}

/** To the green room, before anything was chosen. */
export async function openRoom(page: Page, { person, id }: Candidate): Promise<void> {
  await noteClock(page);
  await logIn(page, person.username);
  await page.waitForURL(/dashboard/);
  await page.goto(`/interview?applicationId=${id}`);
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeEnabled();
}

/** To the green room; whose browser can write along lets it. */
export async function enterRoom(page: Page, candidate: Candidate): Promise<void> {
  await openRoom(page, candidate);
  await letWrite(page);
  await testMicrophone(page);
}

/** Somebody in the green room of a browser that turns no speech into words. */
export async function enterUnheard(
  server: JourneyServer,
  window: () => Promise<Page>,
): Promise<{ one: Candidate; page: Page }> {
  const one = await buildCandidate(server);
  const page = await window();
  await withoutRecognition(page);
  await enterRoom(page, one);
  return { one, page };
}

/** Somebody in the green room of a browser that understands what is said. */
export async function enterHeard(
  server: JourneyServer,
  window: () => Promise<Page>,
): Promise<{ one: Candidate; page: Page }> {
  const one = await buildCandidate(server);
  const page = await window();
  await fakeSpeechRecognition(page, answers);
  await enterRoom(page, one);
  return { one, page };
}

/** Goes on with an interview that was begun, in another browser, which turns no speech into words. */
export async function goOnUnheard(window: () => Promise<Page>, { person, id }: Candidate): Promise<Page> {
  const page = await window();
  await withoutRecognition(page);
  await logIn(page, person.username);
  await page.waitForURL(/dashboard/);
  await page.goto(`/interview?applicationId=${id}`);
  await onQuestion(page, 1);
  return page;
}

/** Counts how often the page asks for camera and microphone, which it gets unless `become` was given the name of a refusal. */
export async function countAsked(page: Page, refusal: string | null = null) {
  await page.addInitScript((first) => {
    const devices: MediaDevices | undefined = navigator.mediaDevices;
    // Firefox runs this on its own empty page too, which has none.
    if (!devices) return;
    const own = devices.getUserMedia.bind(devices);
    Object.assign(globalThis, { refusal: first, asked: 0 });
    devices.getUserMedia = async (wanted) => {
      const state = globalThis as unknown as { refusal: string | null; asked: number };
      // For the camera it asks apart.
      if (wanted?.audio) state.asked += 1;
      if (state.refusal) throw new DOMException('', state.refusal);
      return own(wanted);
    };
  }, refusal);
  return {
    asked: () => page.evaluate(() => (globalThis as unknown as { asked: number }).asked),
    become: (name: string | null) => page.evaluate((next) => Object.assign(globalThis, { refusal: next }), name),
  };
}

/** Where the browser can write along, it is let. */
export async function letWrite(page: Page): Promise<void> {
  const able = await page.evaluate(() => 'SpeechRecognition' in window || 'webkitSpeechRecognition' in window);
  if (!able) return;
  const written = page.getByRole('radio', { name: 'I speak, and my browser writes along' });
  await written.click();
  await expect(written).toBeChecked();
}

/** Whoever goes on while the microphone is not open yet would be heard from the second word on. */
export async function testMicrophone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Test microphone' }).click();
  await expect(page.getByText('Good: we can hear you.')).toBeVisible();
}

/** Through the dialog to the first question. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start Interview' }).click();
  const about = page.getByText('The interview is about to begin! Please be prepared to answer the questions.');
  // Whoever looks late finds the question there.
  await expect(about.or(page.getByText('Question 1 of 6', { exact: true })).first()).toBeVisible();
  await onQuestion(page, 1);
}

/** Waits for a question, starts its time where it is still to be read, and waits until that time runs. */
export async function onQuestion(page: Page, number: number, timeout = 30_000): Promise<void> {
  await expect(page.getByText(`Question ${number} of 6`, { exact: true })).toBeVisible({ timeout });
  const running = page.getByText('Time remaining', { exact: true });
  await expect(startOf(page).or(running).first()).toBeVisible();
  // A button that is gone by now, for the time to read is over, need not be pressed.
  await startOf(page).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click();
  });
  await expect(running).toBeVisible();
}

export const startOf = (page: Page) => page.getByRole('button', { name: 'Start', exact: true });

/** Seconds on the page's clock. */
export async function clock(page: Page): Promise<number> {
  const text = (await page.getByRole('timer').innerText()).trim();
  const [minutes = 0, seconds = 0] = text.split(':').map(Number);
  return minutes * 60 + seconds;
}

/** Waits until the clock shows at most so many seconds. */
export async function untilClock(page: Page, seconds: number): Promise<void> {
  await expect.poll(() => clock(page), { timeout: 60_000, intervals: [100] }).toBeLessThanOrEqual(seconds);
}

export const next = (page: Page) => page.getByRole('button', { name: /^(Next Question|Finish)$/ }).click();

/** Pastes texts into the field of an answer, one after another. */
export async function paste(page: Page, texts: string[]): Promise<void> {
  await page.evaluate((all) => {
    const area = document.querySelector('textarea');
    for (const text of all) {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      // Firefox takes the text of a paste that is made here by names of its own.
      const given = { bubbles: true, clipboardData, dataType: 'text/plain', data: text };
      area?.dispatchEvent(new ClipboardEvent('paste', given));
    }
  }, texts);
}

/** The interview as whoever gave it reads it; a company is not told which answers were typed. */
export async function reviewOf({ person, id }: Candidate) {
  return (await call(person.client, api.interviews.review, { params: { id } })).data;
}

/** The samples of an answer's recording once it is there, -1 to 1 at 16,000 a second; fails on any other format. */
export async function recordingOf(
  server: JourneyServer,
  candidate: Candidate,
  sequence: number,
): Promise<Float32Array> {
  let url: string | null | undefined = null;
  await expect
    .poll(
      async () => {
        const { interviewHistory } = await reviewOf(candidate);
        url = interviewHistory.find((item) => item.sequence === sequence)?.audioUrl;
        return url;
      },
      { timeout: 120_000 },
    )
    .toBeTruthy();
  const wav = Buffer.from(await (await fetch(server.url + url)).arrayBuffer());
  expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, 16_000, 16]);
  return Float32Array.from({ length: (wav.length - 44) / 2 }, (_, index) => wav.readInt16LE(44 + index * 2) / 32_768);
}

const frame = 320;

/** Loudness in decibels of every 20 ms. */
export function envelope(samples: Float32Array): number[] {
  const levels: number[] = [];
  for (let at = 0; at + frame <= samples.length; at += frame) {
    let sum = 0;
    for (let index = at; index < at + frame; index += 1) sum += (samples[index] ?? 0) ** 2;
    levels.push(Math.max(-60, 10 * Math.log10(sum / frame + 1e-9)));
  }
  return levels;
}

/** A browser window whose speech recognition does not exist, as in Firefox. */
export async function withoutRecognition(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
}
