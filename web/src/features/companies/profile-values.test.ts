import { describe, expect, it } from 'vitest';
import { type ProfileValues, profileBody, profileChecks, profileValues } from './profile-values.ts';

const good: ProfileValues = {
  companyName: 'Acme',
  industry: 'Retail',
  description: 'We sell things.',
  location: 'Penang',
  contactEmail: 'hr@acme.test',
  website: 'acme.test',
  employees: '1 - 50',
  foundedDay: '7',
  foundedMonth: '02',
  foundedYear: '1999',
  updatedAt: '2026-11-21T00:00:00.000Z',
};
const founded = (foundedDay: string, foundedMonth: string, foundedYear: string) => {
  const values = { ...good, foundedDay, foundedMonth, foundedYear };
  return [
    profileChecks.foundedDay('', values),
    profileChecks.foundedMonth('', values),
    profileChecks.foundedYear('', values),
  ];
};

describe('the company settings', () => {
  it('sends the founding date as one text and reads it back', () => {
    const body = profileBody(good);
    expect(body.dateFounded).toBe('07/02/1999');
    const stored = { ...body, username: 'acme', companyPictureUrl: null, status: 'pending' as const };
    expect(profileValues(stored)).toEqual({ ...good, foundedDay: '07' });
  });

  it('starts a new company with the name it registered with, based on no profile', () => {
    expect(profileValues(null, 'Acme')).toMatchObject({ companyName: 'Acme', industry: null, updatedAt: 'never' });
  });

  it('asks for each part of the date by its own name', () => {
    expect(founded('', '', '')).toEqual(['Day is required', 'Month is required', 'Year is required']);
    expect(founded('32', '13', '1799')).toEqual(['Invalid day', 'Invalid month', 'Invalid year']);
    expect(founded('31', '12', '2099')).toEqual([null, null, null]);
  });

  it('knows the days of each month', () => {
    expect(founded('29', '02', '2023')).toEqual(['Invalid day', null, null]);
    expect(founded('29', '2', '2024')).toEqual([null, null, null]);
  });

  it('says the texts of the other fields', () => {
    expect(profileChecks.companyName('')).toBe('Company name is required.');
    expect(profileChecks.companyName('A')).toBe('Company Name must be at least 2 characters');
    expect(profileChecks.industry(null)).toBe('Please select the industry.');
    expect(profileChecks.website('no site')).toBe('Invalid website format');
    expect(profileChecks.description('x'.repeat(801))).toBe('Description must be max 800 characters');
  });
});
