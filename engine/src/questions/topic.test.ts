/** What a question says of a criterion, however it was written. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadKnowledge } from '#knowledge/index.ts';
import type { Turn } from '#types';
import { mostWords, nextQuestion, topicOf, touchesOffLimits } from './index.ts';

const knowledge = loadKnowledge();
const phraseOf = (criterion: string): string => topicOf(knowledge, criterion).phrase;

describe('a criterion is named as an interviewer would', () => {
  it.each([
    ['Handles customer complaints', 'handling customer complaints'],
    ['Maintains and repairs hydraulic pumps', 'maintaining and repairing hydraulic pumps'],
    ['Must be able to process invoices.', 'processing invoices'],
    ['will be managing the petty cash', 'managing the petty cash'],
    ['Solves problems before they grow', 'solving problems before they grow'],
    ['Explains findings to people who are not analysts', 'explaining findings to people who are not analysts'],
    ['REPORT WRITING', 'report writing'],
    ['Claims handling', 'claims handling'],
    ['Patient safety', 'patient safety'],
    ['Strong experience with Node.js and TypeScript', 'Node.js and TypeScript'],
    ['SQL, Power BI', 'SQL and Power BI'],
    ['Problem solving: finding the cause, weighing the options', 'problem solving'],
    ['Financial modelling in Excel', 'financial modelling in Excel'],
    ['Skills: Photoshop, Illustrator', 'Photoshop and Illustrator'],
  ])('%s', (criterion, phrase) => {
    expect(phraseOf(criterion)).toBe(phrase);
  });

  it.each([
    // A verb or a noun.
    'Support desk',
    'Test cases',
    'Coordinate with suppliers',
    'Takes orders, serves food and clears tables',
    // Nouns without their articles.
    'can use pos machine',
    'Prepare monthly report',
    // Of a person, not of work.
    'Accuracy',
    'Good communication skills',
    'Willing to travel',
    'Calm in emergencies',
    // Nothing of it may be lost.
    'High level of accuracy in data entry',
    'Retail experience in fashion',
    'Managing teams is a plus',
    'A/B testing',
    'Not afraid of heights',
    'Pengalaman dalam jualan runcit',
  ])('and quoted where its grammar is not certain: %s', (criterion) => {
    expect(topicOf(knowledge, criterion)).toEqual({ kind: 'quote', phrase: `“${criterion}”` });
  });

  it.each([
    [
      'Greeting visitors, answering phones, and directing calls, and keeping the lobby',
      'greeting visitors and answering phones',
    ],
    [
      'Drawing insights from surveys, with experience of high-growth software companies',
      'drawing insights from surveys',
    ],
    ['Practical use of Word, Excel, and PowerPoint', 'Word, Excel, and PowerPoint'],
  ])('and by what it begins with where it has several parts: %s', (criterion, phrase) => {
    expect(topicOf(knowledge, criterion)).toEqual({ kind: 'work', phrase });
  });

  it('and asked as it stands where it is a question', () => {
    const asked = 'How do you keep your records in order?';
    expect(topicOf(knowledge, asked).question).toBe(asked);
    expect(questionsOn(asked, '')[0]).toBe(asked);
  });

  it.each([
    'Possess valid forklift license',
    'Registered with the nursing board',
    'Diploma in tourism',
    '5+ years of Java',
  ])('as something to hold: %s', (criterion) => {
    expect(topicOf(knowledge, criterion).kind).toBe('qualification');
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
    const quoted = phraseOf(criterion).replace(/^“| …”$/g, '');
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
