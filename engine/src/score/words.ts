/** Puts what was found into plain sentences; each is made from the findings that made the marks, and from nothing else. */
import type { Quotation } from '#types';
import type { Career } from './career.ts';
import type { CriterionFinding } from './levels.ts';
import { relatedFrom } from './posts.ts';

const degrees = [
  '',
  'a school certificate',
  'a certificate',
  'a diploma',
  "a bachelor's degree",
  "a master's degree",
  'a doctorate',
];

/** What the words are made from; quotations are as they are shown. */
export type Told = {
  readonly criteria: readonly (CriterionFinding & { readonly quotations: Quotation[] })[];
  readonly career: Career;
  /** The nearest post's title as it stands in the resume; empty where there is none. */
  readonly title: string;
  /** Whether the words of the advert are known well enough to say what is near its work. */
  readonly understood: boolean;
  /** What the advert asks for; 0 where it does not. */
  readonly asked: { readonly years: number; readonly qualification: number };
  /** How many statements the advert makes of its work, and how many of them find evidence. */
  readonly statements: { readonly all: number; readonly met: number };
  /** How many words the resume has that are read. */
  readonly words: number;
};

/** Less than a month is no time. */
export const leastTold = 1 / 12;
/** So few words tell nothing of anybody's work. */
const fewWords = 25;

/** Two to five sentences: what the person did, how much of what is asked is shown, the strongest and the weakest. */
export function explanationOf(told: Told): string {
  const { criteria, statements } = told;
  if (told.words < fewWords) return 'The resume holds too little text to say what work was done.';
  const sentences = [careerSentence(told)];
  if (criteria.length > 0) {
    const met = criteria.filter(({ verdict }) => verdict === 'met').length;
    const partly = criteria.filter(({ verdict }) => verdict === 'partly').length;
    sentences.push(`${countCriteria(criteria.length, met, partly)}.`, strongest(told), weakest(told));
  } else if (statements.all > 0) {
    sentences.push(`${statements.met} of the ${count(statements.all, 'statement')} of the advert find evidence.`);
  }
  return sentences.filter(Boolean).join(' ');
}

/** From which nearness of a post on what is said of it. */
const degreesOfNear = [
  [0.7, 'in the field of this job'],
  [0.35, 'close to the field of this job'],
  [relatedFrom, 'some way from the field of this job'],
  [0, 'outside the field of this job'],
] as const;

function careerSentence(told: Told): string {
  const { career, title } = told;
  const { nearest } = career;
  if (!nearest) return 'The resume gives no post with dates that can be counted.';
  if (!told.understood) return 'Most words of the advert are not known to this engine, so little could be compared.';
  const [, near] = degreesOfNear.find(([from]) => nearest.nearness >= from) ?? [0, ''];
  const held = title
    ? `Worked as ${title} (${spanOf(nearest)}), ${near}`
    : `The nearest post (${spanOf(nearest)}) is ${near}`;
  return `${held}; ${
    career.related < leastTold
      ? `none of the ${years(career.all)} in dated posts is related work`
      : years(career.related) === years(career.all)
        ? `about ${years(career.all)} of related work`
        : `about ${years(career.related)} of related work out of ${years(career.all)} in all`
  }.`;
}

/** "2019 to 2022", "2021 to present". */
function spanOf({ from, to }: { from: number; to: number | null }): string {
  const first = Math.floor(from);
  if (to === null) return `${first} to present`;
  return Math.floor(to) === first ? String(first) : `${first} to ${Math.floor(to)}`;
}

/** "All 5 criteria are met", "Of the 5 criteria 4 are met and 1 partly"; without a full stop. */
export function countCriteria(all: number, met: number, partly: number): string {
  if (met === all) return `All ${all} criteria are met`;
  if (met + partly === 0) return `None of the ${all} criteria is met`;
  const verb = (n: number): string => `${n} ${n === 1 ? 'is' : 'are'}`;
  if (met === 0) return `Of the ${all} criteria ${verb(partly)} partly met`;
  return `Of the ${all} criteria ${verb(met)} met${partly > 0 ? ` and ${partly} partly` : ''}`;
}

const byLevel = ({ criteria }: Told): Told['criteria'] => criteria.toSorted((a, b) => b.level - a.level);

function strongest(told: Told): string {
  const [best] = byLevel(told);
  const words = best?.quotations[0];
  if (!best || !words || best.verdict === 'no evidence') return '';
  return `The strongest is “${clip(best.criterion.text)}”, shown by “${clip(words.text)}”.`;
}

function weakest(told: Told): string {
  const sorted = byLevel(told);
  const none = sorted.filter(({ verdict }) => verdict === 'no evidence').reverse();
  const quoted = none.slice(0, 2).map(({ criterion }) => `“${clip(criterion.text)}”`);
  if (none.length > 0)
    return `No evidence for ${quoted.join(' and ')}${none.length > 2 ? `, and ${none.length - 2} more` : ''}.`;
  const last = sorted.at(-1);
  return last && last.level < (sorted[0]?.level ?? 0) ? `The weakest is “${clip(last.criterion.text)}”.` : '';
}

/** Why a criterion has its level. Nothing is called missing that a quotation shown for any criterion says. */
export function criterionSentence(finding: Told['criteria'][number], says: (label: string) => boolean): string {
  const { criterion, verdict, found, held, holds } = finding;
  const missing = finding.missing.filter((label) => !says(label)).slice(0, 4);
  const parts: string[] = [];
  if (verdict === 'no evidence') {
    if (held === undefined && holds === undefined)
      parts.push(
        missing.length > 0
          ? `Not found in the resume: ${join(missing)}.`
          : finding.level > 0.25
            ? 'Nothing in the resume shows this plainly.'
            : 'The resume says nothing that bears on this.',
      );
  } else if (found.length > 0) {
    parts.push(`Said in the resume: ${join(found.slice(0, 4))}.`);
    if (missing.length > 0) parts.push(`Not said: ${join(missing)}.`);
  } else if (finding.spans.length > 0 && held === undefined && holds === undefined) {
    parts.push(
      verdict === 'met'
        ? 'The quoted passage tells of this in other words.'
        : 'The quoted passage comes near this without saying it.',
    );
  }
  if (held !== undefined)
    parts.push(
      held < leastTold
        ? 'No related work with dates is shown.'
        : `About ${years(held)} of related work; ${criterion.years} asked for.`,
    );
  if (holds !== undefined)
    parts.push(
      holds >= criterion.qualification
        ? `${upper(degrees[holds] ?? '')} is named.`
        : `${upper(degrees[criterion.qualification] ?? '')} or higher is not named.`,
    );
  return parts.join(' ');
}

/** What speaks for an applicant, in sentences, the most telling first. */
export function strengthsOf(told: Told): string[] {
  const { career, title, asked } = told;
  const strengths: string[] = [];
  if (told.understood && career.nearest && title && career.nearest.nearness >= 0.7 && career.related >= 0.5)
    strengths.push(`Has held the post of ${title} (${spanOf(career.nearest)}).`);
  if (asked.years > 0 && career.related >= asked.years)
    strengths.push(`About ${years(career.related)} of related work; ${asked.years} asked for.`);
  for (const { verdict, criterion, quotations } of byLevel(told).slice(0, 3)) {
    const [words] = quotations;
    if (verdict === 'met' && words) strengths.push(`${sentence(criterion.text)} Shown by “${clip(words.text)}”.`);
  }
  return strengths;
}

/** What a job asks for and a resume does not show, in sentences; `explain` says why of a criterion. */
export function gapsOf(told: Told, explain: (finding: Told['criteria'][number]) => string): string[] {
  const { criteria, career, asked } = told;
  const gaps = criteria
    .filter(({ verdict }) => verdict === 'no evidence')
    .map((finding) => `${sentence(finding.criterion.text)} ${explain(finding)}`);
  if (asked.years > 0 && career.related < asked.years - 0.25)
    gaps.push(
      career.nearest
        ? `${career.related < leastTold ? 'No' : `About ${years(career.related)} of`} related work with dates; ${count(asked.years, 'year')} asked for.`
        : `No dated posts show the ${count(asked.years, 'year')} asked for.`,
    );
  if (asked.qualification > 0 && (career.qualification?.level ?? 0) < asked.qualification)
    gaps.push(`${upper(degrees[asked.qualification] ?? '')} or higher is asked for and not named.`);
  return gaps;
}

/** "4 years", "1 year", "7 months". */
export function years(value: number): string {
  const months = Math.round(value * 12);
  if (months < 12) return months === 0 ? 'no time' : count(months, 'month');
  return count(Math.round(value), 'year');
}

function count(n: number, what: string): string {
  return `${n} ${what}${n === 1 ? '' : 's'}`;
}

/** "a, b and c". */
export function join(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** At most 120 signs, cut at a word. */
function clip(text: string): string {
  const flat = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,:]$/, '');
  return flat.length <= 120 ? flat : `${flat.slice(0, Math.max(60, flat.lastIndexOf(' ', 117)))} …`;
}

function sentence(text: string): string {
  const flat = text.trim();
  return /[.!?]$/.test(flat) ? flat : `${flat}.`;
}
