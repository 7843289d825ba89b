import { describe, expect, it } from 'vitest';
import { bodyOf, emptyValues, type JobValues, problemsIn, valuesOf } from './job-values.ts';

const good: JobValues = {
  ...emptyValues,
  jobTitle: 'Bookkeeper',
  department: 'Finance',
  location: 'Petaling Jaya, Selangor',
  jobType: ['full-time', 'contract'],
  experienceLevel: 'entry',
  otherInfo: 'Keeps the books.',
  jobCriteria: ['a', 'b', 'c', 'd', 'e'],
};

describe('the form of a job', () => {
  it('takes a job without salary, file and closing date', () => {
    expect(problemsIn(good, false)).toEqual({});
  });

  it('names each missing field, and the description before its criteria', () => {
    expect(problemsIn(emptyValues, false)).toEqual({
      jobTitle: 'Job Title is required',
      department: 'Department is required',
      location: 'Location is required',
      jobType: 'Type of Employment is required',
      experienceLevel: 'Experience Level is required',
      otherInfo: 'Job description is required',
    });
  });

  it('asks for all five criteria once there is a description', () => {
    const problems = problemsIn({ ...good, otherInfo: '', jobCriteria: ['a', '', 'c', ' ', 'e'] }, true);
    expect(Object.keys(problems)).toEqual(['jobCriteria.1', 'jobCriteria.3']);
  });

  it('compares the salaries as numbers, also while other fields are empty', () => {
    const text = 'The minimum salary must not be more than the maximum';
    expect(problemsIn({ ...emptyValues, salaryMin: 5000, salaryMax: '900' }, true).salaryMax).toBe(text);
    expect(problemsIn({ ...good, salaryMin: 900, salaryMax: 900 }, true)).toEqual({});
  });

  it('shows a stored job as it was sent', () => {
    const body = bodyOf({ ...good, salaryMin: 900, closingDate: '2026-12-31' }, 'acme');
    const job = {
      ...body,
      status: 'Live' as const,
      id: '1',
      jobType: 'full-time, contract',
      salary: { min: 900, max: null, currency: 'MYR' },
      createdAt: '',
      updatedAt: '2026-11-21T00:00:00.000Z',
      descriptionFilename: null,
      applicantCount: 0,
      acceptedCount: 0,
      reviewedCount: 0,
      blindReview: false,
      resultsShown: false,
    };
    expect(bodyOf(valuesOf(job), 'acme')).toEqual(body);
  });
});
