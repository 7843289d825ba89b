import { describe, expect, it } from 'vitest';
import { analysisBefore, changeText, isNews, mixedSentence, outcomeSentence } from './scoring-rules.ts';
import type { AnalysisVersion, Scoring } from './types.ts';

const run = {
  id: 'r',
  engine: 'Saring built-in 7',
  state: 'done',
  asked: 12,
  raised: 8,
  lowered: 3,
  same: 1,
  failed: 0,
  startedAt: '2026-11-20T00:00:00.000Z',
  changes: [],
} as const satisfies NonNullable<Scoring['run']>;
const scoring: Scoring = {
  success: true,
  present: 'version 7',
  scored: 40,
  otherwise: 12,
  others: [{ name: 'version 6', people: 12 }],
  run,
};

describe('a ranking of several versions', () => {
  it('says how many of how many are of which other one', () => {
    expect(mixedSentence(scoring)).toBe(
      '12 of 40 applicants were scored by version 6. Scores of different versions cannot be compared.',
    );
    expect(mixedSentence({ ...scoring, otherwise: 1 })).toMatch(/^1 of 40 applicants was scored by version 6\./);
    const others = [
      { name: 'version 6', people: 1100 },
      { name: 'gpt (model)', people: 4 },
    ];
    expect(mixedSentence({ ...scoring, scored: 2000, otherwise: 1104, others })).toMatch(
      /^1,104 of 2,000 applicants were scored by version 6 \(1,100\) and gpt \(model\) \(4\)\./,
    );
  });

  it('says what will happen where all are of one other version', () => {
    expect(mixedSentence({ ...scoring, otherwise: 40 })).toBe(
      'All 40 applicants were scored by version 6. New applicants are scored by version 7, and scores of different versions cannot be compared.',
    );
    expect(mixedSentence({ ...scoring, scored: 1, otherwise: 1 })).toMatch(
      /^The one applicant was scored by version 6\./,
    );
  });
});

describe('the result of scoring again', () => {
  it('is counted, also whom it failed', () => {
    expect(outcomeSentence(run)).toBe('Of 12 final scores 8 rose, 3 fell, 1 stayed the same.');
    expect(outcomeSentence({ ...run, failed: 1 })).toMatch(
      / 1 could not be scored again and keeps its earlier score\.$/,
    );
  });

  it('is news for a week, until the version changes once more', () => {
    const day = (date: string) => new Date(`${date}T00:00:00.000Z`);
    const over = { ...scoring, otherwise: 0 };
    expect(isNews(over, day('2026-11-21'))).toBe(true);
    expect(isNews(over, day('2026-11-27'))).toBe(false);
    expect(isNews({ ...over, run: { ...run, state: 'running' } }, day('2026-11-21'))).toBe(false);
    expect(isNews({ ...over, run: null }, day('2026-11-21'))).toBe(false);
    expect(isNews({ ...over, otherwise: 1 }, day('2026-11-21'))).toBe(false);
    expect(isNews({ ...over, otherwise: 1, run: { ...run, failed: 1 } }, day('2026-11-21'))).toBe(true);
  });
});

it('gives a change its sign', () => {
  expect([changeText(7.1, 8.2), changeText(8.2, 7.8), changeText(5, 5)]).toEqual(['+1.10', '−0.40', '±0.00']);
});

it('finds what an analysis took the place of among those of its kind', () => {
  const of = (id: string, kind: 'resume' | 'interview'): AnalysisVersion => ({
    id,
    kind,
    engine: '',
    createdAt: '',
    criteriaVersion: 1,
    score: 1,
    inView: false,
    otherwise: false,
    stale: false,
  });
  const all = [of('d', 'interview'), of('c', 'resume'), of('b', 'interview'), of('a', 'resume')];
  expect(all.map((_, index) => analysisBefore(all, index)?.id)).toEqual(['b', 'a', undefined, undefined]);
});
