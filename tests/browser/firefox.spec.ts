/** Firefox, where it differs: it turns no speech into words, reads no region that comes with its text, and lets a page that is left fail. */
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { buildApplicant } from '#world/people/people.ts';
import { type Heard, noteWhatIsHeard } from './ear.ts';
import { firefoxPath, firefoxPrefs } from './firefox.ts';
import { buildCandidate, reviewOf } from './interview-world.ts';
import { openLine } from './line.ts';
import { expect, test } from './world.ts';

test.skip(!firefoxPath, 'Firefox is not installed');
test.setTimeout(300_000);

let browser: Browser;
test.beforeAll(async () => {
  browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    extraPrefsFirefox: firefoxPrefs,
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
