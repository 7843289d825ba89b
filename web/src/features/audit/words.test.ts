import { describe, expect, it } from 'vitest';
import { actorOf, sentenceOf, subjectOf, type TrailEvent } from './words.ts';

const event = (change: Partial<TrailEvent>): TrailEvent => ({
  id: '1',
  at: '2026-11-21T04:00:00Z',
  actor: 'maju',
  actorRole: 'admin',
  action: 'application.status',
  subject: '0190a000-0000-7000-8000-00000000ab3f',
  detail: {},
  number: 1,
  hash: null,
  ...change,
});

describe('a trail in words', () => {
  it('says what was done', () => {
    expect(sentenceOf(event({ detail: { from: 'Pending', to: 'KIV' } }))).toBe(
      'Changed the status from In Review to KIV',
    );
    expect(sentenceOf(event({ action: 'applicants.mailed', detail: { count: 3, group: 'Accepted' } }))).toBe(
      'Mailed 3 accepted applicants',
    );
    expect(
      sentenceOf(event({ action: 'retention.applications_erased', detail: { count: 3, months: 6, applications: [] } })),
    ).toBe('Erased 3 applications that ended over 6 months ago');
    expect(sentenceOf(event({ action: 'job.applications_erased', detail: { count: 2, applications: [] } }))).toBe(
      'Erased 2 applications with their job',
    );
    expect(sentenceOf(event({ action: 'something.new' }))).toBe('something.new');
  });

  it('leads to what can be seen', () => {
    expect(subjectOf(event({}))).toEqual({ text: 'Application AB3F', to: `/profile/${event({}).subject}` });
    const byPerson = { by: 'applicant', from: 'Pending' };
    expect(subjectOf(event({ action: 'application.withdrawn', detail: byPerson }))?.text).toBe('Application AB3F');
    // All of somebody's for a job.
    expect(subjectOf(event({ action: 'application.withdrawn', detail: { by: 'limit' } }))?.text).toBe('Job AB3F');
    expect(subjectOf(event({ action: 'job.deleted' }))?.to).toBeNull();
    expect(subjectOf(event({ action: 'job.applications_erased' }))?.to).toBeNull();
    expect(subjectOf(event({ action: 'sign-in' }))).toBeNull();
  });

  it('names those who work there and nobody else', () => {
    expect(actorOf(event({}))).toBe('maju');
    expect(actorOf(event({ actorRole: 'user', actor: '0190a000-0000-7000-8000-00000000cd01' }))).toBe('Applicant CD01');
    expect(actorOf(event({ actorRole: 'user', actor: event({}).id }))).toBe('An applicant');
    expect(actorOf(event({ actorRole: 'anonymous' }))).toBe('Nobody signed in');
    expect(actorOf(event({ actorRole: 'system', actor: 'system' }))).toBe('Saring, every night');
  });
});
