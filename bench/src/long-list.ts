/** How long a page keeps a person waiting while 1,000 applicants are scrolled, sorted, paged through and selected. */
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import type { Row } from './table.ts';

/** Milliseconds for which the page may not answer. */
const limit = 200;
const pageSize = 50;

export interface LongLists {
  url: string;
  databaseUrl: string;
  token: string;
  jobId: string;
  applicants: number;
}

/** Everybody of the job is accepted for it, so that the list of recipients is as long as the product makes one. */
export async function benchLongLists(lists: LongLists): Promise<Row[]> {
  const client = new pg.Client({ connectionString: lists.databaseUrl });
  await client.connect();
  await client.query("update applications set status = 'Accepted' where job_id = $1", [lists.jobId]);
  await client.end();
  const options = { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] };
  const browser = await chromium.launch(options);
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, baseURL: lists.url });
  await page.addInitScript((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('role', 'admin');
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    const observer = new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    );
    observer.observe({ type: 'longtask' });
  }, lists.token);
  const job = `/admin/main_user_data/${lists.jobId}`;
  const rows: Row[] = [];
  const add = async (what: string, work: () => Promise<void>) => {
    await page.evaluate(() => {
      (window as unknown as { tasks: number[] }).tasks.length = 0;
    });
    await work();
    const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
    const longest = tasks.length > 0 ? `${Math.max(...tasks).toFixed(0)} ms` : 'below 50 ms';
    rows.push({ what: `${what}: longest task`, figure: longest, aim: `≤ ${limit} ms` });
  };
  await page.goto(`${job}?tab=Applicant%20Ranking&size=${pageSize}`);
  await page
    .locator('tbody tr')
    .nth(pageSize - 1)
    .waitFor();
  await add(`scrolling ${pageSize} applicants, the most on a page`, () => scroll(page));
  await add('sorting them eight times', async () => {
    for (let time = 0; time < 4; time += 1) {
      for (const name of ['Applicant Date', 'Grade'])
        await settled(page, () => page.locator('th button', { hasText: name }).click());
    }
  });
  await add(`paging through ${lists.applicants} of them`, async () => {
    for (let next = 2; next <= lists.applicants / pageSize; next += 1)
      await settled(page, () => page.getByRole('button', { name: 'Next page' }).click());
  });
  await page.goto(`${job}?tab=Email%20Applicants`);
  await page
    .getByRole('checkbox')
    .nth(lists.applicants - 1)
    .waitFor();
  await add(`scrolling ${lists.applicants} recipients in one list`, () => scroll(page));
  await add('selecting ten of them, all, none', async () => {
    for (let person = 0; person < 10; person += 1) await page.getByRole('checkbox').nth(person).click();
    await page.getByRole('button', { name: 'Select all' }).click();
    await page.getByRole('button', { name: 'Select none' }).click();
    await frames(page);
  });
  await browser.close();
  return rows;
}

/** By the wheel, over whatever scrolls in the middle of the page, to its end and back. */
async function scroll(page: Page): Promise<void> {
  await page.mouse.move(640, 600);
  for (const step of [1000, -1000]) {
    for (let turn = 0; turn < 40; turn += 1) {
      await page.mouse.wheel(0, step);
      await frames(page);
    }
  }
}

/** Until the answer is shown, be it the server's or one that is still remembered. */
async function settled(page: Page, act: () => Promise<void>): Promise<void> {
  await act();
  await frames(page);
  await page.locator('table[aria-busy]').waitFor({ state: 'detached' });
  await frames(page);
}

/** Two frames: what was asked for is painted then, and tasks are told. */
async function frames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}
