import { describe, expect, it } from 'vitest';
import { dayOf, endOfDay, startOfDay } from './days.ts';

describe('a day of a time zone', () => {
  it.each([
    ['Asia/Kuala_Lumpur', '2026-03-01T15:59:59.999Z', '2026-03-01'],
    ['Asia/Kuala_Lumpur', '2026-03-01T16:00:00Z', '2026-03-02'],
    ['America/St_Johns', '2026-12-31T03:29:59Z', '2026-12-30'],
    ['America/St_Johns', '2026-12-31T03:30:00Z', '2026-12-31'],
    ['Pacific/Kiritimati', '2026-12-31T10:00:00Z', '2027-01-01'],
    // Clocks go back at 05:00 UTC: before it four hours behind, after it five.
    ['America/New_York', '2026-11-01T04:59:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T04:59:00Z', '2026-11-01'],
    ['America/New_York', '2026-11-02T05:00:00Z', '2026-11-02'],
    // Clocks went back at midnight, so that the day before began again.
    ['Africa/Cairo', '2026-10-29T20:59:00Z', '2026-10-29'],
    ['Africa/Cairo', '2026-10-29T21:30:00Z', '2026-10-29'],
    ['Africa/Cairo', '2026-10-29T22:00:00Z', '2026-10-30'],
  ])('%s: %s is on %s', (zone, moment, day) => {
    expect(dayOf(new Date(moment), zone)).toBe(day);
  });

  it('has as many hours as its clocks say', () => {
    const hours = (day: string, zone: string) =>
      (endOfDay(day, zone).getTime() - startOfDay(day, zone).getTime()) / 3_600_000;
    expect([hours('2026-11-01', 'America/New_York'), hours('2026-03-08', 'America/New_York')]).toEqual([25, 23]);
    expect(hours('2026-05-05', 'America/New_York')).toBe(24);
  });

  it('is the same however many were asked for before', () => {
    for (let day = 0; day < 4500; day += 1) dayOf(new Date(day * 86_400_000), 'Europe/Berlin');
    expect(dayOf(new Date('2026-10-25T22:59:00Z'), 'Europe/Berlin')).toBe('2026-10-25');
    expect(dayOf(new Date('2026-10-25T23:00:00Z'), 'Europe/Berlin')).toBe('2026-10-26');
  });
});
