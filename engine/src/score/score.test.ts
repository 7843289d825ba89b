import { expect, test } from 'vitest';
import { readAdvert } from '#advert/read.ts';
import { compare, readApplicant, scoreResume } from './index.ts';
import { loadModels } from './models.ts';

const models = loadModels();
const score = (advert: { title: string; description: string }, text: string, now?: number): number =>
  scoreResume(
    models,
    readAdvert(models, advert),
    readApplicant(models.field, text, models.knowledge, '2026-01-01'),
    now,
  ).score;

const advert = {
  title: 'Accounts Executive',
  description:
    'We are a growing group.\nReconcile bank statements every month.\nPrepare monthly management accounts.\nFile tax returns for the company.\nPrepare the payroll of sixty employees.\nDiploma in accounting. At least 3 years of experience.',
};
const clerk = (lines: readonly string[]): string =>
  `Accounts Clerk\nExperience\nAccounts Clerk, Pan Straits Group, March 2019 - March 2022\n${lines.map((line) => `- ${line}`).join('\n')}\nEducation\nDiploma in Accounting`;
const duties = [
  'Reconciled bank statements for nine branches.',
  'Prepared monthly management accounts with variances.',
  'Filed tax returns of two companies.',
  'Prepared payroll for sixty employees.',
];

test('each requirement met lifts the score', () => {
  const scores = [0, 1, 2, 3, 4].map((n) => score(advert, clerk(duties.slice(0, n))));
  for (const [i, one] of scores.entries()) if (i > 0) expect(one).toBeGreaterThan(scores[i - 1] ?? 10);
});

test('an accountant stands ahead of a cook, for an advert of accounts', () => {
  const cook =
    'Cook\nExperience\nCook, Nasi House, March 2019 - March 2022\n- Cooked rice dishes and soups for 200 guests.';
  expect(score(advert, clerk(duties))).toBeGreaterThan(score(advert, cook) + 3);
});

test('the advert pasted under other work lifts it little', () => {
  const cook =
    'Cook\nExperience\nCook, Nasi House, March 2019 - March 2022\n- Cooked rice dishes and soups for 200 guests.';
  expect(score(advert, `${cook}\n\n${advert.description}`)).toBeLessThan(score(advert, clerk(duties)) - 3);
});

test('another pronoun or title changes nothing', () => {
  const text = (words: readonly string[]): string =>
    clerk(duties.map((line) => `${words[0]} is known: ${words[1]} work. ${line}`));
  expect(score(advert, text(['He', 'his']))).toBe(score(advert, text(['She', 'her'])));
  expect(score(advert, text(['Mr', 'him']))).toBe(score(advert, text(['Mrs', 'her'])));
});

test('the parts add up to the score', () => {
  const text = clerk(duties);
  const { score: whole, parts } = scoreResume(
    models,
    readAdvert(models, advert),
    readApplicant(models.field, text, models.knowledge, '2026-01-01'),
  );
  const sum = parts.reduce((all, { value, weight }) => all + value * weight, models.weights.bias);
  expect(whole).toBeCloseTo(10 / (1 + Math.exp(-sum)), 10);
  for (const { value, weight } of parts) {
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
    expect(weight).toBeGreaterThanOrEqual(0);
  }
});

test('a statement is met by a kind, a short form and a derived word of what it asks for', () => {
  const text = clerk(['Built pivot tables in Microsoft Excel.', 'Reconciliation of bank statements.']);
  const asked = 'Advanced skills in spreadsheet software.\nReconcile bank statements every month.';
  const read = readAdvert(models, { title: 'Accounts Executive', description: asked });
  const { met } = compare(models, read, readApplicant(models.field, text, models.knowledge, '2026-01-01'));
  const terms = met.flatMap((one) => one.terms);
  for (const { label, span } of terms) expect(asked.slice(span.start, span.end)).toBe(label);
  const spreadsheet = terms.find(({ label }) => /spreadsheet/.test(label));
  expect(text.slice(spreadsheet?.by?.start, spreadsheet?.by?.end)).toBe('Microsoft Excel');
  for (const { degree } of met) expect(degree).toBeGreaterThan(0.4);
});

test('the title of the advert on top of other work lifts little', () => {
  const cook =
    'Experience\nCook, Nasi House, March 2019 - March 2022\n- Cooked rice dishes and soups for 200 guests every day.';
  expect(score(advert, `${advert.title}\n${cook}`)).toBeLessThan(score(advert, cook) + 0.3);
  const post = `Experience\n${advert.title}, Makmur Sdn Bhd, 2014 - Present`;
  expect(score(advert, `${cook}\n${post}`)).toBeLessThan(score(advert, cook) + 0.5);
});

test('texts without a word are scored too', () => {
  expect(score({ title: '', description: '' }, '')).toBeGreaterThanOrEqual(0);
  expect(score(advert, '')).toBeLessThan(2);
});
