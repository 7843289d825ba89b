import { expect, it } from 'vitest';
import { everyApplicant, pageSize } from './every-applicant.ts';
import type { Applicant } from './types.ts';

const people = Array.from({ length: 450 }, (_, at) => ({ id: String(at) }) as Applicant); // only the id counts here

/** A list in an order of its own for each page that is asked for. */
function asker(orders: readonly (readonly Applicant[])[]) {
  let asked = 0;
  return async (page: number) => {
    const order = orders[Math.min(asked, orders.length - 1)] ?? [];
    asked += 1;
    return { applications: order.slice((page - 1) * pageSize, page * pageSize), total: order.length };
  };
}

it('every applicant is there once, though the order changes between two pages', async () => {
  // The last one comes first, so that the second page begins with who ended the first.
  const moved = [...people.slice(-1), ...people.slice(0, -1)];
  const found = await everyApplicant(asker([people, moved]));
  expect(found.map(({ id }) => id).toSorted()).toEqual(people.map(({ id }) => id).toSorted());
});

it('a list that never comes to rest is saved by nobody as if it were whole', async () => {
  const ask = async () => ({ applications: people.slice(0, pageSize), total: people.length });
  await expect(everyApplicant(ask)).rejects.toThrow('rest');
});
