/** Firefox, where it differs: it turns no speech into words, reads no region that comes with its text, and lets a page that is left fail. */
import { api, call } from '@saring/contract';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { rows } from '#world/app/watch.ts';
import { buildJob } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, password } from '#world/people/people.ts';
import { type Heard, noteWhatIsHeard } from './ear.ts';
import { firefoxPath, firefoxPrefs } from './firefox.ts';
import { buildCandidate, recordingOf, reviewOf } from './interview-world.ts';
import { openLine } from './line.ts';
import { expect, test } from './world.ts';

test.skip(!firefoxPath, 'Firefox is not installed');
/** Without one no sound comes through; empty where none was started. */
const soundCard = process.env.SOUND_CARD ?? '';

let browser: Browser;
test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    env: { ...process.env, ...(soundCard ? { PULSE_SERVER: soundCard } : {}) },
    extraPrefsFirefox: firefoxPrefs,
  });
});
test.afterAll(() => browser?.close());

/** A page of somebody's own. */
async function openPage(): Promise<Page> {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1280, height: 900 });
  return page;
}

/** The same, signed in; what it complains of is in `complaints`. */
async function open(url: string, token: string): Promise<{ page: Page; complaints: string[] }> {
  const page = await openPage();
  await page.evaluateOnNewDocument(noteWhatIsHeard);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  page.on('console', (line) => line.type() === 'error' && complaints.push(line.text()));
  await page.goto(`${url}/terms`);
  await page.evaluate((given) => {
    localStorage.setItem('token', given);
    localStorage.setItem('role', 'user');
  }, token);
  return { page, complaints };
}

const see = (page: Page, text: string) =>
  page.waitForSelector(`::-p-xpath(//*[not(self::script)][text()[contains(.,"${text}")]])`, { timeout: 30_000 });
/** A button that is switched off for a moment, as while a browser asks for the microphone, is not pressed yet. */
const press = (page: Page, text: string) =>
  page
    .locator(`::-p-xpath(//button[normalize-space(.)="${text}"][not(@aria-disabled="true")])`)
    .setTimeout(30_000)
    .click();
const heard = (page: Page) => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

test('the interview is heard, typed and outlives its tab', async ({ server }) => {
  const one = await buildCandidate(server);
  const { page, complaints } = await open(server.url, one.person.token);
  await page.goto(`${server.url}/interview?applicationId=${one.id}`);
  await see(page, 'Only words count here');
  await press(page, 'Start Interview');
  await see(page, 'Question 1 of 6');
  await expect.poll(async () => (await heard(page)).said.join()).toMatch(/Question 1 of 6: \w/);
  await expect.poll(() => focused(page)).toBe('TEXTAREA');
  await page.keyboard.type('I closed the books');
  await press(page, 'Start');
  await press(page, 'Next Question');
  await see(page, 'Question 2 of 6');
  await expect.poll(() => focused(page)).toBe('TEXTAREA');
  await page.keyboard.type('of twelve companies');
  expect((await heard(page)).faults).toEqual([]);
  const later = await page.browserContext().newPage();
  await page.close();
  await later.goto(`${server.url}/interview?applicationId=${one.id}`);
  await see(later, 'Question 2 of 6');
  await expect.poll(() => later.evaluate(() => document.querySelector('textarea')?.value)).toBe('of twelve companies');
  expect((await reviewOf(one)).interviewHistory).toMatchObject([{ response: 'I closed the books', source: 'typed' }]);
  expect(complaints).toEqual([]);
  await later.close();
});

test('who signs in stays signed in, also where the page is left while it asks who that is', async ({ server }) => {
  const { username } = await buildCompany(server);
  const line = await openLine(server.url, '/api/auth/verify-token');
  const page = await openPage();
  await page.goto(`${line.url}/login`);
  await page.locator('input[name=username]').setTimeout(30_000).fill(username);
  await page.locator('input[name=password]').fill(password);
  await press(page, 'Log In');
  for (const held of [1, 2, 3]) {
    await expect.poll(line.held).toBeGreaterThanOrEqual(held);
    await page.reload({ waitUntil: 'domcontentloaded' });
  }
  line.free();
  await page.reload();
  await see(page, 'Welcome back');
  await page.close();
  line.close();
});

test('what is said is kept', async ({ server }) => {
  test.skip(!soundCard, 'PulseAudio is not installed');
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const person = await buildApplicant(server);
  const saved = await call(person.client, api.applications.save, {
    params: { id: person.username },
    body: { jobId: job.id, companyId: job.companyId, expectedSalary: 'RM 4,500', peopleOnly: true },
    files: { resume: await pdfFile(resume) },
  });
  const { id } = saved.data.application;
  const { page, complaints } = await open(server.url, person.token);
  await page.goto(`${server.url}/interview?applicationId=${id}`);
  await page.locator('::-p-aria(I speak, and only the recording is kept)').setTimeout(30_000).click();
  await press(page, 'Test microphone');
  await see(page, 'Good: we can hear you.');
  await press(page, 'Start Interview');
  await see(page, 'Question 1 of 6');
  await press(page, 'Start');
  await see(page, 'Time remaining');
  const clock = () => page.evaluate(() => Number(document.querySelector('[role=timer]')?.textContent?.slice(-2)));
  await expect.poll(clock, { timeout: 60_000 }).toBeLessThanOrEqual(46);
  // Two pieces of 1.85 s: a busy machine gives its sound late.
  const come = () => rows(server, 'select 1 from interview_pieces where application_id = $1', [id]);
  await expect.poll(async () => (await come()).length, { timeout: 60_000 }).toBeGreaterThan(1);
  await press(page, 'Next Question');
  await see(page, 'Question 2 of 6');
  const sound = await recordingOf(server, { company, person, id }, 1);
  expect(sound.length).toBeGreaterThan(2 * 16_000);
  expect(sound.some((sample) => Math.abs(sample) > 0.01)).toBe(true);
  expect(complaints).toEqual([]);
  await page.close();
});

test('a page that is left while its next one loads complains of nothing', async ({ server }) => {
  const line = await openLine(server.url, '/assets/settings-page');
  const { page, complaints } = await open(line.url, (await buildApplicant(server)).token);
  await page.goto(`${line.url}/user/cdashboard`);
  await see(page, 'Where your applications stand');
  await page.locator('a[href="/user/user-setting"]').click();
  // Of its files, however many they are, none comes.
  await expect.poll(line.held).toBeGreaterThan(0);
  await page.goto(`${line.url}/terms`);
  await see(page, 'Terms');
  expect(complaints).toEqual([]);
  await page.close();
  line.close();
});
