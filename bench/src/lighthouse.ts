/** Lighthouse against a page, the best of several loads; it stands apart in bench/lighthouse, for it is large. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(new URL('../lighthouse/node_modules/lighthouse/cli/index.js', import.meta.url));
const loads = 3;
/** On a busy machine a browser now and then starts too late for Lighthouse; the next one does not. */
const failuresAllowed = 3;

/** A telephone on a slow mobile network, or a desktop computer: Lighthouse's own two. */
export type Device = 'mobile' | 'desktop';

/** Marks from 0 to 100, milliseconds, the sum of layout shifts, bytes over the network. */
export interface Verdict {
  performance: number;
  accessibility: number;
  bestPractices: number;
  /** For search engines; low where they are to stay away. */
  seo: number;
  largestPaint: number;
  blocked: number;
  shift: number;
  bytes: number;
  /** How fast the machine was just then, as Lighthouse reckons: about 1500 here when it has nothing else to do. */
  machine: number;
  /** What took marks away, in Lighthouse's names. */
  lost: string[];
}

interface Report {
  runtimeError?: { message: string };
  environment: { benchmarkIndex: number };
  finalDisplayedUrl: string;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] } | undefined>;
  audits: Record<string, { score: number | null; numericValue?: number } | undefined>;
}

/** Loads the page with nothing cached, in the browser profile `profile`, whose local storage stays. */
export async function look(url: string, device: Device, profile: string): Promise<Verdict> {
  const verdicts: Verdict[] = [];
  for (let failures = 0; verdicts.length < loads; ) {
    const answer = await report(url, device, profile);
    if (!answer.runtimeError) verdicts.push(verdictOf(answer));
    else if (++failures > failuresAllowed)
      throw new Error(`Lighthouse could not load ${url}: ${answer.runtimeError.message}`);
  }
  const sorted = verdicts.toSorted((a, b) => a.performance - b.performance || b.largestPaint - a.largestPaint);
  // The best one: other work of the machine can only slow a load down.
  const best = sorted.at(-1);
  if (!best) throw new Error('no load');
  // Of what should never be there the worst load counts.
  return { ...best, shift: Math.max(...verdicts.map(({ shift }) => shift)) };
}

async function report(url: string, device: Device, profile: string): Promise<Report> {
  // Into a file, for a pipe loses the end of a long report when the program exits.
  const file = join(profile, 'report.json');
  const child = spawn(
    process.execPath,
    [
      cli,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      '--disable-full-page-screenshot',
      '--only-categories=performance,accessibility,best-practices,seo',
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
      `--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --user-data-dir=${profile}`,
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  await once(child, 'close');
  const answer: Report = JSON.parse(await readFile(file, 'utf8'));
  await rm(file);
  if (!answer.runtimeError && new URL(answer.finalDisplayedUrl).pathname !== new URL(url).pathname)
    throw new Error(`${url} led to ${answer.finalDisplayedUrl}`);
  return answer;
}

function verdictOf({ categories, audits, environment }: Report): Verdict {
  const mark = (category: string) => Math.round((categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const lost = Object.values(categories)
    .flatMap((category) => category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => id);
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    bestPractices: mark('best-practices'),
    seo: mark('seo'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    machine: environment.benchmarkIndex,
    lost,
  };
}
