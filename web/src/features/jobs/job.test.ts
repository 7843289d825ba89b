import { jobTypesText } from '@saring/contract/domain';
import { describe, expect, it } from 'vitest';
import { jobPath, salaryText, waitingPath } from './job.ts';

describe('the words for a job', () => {
  it('shows the salary as a range, half a range, or not at all', () => {
    expect(salaryText({ min: 3000, max: 4500.5, currency: 'MYR' })).toBe('3,000-4,500.5 MYR');
    expect(salaryText({ min: 3000, max: null, currency: 'MYR' })).toBe('From 3,000 MYR');
    expect(salaryText({ min: null, max: 4500, currency: 'MYR' })).toBe('Up to 4,500 MYR');
    expect(salaryText({ min: null, max: null, currency: 'MYR' })).toBe('Not Specified');
  });

  it('capitalises each type of employment', () => {
    expect(jobTypesText('full-time,contract')).toBe('Full-time, Contract');
  });

  it('leads to a tab by its name', () => {
    expect(jobPath('7', 'Job Details')).toBe('/admin/main_user_data/7?tab=Job%20Details');
    expect(waitingPath('7')).toBe('/admin/main_user_data/7?tab=Applicant%20Ranking&status=Pending');
  });
});
