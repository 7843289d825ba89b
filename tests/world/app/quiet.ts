/** Fails a test that wrote to console.error: what is wrong enough to say there is wrong enough to fail. */
import { afterEach, beforeEach, expect } from 'vitest';

const complaints: unknown[][] = [];
console.error = (...words: unknown[]) => {
  complaints.push(words);
};

beforeEach(() => {
  complaints.length = 0;
});
afterEach(() => {
  expect(complaints, 'console.error was called').toEqual([]);
});
