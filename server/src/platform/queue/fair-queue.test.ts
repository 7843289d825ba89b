/** Admission in turns: what one caller asks for holds up no other. */
import { expect, it } from 'vitest';
import { inScope } from '#platform/db/scope.ts';
import { Fail, Gone, Unavailable } from '#platform/http/fail.ts';
import { createFairQueue, type Entry, type FairQueue } from './fair-queue.ts';

const roomy = { waitingPerOwner: 100, waiting: 1000 };

/** Enters for each of these in turn; the names in the order in which they were let in, one at a time. */
async function served(queue: FairQueue, entries: readonly (Entry & { name: string })[]): Promise<string[]> {
  const order: string[] = [];
  await Promise.all(
    entries.map(async ({ name, ...entry }) => {
      const release = await queue.enter(entry);
      order.push(name);
      await Promise.resolve();
      release();
    }),
  );
  return order;
}

it('serves owners in turn, and the entries of each in the order in which they came', async () => {
  const queue = createFairQueue({ capacity: 1, ...roomy });
  const flood = [1, 2, 3, 4].map((one) => ({ owner: 'a', name: `a${one}` }));
  const order = await served(queue, [...flood, { owner: 'b', name: 'b1' }, { owner: 'c', name: 'c1' }]);
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
});

it('serves what is urgent before what is not, whoever asks', async () => {
  const queue = createFairQueue({ capacity: 1, ...roomy });
  const usual = [1, 2].map((one) => ({ owner: 'a', name: `usual ${one}` }));
  const order = await served(queue, [...usual, { owner: 'a', name: 'urgent', urgent: true }]);
  expect(order).toEqual(['usual 1', 'urgent', 'usual 2']);
});

it('leaves room for others while one owner has all that it may', async () => {
  const queue = createFairQueue({ capacity: 3, perOwner: 2, ...roomy });
  const held = [await queue.enter({ owner: 'a' }), await queue.enter({ owner: 'a' })];
  const third = queue.enter({ owner: 'a' });
  const other = await queue.enter({ owner: 'b' });
  held[0]?.();
  (await third)();
  other();
  held[1]?.();
  expect(await served(queue, [{ owner: 'a', name: 'again' }])).toEqual(['again']);
});

it('counts units, lets in alone what is larger than everything, and lets nothing small pass it for ever', async () => {
  const queue = createFairQueue({ capacity: 10, ...roomy });
  const six = await queue.enter({ owner: 'a', units: 6 });
  const order: string[] = [];
  const large = queue.enter({ owner: 'b', units: 50 }).then((release) => {
    order.push('large');
    return release;
  });
  const small = queue.enter({ owner: 'c', units: 1 }).then((release) => {
    order.push('small');
    return release;
  });
  await Promise.resolve();
  expect(order).toEqual([]);
  six();
  const release = await large;
  expect(order).toEqual(['large']);
  release();
  (await small)();
});

it('refuses one owner who lets too much wait with 429, and everybody with 503 where too much waits in all', async () => {
  const queue = createFairQueue({ capacity: 1, waitingPerOwner: 2, waiting: 3 });
  const first = await queue.enter({ owner: 'a' });
  const waiting = [queue.enter({ owner: 'a' }), queue.enter({ owner: 'a' })];
  await expect(queue.enter({ owner: 'a' })).rejects.toMatchObject({ code: 'too_many' });
  waiting.push(queue.enter({ owner: 'b' }));
  await expect(queue.enter({ owner: 'c' })).rejects.toBeInstanceOf(Unavailable);
  first();
  await Promise.all(waiting.map(async (one) => (await one)()));
  expect(await served(queue, [{ owner: 'c', name: 'in' }])).toEqual(['in']);
});

it('drops what nobody waits for, so that those behind it go on', async () => {
  const queue = createFairQueue({ capacity: 10, ...roomy });
  const nine = await queue.enter({ owner: 'a', units: 9 });
  const hangsUp = new AbortController();
  const large = queue.enter({ owner: 'b', units: 10, signal: hangsUp.signal });
  const small = queue.enter({ owner: 'c' });
  hangsUp.abort();
  await expect(large).rejects.toBeInstanceOf(Gone);
  (await small)();
  await expect(queue.enter({ owner: 'b', units: 10, signal: hangsUp.signal })).rejects.toBeInstanceOf(Gone);
  nine();
  expect(await served(queue, [{ owner: 'd', name: 'whole', units: 10 }])).toEqual(['whole']);
});

it('gives the reason of a signal that is one for people', async () => {
  const queue = createFairQueue({ capacity: 1, ...roomy });
  const first = await queue.enter({ owner: 'a' });
  const timeLimit = new AbortController();
  const waiting = queue.enter({ owner: 'b', signal: timeLimit.signal });
  timeLimit.abort(new Fail('text_unreadable'));
  await expect(waiting).rejects.toMatchObject({ code: 'text_unreadable' });
  first();
});

it('asks for the call or task under way where nobody is named', async () => {
  const queue = createFairQueue({ capacity: 1, ...roomy });
  const order: string[] = [];
  const enter = (owner: string, name: string) =>
    inScope({ role: 'visitor' }, () => served(queue, [{ name }]).then(([one = '']) => order.push(one)), { owner });
  const first = await queue.enter({ owner: 'z' });
  const all = [enter('a', 'a1'), enter('a', 'a2'), enter('b', 'b1')];
  first();
  await Promise.all(all);
  expect(order).toEqual(['a1', 'b1', 'a2']);
});

it('gives back what work used that failed, and begins none for whoever left', async () => {
  const queue = createFairQueue({ capacity: 1, ...roomy });
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const left = AbortSignal.abort();
  await expect(queue.run(() => Promise.reject(new Error('begun')), { signal: left })).rejects.toThrow(Gone);
  expect(await queue.run(() => Promise.resolve('served'))).toBe('served');
});
