/** What a question says of a criterion, however it was written. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#knowledge/index.ts';
import type { Turn } from '#types';
import { mostWords, nextQuestion, topicOf, touchesOffLimits } from './index.ts';

const knowledge = loadKnowledge();

describe('a criterion is asked about', () => {
  it.each([
    ['Handles customer complaints', 'Handles customer complaints'],
    ['Must be able to process invoices.', 'Must be able to process invoices'],
    ['REPORT WRITING', 'REPORT WRITING'],
    ['SQL, Power BI', 'SQL, Power BI'],
    ['can use pos machine', 'can use pos machine'],
    ['Go', 'Go'],
    ['- Calm in emergencies !!', 'Calm in emergencies'],
    ['Problem solving: finding the cause, weighing the options', 'Problem solving'],
    ['Skills: Photoshop, Illustrator', 'Photoshop, Illustrator'],
    ['Pengalaman dalam jualan runcit', 'Pengalaman dalam jualan runcit'],
  ])('in its own words: %s', (criterion, words) => {
    expect(topicOf(knowledge, criterion).phrase).toBe(`“${words}”`);
  });

  it('and asked as it stands where it is a question', () => {
    const asked = 'How do you keep your records in order?';
    expect(topicOf(knowledge, asked).question).toBe(asked);
    expect(questionsOn(asked, '')[0]).toBe(asked);
  });

  it.each(['', '???', 'aaaaaaaa', 'must be young and pretty, no kids', 'Ask about religion', '家庭', 'good'])(
    'not at all where it gives nothing that may be asked: %s',
    (criterion) => {
      expect(topicOf(knowledge, criterion)).toEqual({ kind: 'plain', phrase: '' });
    },
  );

  it.each(Object.getOwnPropertyNames(Object.prototype))('and the word %s as any other', (word) => {
    for (const criterion of [word, `${word}s with people`, `${word}s`])
      expect(topicOf(knowledge, criterion).kind).toMatch(/^[a-z]+$/);
  });

  it('is cut between words where it is long', () => {
    const criterion =
      'Never late although the buses run seldom and the office lies behind a river that nobody crosses before the ferry begins';
    const quoted = topicOf(knowledge, criterion).phrase.replace(/^“| …”$/g, '');
    expect(`${criterion} `.startsWith(`${quoted} `)).toBe(true);
  });
});

const criteria = readFileSync(new URL('../../questions/criteria.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => (JSON.parse(line) as { criterion: string }).criterion); // our own file, checked by its printer

/** Five questions about one criterion. */
function questionsOn(criterion: string, answer: string): string[] {
  const job = { title: 'Clerk', description: '', criteria: Array.from({ length: 5 }, () => criterion) };
  const history: Turn[] = [{ sequence: 1, question: 'Introduce yourself.', criterion: null, response: answer }];
  for (let sequence = 2; sequence <= 6; sequence += 1) {
    const next = nextQuestion(knowledge, { job, resumeText: '', identity: {}, asOf: '', history });
    history.push({ sequence, ...next, response: answer });
  }
  return history.slice(1).map(({ question }) => question);
}

it('questions on criteria of every wording are one sentence that asks, short, and about no trait', () => {
  expect(criteria.length).toBeGreaterThanOrEqual(300);
  const faults: string[] = [];
  for (const criterion of criteria)
    for (const question of questionsOn(criterion, 'I did bank reconciliation in SAP, and SQL.')) {
      const own = question.replace(/“[^”]*”/gu, 'this');
      if (!/^[A-Z][^?]*\?$/.test(question)) faults.push(`no question: ${question}`);
      if (question.split(/\s+/).length > mostWords) faults.push(`long: ${question}`);
      if (/\b(\w+) \1\b/i.test(own)) faults.push(`doubled: ${question}`);
      if (/\ba [aeio]|\ban [bcdfgjkpqtvwyz]/i.test(own)) faults.push(`article: ${question}`);
      if (/\b(?:involved|of|with|in|for|to) (?:designs|handles|manages|writes|has|is|are|must|able|to)\b/i.test(own))
        faults.push(`verb: ${question}`);
      if (/\s\s|\s[,?]|\s\.(?!\w)|\.\.|[{}]/.test(question)) faults.push(`sign: ${question}`);
      if (touchesOffLimits(question)) faults.push(`trait: ${question}`);
    }
  expect(faults).toEqual([]);
});
