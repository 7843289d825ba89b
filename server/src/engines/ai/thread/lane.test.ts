/** The thread of the engine: a call that goes wrong harms no other. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { createLane, type Lane, type LaneOptions } from './lane.ts';

const file = new URL('./lane.fixture.ts', import.meta.url);
const opened: Lane[] = [];
function open(options: Partial<LaneOptions> = {}): Lane {
  const lane = createLane({ file, heap: { old: 48, young: 8 }, idleMilliseconds: 60_000, ...options });
  opened.push(lane);
  return lane;
}
afterEach(async () => {
  for (const lane of opened.splice(0)) await lane.close();
});

const long = { milliseconds: 60_000 };
const tooLong = { code: 'text_unreadable' };

it('gives values and failures as they are', async () => {
  const lane = open();
  const value = { text: 'Ünder 5 %', at: new Date(0), places: new Uint32Array([1, 2]), none: undefined };
  expect(await lane.ask('say', [value], long)).toEqual(value);
  await expect(lane.ask('fail', [], long)).rejects.toThrow(new TypeError('the text has no end'));
});

it('asks the side that waits, each as who they are', async () => {
  const lane = open();
  const helpers = { name: async (word: string) => `the name ${word}` };
  expect(await lane.ask('ask', [], { ...long, helpers })).toBe('the name of!');
  const caller = new AsyncLocalStorage<string>();
  const who = { name: async () => `${caller.getStore()}` };
  const names = ['Ada', 'Ben'].map((one) => caller.run(one, () => lane.ask('ask', [], { ...long, helpers: who })));
  expect(await Promise.all(names)).toEqual(['Ada!', 'Ben!']);
  const away = { name: () => Promise.reject(new Error('the database is away')) };
  await expect(lane.ask('ask', [], { ...long, helpers: away })).rejects.toThrow('the database is away');
});

it.each([
  ['never ends', 'spin', { milliseconds: 100 }, 'timeout', tooLong],
  ['holds ever more', 'hold', long, 'memory', tooLong],
  ['ends its thread', 'leave', long, 'crash: The thread ended by itself.', { message: 'The thread ended by itself.' }],
])('a call that %s is ended, and those behind it are answered', async (_what, call, options, fault, error) => {
  const faults: string[] = [];
  const lane = open({ onFault: (which, why) => faults.push(`${which} ${why}`) });
  const bad = lane.ask(call, [], options);
  const behind = [1, 2, 3].map((one) => lane.ask('say', [one], long));
  await expect(bad).rejects.toMatchObject(error);
  expect(await Promise.all(behind)).toEqual([1, 2, 3]);
  expect(faults).toEqual([`${call} ${fault}`]);
});

it('those whom somebody waits for go before those whom nobody does', async () => {
  const lane = open();
  const order: string[] = [];
  const ask = (name: string, urgent: boolean) =>
    lane.ask('wait', [1], { ...long, urgent }).then(() => order.push(name));
  await Promise.all([ask('first', false), ask('bulk', false), ask('more bulk', false), ask('person', true)]);
  expect(order).toEqual(['first', 'person', 'bulk', 'more bulk']);
});

it('a call whose patience ends before its turn gives way, and is not done later', async () => {
  const lane = open();
  const before = lane.ask('spin', [], { milliseconds: 1000 });
  const impatient = lane.ask('say', ['too late'], { ...long, patience: 50 });
  await expect(impatient).rejects.toMatchObject(tooLong);
  await expect(before).rejects.toMatchObject(tooLong);
  expect(await lane.ask('say', ['next'], long)).toBe('next');
});

it('works on after it ended for want of work', async () => {
  const lane = open({ idleMilliseconds: 1 });
  for (const word of ['one', 'two', 'three']) {
    expect(await lane.ask('say', [word], long)).toBe(word);
    await expect.poll(threads, { timeout: 10_000 }).toBe(0);
  }
});

it('closing ends the thread in the middle of a call, refuses those that wait and all that come', async () => {
  const lane = open();
  const stuck = lane.ask('spin', [], long);
  const waiting = lane.ask('say', [1], long);
  await expect.poll(threads, { timeout: 10_000 }).toBe(1);
  const outcomes = Promise.allSettled([stuck, waiting]);
  await lane.close();
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'The engine was closed.' } });
  await expect(lane.ask('say', [2], long)).rejects.toThrow('The engine is closed.');
  expect(threads()).toBe(0);
});

it('an idle thread does not keep its process', () => {
  const script = `import { createLane } from '${import.meta.dirname}/lane.ts';
    const lane = createLane({ file: new URL('${file}'), heap: { old: 48, young: 8 }, idleMilliseconds: 60_000 });
    console.log(await lane.ask('say', ['said and gone'], { milliseconds: 10_000 }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 20_000,
  });
  expect(output.trim()).toBe('said and gone');
});

/** Those that this file made; the test runner has some of its own. */
function threads(): number {
  return allThreads() - atStart;
}
function allThreads(): number {
  const names = readdirSync('/proc/self/task').map((id) => readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim());
  return names.filter((name) => name === 'WorkerThread').length;
}
const atStart = allThreads();
