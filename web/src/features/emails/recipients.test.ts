import { describe, expect, it } from 'vitest';
import { addressesOf, canReceive, deliveriesByAddress, type Recipient } from './recipients.ts';

const row = {
  jobId: 'j',
  companyId: 'c',
  username: 'u',
  fullName: 'Nur Aisyah',
  applicationDate: '',
  createdAt: '',
  expectedSalary: '',
  appliedPosition1: '',
  appliedPosition2: '',
  status: 'Accepted' as const,
  hiringStage: 'accepted' as const,
  interviewStatus: true,
  finalScore: 80,
  resumeRelevancyScore: 8,
  interviewTotalScore: 20,
  provisional: false,
  band: 'Strong' as const,
  readBy: 'software' as const,
  stale: false,
  scoredBy: 'Saring built-in 6',
  scoredOtherwise: false,
  blind: false,
  rank: 1,
};
const applicant = (id: string, contactEmail: string): Recipient => ({ ...row, id, contactEmail });

describe('mailing applicants', () => {
  it('leaves out whoever has no address', () => {
    expect(canReceive(applicant('1', '  '))).toBe(false);
    expect(addressesOf([applicant('1', ''), applicant('2', 'a@x.test')], new Set(['1', '2']))).toEqual(['a@x.test']);
  });

  it('writes to one address once, whoever typed it how', () => {
    const list = [applicant('1', 'A@x.test'), applicant('2', 'a@x.test'), applicant('3', 'b@x.test')];
    expect(addressesOf(list, new Set(['1', '2']))).toEqual(['a@x.test']);
  });

  it('shows the newest mail of an address, however it is spelled', () => {
    const mail = { applicationId: 'a', fullName: 'Nur', about: 'decision', reason: null } as const;
    const newest = deliveriesByAddress([
      { ...mail, email: 'A@x.test', state: 'sent', at: '2026-11-02T00:00:00.000Z' },
      { ...mail, email: 'a@x.test ', state: 'failed', at: '2026-11-01T00:00:00.000Z' },
    ]);
    expect([...newest].map(([address, { state }]) => [address, state])).toEqual([['a@x.test', 'sent']]);
  });
});
