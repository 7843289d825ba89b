/** What stays of an address that somebody typed, and what is none. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seed } from './chance.fixture.ts';
import { cleanLine } from './clean-text.ts';
import { cleanAddress, mailAddress } from './email-address.ts';

it.each([
  'v\u2800@example.com',
  '\u2800v@example.com\u2800',
  'v\uFFFE@example.com',
  'v\uD800@example.com',
  'v\uFFF9@example.com',
  'v\u200D\uFE0F@example.com',
])('%j is v@example.com', (typed) => expect(cleanAddress(typed)).toBe('v@example.com'));

it('a name that nothing is seen of is nothing in an address either', () => {
  const unseen = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code)).filter(
    (sign) => !/[\p{Cc}\s]/u.test(sign) && cleanLine(sign) === '',
  );
  expect(unseen.length).toBeGreaterThan(4000);
  expect(unseen.filter((sign) => cleanAddress(`v${sign}@example.com`) !== 'v@example.com')).toEqual([]);
});

it('what was cleaned is clean', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      const once = cleanAddress(`${typed}@example.com`);
      expect(cleanAddress(once)).toBe(once);
    }),
    { seed },
  );
});

it.each([
  ['v..x@example.com', false],
  ['.v@example.com', false],
  ['v.@example.com', false],
  ['v.x.y@example.com', true],
  ["o'brien+tag/1=%&*!#$?^_`{|}~-@example.com", true],
  ['三井@example.com', true],
  [`${'v'.repeat(64)}@example.com`, true],
  [`${'v'.repeat(32)}.${'v'.repeat(32)}@example.com`, false],
])('%s: %s', (address, good) => expect(mailAddress.test(address)).toBe(good));
