import { expect, it } from 'vitest';
import { payText } from './pay.ts';

it('says what a job pays a month in words, or that nothing is said', () => {
  expect(payText({ min: 3000, max: 4500 })).toBe('RM 3,000 – RM 4,500 a month');
  expect(payText({ min: 3000, max: 3000 })).toBe('RM 3,000 a month');
  expect(payText({ min: 3000, max: null })).toBe('from RM 3,000 a month');
  expect(payText({ min: null, max: 4500 })).toBe('up to RM 4,500 a month');
  expect(payText({ min: null, max: null })).toBeNull();
});
