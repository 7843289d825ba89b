import { describe, expect, it } from 'vitest';
import { hideIdentity } from './hide.ts';

const known = {
  fullName: 'Nurul Aisyah binti Rahman',
  email: 'nurul.a@mail.test',
  phone: '012-345 6789',
  address: '12 Jalan Ampang, Kuala Lumpur',
  others: ['aisyah_r'],
};
const resume = `Nurul Aisyah Rahman
12 Jalan Ampang, 50450 Kuala Lumpur
012-345 6789 | nurul.a@mail.test | aisyah.dev | linkedin.com/in/aisyah_r
Gender: Female   Age: 29
Experience
Accountant, Maju Trading, 2019 - 2024
She closed the books of 12 companies; aisyah was praised for it.
Education
Universiti Malaya
Bachelor of Accounting, 2012 - 2016
Skills
SAP, MFRS 2023`;

describe('a resume whose writer is hidden', () => {
  const text = hideIdentity(resume, known);

  it('names nobody, in whatever letters', () => {
    for (const word of ['Nurul', 'aisyah', 'Rahman', 'Ampang', '345', 'mail.test', 'linkedin', 'Female', '29', 'She '])
      expect(text.toLowerCase()).not.toContain(word.toLowerCase());
  });

  it('keeps the years of work and hides those of school', () => {
    expect(text).toContain('Accountant, Maju Trading, 2019 - 2024');
    expect(text).toContain('Bachelor of Accounting');
    expect(text).not.toMatch(/2012|2016/);
    expect(text).toContain('SAP, MFRS 2023');
  });

  it('takes a short name to sign in with for one only where it is a word', () => {
    const text = hideIdentity('Quality of code, by ali.', { others: ['ali'] });
    expect(text).toBe('Quality of code, by ███.');
  });

  it('keeps every offset', () => {
    expect(text).toHaveLength(resume.length);
    expect(text.indexOf('closed the books')).toBe(resume.indexOf('closed the books'));
  });

  it('hides years near a school also where there are no lines', () => {
    const flat =
      'Worked at Maju from 2019 to 2024 on month end closing and tax and audits and ledgers of every kind for many clients. '.concat(
        'Studied at Universiti Malaya until 2016.',
      );
    const hidden = hideIdentity(flat.repeat(2), known);
    expect(hidden).toContain('2019 to 2024');
    expect(hidden).not.toContain('2016');
  });

  it('shows nothing of what is too far in to have been read', () => {
    const long = `${'word '.repeat(25_000)}Nurul`;
    expect(hideIdentity(long, known)).not.toContain('Nurul');
    expect(hideIdentity(long, known)).toHaveLength(long.length);
  });
});
