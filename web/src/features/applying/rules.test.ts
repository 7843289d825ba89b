import { describe, expect, it } from 'vitest';
import {
  attemptKey,
  bodyOf,
  emptyForm,
  endsTry,
  type LinkJob,
  positionOptions,
  preselected,
  stillPossible,
  usesText,
} from './rules.ts';

const job = (change: Partial<LinkJob>): LinkJob => ({
  id: 'a',
  companyId: 'acme',
  companyName: 'Acme',
  jobTitle: 'Accountant',
  department: 'Finance',
  location: 'Selangor',
  jobType: 'full-time',
  salary: { min: 3000, max: 4500, currency: 'MYR' },
  experienceLevel: 'entry',
  jobCriteria: [],
  closingDate: null,
  status: 'Live',
  ...change,
});

describe('the application form', () => {
  it("opens with the link's own job, unless that is closed", () => {
    const own = job({ id: 'b', preselected: true });
    expect(preselected([job({}), own])).toBe(own);
    expect(emptyForm([job({}), own], false).position1).toBe('b');
    expect(emptyForm([job({ preselected: true, status: 'Closed' })], false).position1).toBeNull();
    expect(emptyForm([job({ preselected: true, barred: true })], false).position1).toBeNull();
  });

  it('brings a draft back without what has been closed or taken away since', () => {
    const jobs = [job({}), job({ id: 'b', preselected: true }), job({ id: 'c', status: 'Closed' })];
    const draft = { ...emptyForm(jobs, true), position1: 'c', position2: 'gone' };
    expect(stillPossible(draft, jobs, false)).toEqual({ position1: 'b', position2: null, resumeChoice: 'file' });
    expect(stillPossible({ ...draft, position1: 'a', position2: 'b' }, jobs, true)).toEqual({});
  });

  it('shows closed positions, marked and not to be chosen', () => {
    expect(positionOptions([job({}), job({ id: 'b', status: 'Closed' }), job({ id: 'c', barred: true })])).toEqual([
      { value: 'a', label: 'Accountant', disabled: false },
      { value: 'b', label: 'Accountant (Closed)', disabled: true },
      { value: 'c', label: 'Accountant (withdrawn)', disabled: true },
    ]);
  });

  it('does not offer the first position as the second', () => {
    expect(positionOptions([job({})], 'a')[0]?.disabled).toBe(true);
  });

  it('sends the profile resume only when that was chosen', () => {
    const chosen = job({});
    const values = { ...emptyForm([chosen], true), expectedSalary: ' RM4000 ' };
    expect(bodyOf(values, [chosen], chosen, 'jane', 'abc')).toMatchObject({
      useProfileResume: true,
      expectedSalary: 'RM4000',
      notice: 'abc',
    });
    expect(bodyOf({ ...values, resumeChoice: 'file' }, [chosen], chosen, 'jane', 'abc')).not.toHaveProperty(
      'useProfileResume',
    );
  });

  it('names a try by the job and the applications before it', () => {
    expect(attemptKey(job({ applicationsUsed: 0 }))).not.toBe(attemptKey(job({ applicationsUsed: 1 })));
    expect(attemptKey(job({}))).toBe(attemptKey(job({ applicationsUsed: 0 })));
  });

  it('ends a try by an answer that tells what became of it, and by no other', () => {
    for (const status of [201, 409]) expect([endsTry(status, true), endsTry(status, false)]).toEqual([true, true]);
    for (const status of [0, 502, 503]) expect([endsTry(status, true), endsTry(status, false)]).toEqual([false, false]);
    // Refused before its key was looked at: a first call that got no answer may still have arrived.
    for (const status of [401, 413, 422, 429])
      expect([endsTry(status, true), endsTry(status, false)]).toEqual([true, false]);
  });

  it('says uses in words', () => {
    expect(usesText(4)).toBe('You have used 3 of 3 applications for this position.');
  });
});
