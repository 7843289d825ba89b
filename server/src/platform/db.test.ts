/** Which failures mean that the database is away for a moment, so that people are told to come back. */
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isDatabaseDown } from './db.ts';

const failing = (code: string) =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('the driver says so'), { code }));

it.each([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  '57P01',
  '57P03',
  '53300',
])('a database that answers %s is away', (code) => {
  expect(isDatabaseDown(failing(code))).toBe(true);
});

it.each(['23505', '42601', 'ERR_INVALID_ARG_TYPE'])('%s is a fault of ours', (code) => {
  expect(isDatabaseDown(failing(code))).toBe(false);
});
