import { describe, expect, it } from 'vitest';
import { dateText, dayOf, longDayText, readDate, shortDateText } from './dates.ts';

describe('dates on the screen', () => {
  it('shows a day as that day, in every zone', () => {
    expect(dateText('2026-11-07')).toBe('Nov 07, 2026');
    expect(shortDateText('2026-11-07')).toBe('Nov 7');
  });

  it('says what stands for a missing or broken date', () => {
    expect(dateText(null, 'No closing date')).toBe('No closing date');
    expect(dateText('tomorrow')).toBe('–');
    expect(readDate('')).toBeNull();
  });

  it('greets with weekday, day, month and year', () => {
    expect(longDayText(new Date(2026, 10, 21))).toBe('Saturday, 21 November 2026');
  });

  it('names the day of a moment here', () => {
    expect(dayOf(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  });
});
