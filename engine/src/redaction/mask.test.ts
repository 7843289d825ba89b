import { describe, expect, it } from 'vitest';
import { cleanText } from '#text/clean.ts';
import { maskIdentity } from './mask.ts';

function masked(source: string, fullName?: string, knowsWork?: (line: string) => boolean): string {
  const clean = cleanText(source);
  const out = maskIdentity(clean, { fullName }, { knowsWork });
  expect(out.text).toHaveLength(clean.text.length);
  return out.text;
}

describe('masking', () => {
  it('hides name, address, numbers and links and keeps the work', () => {
    const text = masked(
      'Nurul Aina binti Rahman\n12, Jalan Ampang, 50450 Kuala Lumpur\n+6012-345 6789 | aina@mail.com | linkedin.com/in/aina\nExperience\nAccountant 2015 - 2019 at Aina Trading',
      'Nurul Aina binti Rahman',
    );
    expect(text).not.toMatch(/nurul|aina|rahman|ampang|50450|345|mail|linkedin/i);
    expect(text).toContain('Accountant 2015 - 2019 at');
  });

  it.each(['Rose Lane', 'High Street', 'Mill Road', 'Park Avenue', 'Lake Drive', 'Jalan Melor', 'Taman Desa'])(
    'hides an address at %s, also without a postcode',
    (street) => {
      const text = masked(`Nurul Aina\n12 ${street}, Penang\nExperience\nAccountant at Maju Trading`, 'Nurul Aina');
      expect(text).not.toContain(street);
      expect(text).toContain('Accountant at Maju Trading');
    },
  );

  it('hides gender, birth, race, religion, marital state, nationality and age in any common form', () => {
    const text = masked(
      'Gender: Female | Race: Malay\nReligion: Islam\nMarital status: Married\nDate of birth: 12 March 1995\nNationality: Malaysian\nAge: 28\nNRIC: 950312-14-5566\nShe is 28 years old. Mrs Tan praised her husband.',
    );
    expect(text).not.toMatch(/female|malay|islam|married|1995|malaysian|28|950312|she|mrs|her\b|husband/i);
  });

  it('hides a full name that begins with a particle or is made of words of work', () => {
    expect(masked('Van Morrison\nDrove a van.', 'Van Morrison')).toBe('____________\nDrove a van.');
    expect(masked('June Baker\nBaker since June 2019', 'June Baker')).toBe('__________\nBaker since June 2019');
    expect(masked("Siti binti A'la, clerk", "Siti binti A'la")).not.toMatch(/siti|binti|a'la/i);
  });

  it('hides the name as the resume spells it, however the account does', () => {
    const namesWork = (line: string): boolean => /clerk/i.test(line);
    const text = 'CURRICULUM VITAE\nFarah Nadia Osman | Kuantan\nStore Clerk\nI, Farah, sign for every pallet.';
    for (const name of ['F. N. Osman', 'Farah Osman', 'Nadia O.', 'Alice Farah', 'Wilhelmina Stark'])
      expect(masked(text, name, namesWork), name).not.toMatch(/farah|nadia|osman/i);
    // Who cannot tell a headline hides no line for it.
    expect(masked('Store Keeper\nCounted stock.', 'Farah Osman')).toContain('Store Keeper');
  });

  it('takes a period of work for no phone number, whatever stands before it', () => {
    const periods = [
      'Wireman PW4 (2020 - 2024)',
      'Clerk, Package 07 (2020 - 2024)',
      'Grade 41 2015-2019',
      'Clerk 03.2018 - 11.2020',
      'Clerk, 03-2018 - 11-2020',
    ];
    periods.push('2015 - 2019 (4 years)', '2015-01 - 2019-12', '1.1.2015 - 31.12.2019', '2018 - 2023 6G Welder');
    for (const period of periods) expect(masked(`Experience\n${period}\nWired houses.`)).toContain(period);
    for (const phone of ['03 2148 2020', '012-2012-2014', '60 3 2018 2020', '(03) 2019 2021'])
      expect(masked(`Experience\nCall ${phone}\n`)).not.toContain(phone.slice(-4));
  });

  it('takes a sum of money, a month and a label of work for what they are', () => {
    const lines = [
      'Budget RM 1 200 000 - 1 500 000',
      'Jun 2019 - Jun 2023',
      'Company Name : Mega Trading Sdn Bhd',
      'Course Name : Bachelor of Accounting',
      'WhatsApp: handled 90 chats',
      '15 tahun (pengalaman dalam kimpalan)',
      'Sex education teacher, SMK Damai',
    ];
    for (const line of lines) expect(masked(`Tan Jun Wei\nExperience\n${line}`, 'Tan Jun Wei')).toContain(line);
  });

  it('hides the rows of a table of such things, and labels above their values', () => {
    const rows = 'Race\tMalay\nReligion\tCatholic\nDate of Birth\t12/3/1995';
    expect(masked(rows)).not.toMatch(/malay|catholic|1995/i);
    expect(masked(rows.replaceAll('\t', '\n'))).not.toMatch(/malay|catholic|1995/i);
  });

  it('hides what somebody says they are, and leaves the language they speak', () => {
    expect(masked('I am a Chinese Malaysian and I am single.')).not.toMatch(/chinese|malaysian/i);
    expect(masked('I am Chinese-speaking and know Malay law.')).toContain('Chinese-speaking and know Malay law');
    expect(masked('Keturunan : India\nNama Ibu : Salmah\nBumiputera\nStatus: Single')).not.toMatch(/[a-z]/i);
  });

  it('leaves a sentence of work in which a word of addresses and a figure stand', () => {
    const acts = [
      'Moved the smoke suite to Playwright, so 6 hours by hand became 25 minutes.',
      'Drove a lorry by road to Penang and back for 6 years.',
    ];
    for (const act of acts) expect(masked(`Wong Kah Yee\nTester\n${act}`, 'Wong Kah Yee')).toContain(act);
    expect(masked('Wong Kah Yee\nSuite 5-2, Lorong Bukit Pantai, Bangsar.')).not.toMatch(/lorong|pantai/i);
  });

  it('leaves words of work that look like such words', () => {
    const source =
      'MS Excel, Islamic banking, history of sales, others, Chinese wall policy, 2012 - 2015, 1,200,000 units';
    expect(masked(source)).toBe(source);
  });

  it('hides a name that is also a word of work only where it is the name', () => {
    const text = masked('Rose Baker\nBaker at Hotel Maya, 2012 - 2015\nReferee of Rose Baker', 'Rose Baker');
    expect(text).toContain('Baker at Hotel Maya');
    expect(text).not.toMatch(/rose/i);
  });

  it('knows that a part of a name is a word of work where the vocabulary does', () => {
    const source = 'Rosemary Kitchen\nKitchen helper, Hotel Maya, 2018 - 2019';
    expect(masked(source, 'Rosemary Kitchen', (line) => /kitchen/i.test(line))).toContain('\nKitchen helper');
  });

  it('takes a first line that names no work for the name when none is given', () => {
    expect(masked('Tan Wei Ling\nExperience', undefined, () => false)).not.toContain('Tan');
    expect(masked('Senior Account Manager\nExperience', undefined, () => true)).toContain('Manager');
  });
});
