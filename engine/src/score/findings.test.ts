import { expect, test } from 'vitest';
import { createReader } from '#reader';
import type { ResumeMarks } from '#types';

const reader = createReader();
const job = {
  title: 'Accounts Executive',
  description:
    'Reconcile bank statements every month.\nPrepare monthly management accounts.\nFile tax returns for the company.\nDiploma in accounting. At least 6 years of experience.',
  criteria: ['Bank reconciliation', 'At least 6 years of experience in accounts'],
};
const marksOf = (resumeText: string, description = job.description): ResumeMarks =>
  reader.resume({
    job: { ...job, description },
    resumeText,
    identity: { fullName: 'Tan Mei Ling' },
    asOf: '2025-06-30',
  });
const part = ({ parts }: ResumeMarks, key: string): number => parts.find((one) => one.key === key)?.value ?? Number.NaN;
const clerk = `Accounts Clerk, Pan Straits Group, March 2019 - March 2022
- Reconciled bank statements for nine branches.
- Prepared monthly management accounts with variances.
- Kept the petty cash and paid the suppliers of two warehouses.`;

test('a title below name and contacts counts like one in the first line', () => {
  const onTop = marksOf(`Accounts Executive\nExperience\n${clerk}`);
  const below = marksOf(`Tan Mei Ling\n012-345 6789\nAccounts Executive\nExperience\n${clerk}`);
  expect(part(below, 'titles')).toBe(part(onTop, 'titles'));
});

test('who puts no title on top has the one of a post that tells the work', () => {
  const told = part(marksOf(`Tan Mei Ling\nExperience\n${clerk}`), 'titles');
  const claimed = part(marksOf(`Tan Mei Ling\nExperience\n${clerk.split('\n')[0]}`), 'titles');
  expect(told).toBeGreaterThan(0.1);
  expect(claimed).toBeLessThan(0.02);
});

test('years of other work are none of related work', () => {
  const cook = marksOf(
    'Cook\nExperience\nCook, Nasi House, March 2001 - March 2021\n- Cooked rice dishes and soups for 200 guests.\n- Bought fish and vegetables at the market and planned the menu of the week.',
  );
  expect(part(cook, 'years')).toBeLessThan(0.05);
  expect(cook.explanation).toContain('none of the 20 years in dated posts is related work');
});

test('a criterion is not met without the years that it asks for', () => {
  const [, experience] = marksOf(`Accounts Clerk\nExperience\n${clerk}`).criteria;
  expect(experience?.explanation).toContain('3 years of related work; 6 asked for');
  expect(experience?.verdict).toBe('partly');
});

test('a qualification as asked for counts nearly in full, a higher one in full more', () => {
  const held = (degree: string): number =>
    part(marksOf(`Accounts Clerk\nExperience\n${clerk}\nEducation\n${degree} in Accounting`), 'qualification');
  expect(held('Diploma')).toBeGreaterThan(0.85);
  expect(held("Bachelor's degree")).toBeGreaterThan(held('Diploma'));
  expect(held('SPM certificate')).toBeLessThan(0.5);
});

test('a master of doing something is no graduate', () => {
  const skilled = marksOf(`Education\nI am a master of closing difficult deals.\nExperience\n${clerk}`);
  expect(part(skilled, 'qualification')).toBe(0);
});

test('an honest list of skills and lines that stand twice are not told as tricks', () => {
  const skills =
    'Skills\nbank reconciliation, payroll, tax returns, SQL Account, Excel, filing, SST, invoices, audit, costing';
  const twice = 'Kuala Lumpur, Malaysia\n'.repeat(4);
  const marks = marksOf(`Accounts Clerk\n${twice}Experience\n${clerk}\n${skills}`);
  expect(marks.flags.map(({ code }) => code)).toEqual([]);
});

test('an advert in words that are not known is told so, and nothing is called outside its field', () => {
  const { explanation } = reader.resume({
    job: {
      title: 'Pembantu Tadbir',
      description: 'Menyediakan laporan bulanan dan mengurus fail pejabat. Menjawab panggilan telefon pelanggan.',
      criteria: [],
    },
    resumeText: `Accounts Clerk\nExperience\n${clerk}`,
    identity: {},
    asOf: '2025-06-30',
  });
  expect(explanation).toContain('Most words of the advert are not known');
  expect(explanation).not.toContain('outside the field');
});
