/** What is said of an answer agrees with its mark, its findings and its quotations, on real answers and on our own. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { type AnswerScore, scoreAnswer } from './answer.ts';
import { ladders } from './ladders.fixture.ts';
import { levelOf } from './mark.ts';
import { loadAnswerModels } from './models.ts';
import { contentOf } from './points.ts';
import { isWhole } from './quotes.ts';

type Item = { question: string; criterion: string; answer: string };
// What is said follows from a mark, however it came about; without the encoder thousands are read in time.
const models = { ...loadAnswerModels(), nearness: () => 0.3 };
const data = new URL('../../../../shared/data/', import.meta.url);
const lines = <Row>(name: string): Row[] =>
  existsSync(new URL(name, data))
    ? gunzipSync(readFileSync(new URL(name, data)))
        .toString('utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Row) // shapes are those of the data's README
    : [];
const real: Item[] = [
  ...lines<{ qa: { question: string; answer: string }[] }>('interviews.jsonl.gz').flatMap(({ qa }) =>
    qa.map((one) => ({ ...one, criterion: '' })),
  ),
  ...lines<Item & { reference: string }>('graded-answers.jsonl.gz').map((one) => ({
    ...one,
    criterion: one.reference,
  })),
];
const own: Item[] = ladders.flatMap(({ question, criterion, answers }) =>
  answers.map((answer) => ({ question, criterion, answer })),
);

/** What does not agree, in words; nothing where all does. No text of an answer is told. */
function contradictions({ answer }: Item, { level, explanation, quotations, facts }: AnswerScore): string[] {
  const out: string[] = [];
  const shown = quotations.map(({ text }) => text).join(' ');
  for (const quotation of quotations) {
    if (answer.slice(quotation.start, quotation.end) !== quotation.text) out.push('a quotation is not word for word');
    if (!isWhole(answer, quotation)) out.push('a quotation is cut inside a word');
  }
  const missing = /Missing: (.*)\.$/.exec(explanation)?.[1] ?? '';
  if (/the result/.test(missing) && /(?:RM|[$€£]) ?\d|\d ?%|percent/.test(shown))
    out.push('the result is called missing beside a figure');
  if (/the result|figure/.test(missing) && facts.measured) out.push('the result is called missing and was measured');
  if (/step by step/.test(missing) && facts.findings.some(({ kind }) => kind === 'act'))
    out.push('acts are called missing');
  const said = new Set(contentOf(shown));
  for (const { text, lemmas } of facts.coverage?.missing ?? [])
    if (lemmas.length > 1 && lemmas.every((lemma) => said.has(lemma)))
      out.push(`a point is called missing that is quoted: ${text.length} signs`);
  if (facts.words > 0 && level !== levelOf(facts)) out.push('the level is not that of the facts');
  if (level < 0 || level > 5 || !/[.”]$/.test(explanation)) out.push('the level or the sentence is malformed');
  return out;
}

test.each([
  ['real answers', real],
  ['our own answers', own],
])(
  'nothing that is said of %s contradicts what is shown',
  (_, items) => {
    const found = items.flatMap((item) => contradictions(item, scoreAnswer(models, item)));
    expect([...new Set(found)]).toEqual([]);
  },
  120_000,
);

test('covering one more expected point is never less', () => {
  const points = [
    'the node is found first',
    'its leftmost child takes its place',
    'the pointer of its parent is changed',
  ];
  const criterion = `Expected: ${points.join('; ')}`;
  const level = (count: number): number =>
    scoreAnswer(models, {
      question: 'How is a node deleted?',
      criterion,
      answer: `${points.slice(0, count).join(' and ')}.`,
    }).level;
  const levels = [1, 2, 3].map(level);
  expect(levels[1]).toBeGreaterThan(levels[0] ?? 9);
  expect(levels[2]).toBeGreaterThan(levels[1] ?? 9);
  expect(levels[2]).toBeGreaterThanOrEqual(4);
});
