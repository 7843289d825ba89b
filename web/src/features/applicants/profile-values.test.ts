import { describe, expect, it } from 'vitest';
import { ageOn, birthday, isIncomplete, type ProfileValues, profileRules, valuesOf } from './profile-values.ts';

const empty = valuesOf(undefined, '');
const full: ProfileValues = {
  fullName: 'Jane Tan',
  phone: '011-2345 6789',
  address: '12 Jalan Ampang',
  contactEmail: 'jane@x.test',
  age: 30,
  gender: 'Female',
  dobDay: '1',
  dobMonth: '2',
  dobYear: '1996',
  description: 'Hi',
};

describe('the profile form', () => {
  it('preselects no gender for a newcomer and is incomplete', () => {
    expect(empty.gender).toBe('');
    expect(profileRules.gender('')).toBe('Please choose one, or that you prefer not to say.');
    expect(isIncomplete(empty)).toBe(true);
    expect(isIncomplete(full)).toBe(false);
    expect(isIncomplete({ ...full, dobYear: ' ' })).toBe(true);
  });

  it('reckons the age from the date of birth', () => {
    expect(ageOn(full, new Date(2026, 0, 31))).toBe(29);
    expect(ageOn(full, new Date(2026, 1, 1))).toBe(30);
    expect(ageOn({ ...full, dobDay: '31' }, new Date(2026, 1, 1))).toBeNull();
    expect(ageOn(empty, new Date(2026, 1, 1))).toBeNull();
  });

  it('sends the date of birth as DD/MM/YYYY', () => {
    expect(birthday(full)).toBe('01/02/1996');
  });

  it("says the specification's texts", () => {
    expect(profileRules.fullName('J')).toBe('Full Name must be at least 2 characters');
    expect(profileRules.phone('012345')).toBe('Phone number must be 11 digits');
    expect(profileRules.address('KL')).toBe('Address must be at least 5 characters');
    expect(profileRules.contactEmail('jane@')).toBe('Invalid email address');
    expect(profileRules.age(17)).toBe('You must be at least 18 years old');
    expect(profileRules.age('')).toBe('You must be at least 18 years old');
    expect(profileRules.age(101)).toBe('Age must be less than 100');
    expect(profileRules.description('x'.repeat(501))).toBe('Description must be max 500 characters');
  });

  it('takes a phone number in several spellings', () => {
    for (const phone of ['01123456789', '011-2345 6789', '(011) 2345.6789', '012-345 6789', '+65 6123 4567'])
      expect(profileRules.phone(phone)).toBeNull();
  });

  it('knows nobody who is born after today', () => {
    const year = String(new Date().getFullYear() + 1);
    expect(profileRules.dobYear(year, { ...full, dobYear: year })).toBe('Invalid year');
    expect(profileRules.dobYear('2000', full)).toBeNull();
  });

  it('judges each part of a date, and days that do not exist', () => {
    expect([profileRules.dobDay('', full), profileRules.dobMonth(''), profileRules.dobYear('', full)]).toEqual([
      'Day is required',
      'Month is required',
      'Year is required',
    ]);
    expect([profileRules.dobDay('32', full), profileRules.dobMonth('13'), profileRules.dobYear('1896', full)]).toEqual([
      'Invalid day',
      'Invalid month',
      'Invalid year',
    ]);
    expect(profileRules.dobDay('30', full)).toBe('Invalid day');
    expect(profileRules.dobDay('29', { ...full, dobYear: '2000' })).toBeNull();
    expect(profileRules.dobDay('30', { ...full, dobMonth: '' })).toBeNull();
  });
});
