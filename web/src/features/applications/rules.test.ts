import { bandOf, decisions, meaningOf } from '@saring/contract/domain';
import { describe, expect, it } from 'vitest';
import { initialsOf, isTop, pagesOf, passageIn, stageBadge } from './rules.ts';

describe('how an applicant is shown', () => {
  it('groups hiring stages, whatever their case', () => {
    expect(stageBadge('reviewing')).toEqual({ tone: 'neutral', text: 'Reviewing' });
    expect(stageBadge('Keep In View').tone).toBe('warn');
    expect(stageBadge('KIV')).toEqual({ tone: 'warn', text: 'KIV' });
    expect(stageBadge('hired')).toEqual({ tone: 'good', text: 'Hired' });
    expect(stageBadge('declined').tone).toBe('bad');
    expect(stageBadge('withdrawn')).toEqual({ tone: 'accent', text: 'Withdrawn' });
    expect(stageBadge(' ')).toEqual({ tone: 'neutral', text: 'In Review' });
  });

  it('marks the first five of the graded and no more', () => {
    const top = (rank: number, provisional = false) => isTop({ rank, provisional });
    expect([top(1), top(5), top(6), top(1, true)]).toEqual([true, true, false, false]);
  });

  it('writes initials for names of any length', () => {
    expect(initialsOf('Nurul Aisyah binti Ahmad')).toBe('NA');
    expect(initialsOf('madonna')).toBe('M');
    expect(initialsOf('  ')).toBe('?');
  });
});

it('no decision has a key that does something else on the pages on which one decides', () => {
  const keys = decisions.map((decision) => meaningOf(decision).key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const taken of ['X', 'S', 'V', 'P']) expect(keys).not.toContain(taken);
});

describe('a quotation in its answer', () => {
  const answer = 'I closed the books. Then I closed the books again.';

  it('is where its offsets say', () => {
    expect(passageIn(answer, { text: 'closed the books', start: 27, end: 43 })).toEqual({ start: 27, end: 43 });
  });

  it('is looked up by its words when the offsets do not hold', () => {
    expect(passageIn(answer, { text: 'closed the books', start: 3, end: 19 })).toEqual({ start: 2, end: 18 });
  });

  it('is not shown anywhere when its words are not there', () => {
    expect(passageIn(answer, { text: 'opened a shop', start: 0, end: 13 })).toBeNull();
    expect(passageIn(answer, { text: '', start: 0, end: 0 })).toBeNull();
  });
});

describe('the pages of a text', () => {
  const pages = [
    { number: 1, start: 2 },
    { number: 2, start: 5 },
  ];

  it('hold every character once', () => {
    expect(pagesOf('\n\nabcde', pages).map(({ text }) => text)).toEqual(['\n\nabc', 'de']);
    expect(pagesOf('abc', [])).toEqual([{ number: 1, start: 0, text: 'abc' }]);
  });
});

it('draws the lines between bands where the server does', () => {
  expect([59.99, 60, 79.99, 80].map(bandOf)).toEqual(['Weak', 'Medium', 'Medium', 'Strong']);
});
