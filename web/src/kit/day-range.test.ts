import { describe, expect, it } from 'vitest';
import { readRange, writeRange } from './day-range.ts';
import { rangeText } from './range-text.ts';

describe('the date range of a list', () => {
  it('is written as the button shows it', () => {
    expect(rangeText({ from: null, to: null })).toBe('All Time');
    expect(rangeText({ from: '2026-11-07', to: null })).toBe('Nov 7');
    expect(rangeText({ from: null, to: '2026-11-07' })).toBe('Until Nov 7');
    expect(rangeText({ from: '2026-11-07', to: '2026-12-01' })).toBe('Nov 7 - Dec 1');
  });

  it('takes only days from the address', () => {
    expect(readRange(new URLSearchParams('from=2026-11-07&to=tomorrow'))).toEqual({ from: '2026-11-07', to: null });
    for (const no of ['2026-13-07', '2026-02-31']) {
      expect(readRange(new URLSearchParams(`from=${no}`))).toEqual({ from: null, to: null });
    }
  });

  it('goes back to the first page and leaves the rest of the address alone', () => {
    const next = writeRange(new URLSearchParams('page=4&search=nurse&to=2026-01-01'), { from: '2026-11-07', to: null });
    expect(next.toString()).toBe('search=nurse&from=2026-11-07');
  });
});
