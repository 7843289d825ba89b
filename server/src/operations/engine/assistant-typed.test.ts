/** Questions as administrators type them in a hurry, and what a refusal offers instead. */

import type { Memory } from '@saring/engine';
import { foreign, now } from '@saring/fixtures/assistant/applications';
import { check, listed, refusal } from '@saring/fixtures/assistant/reading';
import type { Case } from '@saring/fixtures/assistant/sets';
import { apps, jobs } from '@saring/fixtures/assistant/typed';
import { typedFifth } from '@saring/fixtures/assistant/typed-fifth';
import { typedFirst } from '@saring/fixtures/assistant/typed-first';
import { typedFourth } from '@saring/fixtures/assistant/typed-fourth';
import { typedSecond } from '@saring/fixtures/assistant/typed-second';
import { typedThird } from '@saring/fixtures/assistant/typed-third';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createEngine } from '#engines/reader/index.ts';
import { openThrowAway, type ThrowAway } from './assistant.ts';
import { assistantItem } from './assistant-item.ts';

const shape = z.object(assistantItem);
let away: ThrowAway;
beforeAll(async () => {
  away = await openThrowAway(await createEngine(null, { sums: { resume: () => 0, interview: () => 0 } }), {
    timeZone: 'Asia/Kuala_Lumpur',
  });
});
afterAll(() => away.close());

async function answered(asked: string | string[]) {
  let memory: Memory | null = null;
  let last: Awaited<ReturnType<ThrowAway['answer']>> | null = null;
  for (const question of [asked].flat()) {
    const item = shape.parse({ now, company_id: 'samudra', jobs, applications: [...apps, ...foreign], question });
    last = await away.answer(item, memory);
    memory = last.memory;
  }
  if (!last) throw new Error('Nothing was asked');
  return last;
}

const sets: [string, Case[]][] = [
  ['first', typedFirst],
  ['second', typedSecond],
  ['third', typedThird],
  ['fourth', typedFourth],
  ['fifth', typedFifth],
];

describe.each(sets)('the assistant on the %s set typed in a hurry', (_, set) => {
  it.each(set.map(([asked, told]) => ({ asked, told, name: [asked].flat().join(' › ') })))(
    'answers “$name”',
    async ({ asked, told }) => check((await answered(asked)).text, told),
  );
});

describe('a refusal', () => {
  const refused: [string, string][] = [
    ['accepted data analysts from my kampung', 'kampung'],
    ['how many kiv for security engineer have a driving licence class D', 'driving licence class d'],
    ['wobble data analyst', 'wobble'],
    ['who expects below rm3000 and glimmers', 'glimmers'],
    ['rejected last month at least two of sql, excel, java', 'at least 2 of'],
    ['who applied for both data analyst and security engineer', 'both'],
    ['average final score of the top 5 for sales executive', 'top'],
    ['how many pending in Penang only know excel', 'only know'],
    ['open jobs with zesty atmosphere', 'zesty atmosphere'],
    ['kiv with interview score above 15 zooming about', 'zooming'],
    ['interns without sql between 1 and 15 november jabbering', 'jabbering'],
    ['closed jobs in Selangor frobnicated', 'frobnicated'],
  ];

  it.each(refused)('of “%s” names “%s”', async (question, word) => {
    const { text } = await answered(question);
    expect(text).toMatch(refusal);
    expect(text).toContain(`“${word}`);
    expect(listed(text)).toEqual([]);
  });

  it.each(refused)('of “%s” offers questions that are answered', async (question) => {
    const { suggestions } = await answered(question);
    expect(suggestions.length).toBeGreaterThan(0);
    expect(suggestions.length).toBeLessThan(4);
    for (const near of suggestions) expect((await answered(near)).reason, near).toBeNull();
  });

  it('offers questions with all that was understood', async () => {
    const { suggestions } = await answered(
      'pending or kiv for data analyst since 1 november scoring 40 to 60 wobbling',
    );
    expect(suggestions.length).toBe(3);
    for (const near of suggestions.slice(0, 2))
      expect((await answered(near)).understood.slice(1)).toEqual([
        'Job: Data Analyst',
        'Status: KIV or Pending',
        'Applied: since 1 Nov 2026',
        'Final score (of 100): between 40 and 60',
      ]);
  });
});
