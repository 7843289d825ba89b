/** The thread of the engine: a call that goes wrong harms no other. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { createWorkerThread, type WorkerThread, type WorkerThreadOptions } from './worker-thread.ts';

const file = new URL('./worker-thread.fixture.ts', import.meta.url);
/** That of no other thread: the test runner starts and ends some of its own. */
const name = 'thread-of-test';
const opened: WorkerThread[] = [];
function open(options: Partial<WorkerThreadOptions> = {}): WorkerThread {
  const thread = createWorkerThread({ file, name, heap: { old: 48, young: 8 }, idleMilliseconds: 60_000, ...options });
  opened.push(thread);
  return thread;
}
afterEach(async () => {
  for (const thread of opened.splice(0)) await thread.close();
});

const long = { milliseconds: 60_000 };
const tooLong = { code: 'text_unreadable' };

it('gives values and failures as they are', async () => {
  const thread = open();
  const value = { text: 'Ünder 5 %', at: new Date(0), places: new Uint32Array([1, 2]), none: undefined };
  expect(await thread.ask('say', [value], long)).toEqual(value);
  await expect(thread.ask('fail', [], long)).rejects.toThrow(new TypeError('the text has no end'));
});

it('asks the side that waits, each as who they are', async () => {
  const thread = open();
  const helpers = { name: async (word: string) => `the name ${word}` };
  expect(await thread.ask('ask', [], { ...long, helpers })).toBe('the name of!');
  const caller = new AsyncLocalStorage<string>();
  const who = { name: async () => `${caller.getStore()}` };
  const names = ['Ada', 'Ben'].map((one) => caller.run(one, () => thread.ask('ask', [], { ...long, helpers: who })));
  expect(await Promise.all(names)).toEqual(['Ada!', 'Ben!']);
  const away = { name: () => Promise.reject(new Error('the database is away')) };
  await expect(thread.ask('ask', [], { ...long, helpers: away })).rejects.toThrow('the database is away');
});

it.each([
  ['never ends', 'spin', { milliseconds: 100 }, 'timeout', tooLong],
  ['works for longer than it may', 'spin', { milliseconds: 100, ofWork: true }, 'timeout', tooLong],
  ['neither works nor ends', 'hang', { milliseconds: 50, ofWork: true }, 'timeout', tooLong],
  ['holds ever more', 'hold', long, 'memory', tooLong],
  ['ends its thread', 'leave', long, 'crash: The thread ended by itself.', { message: 'The thread ended by itself.' }],
])('a call that %s is ended, and those behind it are answered', async (_what, call, options, fault, error) => {
  const faults: string[] = [];
  const thread = open({ onFault: (which, why) => faults.push(`${which} ${why}`) });
  const bad = thread.ask(call, [], options);
  const behind = [1, 2, 3].map((one) => thread.ask('say', [one], long));
  await expect(bad).rejects.toMatchObject(error);
  expect(await Promise.all(behind)).toEqual([1, 2, 3]);
  expect(faults).toEqual([`${call} ${fault}`]);
});

it('a call that does not work while its time passes by the clock has longer where its work is what counts', async () => {
  const [thread, clock] = [open(), open()];
  await clock.ask('say', ['ready'], long);
  const milliseconds = 1000;
  const helpers = { name: () => clock.ask('hang', [], { milliseconds }).catch(() => 'over') };
  expect(await thread.ask('ask', [], { milliseconds, ofWork: true, helpers })).toBe('over!');
  await expect(thread.ask('ask', [], { milliseconds, helpers })).rejects.toMatchObject(tooLong);
});

it('those whom somebody waits for go before those whom nobody does', async () => {
  const thread = open();
  const order: string[] = [];
  const ask = (name: string, urgent: boolean) =>
    thread.ask('wait', [], { ...long, urgent }).then(() => order.push(name));
  await Promise.all([ask('first', false), ask('bulk', false), ask('more bulk', false), ask('person', true)]);
  expect(order).toEqual(['first', 'person', 'bulk', 'more bulk']);
});

it('a call whose time ends before its turn gives way, and is not done later', async () => {
  const thread = open();
  const before = thread.ask('spin', [], { milliseconds: 1000 });
  const impatient = thread.ask('say', ['too late'], { ...long, timeLimit: 50 });
  await expect(impatient).rejects.toMatchObject(tooLong);
  await expect(before).rejects.toMatchObject(tooLong);
  expect(await thread.ask('say', ['next'], long)).toBe('next');
});

it('works on after it ended for want of work', async () => {
  const thread = open({ idleMilliseconds: 1 });
  for (const word of ['one', 'two', 'three']) {
    expect(await thread.ask('say', [word], long)).toBe(word);
    await expect.poll(threads).toBe(0);
  }
});

it('closing ends the thread in the middle of a call, refuses those that wait and all that come', async () => {
  const thread = open();
  const stuck = thread.ask('spin', [], long);
  const waiting = thread.ask('say', [1], long);
  await expect.poll(threads).toBe(1);
  const outcomes = Promise.allSettled([stuck, waiting]);
  await thread.close();
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'The engine was closed.' } });
  await expect(thread.ask('say', [2], long)).rejects.toThrow('The engine is closed.');
  expect(threads()).toBe(0);
});

it('an idle thread does not keep its process', () => {
  const script = `import { createWorkerThread } from '${import.meta.dirname}/worker-thread.ts';
    const thread = createWorkerThread({ file: new URL('${file}'), name: '${name}', heap: { old: 48, young: 8 }, idleMilliseconds: 3_600_000 });
    console.log(await thread.ask('say', ['said and gone'], { milliseconds: 60_000 }));`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  expect(output.trim()).toBe('said and gone');
});

/** How many the system runs. */
function threads(): number {
  const names = readdirSync('/proc/self/task').map((id) => readFileSync(`/proc/self/task/${id}/comm`, 'utf8').trim());
  return names.filter((one) => one === name).length;
}
