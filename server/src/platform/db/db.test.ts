/** Which failures mean that the database is away for a moment, so that people are told to come back, or that something was deleted meanwhile. */
import { DrizzleQueryError } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isDatabaseDown, isReferenceGone } from './db.ts';

const failing = (code: string, routine = '') =>
  new DrizzleQueryError('select 1', [], Object.assign(new Error('the driver says so'), { code, routine }));

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

it('a broken foreign key or policy of a new row tells of a deletion, a missing right does not', () => {
  expect(isReferenceGone(failing('23503', 'ri_ReportViolation'))).toBe(true);
  expect(isReferenceGone(failing('42501', 'ExecWithCheckOptions'))).toBe(true);
  expect(isReferenceGone(failing('42501', 'aclcheck_error'))).toBe(false);
  expect(isReferenceGone(failing('23505', '_bt_check_unique'))).toBe(false);
  expect(isReferenceGone(null)).toBe(false);
});
