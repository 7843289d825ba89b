import { expect, it } from 'vitest';
import { joined } from './joined.ts';

const sound = (...samples: number[]) => new Uint8Array(Int16Array.from(samples).buffer);
const of = (earlier: Uint8Array, later: Uint8Array) => [
  ...new Int16Array(Uint8Array.from(Buffer.concat(joined(earlier, later))).buffer),
];

it('puts a later recording behind an earlier one, without what both have', () => {
  expect(of(sound(1, 2, 3), sound(4, 5))).toEqual([1, 2, 3, 4, 5]);
  expect(of(sound(1, 2, 3, 2, 3), sound(3, 2, 3, 9))).toEqual([1, 2, 3, 2, 3, 9]);
  expect(of(sound(), sound(1))).toEqual([1]);
});

it('adds nothing of one that lies within the earlier one', () => {
  expect(of(sound(1, 2, 3, 4, 5), sound(2, 3))).toEqual([1, 2, 3, 4, 5]);
  expect(of(sound(1, 2), sound())).toEqual([1, 2]);
});

it('looks at each sample of silence a few times at most', () => {
  const silence = new Uint8Array(8_000_000);
  expect(joined(silence, Buffer.concat([new Uint8Array(4_000_000), sound(7)])).map(({ length }) => length)).toEqual([
    4_000_000, 4_000_002,
  ]);
});
