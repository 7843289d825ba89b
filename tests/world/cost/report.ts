/** The bounds on what one account may cost, and the figures of the test as a table and as a file. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Cost } from './measure.ts';

/** Milliseconds and megabytes. */
export const bounds = {
  probe: 300,
  page: 1000,
  application: 5000,
  next: { application: 5000, page: 1000 },
  memory: 600,
  released: 5000,
  /** A batch of twenty of the longest resumes, read one after the other. */
  batch: 20_000,
  /** What a process may keep in its caches from one call to the next. */
  held: 32,
  /** Work on texts in one stretch of the event loop. */
  texts: 20,
} as const;

/** What a caller is told who is one too many. */
const turnedAway = ['429', '503'];

/**
 * Every bound that is broken, with its figure. Other work of the machine holds up everything: what may take a second of
 * the whole machine may take two of half of it, and as much longer as the process that does nothing was held up at most.
 */
export function brokenBounds(cost: Cost, { appliesNext, orders }: { appliesNext: boolean; orders: boolean }): string[] {
  const { seen, application, next, released, atWork, held, left, spent } = cost;
  const broken: string[] = [];
  const check = (what: string, figure: number, most: number, more = '') => {
    if (figure > most) broken.push(`${what} ${Math.round(figure)}, at most ${Math.round(most)}${more && ` (${more})`}`);
  };
  const late = (what: string, figure: number, most: number, more = '') => {
    const others = `${Math.round(100 * left)} % of the machine, an idle process ${Math.round(seen.control)} ms`;
    check(what, figure, most / left + seen.control, [more, others].filter(Boolean).join(', '));
  };
  late('longest probe in ms', seen.probe, bounds.probe);
  late("somebody else's page in ms", seen.page, bounds.page, seen.slowest);
  late("somebody else's application in ms", application ?? 0, bounds.application);
  late("the same person's next call in ms", next, appliesNext ? bounds.next.application : bounds.next.page);
  check('memory in MB', seen.memory, bounds.memory);
  late('released after ms', released, orders ? bounds.batch : bounds.released, atWork);
  check('held for good in MB', held, bounds.held);
  for (const { onTexts, where } of spent.slice(0, 3))
    check('work on texts at a stretch on the event loop in ms', onTexts, bounds.texts / left, where.join(', '));
  return broken;
}

/** For each bound the worst figure of all calls, without what other work of the machine added to it. */
export function figuresOf(costs: readonly Cost[], all: readonly { appliesNext: boolean; orders: boolean }[]) {
  const worstOf = (figure: (cost: Cost, index: number) => number) => Math.max(0, ...costs.map(figure));
  const quiet = (figure: number, { left, seen }: Cost) => (figure - seen.control) * left;
  const time = (promise: string, atMost: number, figure: (cost: Cost, index: number) => number) => ({
    promise: `any call, fifty at once: ${promise}`,
    unit: 'ms' as const,
    atMost,
    measured: worstOf((cost, index) => quiet(figure(cost, index), cost)),
  });
  const weight = (promise: string, atMost: number, figure: (cost: Cost) => number) => ({
    ...time(promise, atMost, figure),
    unit: 'MB' as const,
    measured: worstOf(figure),
  });
  const where =
    (key: 'appliesNext' | 'orders', wanted: boolean, figure: (cost: Cost) => number) => (cost: Cost, index: number) =>
      all[index]?.[key] === wanted ? figure(cost) : 0;
  return [
    time('the health check', bounds.probe, ({ seen }) => seen.probe),
    time("another person's page", bounds.page, ({ seen }) => seen.page),
    time("another person's application", bounds.application, ({ application }) => application ?? 0),
    time(
      "the same person's next application",
      bounds.next.application,
      where('appliesNext', true, ({ next }) => next),
    ),
    time(
      "the same person's next page",
      bounds.next.page,
      where('appliesNext', false, ({ next }) => next),
    ),
    time(
      'everything released after',
      bounds.released,
      where('orders', false, ({ released }) => released),
    ),
    time(
      'everything that was ordered for many released after',
      bounds.batch,
      where('orders', true, ({ released }) => released),
    ),
    weight('memory of the server and its children', bounds.memory, ({ seen }) => seen.memory),
    weight('memory held for good', bounds.held, ({ held }) => held),
    {
      ...time('work on texts at a stretch on the event loop', bounds.texts, () => 0),
      measured: worstOf(({ spent, left }) => Math.max(0, ...spent.map(({ onTexts }) => onTexts)) * left),
    },
  ];
}

/**
 * The answers that a call does not promise, by their status. Who waits at the door may wait longer than the test; inputs
 * that are not lawful would measure nothing.
 */
export function wrongAnswers({ callers, instead }: Cost): string[] {
  const wrong = Object.keys(callers.refused).filter((status) => !turnedAway.includes(status));
  return [
    ...(wrong.length > 0 ? [`answers that the call does not promise: ${JSON.stringify(callers.refused)}`] : []),
    ...(instead.length > 0 ? [`somebody else is not served: ${instead.join(', ')}`] : []),
  ];
}

/** How near a cost comes to its bounds, 1 being a bound. */
export function heaviness({ seen, application, released, left, spent }: Cost): number {
  const texts = Math.max(0, ...spent.map(({ onTexts }) => onTexts));
  const times = [
    seen.probe / bounds.probe,
    seen.page / bounds.page,
    (application ?? 0) / bounds.application,
    released / bounds.released,
  ];
  return Math.max(...times.map((time) => time * left), seen.memory / bounds.memory, texts / bounds.texts);
}

const rounded = (value: number | null) => (value === null ? '' : String(Math.round(value)));

/** The calls that cost most, as lines of a table. */
export function worst(costs: readonly Cost[], count: number): string[] {
  const heads =
    'call | role | answered | refused | hung up | unanswered | probe | page | application | next | MB | MB before, after | held | released | texts | loop | % of the machine';
  const lines = costs
    .toSorted((a, b) => heaviness(b) - heaviness(a))
    .slice(0, count)
    .map(({ call, role, callers, seen, application, next, released, memoryBefore, memoryAfter, held, left, spent }) =>
      [
        call,
        role,
        callers.answered,
        Object.entries(callers.refused)
          .map(([status, times]) => `${times} × ${status}`)
          .join(' '),
        callers.hungUp,
        callers.unanswered,
        rounded(seen.probe),
        rounded(seen.page),
        rounded(application),
        rounded(next),
        rounded(seen.memory),
        `${rounded(memoryBefore)}, ${rounded(memoryAfter)}`,
        rounded(held),
        rounded(released),
        rounded(Math.max(0, ...spent.map(({ onTexts }) => onTexts))),
        rounded(Math.max(0, ...spent.map(({ total }) => total))),
        rounded(100 * left),
      ].join(' | '),
    );
  return [heads, ...lines];
}

/** Keeps all figures beside the caches of the tools. */
export async function keepFigures(figures: object): Promise<string> {
  const folder = fileURLToPath(new URL('../../../node_modules/.cache/cost/', import.meta.url));
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'figures.json');
  await writeFile(file, JSON.stringify(figures, null, 2));
  return file;
}
