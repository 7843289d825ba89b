import { describe, expect, it } from 'vitest';
import { lexicon } from './lexicon.ts';
import { tokenize } from './terms.ts';
import { buildVocabulary } from './vocabulary.ts';

const departments = [
  'Information Technology',
  'Human Resources',
  'Finance',
  'Marketing',
  'Sales',
  'Customer Service',
  'Engineering',
  'Product Management',
  'Research and Development',
  'Legal',
  'Operations',
  'Others',
];

describe('the occupational lexicon', () => {
  it('has families in every department that a job can be posted in', () => {
    expect(new Set(lexicon.map((one) => one.department))).toEqual(new Set(departments));
    expect(lexicon.length).toBeGreaterThanOrEqual(60);
  });

  it('names each family once, with titles, topics and known neighbours', () => {
    const keys = new Set(lexicon.map((one) => one.key));
    expect(keys.size).toBe(lexicon.length);
    for (const one of lexicon) {
      expect(one.titles.split(',').length, one.key).toBeGreaterThanOrEqual(5);
      expect(one.topics.length, one.key).toBeGreaterThanOrEqual(3);
      for (const neighbour of one.neighbours) expect(keys.has(neighbour), `${one.key}: ${neighbour}`).toBe(true);
    }
  });

  it.each([
    ['Kerani Akaun', 'bookkeeping'],
    ['Backend Developer', 'software'],
    ['Registered Nurse', 'nursing'],
    ['Lorry Driver', 'driving'],
    ['Quantity Surveyor', 'quantity-survey'],
    ['Chef de Partie', 'kitchen'],
    ['Legal Counsel', 'legal-corporate'],
    ['Product Owner', 'product-management'],
  ])('knows what trade a title names: %s', (title, key) => {
    const vocabulary = buildVocabulary(lexicon);
    const families = vocabulary
      .titles(tokenize(title))
      .flatMap((one) => one.families.map(({ family }) => vocabulary.families[family]?.key));
    expect(families).toContain(key);
  });

  it('knows the Malaysian names of payroll, tax and safety', () => {
    const vocabulary = buildVocabulary(lexicon);
    const families = (text: string): (string | undefined)[] =>
      vocabulary
        .match(tokenize(text))
        .flatMap((one) => one.concept.families.map(({ family }) => vocabulary.families[family]?.key));
    expect(families('EPF, SOCSO and PCB')).toContain('payroll');
    expect(families('MFRS and SST')).toContain('accounting');
    expect(families('CIDB green card')).toContain('construction-management');
  });
});
