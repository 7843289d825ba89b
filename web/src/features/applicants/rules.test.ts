import { describe, expect, it } from 'vitest';
import {
  birthText,
  decidedBeside,
  greeting,
  isCorrectable,
  isMarkedUndecided,
  newest,
  nextStepOf,
  type OwnApplication,
  type OwnDetail,
} from './rules.ts';
import { resultWord, stepsOf } from './steps.ts';

describe('the dashboard', () => {
  it('takes the latest application by its date, wherever it stands in the list', () => {
    const old = { applicationDate: '2026-01-02T00:00:00Z' };
    const late = { applicationDate: '2026-11-20T09:00:00+08:00' };
    const between = { applicationDate: '2026-11-20T00:30:00Z' };
    expect(newest([old, late, between])).toBe(late);
    expect(newest([between, old])).toBe(between);
    expect(newest([])).toBeNull();
  });

  it('names the newest interview that is open as the next step, else the wait, else the decision, else nothing', () => {
    const one = (id: string, status: string, interviewStatus: boolean, applicationDate = '2026-11-20T01:00:00Z') =>
      ({ id, status, interviewStatus, applicationDate }) as OwnApplication; // the step looks at these alone
    const open = one('open', 'Pending', false);
    const newer = one('newer', 'KIV', false, '2026-11-21T01:00:00Z');
    const taken = one('taken', 'Pending', true);
    const over = one('over', 'Rejected', false, '2026-11-22T01:00:00Z');
    expect(nextStepOf([open, newer, taken, over])).toEqual({ kind: 'interview', application: newer, more: 1 });
    expect(nextStepOf([taken, over])).toEqual({ kind: 'wait', count: 1, until: null });
    const paused = { ...newer, companySuspended: true, interviewStartedAt: null };
    expect(nextStepOf([open, paused])).toEqual({ kind: 'interview', application: open, more: 1 });
    expect(nextStepOf([paused, taken])).toEqual({ kind: 'interview', application: paused, more: 0 });
    const accepted = one('accepted', 'Accepted', false, '2026-11-23T01:00:00Z');
    expect(nextStepOf([accepted, taken])).toEqual({ kind: 'wait', count: 1, until: null });
    expect(nextStepOf([over, accepted])).toEqual({ kind: 'read', application: accepted });
    const told = { ...over, id: 'told', applicationDate: '2026-05-01T01:00:00Z', decidedAt: '2026-11-28T01:00:00Z' };
    expect(nextStepOf([accepted, told])).toEqual({ kind: 'read', application: told });
    expect(nextStepOf([over])).toEqual({ kind: 'read', application: over });
    expect(nextStepOf([one('withdrawn', 'Withdrawn', false)])).toEqual({ kind: 'none' });
    expect(nextStepOf([])).toEqual({ kind: 'none' });
  });

  it('names whoever accepted, or rejected of late, beside what else comes next', () => {
    const one = (status: string, decidedAt: string | null = '2026-11-20T01:00:00Z') =>
      ({
        status,
        interviewStatus: true,
        answerBy: null,
        decidedAt,
        applicationDate: '2026-09-01T01:00:00Z',
      }) as OwnApplication; // the step looks at these alone
    const [accepted, waiting, rejected] = [
      one('Accepted', '2026-09-20T01:00:00Z'),
      one('Pending', null),
      one('Rejected'),
    ];
    const longAgo = one('Rejected', '2026-10-20T01:00:00Z');
    const beside = (...all: OwnApplication[]) => decidedBeside(all, nextStepOf(all), new Date('2026-11-29T00:00:00Z'));
    expect(beside(accepted, waiting)).toEqual([accepted]);
    expect(beside(accepted)).toEqual([]);
    expect(beside(rejected, accepted)).toEqual([accepted]);
    expect(beside(rejected, waiting)).toEqual([rejected]);
    expect(beside(longAgo, waiting)).toEqual([]);
  });

  it('says by when the first answer is meant to come, of those whose day is not over', () => {
    const one = (answerBy: string | null) => ({ status: 'Pending', interviewStatus: true, answerBy }) as OwnApplication; // the step looks at these alone
    const waiting = [one('2020-01-02T01:00:00Z'), one('9999-03-02T01:00:00Z'), one(null), one('9998-03-02T01:00:00Z')];
    expect(nextStepOf(waiting)).toEqual({ kind: 'wait', count: 4, until: '9998-03-02T01:00:00Z' });
  });

  it('offers to correct what was heard until its day is over', () => {
    expect(isCorrectable({ correctUntil: '9999-01-02T01:00:00Z' })).toBe(true);
    expect(isCorrectable({ correctUntil: '2020-01-02T01:00:00Z' })).toBe(false);
    expect(isCorrectable({ correctUntil: null })).toBe(false);
  });

  it('names the marks that can be read before a decision, and no others', () => {
    expect(isMarkedUndecided({ status: 'Pending', resultShown: true })).toBe(true);
    expect(isMarkedUndecided({ status: 'Pending', resultShown: false })).toBe(false);
    expect(isMarkedUndecided({ status: 'Rejected', resultShown: true })).toBe(false);
  });

  it('offers a second look of a rejection while one can be asked for, and names the one that was', () => {
    const detail = (status: OwnDetail['status'], readBy: OwnDetail['readBy']) =>
      ({ status, readBy, resultShown: true, resumeState: 'done' }) as const;
    const over = { secondLook: null, openUntil: null };
    const open = { secondLook: null, openUntil: '2026-12-01T00:00:00Z' };
    const asked = { secondLook: {} as NonNullable<Parameters<typeof resultWord>[1]>['secondLook'], openUntil: null };
    const rejected = detail('Rejected', 'software');
    const byPeople = detail('Rejected', 'people');
    expect([over, open, asked].map((look) => resultWord(rejected, look))).toEqual([
      'seeResult',
      'seeResultAndAsk',
      'seeResultAndAsk',
    ]);
    expect([over, open, asked].map((look) => resultWord(byPeople, look))).toEqual([
      null,
      'askSecondLook',
      'seeSecondLook',
    ]);
    expect(resultWord(detail('Accepted', 'software'), undefined)).toBe('seeResult');
    expect(resultWord(detail('Accepted', 'software'), asked)).toBe('seeResultAndAsk');
    // Its answer stays to be read, also where nothing is marked or shown any more.
    expect(resultWord(detail('KIV', 'people'), asked)).toBe('seeSecondLook');
    expect(resultWord({ ...detail('Pending', 'software'), resultShown: false }, asked)).toBe('seeSecondLook');
    expect(resultWord({ ...detail('Withdrawn', 'software'), resultShown: false }, asked)).toBe('seeSecondLook');
    expect(resultWord({ ...rejected, resultShown: false }, open)).toBeNull();
  });

  it('shows dates as people write them', () => {
    expect(birthText('1996-02-01')).toBe('01/02/1996');
    expect(birthText('')).toBe('–');
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
  const at = '2026-11-20T01:00:00Z';
  const way = (change: Partial<OwnDetail>) => stepsOf(application(change));
  const application = (change: Partial<OwnDetail>) =>
    ({
      companyName: 'Maju',
      applicationDate: at,
      status: 'Pending',
      interviewStatus: false,
      companySuspended: false,
      resumeState: 'waiting',
      consentAt: null,
      resumeReadAt: null,
      interviewStartedAt: null,
      interviewCompletedAt: null,
      decidedAt: null,
      decidedBy: null,
      withdrawnAt: null,
      ...change,
    }) as OwnDetail; // the steps look at these alone
  const done = (change: Partial<OwnDetail>) => way(change).map((step) => step.done);

  it('goes from sent over read and interviewed to decided', () => {
    expect(done({})).toEqual([true, false, false, false]);
    expect(done({ resumeState: 'done' })).toEqual([true, true, false, false]);
    expect(done({ resumeState: 'done', interviewStartedAt: at })).toEqual([true, true, false, false]);
    expect(done({ resumeState: 'done', interviewStatus: true, status: 'Accepted' })).toEqual(Array(4).fill(true));
  });

  it('waits for the interview while the company takes none, but not once it has begun', () => {
    const paused = { companySuspended: true };
    expect(way(paused)[2]?.text).toBe('Maju takes no interviews at the moment. Your application stays as it is.');
    expect(way({ ...paused, interviewStartedAt: at })[2]).toEqual(way({ interviewStartedAt: at })[2]);
  });

  it('names no day of an answer while nobody at the company can decide', () => {
    expect(way({ companySuspended: true, answerBy: null }).at(-1)?.text).toBe(
      'Nobody at Maju can decide at the moment. You see the answer here once somebody can.',
    );
  });

  it('says who decided and when', () => {
    const decision = way({ status: 'Rejected', decidedBy: 'Puan Tan', decidedAt: at }).at(-1);
    expect(decision).toMatchObject({
      text: 'Maju will not be taking your application further. Thank you for applying. Decided by Puan Tan.',
      at,
    });
  });

  it('goes on waiting while it is kept in view', () => {
    const decision = way({ status: 'KIV', decidedBy: 'Puan Tan', decidedAt: at, answerBy: null }).at(-1);
    const text = 'Maju keeps your application in view. Decided by Puan Tan. A person at Maju decides; you see it here.';
    expect(decision).toEqual({ title: 'Decision', text, at, done: false });
  });

  it('goes on to no interview once it was decided against', () => {
    const titles = (change: Partial<OwnDetail>) => way(change).map((step) => step.title);
    expect(titles({ status: 'Rejected', resumeState: 'done' })).toEqual([
      'Application sent',
      'Resume read',
      'Decision',
    ]);
    expect(titles({ status: 'KIV', resumeState: 'done' })).toContain('Interview');
  });

  it('ends where it was withdrawn', () => {
    const steps = way({ status: 'Withdrawn', resumeState: 'done', withdrawnAt: at });
    expect(steps.map((step) => step.title)).toEqual(['Application sent', 'Withdrawn']);
  });
});
