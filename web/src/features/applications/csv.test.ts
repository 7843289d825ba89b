import { describe, expect, it } from 'vitest';
import { applicantsCsv } from './csv.ts';
import type { Applicant } from './types.ts';

const applicant: Applicant = {
  id: '1',
  jobId: 'j',
  companyId: 'c',
  username: 'aisyah',
  fullName: 'Aisyah "Ash" Ahmad, ACCA',
  contactEmail: 'a@x.test',
  applicationDate: '2026-11-21T04:32:02.704Z',
  createdAt: '2026-11-21T04:32:02.704Z',
  expectedSalary: 'RM3200',
  appliedPosition1: 'Accountant',
  appliedPosition2: '',
  status: 'Pending',
  hiringStage: 'in review',
  interviewStatus: false,
  finalScore: 39.6,
  resumeRelevancyScore: 9.9,
  interviewTotalScore: null,
  provisional: true,
  band: 'Weak',
  readBy: 'software',
  stale: false,
  scoredBy: 'Saring built-in 6',
  scoredOtherwise: false,
  blind: false,
  rank: 3,
};

describe('applicants as CSV', () => {
  it('keeps commas and quotes inside their cell', () => {
    const [, line] = applicantsCsv([applicant]).split('\r\n');
    expect(line).toBe(
      '3,"Aisyah ""Ash"" Ahmad, ACCA",a@x.test,Pending,in review,39.60,Interview open,yes,9.90,,Saring built-in 6,Accountant,,RM3200,2026-11-21T04:32:02.704Z',
    );
  });

  it('runs nothing in a spreadsheet', () => {
    const csv = applicantsCsv([
      { ...applicant, fullName: '=HYPERLINK("http://evil.test")', expectedSalary: '@SUM(A1)' },
    ]);
    expect(csv).toContain('"\'=HYPERLINK(""http://evil.test"")"');
    expect(csv).toContain(",'@SUM(A1),");
  });

  it('has a heading even without applicants', () => {
    expect(applicantsCsv([])).toMatch(/^Rank,Full Name,.*\r\n$/);
  });
});
