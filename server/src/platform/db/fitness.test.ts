/** On which servers the product works. */
import { expect, it } from 'vitest';
import { problemOf } from './fitness.ts';

it.each([
  ['14.19', 140_019, /^PostgreSQL 14\.19 is too old: it has to be 15 or newer\. /],
  ['9.6.24', 90_624, /^PostgreSQL 9\.6\.24 is too old/],
  ['15.0', 150_000, null],
  ['18.1', 180_001, null],
])('PostgreSQL %s', (server, number, says) => {
  const problem = problemOf({ server, number, encoding: 'UTF8', migrations: { had: 3, known: 3 } });
  if (says) expect(problem).toMatch(says);
  else expect(problem).toBeNull();
});
