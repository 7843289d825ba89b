/** The interview in Firefox, which differs where it matters: it turns no speech into words, and reads no region that comes with its text. */
import { existsSync } from 'node:fs';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { type Heard, noteWhatIsHeard } from './ear.ts';
import { buildCandidate, reviewOf } from './interview-world.ts';
import { expect, test } from './world.ts';

const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';
test.skip(!existsSync(executablePath), `Firefox is not installed at ${executablePath}`);
test.setTimeout(300_000);

let browser: Browser;
test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      // Nobody is asked; a picture and a tone without devices, though no sound card plays.
      'media.navigator.permission.disabled': true,
      'media.navigator.streams.fake': true,
    },
  });
});
test.afterAll(() => browser?.close());

/** A page of somebody's own, signed in; what it complains of is in `complaints`. */
async function open(url: string, token: string): Promise<{ page: Page; complaints: string[] }> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  await page.evaluateOnNewDocument(noteWhatIsHeard);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${url}/terms`);
  await page.evaluate((given) => {
    localStorage.setItem('token', given);
    localStorage.setItem('role', 'user');
  }, token);
  return { page, complaints };
}

const see = (page: Page, text: string) =>
  page.waitForSelector(`::-p-xpath(//*[not(self::script)][text()[contains(.,"${text}")]])`, { timeout: 30_000 });
const press = (page: Page, text: string) =>
  page.locator(`::-p-xpath(//button[normalize-space(.)="${text}"])`).setTimeout(30_000).click();
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
  expect((await heard(page)).bornWithText).toEqual([]);
  const later = await page.browserContext().newPage();
  await page.close();
  await later.goto(`${server.url}/interview?applicationId=${one.id}`);
  await see(later, 'Question 2 of 6');
  await expect.poll(() => later.evaluate(() => document.querySelector('textarea')?.value)).toBe('of twelve companies');
  expect((await reviewOf(one)).interviewHistory).toMatchObject([{ response: 'I closed the books', source: 'typed' }]);
  expect(complaints).toEqual([]);
  await later.close();
});
