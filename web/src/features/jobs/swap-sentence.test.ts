import { expect, it } from 'vitest';
import { swapSentence } from './swap-sentence.ts';

it('says how many were read under how many names, and whether a mark changed', () => {
  expect(swapSentence({ applicants: 12, readings: 84, changed: [] })).toBe(
    '12 applicants read again under 6 other names: no mark changed.',
  );
  expect(swapSentence({ applicants: 1, readings: 3, changed: [{}] })).toBe(
    '1 applicant read again under 2 other names: the marks of 1 changed.',
  );
  expect(swapSentence({ applicants: 0, readings: 0, changed: [] })).toContain('nothing to test');
});
