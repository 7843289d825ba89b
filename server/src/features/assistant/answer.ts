/** What every answer is made of, and the words and cells that several of them share. */

import { dayOf } from '@saring/contract/domain';
import { dayText, type Query, type Term } from '@saring/engine';
import type { Executor } from '#platform/db/db.ts';
import type { Scope } from './conditions.ts';
import { escaped, shortened } from './markdown.ts';
import type { Row } from './store.ts';
import { plural } from './wording.ts';

/** How an applicant's name is written, for example as a link. */
export type Naming = (row: { id: string; full_name: string }) => string;

export interface Answer {
  /** Markdown. */
  text: string;
  understood: string[];
  suggestions: string[];
  /** Whom it names, in order. */
  named: { id: string; name: string }[];
}

export interface Telling {
  db: Executor;
  scope: Scope;
  naming: Naming;
}

/** A query of one kind. */
export type Of<K extends Query['kind']> = Extract<Query, { kind: K }>;

export const onDay = (moment: Date, { timeZone }: Scope) => dayText(dayOf(new Date(moment), timeZone));

export const leftOut = (withdrawn: number) => `(${plural(withdrawn, 'withdrawn application')} not counted.)`;

export const sortWords: Record<Of<'list'>['sort'], string> = {
  final: 'final score',
  resume: 'resume score',
  interview: 'interview score',
  date: 'date of application',
  name: 'name',
  salary: 'expected salary',
};

export const plainName = (name: string | undefined) =>
  (name ?? '')
    .replace(/[^\p{L}\p{M}\p{N}' .-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60);

export const scoreCell = (value: number | null): string => (value === null ? '–' : value.toFixed(2));
/** What follows scores that are of different engines or versions. */
export const mixedScores =
  'These scores are of different versions of the engine and cannot be compared. The ranking of a job offers to score its applicants again.';
export const finalCell = (row: Row): string =>
  row.marked ? `${row.final_score.toFixed(2)}${row.interview_score === null ? '\\*' : ''}` : '–';

export const statusCell = ({ status, withdrawn_at }: Row, scope: Scope): string =>
  withdrawn_at ? `${escaped(status)} on ${onDay(withdrawn_at, scope)}` : escaped(status);

/** All that is told of an application that was withdrawn. */
export const withdrew = (row: Row, at: Date, { scope, naming }: Pick<Telling, 'scope' | 'naming'>): string =>
  `${naming(row)} withdrew the application for ${escaped(row.job_title)} on ${onDay(at, scope)}. What was sent with it is closed, and what software found in it is erased.`;

/** What stands between words, in any number: none of it is part of a word, so that nothing is tried in two ways. */
const between = String.raw`[\s/.-]`;
const patterns = (term: Term) =>
  term.spellings
    .map((spelling) =>
      spelling
        .split(new RegExp(`${between}+`))
        .filter(Boolean)
        .map(escapedSigns)
        .join(`${between}*`),
    )
    .filter(Boolean);
const escapedSigns = (word: string) => word.replace(/[*+?^${}()|[\]\\]/g, '\\$&');

/** The place of a resume that names a term, as a quotation. */
export function snippet(resume: string, terms: readonly Term[]): string | null {
  for (const term of terms) {
    const ways = patterns(term).join('|');
    const found = ways && new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways})(?![\\p{L}\\p{N}])`, 'iu').exec(resume);
    if (!found) continue;
    const start = Math.max(0, resume.lastIndexOf('\n', found.index) + 1, found.index - 60);
    const end = resume.indexOf('\n', found.index);
    return `“${escaped(shortened(resume.slice(start, end < 0 ? undefined : end), 120))}”`;
  }
  return null;
}
