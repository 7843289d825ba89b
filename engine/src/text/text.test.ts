import { expect, test } from 'vitest';
import { lemmaOf, linesOf, sentencesOf, tokensOf } from './index.ts';

const words = (text: string): string[] => tokensOf(text).map(({ word }) => word);
const sentences = (text: string): string[] => sentencesOf(text).map(({ start, end }) => text.slice(start, end));

test('names with signs are whole words', () => {
  expect(words('C++, C#, .NET, ASP.NET, Node.js, R&D')).toEqual(['c++', 'c#', '.net', 'asp.net', 'node.js', 'r&d']);
});

test('each word knows its place', () => {
  const text = '– “Led” 3 teams’ work…';
  for (const { text: written, start, end } of tokensOf(text)) expect(text.slice(start, end)).toBe(written);
  expect(tokensOf(text).map(({ text: written }) => written)).toEqual(
    ['Led', '3', 'teams’', 'work'].map((word) => (word === 'teams’' ? 'teams' : word)),
  );
});

test('an abbreviation with dots is the one without', () => {
  expect(words('B.Sc. and Ph.D')).toEqual(['bsc', 'and', 'phd']);
});

test('a plural or a genitive of a short form is the short form', () => {
  expect(words("KPIs, RNs, Bachelor's")).toEqual(['kpi', 'rn', 'bachelor']);
});

test('two words that lost their space are two, unless they are a name', () => {
  expect(words('PUNCTUATIONAs a teacher')).toEqual(['punctuation', 'as', 'a', 'teacher']);
  expect(tokensOf('JavaScript', new Set(['javascript'])).map(({ word }) => word)).toEqual(['javascript']);
});

test('forms of a word have one lemma, other words another', () => {
  for (const form of ['write', 'writes', 'writing', 'wrote', 'written']) expect(lemmaOf(form)).toBe('write');
  expect(lemmaOf('organised')).toBe(lemmaOf('organizes'));
  expect(lemmaOf('analyses')).toBe(lemmaOf('analysis'));
  for (const [one, other] of [
    ['plane', 'planned'],
    ['police', 'policies'],
    ['done', 'donation'],
    ['wine', 'won'],
    ['audit', 'audition'],
  ] as const)
    expect(lemmaOf(one)).not.toBe(lemmaOf(other));
});

test('sentences end where they end, also where breaks were lost', () => {
  expect(sentences('You file taxes.As a clerk you help, e.g. Mr. Tan. Then rest.')).toEqual([
    'You file taxes.',
    'As a clerk you help, e.g. Mr. Tan.',
    'Then rest.',
  ]);
});

test('items of lists are sentences without their signs', () => {
  expect(sentences('Duties: • cook meals • clean\n- serve\n2) pay')).toEqual([
    'Duties:',
    'cook meals',
    'clean',
    'serve',
    'pay',
  ]);
});

test('lines hold no break and no white space around them', () => {
  const text = ' one \r\n\n two\u2028three ';
  expect(linesOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['one', 'two', 'three']);
});

test('a long text of any signs is read to its end', () => {
  const text = `${'aA.'.repeat(20_000) + '•'.repeat(20_000) + "'".repeat(20_000)} end`;
  expect(tokensOf(text).at(-1)).toMatchObject({ start: text.length - 3, end: text.length });
  expect(sentencesOf(text).at(-1)?.end).toBe(text.length);
});
