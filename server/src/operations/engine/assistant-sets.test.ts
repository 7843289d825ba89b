/** Three sets of questions in different voices against what plain loops say of the same rows: right, or honestly refused; never a wrong figure. */

import type { Memory } from '@saring/engine';
import { foreign, now } from '@saring/fixtures/assistant/applications';
import { check, leadFigure, listed, refusal } from '@saring/fixtures/assistant/reading';
import { firstSet } from '@saring/fixtures/assistant/set-first';
import { secondSet } from '@saring/fixtures/assistant/set-second';
import { thirdSet } from '@saring/fixtures/assistant/set-third';
import { apps, type Case, jobs, someone } from '@saring/fixtures/assistant/sets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createEngine } from '#engines/reader/index.ts';
import { openThrowAway, type ThrowAway } from './assistant.ts';
import { assistantItem } from './assistant-item.ts';

const shape = z.object(assistantItem);
/** Refused today, and rather so than guessed at. */
const refused = new Set([
  'wh sup, accepted, >50',
  "I've got five minutes before my flight, so quickly: how many new people since Monday?",
  'Who is have minimum 20 of interview?',
  '5+ yrs, ISO 9001',
  "Honestly I can't remember, did we ever reject somebody with more than 85 points?",
  'Which candidates possess neither an interview score nor a resume score?',
]);

let away: ThrowAway;
beforeAll(async () => {
  away = await openThrowAway(await createEngine(null, { sums: { resume: () => 0, interview: () => 0 } }), {
    timeZone: 'Asia/Kuala_Lumpur',
  });
});
afterAll(() => away.close());

async function answerOf(asked: string | string[]): Promise<string> {
  let memory: Memory | null = null;
  let text = '';
  for (const question of [asked].flat()) {
    const item = shape.parse({ now, company_id: 'kencana', jobs, applications: [...apps, ...foreign], question });
    ({ text, memory } = await away.answer(item, memory));
  }
  return text;
}

const shown = (asked: string | string[]) => [asked].flat().join(' › ');
const sets: [string, Case[]][] = [
  ['first', firstSet],
  ['second', secondSet],
  ['third', thirdSet],
];

describe.each(sets)('the assistant on the %s fresh set', (_, set) => {
  it.each(set.map(([asked, told]) => ({ asked, told, name: shown(asked) })))(
    'answers “$name”',
    async ({ asked, told, name }) => {
      const answer = await answerOf(asked);
      if (refused.has(name)) expect(answer).toMatch(refusal);
      else check(answer, told);
    },
  );
});

describe('what a question asks and no query says', () => {
  it.each([
    `who scores higher than ${someone(9)}`,
    `best backend developer except ${someone(15)}`,
    'how many know at least two of Docker, AWS, SQL',
    'how many only know Docker',
    'who applied for both backend and frontend',
    'how many have a resume score but no interview score',
    'jobs without accepted applicants',
    'median salary per department',
    'how many applied this week on weekends',
    'average of the top 5',
    'best resume but worst interview',
    'top 5 by interview then salary',
    'who is last for auditor',
    'how many are internal candidates',
    'how many quality candidates',
    'how many applicants with 3 skills',
    'how many staff do we have',
    'how many applied twice',
    'who scored above the average',
    'how many applied after the designer job was posted',
    'most experienced auditor',
    'how many in the top half',
    'who applied in October and was accepted in November',
    'how many live in Penang',
    'how many are not asking for more than 5000 and have no car',
  ])('gives no figure for “%s”', async (question) => {
    const answer = await answerOf(question);
    expect(answer).toMatch(refusal);
    expect(leadFigure(answer.split('For example')[0] ?? '')).toBeNull();
    expect(listed(answer)).toEqual([]);
  });

  it('says that a day is that of the application, where a status was asked for', async () => {
    expect(await answerOf('how many were accepted last week')).toContain('The days are those of the application');
  });

  it('says that a place is that of the job, where no address names it', async () => {
    expect(await answerOf('list applicants from Penang')).toContain('for the place of the job');
  });

  it('names what it leaves aside about a person', async () => {
    expect(await answerOf(`is ${someone(9)} from Penang`)).toContain('I did not use “Penang”');
  });

  it.each(['top 5 with salary less than 5000', 'best designers asking at most 5000'])(
    'keeps the best first in “%s”',
    async (question) => {
      const scores = listed(await answerOf(question)).map(
        (name) => apps.find((one) => one.full_name === name)?.final_score ?? 0,
      );
      expect(scores.length).toBeGreaterThan(2);
      expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    },
  );
});
