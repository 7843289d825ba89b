/** How soon a person sees the rows of a long list, with nothing cached and on the second visit; two checkouts in turns. */
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { createTestDatabase } from '@saring/tests/database';
import { buildApplicant, buildCompany, buildJob, type Started } from '@saring/tests/world';
import { seedApplicants } from './seed.ts';
import { startBenched } from './server.ts';
import type { Row } from './table.ts';

const applicants = 1000;
/** Rows of the list's first page. */
const pageSize = 10;
const rounds = 7;
const root = fileURLToPath(new URL('../..', import.meta.url));

interface Build {
  name: string;
  server: Started;
  drop: () => Promise<void>;
  token: string;
  list: string;
  cold: Visit[];
  warm: Visit[];
}

/** Milliseconds since the address was asked for; `longest` is 0 where no task took 50 ms. */
interface Visit {
  rows: number;
  firstCall: number;
  longest: number;
  scripts: string[];
}

/** `BEFORE` names another checkout, installed and with its web built, whose page is measured in turns with this one's. */
export async function benchRows(): Promise<Row[]> {
  const before = process.env.BEFORE;
  const builds = [
    await prepare('now', ''),
    ...(before ? [await prepare('before', join(relative(root, before), '/'))] : []),
  ];
  const options = { executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-gpu'] };
  const browser = await chromium.launch(options);
  for (let round = 0; round < rounds; round += 1) {
    for (const build of round % 2 === 0 ? builds : builds.toReversed()) {
      const context = await signedIn(browser, build);
      build.cold.push(await visit(context, build.list));
      build.warm.push(await visit(context, build.list));
      await context.close();
    }
  }
  const rows: Row[] = [];
  for (const build of builds) rows.push(...(await rowsOf(browser, build)));
  await browser.close();
  for (const { server, drop } of builds) {
    await server.stop();
    await drop();
  }
  return rows;
}

async function prepare(name: string, folder: string): Promise<Build> {
  const database = await createTestDatabase();
  const server = await startBenched(database.url, folder);
  const company = await buildCompany(server);
  const job = await buildJob(company);
  await buildApplicant(server);
  await seedApplicants(database.url, company.companyId, [job.id], applicants);
  const list = `${server.url}/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`;
  return { name, server, drop: () => database.drop(), token: company.token, list, cold: [], warm: [] };
}

/** Somebody's browser with nothing cached. */
async function signedIn(browser: Browser, { token }: Build): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addInitScript((token) => {
    localStorage.setItem('token', token);
    localStorage.setItem('role', 'admin');
  }, token);
  return context;
}

/** Opens the address in a tab of its own and waits for the last row of the page to be painted. */
async function visit(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript((last) => {
    const seen = { rows: 0, longest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longest = Math.max(seen.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
    const look = () => {
      const row = document.querySelectorAll<HTMLElement>('[data-row-link]')[last - 1];
      // The task behind a frame begins once that frame is painted.
      if (row?.checkVisibility()) setTimeout(() => (seen.rows = performance.now()));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, pageSize);
  await page.goto(url);
  await page.waitForFunction(() => (window as unknown as { seen: { rows: number } }).seen.rows > 0);
  // What follows the rows is part of the visit, but not what waits for an idle page (web/src/kit/later.ts).
  await page.waitForLoadState('networkidle');
  const figures = await page.evaluate(() => {
    const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const calls = loaded.filter(({ name }) => new URL(name).pathname.startsWith('/api/'));
    return {
      ...(window as unknown as { seen: { rows: number; longest: number } }).seen,
      firstCall: Math.min(...calls.map(({ startTime }) => startTime)),
      scripts: [...new Set(loaded.map(({ name }) => name).filter((name) => name.endsWith('.js')))],
    };
  });
  await page.close();
  return figures;
}

async function rowsOf(browser: Browser, build: Build): Promise<Row[]> {
  const { name, server, cold, warm } = build;
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(`${server.url}/login`);
  await page.getByRole('button', { name: 'Log In' }).waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = await page.evaluate(() => performance.getEntriesByType('resource').map((entry) => entry.name));
  await context.close();
  const login = await weigh(scripts.filter((url) => url.endsWith('.js')));
  const all = await weigh(cold[0]?.scripts ?? []);
  const first = await weigh(await namedScripts(build.list));
  return [
    rowOf(`${name}: ${applicants} applicants, rows visible, nothing cached`, cold, '≤ 700 ms'),
    rowOf(`${name}: the same on the second visit`, warm, '≤ 500 ms'),
    { what: `${name}: script of the log-in page, gzip`, figure: `${login.toFixed(0)} kB`, aim: '≤ 120 kB' },
    {
      what: `${name}: script of the list, gzip`,
      figure: `${first.toFixed(0)} kB before its rows, ${all.toFixed(0)} kB with what opens over them`,
      aim: '≤ 220 kB',
    },
  ];
}

/** The visit in the middle, and the longest task of the visit that had the middle one. */
function rowOf(what: string, visits: readonly Visit[], aim: string): Row {
  const middle = (value: (visit: Visit) => number) =>
    visits.map(value).toSorted((a, b) => a - b)[Math.floor(visits.length / 2)] ?? 0;
  const [rows, call, task] = [
    middle((visit) => visit.rows),
    middle((visit) => visit.firstCall),
    middle((visit) => visit.longest),
  ];
  const best = Math.min(...visits.map((visit) => visit.rows));
  const longest = task === 0 ? 'no task above 50 ms' : `longest task ${task.toFixed(0)} ms`;
  return {
    what,
    figure: `${rows.toFixed(0)} ms, at best ${best.toFixed(0)}; first call at ${call.toFixed(0)} ms; ${longest}`,
    aim,
  };
}

/** What the server names in the page: the scripts that come before anything is drawn. */
async function namedScripts(url: string): Promise<string[]> {
  const page = await (await fetch(url)).text();
  return [...page.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, path = '']) => new URL(path, url).href);
}

/** Kilobytes of 1000 bytes, each file compressed by itself. */
async function weigh(urls: readonly string[]): Promise<number> {
  const sizes = await Promise.all(
    urls.map(async (url) => gzipSync(Buffer.from(await (await fetch(url)).arrayBuffer())).length),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}
