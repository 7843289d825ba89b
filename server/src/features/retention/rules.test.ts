import { describe, expect, it } from 'vitest';
import { addMonths, countedFrom, endedBefore, erasedAfter, recordingDaysOf, shorterOf } from './rules.ts';

const at = (text: string) => new Date(`${text}T10:00:00Z`);

describe('the end from which the months count', () => {
  const now = at('2026-06-01');
  const open = { closedAt: null, closingDate: null };
  it.each([
    ['of one that goes on is none', null, open, null],
    ['is its own in an open job', at('2026-05-01'), open, at('2026-05-01')],
    [
      'is the closing of its job where that came first',
      at('2026-05-01'),
      { ...open, closedAt: at('2026-04-01') },
      at('2026-04-01'),
    ],
    ['is its own where that came first', at('2026-03-01'), { ...open, closedAt: at('2026-04-01') }, at('2026-03-01')],
    ['is the closing of its job without an own', null, { ...open, closedAt: at('2026-04-01') }, at('2026-04-01')],
    ['is two days from the last day of its job', null, { ...open, closingDate: '2026-05-20' }, new Date('2026-05-22')],
    ['is none before its job is closed', null, { ...open, closingDate: '2026-05-31' }, null],
  ])('%s', (_what, own, job, end) => {
    expect(countedFrom({ endedAt: own, updatedAt: at('2026-05-25') }, job, now)).toEqual(end);
  });

  it('is the last step where that came before the closing of the job', () => {
    const closed = { ...open, closedAt: at('2026-04-01') };
    const goesOn = { endedAt: null, updatedAt: at('2026-02-01') };
    expect(countedFrom(goesOn, closed, now)).toEqual(at('2026-02-01'));
    expect(countedFrom(goesOn, open, now)).toBeNull();
  });
});

describe('months', () => {
  it.each([
    ['2026-01-15', 1, '2026-02-15'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-12-31', 14, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-10', -13, '2024-12-10'],
  ])('%s and %i more is %s', (from, months, to) => {
    expect(addMonths(at(from), months)).toEqual(at(to));
  });

  it('leave a rejection the days in which a second look can be asked for', () => {
    expect(erasedAfter(at('2026-01-01'), 1, at('2026-01-29'))).toEqual(at('2026-03-01'));
    expect(erasedAfter(at('2026-01-01'), 6, at('2026-01-29'))).toEqual(at('2026-07-01'));
    expect(erasedAfter(at('2026-01-31'), 1, at('2026-01-31'))).toEqual(at('2026-03-03'));
    expect(erasedAfter(at('2026-01-01'), null, at('2026-01-29'))).toBeNull();
  });

  it('never run out before the day that the applicant was told', () => {
    for (let day = 0; day < 1500; day += 1) {
      const ended = new Date(at('2023-01-01').getTime() + day * 86_400_000);
      for (const months of [1, 6, 13]) {
        const told = erasedAfter(ended, months);
        const hourBefore = new Date((told?.getTime() ?? 0) - 3_600_000);
        expect(endedBefore(hourBefore, months).getTime()).toBeLessThan(ended.getTime());
        const fourDaysAfter = new Date((told?.getTime() ?? 0) + 4 * 86_400_000);
        expect(endedBefore(fourDaysAfter, months).getTime()).toBeGreaterThan(ended.getTime());
      }
    }
  });

  it('that nobody set keep everything', () => {
    expect(erasedAfter(at('2026-01-01'), null)).toBeNull();
    expect(erasedAfter(null, 6)).toBeNull();
  });
});

it.each([
  { told: 12, set: 24, kept: 12 },
  { told: 12, set: 3, kept: 3 },
  { told: 12, set: null, kept: 12 },
  { told: null, set: 24, kept: 24 },
  { told: null, set: null, kept: null },
])('told $told months and with $set set now, an application is kept $kept', ({ told, set, kept }) => {
  expect(shorterOf(told, set)).toBe(kept);
});

it('the shorter of two periods for recordings holds', () => {
  expect(recordingDaysOf(null, 180)).toBe(180);
  expect(recordingDaysOf(30, 180)).toBe(30);
  expect(recordingDaysOf(365, 180)).toBe(180);
});
