import { describe, expect, it } from 'vitest';
import { elevenDigits, findInResume } from './facts.ts';

describe('a resume', () => {
  it('offers name, phone, address, e-mail and summary', () => {
    const text = [
      'CURRICULUM VITAE',
      'NUR AISYAH BINTI RAHMAN',
      'Senior Accountant',
      'No. 12, Jalan Ampang Hilir,',
      '55000 Kuala Lumpur',
      'Tel: +60 12-345 6789 | nur.aisyah@mail.example',
      '',
      'Professional Summary',
      'Accountant with six years in trading companies.',
      'Closes twelve sets of books a month.',
      '',
      'Experience',
      'Accountant, Maju Trading Sdn Bhd, 2019 - 2024',
    ].join('\n');
    expect(findInResume(text)).toEqual({
      fullName: 'Nur Aisyah binti Rahman',
      phone: '60123456789',
      address: 'No. 12, Jalan Ampang Hilir, 55000 Kuala Lumpur',
      contactEmail: 'nur.aisyah@mail.example',
      description: 'Accountant with six years in trading companies. Closes twelve sets of books a month.',
    });
  });

  it.each([
    ['Name: Siva a/l Raman\nEngineer', 'Siva a/l Raman'],
    ['李小龍\n工程师', '李小龍'],
    ["Siobhán O'Brien-Ñandú\nNurse", "Siobhán O'Brien-Ñandú"],
    ['Experience\nAccountant, Maju Trading', null],
    ['Senior Accountant\nMaju Trading Sdn Bhd', null],
    ['x', null],
  ])('%j is by %j', (text, name) => {
    expect(findInResume(text).fullName).toBe(name);
  });

  it('keeps a long summary to whole sentences within 500 characters', () => {
    const { description } = findInResume(`About me\n${'I keep books in order. '.repeat(40)}`);
    expect(description?.length).toBeLessThanOrEqual(500);
    expect(description).toMatch(/order\.$/);
  });

  it('offers nothing where there is nothing', () => {
    expect(findInResume('')).toEqual({
      fullName: null,
      phone: null,
      address: null,
      contactEmail: null,
      description: null,
    });
    expect(findInResume('2019 - 2024\n2014 2018').phone).toBeNull();
  });
});

describe('a phone number', () => {
  it.each([
    ['Tel: +49 171 2345678\n', '+491712345678'],
    ['+49 30 1234567\n10115 Berlin', '+49301234567'],
    ['+1 (212) 555-0123 | jane@mail.example', '+12125550123'],
    ['Tel +60 12-345 6789 | 2019', '60123456789'],
  ])('in %j is %s', (text, phone) => {
    expect(findInResume(text).phone).toBe(phone);
  });

  it.each([
    ['+60 12-345 6789', '60123456789'],
    ['012-345 6789', '60123456789'],
    ['(012) 345.6789', '60123456789'],
    ['0060123456789', '60123456789'],
    ['011-1234 5678', '01112345678'],
    ['+6011 1234 5678', '01112345678'],
    ['03-7726 1234', '60377261234'],
    ['12345', null],
    ['+65 9123 4567', null],
    ['082-41234', null],
  ])('%s becomes %s', (spelled, digits) => {
    expect(elevenDigits(spelled)).toBe(digits);
  });
});
