/** Kills at random moments of an answer, of the server and of the browser in turn: how much sound is lost. `KILLS=20` makes the figure. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { seed } from '#world/app/chance.ts';
import { answers } from '#world/people/builders.ts';
import { randomOf } from '#world/processes/kills.ts';
import { watch } from './complaints.ts';
import { listen } from './ear.ts';
import {
  begin,
  buildCandidate,
  type Candidate,
  enterRoom,
  giveMoreTime,
  next,
  onQuestion,
  recordingOf,
  reviewOf,
} from './interview-world.ts';
import { tapMicrophone, tapped } from './microphone.ts';
import { expect, fakeSpeechRecognition, type JourneyServer, test } from './world.ts';

const kills = Number(process.env.KILLS ?? 2);
/** Seconds. A piece holds at most 2: the one that fills, and one that is being kept; the rest is what these tests cannot see of when a recording began and ended. */
const lastPiece = 4.5;

const random = randomOf(seed);
const between = (least: number, most: number) => least + random() * (most - least);

/** Until the microphone has given so many seconds more: on a busy machine it opens late, and nobody is heard before. */
async function speak(page: Page, seconds: number): Promise<void> {
  const enough = (await tapped(page)) + seconds * 16_000;
  await expect.poll(() => tapped(page), { timeout: 120_000, intervals: [100] }).toBeGreaterThan(enough);
}

/** A browser with a profile of its own that outlives a crash. */
async function openBrowser(
  profile: string,
  server: JourneyServer,
  complaints: string[],
): Promise<{ context: BrowserContext; page: Page }> {
  const { launchOptions, permissions } = test.info().project.use;
  const options = { ...launchOptions, permissions, baseURL: server.url };
  const context = await chromium.launchPersistentContext(profile, options);
  watch(context, server, complaints);
  await listen(context, complaints);
  await tapMicrophone(context);
  const page = context.pages()[0] ?? (await context.newPage());
  await fakeSpeechRecognition(page, answers);
  return { context, page };
}

/** Answers how many samples the microphone gave to a page that was there. */
async function killServer(server: JourneyServer, page: Page): Promise<number> {
  const from = await tapped(page);
  await speak(page, between(3, 12));
  await server.kill();
  await speak(page, between(0, 4));
  await server.restart();
  await speak(page, 3);
  const spoken = (await tapped(page)) - from;
  await next(page);
  await onQuestion(page, 2);
  return spoken;
}

async function killBrowser(page: Page, again: () => Promise<Page>): Promise<number> {
  const from = await tapped(page);
  // Long enough for a piece that is not the last.
  await speak(page, between(3, 12));
  const before = (await tapped(page)) - from;
  const session = await page.context().newCDPSession(page);
  await session.send('Browser.crash').catch(() => {});
  const reopened = await again();
  await onQuestion(reopened, 1);
  const back = await tapped(reopened);
  await speak(reopened, 3);
  const spoken = before + (await tapped(reopened)) - back;
  await next(reopened);
  await onQuestion(reopened, 2);
  return spoken;
}

async function lostBy(
  kind: 'server' | 'browser',
  server: JourneyServer,
  one: Candidate,
  complaints: string[],
): Promise<number> {
  const profile = await mkdtemp(join(tmpdir(), 'saring-kill-'));
  let { context, page } = await openBrowser(profile, server, complaints);
  try {
    await enterRoom(page, one);
    await begin(page);
    const spoken =
      kind === 'server'
        ? await killServer(server, page)
        : await killBrowser(page, async () => {
            ({ context, page } = await openBrowser(profile, server, complaints));
            await page.goto(`/interview?applicationId=${one.id}`);
            return page;
          });
    return (spoken - (await recordingOf(server, one, 1)).length) / 16_000;
  } finally {
    await context.close().catch(() => {});
    await rm(profile, { recursive: true, force: true });
  }
}

test(`${kills} kills at random moments lose at most the last piece each, and no answer`, async ({
  server,
  complaints,
}) => {
  test.setTimeout(kills * 300_000);
  const lost: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const kind = kill % 2 === 0 ? 'server' : 'browser';
    const one = await buildCandidate(server);
    await giveMoreTime(one);
    const seconds = await lostBy(kind, server, one, complaints);
    lost.push(`${kind} ${seconds.toFixed(2)} s`);
    expect(seconds, `after killing the ${kind}`).toBeLessThan(lastPiece);
    const { interviewHistory } = await reviewOf(one);
    // The next question may be over by now, where a restart took long.
    expect(interviewHistory[0]).toMatchObject({ sequence: 1, late: false });
    // After a crash of the browser the same sentence is "heard" once more.
    expect(interviewHistory[0]?.response).toContain(answers[0]);
  }
  console.info(`FUZZ_SEED=${seed}. Sound lost: ${lost.join(', ')}`);
});
