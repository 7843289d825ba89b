/** What each status means, as people are told it. */
import { expect, it } from 'vitest';
import { decisions, hiringStage, hiringStages, mayContinue, settable, statuses, statusesThat } from './statuses.ts';

it('a company decides among three, and may take its decision back', () => {
  expect(decisions).toEqual(['Accepted', 'KIV', 'Rejected']);
  expect(settable).toEqual(['Pending', 'Accepted', 'KIV', 'Rejected']);
});

it('an applicant may withdraw until accepted or rejected; who is kept in view may still', () => {
  expect(statusesThat('readable', false)).toEqual(['Withdrawn']);
});

it('whoever withdrew does not count among the applicants, and stays without a name', () => {
  expect(statusesThat('counted', false)).toEqual(['Withdrawn']);
  expect(statusesThat('named', false)).toEqual(['Pending', 'Withdrawn']);
});

it('the time until erasure runs from a rejection or a withdrawal', () => {
  expect(statusesThat('ended')).toEqual(['Rejected', 'Withdrawn']);
});

it('the stage tells an unread resume from a read one, and is the status from then on', () => {
  expect(hiringStage('Pending', false)).toBe('pending');
  expect(hiringStage('Pending', true)).toBe('in review');
  for (const status of statuses.slice(1)) expect(hiringStage(status, true)).toBe(status.toLowerCase());
  expect(new Set(hiringStages).size).toBe(statuses.length + 1);
});

it('an interview is open while it is unfinished and the application still stands', () => {
  expect(mayContinue({ status: 'Pending', interviewStatus: false })).toBe(true);
  expect(mayContinue({ status: 'Pending', interviewStatus: true })).toBe(false);
  expect(mayContinue({ status: 'Withdrawn', interviewStatus: false })).toBe(false);
  expect(mayContinue({ status: 'Rejected', interviewStatus: false })).toBe(false);
  expect(mayContinue({ status: 'KIV', interviewStatus: false })).toBe(true);
});
