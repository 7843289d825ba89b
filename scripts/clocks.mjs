/**
 * Finds in the tests what a busy machine decides: readings of a clock, of memory and of the processor, sleeps, deadlines
 * below half a minute, and looks at a page's clock that must not come late. They belong into tests/limits, which is
 * measured on a quiet machine (`npm run limits`). Finds dice without a seed as well, whose failure nobody can ask for
 * again. Proves that each kind is found.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from './bootstrap.mjs';

/** Tests, and the world that they stand in. */
const TESTS = [
  '{contract,engine,server,web,bench,demo,scripts}/**/*.{test,fixture}.{ts,tsx,mjs}',
  'tests/{api,browser,cost,crash,fixtures,world}/**/*.ts',
  'tests/*.ts',
];
/** Milliseconds. */
const LEAST_DEADLINE = 30_000;

/** Places that read a clock for a reason. A short deadline has none anywhere. */
const ALLOWED = {
  'tests/world/cost/': 'measures for npm run limits; its pass in npm test asserts none of the figures',
  'tests/world/processes/stopwatch.ts': 'tells the benchmarks how long; no test may import it',
  'tests/world/app/until.ts': 'waits for an event by asking, with the one default deadline',
};

const CLOCKS = new Set([
  'performance.now',
  'process.hrtime',
  'process.hrtime.bigint',
  'performance.mark',
  'performance.measure',
  'console.time',
]);
const MEASURES = new Set([
  'memoryUsage',
  'rss',
  'cpuUsage',
  'threadCpuUsage',
  'resourceUsage',
  'monitorEventLoopDelay',
  'eventLoopUtilization',
]);
const MEMORY = /\bVm(?:HWM|RSS|Peak|Data)\b|smaps/;
const SLEEPS = new Set(['waitForTimeout', 'sleep']);
/** Words of a call whose last argument, a bare number, is its deadline. */
const TAKERS = new Set([
  'it',
  'test',
  'describe',
  'beforeAll',
  'beforeEach',
  'afterAll',
  'afterEach',
  'waitFor',
  'waitUntil',
]);

/** What holds only while a clock that runs down is above something. */
const MORE = new Set(['toBeGreaterThan', 'toBeGreaterThanOrEqual']);
/** A moment of a page's clock, `mm:ss`, rather than any. */
const MOMENT = /(?<![\d:])00:[\d[]/;
/** Calls of fast-check that roll dice. */
const DICE = new Set(['fc.assert', 'fc.check', 'fc.sample']);

/** One planted violation a way of writing it, and code that looks like one and is none. */
const FORBIDDEN = [
  ['reads a clock', 'const began = performance.now();'],
  ['reads a clock', 'const began = process.hrtime.bigint();'],
  ['reads a clock', 'const began = Date.now(); await work(); expect(Date.now() - began).toBeLessThan(500);'],
  ['reads a clock', 'const end = Date.now() + 5000; while (Date.now() < end) await look();'],
  ['reads a clock', 'let began = 0; began = new Date().getTime(); expect(new Date().getTime() - began).toBe(1);'],
  ['reads memory or processor', 'const before = process.memoryUsage().rss;'],
  ['reads memory or processor', 'const { memoryUsage } = process;'],
  ['reads memory or processor', 'const used = process.cpuUsage();'],
  ['reads memory or processor', 'const used = process.resourceUsage().maxRSS;'],
  ['reads memory or processor', "import { monitorEventLoopDelay } from 'node:perf_hooks';"],
  ['reads memory or processor', 'const peak = /^VmHWM:/m.exec(status);'],
  ['sleeps', "import { setTimeout as wait } from 'node:timers/promises'; await wait(20);"],
  ['sleeps', "import * as timers from 'node:timers/promises'; await timers.setTimeout(20);"],
  ['sleeps', 'await new Promise((resolve) => setTimeout(resolve, 20));'],
  ['sleeps', 'await new Promise((resolve) => { setTimeout(() => resolve(1), 20); });'],
  ['sleeps', 'await page.waitForTimeout(2000);'],
  ['a short deadline', "it('answers', async () => {}, 10_000);"],
  ['a short deadline', "it('answers', { timeout: 10_000 }, async () => {});"],
  ['a short deadline', "it.each([1])('answers %i', async () => {}, 10_000);"],
  ['a short deadline', 'beforeAll(async () => {}, 5 * 1000);'],
  ['a short deadline', 'await expect.poll(ask, { timeout: 1000 }).toBe(1);'],
  ['a short deadline', 'const soon = 1000; await expect.poll(ask, { timeout: soon }).toBe(1);'],
  ['a short deadline', 'await vi.waitFor(ask, 2000);'],
  ['a short deadline', 'await vi.waitFor(ask);'],
  ['a short deadline', 'await expect(button).toBeVisible({ timeout: 15_000 });'],
  ['a short deadline', 'await fetch(url, { signal: AbortSignal.timeout(5000) });'],
  ['a short deadline', 'const seen = (page, timeout = 20_000) => expect(page).toBeVisible({ timeout });'],
  ['a short deadline', 'test.setTimeout(20_000);'],
  ['a short deadline', 'export default { use: { actionTimeout: 10_000 } };'],
  ['must not look late', 'expect(await clock(page)).toBeGreaterThan(40);'],
  ['must not look late', "expect(await clock(page), 'the clock').toBeGreaterThanOrEqual(left - 25);"],
  ['must not look late', 'const left = await clock(page); expect(left).toBeGreaterThan(40);'],
  ['must not look late', 'await expect(page.getByText(/00:4[0-7]/)).toBeVisible();'],
  ['must not look late', 'await expect(timer).toHaveText(/^00:[34]\\d$/);'],
  ['rolls dice without a seed', 'fc.assert(fc.property(fc.string(), holds));'],
  ['rolls dice without a seed', 'fc.assert(fc.property(fc.string(), holds), { numRuns: 2000 });'],
  ['rolls dice without a seed', 'const names = fc.sample(fc.string(), 400);'],
  ['imports the stopwatch', "import { stopwatch } from '#world/processes/stopwatch.ts';"],
];
const FINE = [
  'const old = new Date(Date.now() - 7_200_000);',
  'expect(Date.parse(code.until)).toBeLessThanOrEqual(Date.now() + 600_000);',
  "it('answers', { timeout: 240_000 }, async () => {});",
  "it('answers', async () => {}, 4 * 60_000);",
  'await expect.poll(ask, { interval: 500 }).toBe(1);',
  'setTimeout(() => child.kill(), 60_000);',
  'const clock = heldClock(); clock.pass(20);',
  'createDocuments({ timeoutMs: 20_000 });',
  'vi.advanceTimersByTime(999);',
  'await expect.poll(() => clock(page)).toBeGreaterThan(60);',
  'expect(await clock(page)).toBeLessThanOrEqual(left);',
  'expect(await clockFrom(page)).toBeGreaterThan(40);',
  'expect(await timer.getText()).toMatch(/00:(?:[0-3]\\d|4[0-5])/);',
  'expect(row.at).toMatch(/T16:00:00Z$/);',
  'fc.assert(fc.property(fc.string(), holds), { numRuns, seed });',
  'const names = fc.sample(fc.string(), { numRuns: 400, seed: 7 });',
];

/** Answers which planted code was not found, and which was taken for one. */
export function testClocks() {
  const wrong = [];
  for (const [kind, code] of FORBIDDEN)
    if (!clocksIn(code).some(({ what }) => what === kind)) wrong.push(`Not found (${kind}): ${code}`);
  for (const code of FINE) for (const { what } of clocksIn(code)) wrong.push(`Found (${what}): ${code}`);
  return wrong;
}

/** How many ways are tried. */
export const triedClocks = FORBIDDEN.length + FINE.length;

/** Everything found in the tests, a line each; none is right. */
export function clocks(base = root) {
  const files = [...new Set(globSync(TESTS, { cwd: base }))].filter((file) => !/node_modules/.test(file)).sort();
  return files.flatMap((file) => {
    const allowed = Object.keys(ALLOWED).some((place) => file.startsWith(place));
    return clocksIn(readFileSync(join(base, file), 'utf8'), file)
      .filter(({ what }) => !allowed || what === 'a short deadline')
      .map(({ line, what }) => `${file}:${line}: ${what}`);
  });
}

/** Everything found in a file's code, `[{ line, what }]`. */
export function clocksIn(code, file = 'planted.test.ts') {
  const found = [];
  const isTest = /\.(?:test|spec)\.\w+$/.test(file);
  const known = { sleepers: new Set(), moments: new Set(), numbers: new Map(), looks: new Set() };
  const note = ({ start }, what) => found.push({ line: code.slice(0, start).split('\n').length, what });
  const { program } = parseSync(file, code);
  walk(program, (node) => learn(node, known));
  walk(program, (node) => {
    if (node.type === 'CallExpression') noteCall(node, known, note);
    if (node.type === 'NewExpression' && nameOf(node.callee) === 'Promise') noteSleep(node, note);
    if (node.type === 'BinaryExpression') noteMoments(node, known, note);
    if (node.type === 'ImportDeclaration' && isTest && /\/stopwatch\.ts$/.test(node.source.value))
      note(node, 'imports the stopwatch');
    if (node.type === 'Identifier' && MEASURES.has(node.name)) note(node, 'reads memory or processor');
    if (MEMORY.test(textOf(node))) note(node, 'reads memory or processor');
    if (MOMENT.test(node.regex?.pattern ?? '')) note(node, 'must not look late');
    if (node.type === 'AssignmentPattern' && /timeout$/i.test(node.left.name) && isShort(node.right, known))
      note(node, 'a short deadline');
    if (node.type === 'Property' && /timeout$/i.test(node.key.name) && isShort(node.value, known))
      note(node, 'a short deadline');
  });
  return found.sort((one, other) => one.line - other.line);
}

/** Names that stand for a sleep, a moment, a number or a look at a page's clock. */
function learn(node, { sleepers, moments, numbers, looks }) {
  if (node.type === 'ImportDeclaration' && /^(?:node:)?timers\/promises$/.test(node.source.value))
    for (const { type, imported, local } of node.specifiers) {
      if (type !== 'ImportSpecifier') sleepers.add(`${local.name}.setTimeout`);
      else if (imported.name === 'setTimeout') sleepers.add(local.name);
    }
  const [name, value] =
    node.type === 'VariableDeclarator'
      ? [node.id.name, node.init]
      : node.type === 'AssignmentExpression'
        ? [nameOf(node.left), node.right]
        : [];
  if (name && isMoment(value)) moments.add(name);
  if (name && isLook(value)) looks.add(name);
  if (name && node.type === 'VariableDeclarator' && numberOf(value) !== null) numbers.set(name, numberOf(value));
}

function noteCall(node, known, note) {
  const name = nameOf(node.callee);
  const last = name.split('.').at(-1);
  if (CLOCKS.has(name)) note(node, 'reads a clock');
  if (MORE.has(last)) noteLook(node, known, note);
  if (DICE.has(name) && !hasSeed(node.arguments.at(-1))) note(node, 'rolls dice without a seed');
  if (known.sleepers.has(name) || SLEEPS.has(last)) note(node, 'sleeps');
  // Its own deadline is a second.
  if (/^vi\.wait(?:For|Until)$/.test(name) && node.arguments.length === 1) note(node, 'a short deadline');
  if (name === 'AbortSignal.timeout' && isShort(node.arguments[0], known)) note(node, 'a short deadline');
  if (/^test(?:\.\w+)*\.setTimeout$/.test(name) && isShort(node.arguments[0], known)) note(node, 'a short deadline');
  const first = nameOf(rootOf(node.callee)).split('.')[0];
  const takes = TAKERS.has(first) || TAKERS.has(last);
  if (takes && node.arguments.length > 1 && isShort(node.arguments.at(-1), known))
    note(node.arguments.at(-1), 'a short deadline');
}

/** What was seen of a page's clock once, and has to be above something; a poll asks until it is. */
function noteLook({ callee }, { looks }, note) {
  const { object } = callee;
  if (object?.type !== 'CallExpression' || nameOf(object.callee) !== 'expect') return;
  const [seen] = object.arguments;
  if (isLook(seen) || looks.has(nameOf(seen))) note(object, 'must not look late');
}

const hasSeed = (options) =>
  options?.type === 'ObjectExpression' && options.properties.some(({ key }) => key?.name === 'seed');

/** A promise that a timer settles, whatever happens. */
function noteSleep({ arguments: [executor] }, note) {
  const settlers = (executor?.params ?? []).map(({ name }) => name);
  walk(executor, (node) => {
    if (node.type !== 'CallExpression' || nameOf(node.callee) !== 'setTimeout') return;
    const [work] = node.arguments;
    const called = work?.body?.type === 'CallExpression' ? nameOf(work.body.callee) : nameOf(work);
    if (settlers.includes(called)) note(node, 'sleeps');
  });
}

/** Two moments held against each other. */
function noteMoments(node, { moments }, note) {
  const isOne = (side) =>
    isMoment(side) || moments.has(nameOf(side)) || (side.type === 'BinaryExpression' && isOne(side.left));
  if (['-', '<', '>', '<=', '>='].includes(node.operator) && isOne(node.left) && isOne(node.right))
    note(node, 'reads a clock');
}

/** `Date.now()`, `new Date().getTime()`, `performance.now()`. */
function isMoment(node) {
  if (node?.type === 'BinaryExpression') return isMoment(node.left);
  if (node?.type !== 'CallExpression' || node.arguments.length > 0) return false;
  const { callee } = node;
  if (nameOf(callee) === 'Date.now' || CLOCKS.has(nameOf(callee))) return true;
  return (
    callee.property?.name === 'getTime' &&
    callee.object.type === 'NewExpression' &&
    callee.object.arguments.length === 0
  );
}

/** `await clock(page)`. */
const isLook = (node) =>
  node?.type === 'AwaitExpression' &&
  node.argument.type === 'CallExpression' &&
  nameOf(node.argument.callee) === 'clock';

const nameOf = (node) => {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'ThisExpression') return 'this';
  if (node?.type === 'MemberExpression') return `${nameOf(node.object)}.${node.property.name ?? ''}`;
  return '';
};
/** What stands at the left of `it.each(…)(…)`. */
const rootOf = (callee) => (callee.type === 'CallExpression' ? rootOf(callee.callee) : callee);
const textOf = ({ type, value, regex }) =>
  type === 'TemplateElement' ? value.raw : type === 'Literal' ? (regex?.pattern ?? String(value)) : '';

/** A number below the least deadline, also as a product or by a name. */
function isShort(node, { numbers }) {
  const value = numbers.get(nameOf(node)) ?? numberOf(node);
  return value !== null && value < LEAST_DEADLINE;
}
function numberOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'number') return node.value;
  if (node?.type !== 'BinaryExpression' || node.operator !== '*') return null;
  const [left, right] = [numberOf(node.left), numberOf(node.right)];
  return left === null || right === null ? null : left * right;
}

/** Calls `visit` for each node of a tree. */
function walk(node, visit) {
  if (Array.isArray(node)) for (const child of node) walk(child, visit);
  else if (typeof node?.type === 'string') {
    visit(node);
    for (const child of Object.values(node)) if (child && typeof child === 'object') walk(child, visit);
  }
}
