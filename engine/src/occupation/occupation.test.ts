import { expect, test } from 'vitest';
import { loadModels } from '#score/models.ts';
import { occupationFinder } from './index.ts';

const models = loadModels();
const finder = occupationFinder(models);
const best = (title: string, description = ''): string | undefined =>
  finder.occupationsOf({ title, description })[0]?.code;

test('a title finds its occupation, whatever rank, place and company stand with it', () => {
  expect(best('Registered Nurse')).toBe('29-1141.00');
  expect(best('Senior Accountant (Kuala Lumpur)')).toBe('13-2011.00');
  expect(best('Frontend Developer - Acme Sdn Bhd')).toBe('15-1254.00');
});

test('what is told under a vague title decides', () => {
  const cook = best('Assistant', 'You cook meals, season soups and vegetables, and keep the kitchen clean.');
  const clerk = best('Assistant', 'You post journal entries, reconcile bank statements and code invoices.');
  expect(cook?.slice(0, 2)).toBe('35');
  expect(clerk?.slice(0, 2)).toBe('43');
});

test('at most three occupations, the likeliest first, each with its share', () => {
  const found = finder.occupationsOf({ title: 'Software Engineer', description: 'Writes programs.' });
  expect(found).toHaveLength(3);
  expect(found.map(({ share }) => share)).toEqual(found.map(({ share }) => share).toSorted((a, b) => b - a));
  expect(found.every(({ share }) => share > 0 && share <= 1)).toBe(true);
});

test('nothing said is no occupation', () => {
  expect(finder.occupationsOf({ title: '', description: '' })).toEqual([]);
});

test("a company's praise, benefits and law do not move the occupation", () => {
  const duties = 'You reconcile bank statements and post journal entries every month.';
  const praise =
    'Our award-winning hospitals are known for their doctors. We offer medical, dental and vision insurance. We are an equal opportunity employer.';
  expect(finder.occupationsOf({ title: 'Officer', description: `${praise} ${duties}` })).toEqual(
    finder.occupationsOf({ title: 'Officer', description: duties }),
  );
});

test('the field of the words decides where no word is a name of the occupation', () => {
  expect(best('', 'You will give injections to patients and chart their condition on the ward.')?.slice(0, 2)).toBe(
    '29',
  );
});
