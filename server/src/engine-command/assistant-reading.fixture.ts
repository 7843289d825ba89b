/** Reads the assistant's answers for the tests: whom one lists, its figure, whether it refuses. */
import { expect } from 'vitest';
import type { Told } from './assistant-sets.fixture.ts';

export const refusal =
  /I did not (?:take in|understand)|I don't answer|I can only read|None of your applicants is called/;

/** Whom a table of applicants lists, in its order. */
export const listed = (answer: string) =>
  [...answer.matchAll(/^\| \d+ \| \*\*(.+?)\*\* \|/gm)].map((match) => match[1] ?? '');

/** The figure that an answer gives first. */
export function leadFigure(answer: string): number | null {
  const said = /\*\*(?:RM )?(no|[\d,]+(?:\.\d+)?)%?\*\*/.exec(answer)?.[1];
  return said === undefined ? null : said === 'no' ? 0 : Number(said.replace(/,/g, ''));
}

/** Holds an answer against what is told of the rows. */
export function check(answer: string, told: Told): void {
  if ('nothing' in told) expect(answer).toMatch(refusal);
  if ('count' in told) expect(leadFigure(answer)).toBe(told.count);
  if ('only' in told) expect(listed(answer)).toEqual(told.only);
  if ('first' in told) expect(listed(answer).slice(0, told.first.length)).toEqual(told.first);
  if ('set' in told) {
    expect(listed(answer).toSorted()).toEqual(told.set.toSorted());
    if (told.set.length === 0) expect(leadFigure(answer)).toBe(0);
  }
  if ('says' in told) {
    for (const text of told.says) expect(answer).toContain(text);
    for (const text of told.never ?? []) expect(answer).not.toContain(text);
  }
  expect(answer).not.toContain('Stranger');
}
