import { expect, it } from 'vitest';
import { rangeOf } from './range.ts';

it.each([
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=100-', { start: 100, end: 999 }],
  ['bytes=-10', { start: 990, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=900-5000', { start: 900, end: 999 }],
  ['bytes=999-999', { start: 999, end: 999 }],
])('%s of 1000 bytes is a part', (header, part) => {
  expect(rangeOf(header, 1000)).toEqual(part);
});

it.each(['bytes=1000-', 'bytes=5-4', 'bytes=-0'])('%s of 1000 bytes is none', (header) => {
  expect(rangeOf(header, 1000)).toBeNull();
});

it.each([undefined, '', 'bytes=-', 'bytes=0-1,5-6', 'lines=1-2', 'bytes=a-b'])('%s is the whole file', (header) => {
  expect(rangeOf(header, 1000)).toBe('whole');
});
