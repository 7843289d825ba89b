import { expect, it } from 'vitest';
import { amountsText } from './amounts.ts';

it('says amounts in words, or that nothing is said', () => {
  expect(amountsText({ min: 3000, max: 4500 })).toBe('RM 3,000 – RM 4,500');
  expect(amountsText({ min: 3000, max: 3000 })).toBe('RM 3,000');
  expect(amountsText({ min: 3000, max: null })).toBe('from RM 3,000');
  expect(amountsText({ min: null, max: 4500 })).toBe('up to RM 4,500');
  expect(amountsText({ min: null, max: null })).toBeNull();
});
