import { expect, test } from 'vitest';
import { loadKnowledge, readPassage } from './index.ts';

const knowledge = loadKnowledge();

/** Labels of the concepts that a text names. */
function concepts(text: string, context = ''): string[] {
  return readPassage(knowledge, text, context).terms.flatMap(({ concepts }) =>
    concepts.map((id) => knowledge.concept(id).label),
  );
}

test('a short form names what it stands for', () => {
  expect(concepts('Worked as an RN in a ward')).toContain('Registered Nurse');
});

test('a term knows its words in the text', () => {
  const text = 'Drew plans in AutoCAD, daily';
  const term = readPassage(knowledge, text).terms.find(({ concepts }) =>
    concepts.some((id) => knowledge.concept(id).label === 'Autodesk AutoCAD'),
  );
  expect(text.slice(term?.start, term?.end)).toBe('AutoCAD');
});

test('a term does not reach over the end of a sentence', () => {
  expect(concepts('I can project. Management is hard')).not.toContain('perform project management');
  expect(concepts('Skilled in customer. Service')).toEqual(concepts('Skilled in customer; Service'));
});

test('a word of the language is a product only among products', () => {
  expect(concepts('proficient in excel and powerpoint')).toContain('Microsoft Excel');
  expect(concepts('I excel at listening')).not.toContain('Microsoft Excel');
});
