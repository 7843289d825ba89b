import { describe, expect, it } from 'vitest';
import {
  birthText,
  greeting,
  hasStatus,
  jobTypeText,
  mayContinue,
  newest,
  type OwnApplication,
  stepsOf,
} from './rules.ts';

describe('the dashboard', () => {
  it('takes the latest application by its date, wherever it stands in the list', () => {
    const old = { applicationDate: '2026-01-02T00:00:00Z' };
    const late = { applicationDate: '2026-11-20T09:00:00+08:00' };
    const between = { applicationDate: '2026-11-20T00:30:00Z' };
    expect(newest([old, late, between])).toBe(late);
    expect(newest([between, old])).toBe(between);
    expect(newest([])).toBeNull();
  });

  it('counts a status in either spelling', () => {
    expect(hasStatus({ status: 'ACCEPTED' }, 'Accepted')).toBe(true);
    expect(hasStatus({ status: 'KIV' }, 'Accepted')).toBe(false);
  });

  it('offers to continue only an unfinished interview of an application that still stands', () => {
    expect(mayContinue({ status: 'Pending', interviewStatus: false })).toBe(true);
    expect(mayContinue({ status: 'Pending', interviewStatus: true })).toBe(false);
    expect(mayContinue({ status: 'Withdrawn', interviewStatus: false })).toBe(false);
  });

  it('shows dates and types of employment as people write them', () => {
    expect(birthText('1996-02-01')).toBe('01/02/1996');
    expect(birthText('')).toBe('–');
    expect(jobTypeText('full-time,contract')).toBe('full-time, contract');
  });

  it('greets by the hour', () => {
    expect([greeting(0), greeting(11), greeting(12), greeting(18)]).toEqual([
      'Good morning',
      'Good morning',
      'Good afternoon',
      'Good evening',
    ]);
  });
});

describe('the way of an application', () => {
  const done = (change: Partial<OwnApplication>) =>
    stepsOf({
      applicationDate: '2026-11-20T00:00:00Z',
      status: 'Pending',
      hiringStage: 'pending',
      interviewStatus: false,
      ...change,
    } as OwnApplication).map((step) => step.done); // the steps look at these four alone

  it('goes from sent over read and interviewed to decided', () => {
    expect(done({})).toEqual([true, false, false, false]);
    expect(done({ hiringStage: 'in review' })).toEqual([true, true, false, false]);
    expect(done({ hiringStage: 'accepted', status: 'Accepted', interviewStatus: true })).toEqual(Array(4).fill(true));
  });
});
