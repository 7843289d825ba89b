/** A query's filter in words: as a phrase of the answer, and line by line for whoever wants to check a figure. */
import { meaningOf, type Status } from '@saring/contract/domain';
import type { Filter, JobFilter, Range, ScoreField, Span, Term } from '@saring/engine';
import { goesByContents } from './conditions.ts';
import { escaped } from './markdown.ts';

const ofScore: Record<ScoreField, string> = {
  final: 'final score',
  resume: 'resume score',
  interview: 'interview score',
};
const outOf: Record<ScoreField, string> = { final: 'of 100', resume: 'of 10', interview: 'of 25' };

export const number = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 2 });
export const money = (value: number): string =>
  `RM ${value.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(value) ? 0 : 2, maximumFractionDigits: 2 })}`;

const years = (value: number): string => plural(value, 'year');

/** "1 application", "2 applications". */
export function plural(count: number, noun: string, many = `${noun}s`): string {
  return `${number(count)} ${count === 1 ? noun : many}`;
}

export function joined(items: readonly string[], word = 'and'): string {
  return items.length < 3 ? items.join(` ${word} `) : `${items.slice(0, -1).join(', ')} ${word} ${items.at(-1)}`;
}

function range({ min, max, over, under }: Range, show: (value: number) => string): string {
  if (min !== undefined && max !== undefined)
    return min === max
      ? `of exactly ${show(min)}`
      : under
        ? `of at least ${show(min)} and below ${show(max)}`
        : `between ${show(min)} and ${show(max)}`;
  if (min !== undefined) return over ? `above ${show(min)}` : `of at least ${show(min)}`;
  return under ? `below ${show(max ?? 0)}` : `of at most ${show(max ?? 0)}`;
}

const quoted = (terms: readonly Term[], word: string) =>
  joined(
    terms.map(({ text }) => `“${escaped(text)}”`),
    word,
  );
const interviews = (done: boolean) => (done ? 'with a finished interview' : 'without a finished interview');
const places = (filter: Pick<Filter, 'departments' | 'locations' | 'types'>) => [
  ...(filter.departments ? [`in ${joined(filter.departments.map(escaped))}`] : []),
  ...(filter.locations ? [`in ${joined(filter.locations.map(escaped), 'or')}`] : []),
];

/** "accepted"; an abbreviation stays one. */
export const inPhrase = (status: Status) => (status === status.toUpperCase() ? status : status.toLowerCase());

/** "accepted applications for Accountant in Selangor with a final score above 80". */
export function applicationsPhrase(filter: Filter, count: number): string {
  const status = filter.statuses ? `${joined(filter.statuses.map(inPhrase), 'or')} ` : '';
  return [
    `${status}application${count === 1 ? '' : 's'}`,
    ...(filter.people ? [`of ${escaped(filter.people.label)}`] : []),
    ...(filter.jobs ? [`for ${escaped(filter.jobs.label)}`] : []),
    ...(filter.types ? [`for ${joined(filter.types, 'or')} jobs`] : []),
    ...(filter.jobState ? [`for ${filter.jobState === 'Live' ? 'open' : 'closed'} jobs`] : []),
    ...(filter.departments ? [`in ${joined(filter.departments.map(escaped))}`] : []),
    ...(filter.locations ? [`for jobs in ${joined(filter.locations.map(escaped), 'or')}`] : []),
    ...(filter.homes ? [`of people who live in ${joined(filter.homes.map(escaped), 'or')}`] : []),
    ...(filter.applied ? [received(filter.applied)] : []),
    ...(filter.terms ? [`whose resume mentions ${quoted(filter.terms, filter.anyTerm ? 'or' : 'and')}`] : []),
    ...(filter.withoutTerms ? [`whose resume does not mention ${quoted(filter.withoutTerms, 'or')}`] : []),
    ...(filter.interviewed === undefined ? [] : [interviews(filter.interviewed)]),
    ...(filter.scored === undefined ? [] : [filter.scored ? 'that are scored' : 'that are not scored yet']),
    ...(filter.scores ?? []).map(
      (score) => `with a${score.field === 'interview' ? 'n' : ''} ${ofScore[score.field]} ${range(score, number)}`,
    ),
    ...(filter.except ? [`outside ${exceptWords(filter.except)}`] : []),
    ...(filter.salary ? [`with an expected salary ${range(filter.salary, money)}`] : []),
    ...(filter.experience ? [`with work experience ${range(filter.experience, years)}`] : []),
  ].join(' ');
}

function exceptWords({ jobs, departments, locations, types }: NonNullable<Filter['except']>): string {
  return joined(
    [...(jobs ? [jobs.label] : []), ...(departments ?? []), ...(locations ?? []), ...(types ?? [])].map(escaped),
    'or',
  );
}

function received({ label }: Span): string {
  return `received ${label}`;
}

export function jobsPhrase(filter: JobFilter, count: number): string {
  return [
    `${filter.state ? (filter.state === 'Live' ? 'open ' : 'closed ') : ''}job${count === 1 ? '' : 's'}`,
    ...(filter.jobs ? [`called ${escaped(filter.jobs.label)}`] : []),
    ...(filter.types ? [`of type ${joined(filter.types, 'or')}`] : []),
    ...places(filter),
    ...(filter.except ? [`outside ${exceptWords(filter.except)}`] : []),
    ...(filter.posted ? [`posted ${filter.posted.label}`] : []),
    ...(filter.closing ? [`closing ${filter.closing.label}`] : []),
    ...(filter.applicants
      ? [
          filter.applicants.max === 0
            ? 'without applicants'
            : `with a number of applicants ${range(filter.applicants, number)}`,
        ]
      : []),
  ].join(' ');
}

/** Below a bound stands nobody without a mark, which a reader may not expect. */
export function unmarked({ scores = [] }: Filter): string | null {
  const without = scores
    .filter(({ min, max }) => max !== undefined && min === undefined)
    .map(({ field }) => ofScore[field]);
  return without.length > 0 ? `(Applications without a ${joined(without, 'or')} not counted.)` : null;
}

/** Nor does anybody stand there who withdrew, where applications are found, or ordered, by what they hold. */
export function closedOnes(filter: Filter, ordered = false): string | null {
  const asked = filter.statuses?.some((status) => !meaningOf(status).readable) ?? false;
  return asked && (ordered || goesByContents(filter))
    ? '(What withdrawn applications held is closed: by it none of them is found.)'
    : null;
}

/** The filter line by line, as plain text. */
export function filterLines(filter: Filter): string[] {
  const list = (terms: readonly Term[], word: string) =>
    joined(
      terms.map(({ text }) => `“${text}”`),
      word,
    );
  return [
    ...(filter.people ? [`Applicant: ${filter.people.label}`] : []),
    ...(filter.jobs ? [`Job: ${filter.jobs.label}`] : []),
    ...(filter.departments ? [`Department: ${filter.departments.join(' or ')}`] : []),
    ...(filter.locations ? [`Location of the job: ${filter.locations.join(' or ')}`] : []),
    ...(filter.homes ? [`Address, where it is not withheld: ${filter.homes.join(' or ')}`] : []),
    ...(filter.types ? [`Type of job: ${filter.types.join(' or ')}`] : []),
    ...(filter.jobState ? [`Jobs: ${filter.jobState === 'Live' ? 'open' : 'closed'}`] : []),
    filter.statuses ? `Status: ${filter.statuses.join(' or ')}` : 'Status: any but Withdrawn',
    ...(filter.applied ? [`Applied: ${filter.applied.label}`] : []),
    ...(filter.terms ? [`Resume mentions: ${list(filter.terms, filter.anyTerm ? 'or' : 'and')}`] : []),
    ...(filter.withoutTerms ? [`Resume does not mention: ${list(filter.withoutTerms, 'or')}`] : []),
    ...(filter.interviewed === undefined ? [] : [`Interview: ${filter.interviewed ? 'finished' : 'not finished'}`]),
    ...(filter.scored === undefined ? [] : [`Scored: ${filter.scored ? 'yes' : 'not yet'}`]),
    ...(filter.scores ?? []).map(
      (score) =>
        `${capital(ofScore[score.field])} (${outOf[score.field]}): ${range(score, number).replace(/^of /, '')}`,
    ),
    ...(filter.except ? [`Left out: ${exceptWords(filter.except)}`] : []),
    ...(filter.experience
      ? [`Experience, counted from the dates in the resume: ${range(filter.experience, years).replace(/^of /, '')}`]
      : []),
    ...(filter.salary ? [`Expected salary: ${range(filter.salary, money).replace(/^of /, '')}`] : []),
  ];
}

export function jobFilterLines(filter: JobFilter): string[] {
  return [
    ...(filter.jobs ? [`Job: ${filter.jobs.label}`] : []),
    ...(filter.departments ? [`Department: ${filter.departments.join(' or ')}`] : []),
    ...(filter.locations ? [`Location: ${filter.locations.join(' or ')}`] : []),
    ...(filter.types ? [`Type: ${filter.types.join(' or ')}`] : []),
    ...(filter.state ? [`State: ${filter.state === 'Live' ? 'open' : 'closed'}`] : ['State: open and closed']),
    ...(filter.except ? [`Left out: ${exceptWords(filter.except)}`] : []),
    ...(filter.posted ? [`Posted: ${filter.posted.label}`] : []),
    ...(filter.closing ? [`Closing: ${filter.closing.label}`] : []),
    ...(filter.applicants ? [`Applicants: ${range(filter.applicants, number).replace(/^of /, '')}`] : []),
  ];
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
