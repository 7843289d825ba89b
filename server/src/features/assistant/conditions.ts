/** Filters of a question as conditions of SQL, every value a parameter: the part that all its statements share. */
import { statusesThat } from '@saring/contract/domain';
import { type Filter, type Range, redactionVersion, type ScoreField, type Term } from '@saring/engine';
import { type composer, literals } from '#platform/db/db.ts';

/** Who is withheld until there is a status, by the rule of the applicants' list: name, contact and the resume's own words. */
const unnamed = literals(statusesThat('named', false));
export const blind = `(j.blind_review and a.status in ${unnamed})`;
/** The same where the application carries the choice of its job. */
export const ownBlind = `(a.blind_review and a.status in ${unnamed})`;
/** Who withdrew: told are who it was, for which job and when, and nothing that was sent or found. */
export const withdrawn = `(a.status in ${literals(statusesThat('readable', false))})`;
/** Of whom no word is told that they wrote or said. */
export const closed = `(${withdrawn} or ${blind} or a.people_only)`;
/** The statuses that do not count among the applicants of a job. */
export const uncounted = literals(statusesThat('counted', false));

/** Whose rows, and what "today" is. */
export interface Scope {
  companyId: string;
  /** `YYYY-MM-DD` in the configured zone. */
  today: string;
  timeZone: string;
}

export type Composer = ReturnType<typeof composer>;

export const columnOf: Record<ScoreField | 'salary', string> = {
  final: 'a.final_score',
  resume: 'a.resume_score',
  interview: 'a.interview_score',
  salary: `case when ${withdrawn} then null else a.expected_amount end`,
};
/** A final score is stored as 0 until there is one, and below 0 where there is none to come. */
export const marked: Record<ScoreField | 'salary', string> = {
  final: '(a.resume_score is not null or a.interview_score is not null or a.final_score > 0)',
  resume: 'a.resume_score is not null',
  interview: 'a.interview_score is not null',
  salary: `(${columnOf.salary}) is not null`,
};

export function within(column: string, { min, max, over, under }: Range, { value }: Composer): string[] {
  return [
    ...(min === undefined ? [] : [`${column} ${over ? '>' : '>='} ${value(min)}::double precision`]),
    ...(max === undefined ? [] : [`${column} ${under ? '<' : '<='} ${value(max)}::double precision`]),
  ];
}

/** Without the spellings that another one stands within: who mentions "microsoft excel" mentions "excel", and phrases are dear to look for. */
export function fewest(spellings: readonly string[]): string[] {
  const words = (spelling: string) => spelling.toLowerCase().split(/[\s./-]+/);
  const single = new Set(
    spellings.filter((spelling) => /^[\p{L}\p{N}]+$/u.test(spelling)).map((one) => one.toLowerCase()),
  );
  return spellings.filter(
    (spelling) => words(spelling).length < 2 || !words(spelling).some((word) => single.has(word)),
  );
}

/**
 * A condition on the resume's words, all of the terms together, by the index over them; what a resume denies ("no experience
 * with SQL") is not among them. Whoever is withheld is found by what a reviewer may read of the resume, and by no word else.
 */
export function mentions(terms: readonly Term[], compose: Composer): string {
  const shown = `select t.application_id from own_redacted_words t where t.version = ${redactionVersion} and ${terms.map((term) => `t.words @@ (${anySpelling(term, compose)})`).join(' and ')}`;
  return `(${mentionedAtAll(terms, compose)} and not a.people_only and (not ${blind} or a.id in (${shown})))`;
}

/** Any spelling of a term, as a search of words. */
export function anySpelling({ spellings }: Term, { value }: Composer): string {
  return fewest(spellings)
    .map((spelling) => `phraseto_tsquery('simple', plain_words(${value(spelling)}))`)
    .join(' || ');
}

function mentionedAtAll(terms: readonly Term[], compose: Composer): string {
  const { value } = compose;
  const query = (spelling: string) => `phraseto_tsquery('simple', plain_words(${value(spelling)}))`;
  if (terms.length > 1)
    return `a.id in (select t.application_id from own_resume_words t where ${terms.map((term) => `t.words @@ (${anySpelling(term, compose)})`).join(' and ')})`;
  const spellings = terms.flatMap((term) => fewest(term.spellings));
  // Asked twice a word looks rarer than it is: else PostgreSQL, which takes the words of a resume for as near as its row, reads
  // all of them past the index once a fifth holds the word, 0.7 s of 100,000 instead of 0.1 s.
  const found = (some: readonly string[], indexed: boolean) => {
    const any = some.map(query);
    if (any.length === 0) return [];
    const asked = `(${any.join(' || ')})`;
    return [
      `select t.application_id from own_resume_words t where t.words @@ (${indexed ? `${asked} && ${asked}` : asked})`,
    ];
  };
  // A phrase makes PostgreSQL look at every row that the whole query finds, a word none: together they took 0.6 s for 20,000 rows.
  const single = spellings.filter((spelling) => /^[\p{L}\p{N}]+(?:\+\+|#)?$/u.test(spelling));
  const phrases = spellings.filter((spelling) => !single.includes(spelling));
  return `a.id in (${[...found(single, true), ...found(phrases, false)].join(' union all ')})`;
}

/** Whether a filter goes by what an application holds, which nobody is found by once it is withdrawn. */
export function goesByContents(filter: Filter): boolean {
  const { terms, withoutTerms, homes, interviewed, scored, scores, salary, experience } = filter;
  return [terms, withoutTerms, homes, interviewed, scored, scores, salary, experience].some((one) => one !== undefined);
}

/** Whether a filter goes by what software has read: whom people alone read is found by none of it, nor by its absence. */
function goesByReading({ terms, withoutTerms, scored, scores, experience }: Filter): boolean {
  return [terms, withoutTerms, scored, scores, experience].some((one) => one !== undefined);
}

/** Conditions on the application; its status apart, because counts tell how many withdrawn ones they leave out. */
export function applicationConditions(filter: Filter, compose: Composer): string[] {
  const { value } = compose;
  const asked = filter.terms ?? [];
  const terms =
    filter.anyTerm || asked.length < 2 ? asked.map((term) => mentions([term], compose)) : [mentions(asked, compose)];
  return [
    ...(goesByContents(filter) ? [`not ${withdrawn}`] : []),
    ...(goesByReading(filter) ? ['not a.people_only'] : []),
    ...(filter.jobs ? [`a.job_id = any(${value(filter.jobs.ids)}::uuid[])`] : []),
    ...(terms.length > 0 ? [filter.anyTerm ? `(${terms.join(' or ')})` : terms.join(' and ')] : []),
    ...(filter.withoutTerms ?? []).map((term) => `not ${mentions([term], compose)}`),
    ...(filter.applied?.from ? [`a.applied_at >= ${value(filter.applied.from)}::timestamptz`] : []),
    ...(filter.applied?.before ? [`a.applied_at < ${value(filter.applied.before)}::timestamptz`] : []),
    ...(filter.homes ? [`(not ${blind} and a.address ilike any(${value(filter.homes.map(like))}::text[]))`] : []),
    ...(filter.interviewed === undefined ? [] : [filter.interviewed ? 'a.interview_status' : 'not a.interview_status']),
    ...(filter.scored === undefined ? [] : [filter.scored ? marked.final : `not ${marked.final}`]),
    ...(filter.scores ?? []).flatMap((range) => [
      marked[range.field],
      ...within(columnOf[range.field], range, compose),
    ]),
    ...(filter.salary ? within(columnOf.salary, filter.salary, compose) : []),
    ...(filter.experience
      ? [`not ${blind}`, 'a.years_worked >= 0', ...within('a.years_worked', filter.experience, compose)]
      : []),
    ...(filter.people ? [`a.id = any(${value(filter.people.ids)}::uuid[])`] : []),
  ];
}

/** The zone as PostgreSQL reads it: an offset as text would be taken with the opposite sign. */
export const zone = ({ timeZone }: Scope, { value }: Composer): string =>
  `${value(timeZone)}::${/^[+-]/.test(timeZone) ? 'interval' : 'text'}`;

export const liveOn = (day: string) =>
  `(j.status = 'Live' and (j.closing_date is null or j.closing_date >= ${day}::date))`;
export const like = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

export function jobConditions(
  filter: Pick<Filter, 'departments' | 'locations' | 'types' | 'jobState' | 'except'>,
  scope: Scope,
  compose: Composer,
): string[] {
  const { value } = compose;
  const { jobs: left, ...except } = filter.except ?? {};
  return [
    ...(left ? [`j.id <> all(${value(left.ids)}::uuid[])`] : []),
    ...(Object.keys(except).length > 0 ? jobConditions(except, scope, compose).map((one) => `not ${one}`) : []),
    ...(filter.departments
      ? [`lower(j.department) = any(${value(filter.departments.map((name) => name.toLowerCase()))}::text[])`]
      : []),
    ...(filter.locations ? [`j.location ilike any(${value(filter.locations.map(like))}::text[])`] : []),
    ...(filter.types
      ? [`exists (select 1 from unnest(j.types) kind where lower(kind) = any(${value(filter.types)}::text[]))`]
      : []),
    ...(filter.jobState ? [`${filter.jobState === 'Live' ? '' : 'not '}${liveOn(value(scope.today))}`] : []),
  ];
}

export function statusCondition(filter: Filter, { value }: Composer): string {
  return filter.statuses ? `a.status = any(${value(filter.statuses)}::text[])` : `a.status not in ${uncounted}`;
}

export function source(filter: Filter, scope: Scope, compose: Composer): string {
  const own = compose.value(scope.companyId);
  const where = [
    `a.company_id = ${own}`,
    `j.company_id = ${own}`,
    ...applicationConditions(filter, compose),
    ...jobConditions(filter, scope, compose),
  ];
  return `from applications a join jobs j on j.id = a.job_id where ${where.join(' and ')}`;
}
