/** Marks a resume for a job: the published parts of the score, the five criteria, flags and the words that explain them. */
import type { ReadAdvert } from '#advert/read.ts';
import { type Knowledge, namesJob, namesWork } from '#knowledge/index.ts';
import { headingOf } from '#resume/headings.ts';
import { type CleanText, cleanText, quote, shorten } from '#text/clean.ts';
import { canName } from '#text/grammar.ts';
import { lemmaOf, type Span, tokensOf } from '#text/index.ts';
import { rowsOf } from '#text/lists.ts';
import type { Quotation, ResumeCriterion, ResumeInput, ResumeMarks, ScorePart } from '#types';
import { careerOf } from './career.ts';
import { credences } from './evidence.ts';
import { flagsOf, untoldPosts } from './flags.ts';
import { compare, type Models, type PartKey, partKeys } from './index.ts';
import { criterionFindings, type ReadCriterion } from './levels.ts';
import { type OpenResume, openResume } from './open.ts';
import { criterionSentence, explanationOf, gapsOf, leastTold, strengthsOf, type Told } from './words.ts';

/** A job read once, for any number of resumes. */
export type ReadJob = { readonly advert: ReadAdvert; readonly criteria: readonly ReadCriterion[] };

export type MarkModels = Models & { readonly knowledge: Knowledge };

/** What is shown of the fitted parts: each group's value is the mean of its parts by their weights. */
const groups = rowsOf('parts').map(([key = '', label = '', explanation = '', of = '']) => ({
  key,
  label,
  explanation,
  of: partKeys.filter((part) => of.split(' ').includes(part)),
}));

/**
 * Fitted weights are logits of "fits or not", which would crowd most people at both ends; divided by this they spread
 * over the ten points. No order changes by it.
 */
const spread = 2.5;
/** Not fitted, as no given text has criteria: what a mean level of 4 weighs, and the share of it that changes nothing. */
const ofCriteria = { weight: 0.5, usual: 0.35 };

/** Of adverts in English at least three quarters of the words are known, of those in Malay a sixth. */
const leastUnderstood = 0.4;

/** A quotation is read at a glance. */
const longestQuotation = 240;
const mostQuotations = 2;

/** Marks a resume for a job: parts 0 to 1, levels of the criteria 0 to 4 with quotations, and words. The same input has the same marks. */
export function markResume(models: MarkModels, { advert, criteria }: ReadJob, input: ResumeInput): ResumeMarks {
  const open = openResume(models, input);
  const { applicant, orders, clean } = open;
  const now = yearOf(input.asOf);
  const found = credences(advert, applicant).map((one, i) => (orders.has(i) ? { weight: 0, why: null } : one));
  const weights = found.map(({ weight }) => weight);
  const { values, met, posts, qualifications } = compare(models, advert, applicant, now, weights);
  const career = careerOf(applicant, posts, qualifications);
  const findings = criterionFindings(criteria, applicant, weights, career).map((finding) => ({
    ...finding,
    quotations: finding.verdict === 'no evidence' ? [] : quotationsOf(open, finding.spans),
  }));
  const told: Told = {
    criteria: findings,
    career,
    title: career.nearest ? titleOf(open, models.knowledge, career.nearest.title) : '',
    understood: advert.understood >= leastUnderstood,
    asked: { years: advert.years, qualification: advert.qualification },
    statements: { all: met.length, met: met.filter(({ degree }) => degree >= 0.35).length },
    words: applicant.tokens.length,
  };
  const shown = sayer(findings.flatMap(({ quotations }) => quotations));
  const explain = (finding: Told['criteria'][number]): string => criterionSentence(finding, shown);
  const flags = [...open.flags, ...flagsOf(clean, applicant, found), ...untoldPosts(clean, applicant, posts)];
  return {
    ...partsOf(models, told, values),
    caps: [],
    criteria: findings.map(
      (finding): ResumeCriterion => ({
        criterion: finding.criterion.text,
        verdict: finding.verdict,
        level: finding.level,
        explanation: explain(finding),
        quotations: finding.quotations,
      }),
    ),
    strengths: strengthsOf(told),
    gaps: gapsOf(told, explain),
    flags,
    explanation: [explanationOf(told), flags.find(({ code }) => code === 'other_language')?.text]
      .filter(Boolean)
      .join(' '),
  };
}

/** The parts as they are published, with the base of the arithmetic; criteria lift and lower by their mean level. */
function partsOf(
  { weights }: Models,
  told: Told,
  values: Readonly<Record<PartKey, number>>,
): Pick<ResumeMarks, 'parts' | 'base'> {
  const parts = groups.flatMap(({ key, label, explanation, of }): ScorePart[] => {
    const weight = of.reduce((sum, part) => sum + weights.parts[part], 0);
    if (weight === 0 || (key === 'qualification' && told.asked.qualification === 0)) return [];
    const value = of.reduce((sum, part) => sum + weights.parts[part] * values[part], 0) / weight;
    return [
      {
        key,
        label,
        value: rounded(value),
        weight: rounded(weight / spread),
        explanation: `${explanation}${detailOf(key, told)}`,
      },
    ];
  });
  const findings = told.criteria;
  if (findings.length === 0) return { parts, base: rounded(weights.bias / spread) };
  const { weight, usual } = ofCriteria;
  const mean = findings.reduce((sum, { level }) => sum + level, 0) / findings.length / 4;
  parts.unshift({
    key: 'criteria',
    label: 'The five criteria',
    value: rounded(mean),
    weight,
    explanation: 'The mean of the criteria levels, each from 0 to 4.',
  });
  return { parts, base: rounded(weights.bias / spread - weight * usual) };
}

/** What a part was made from, in figures. */
function detailOf(key: string, { career, asked, statements }: Told): string {
  if (key === 'years')
    return ` About ${career.related < leastTold ? 0 : career.related.toFixed(1)} years${asked.years > 0 ? `; ${asked.years} asked for` : ''}.`;
  if (key === 'requirements') return ` ${statements.met} of ${statements.all} do.`;
  return '';
}

/** Published numbers are those that are counted with. */
function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

function quotationsOf({ clean }: OpenResume, spans: readonly Span[]): Quotation[] {
  const found: Quotation[] = [];
  for (const span of spans) {
    const { start, end } = shorten(clean.text, span, longestQuotation);
    const one = quote(clean, start, end);
    if (one && !found.some((other) => other.start < one.end && one.start < other.end)) found.push(one);
  }
  return found.slice(0, mostQuotations);
}

/** What parts a title from employer, place and dates that share its line. */
const beside = /[,|;()]|\s[-–—]\s|\s{2,}|\bcompany name\b|\s(?:at|with|for)\s|\d/i;

/** A company or a sentence: no title begins so. */
const determined = /^(?:the|an?|our|my) |\b(?:I|was|were|have|had)\b/i;

/** The words of a title that name work, of what stands in its line; empty where none do. */
function titleOf({ masked }: OpenResume, knowledge: Knowledge, span: Span): string {
  const { start, end } = span;
  const pieces = masked.text
    .slice(start, end)
    .replace(/_+/g, ' ')
    .split(beside)
    .map((piece) =>
      piece
        .replace(/\s+/g, ' ')
        .replace(/ company$/i, '')
        .replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N})]+$/gu, ''),
    );
  const short = pieces.filter(
    (piece) =>
      piece.length <= 60 && !determined.test(piece) && headingOf(piece, { start: 0, end: piece.length }).kind === null,
  );
  const found =
    short.find((piece) => namesJob(knowledge, piece)) ??
    // "Purchasing Executive" is no title that the knowledge has, but names work in two words, and a person.
    short.find((piece) => /^\S+(?: \S+){1,3}$/.test(piece) && namesWork(knowledge, piece) && endsInPerson(piece)) ??
    '';
  const text = asWritten(masked, found, span);
  return text === text.toUpperCase() && text.length > 4
    ? text.toLowerCase().replace(/(?:^|[\s/-])\p{L}/gu, (letter) => letter.toUpperCase())
    : text;
}

/** A title as the resume has it: it was read in the one form of both sexes. */
function asWritten({ source, text, from, to }: CleanText, title: string, { start, end }: Span): string {
  const at = title === '' ? -1 : text.slice(start, end).indexOf(title);
  if (at < 0) return title;
  return cleanText(source.slice(from[start + at], to[start + at + title.length - 1])).text;
}

function endsInPerson(piece: string): boolean {
  return canName(lemmaOf(piece.split(' ').at(-1)?.toLowerCase() ?? ''), 'person');
}

/** Whether one of the quotations says all words of a label, in any form. */
function sayer(quotations: readonly Quotation[]): (label: string) => boolean {
  const said = quotations.map(({ text }) => new Set(tokensOf(text).map(({ lemma }) => lemma)));
  return (label) => {
    const words = tokensOf(label).map(({ lemma }) => lemma);
    return said.some((one) => words.every((word) => one.has(word) || one.has(lemmaOf(word))));
  };
}

/** A day as a year with its fraction: the end of its month. */
function yearOf(day: string): number {
  const [year, month] = day.split('-').map(Number);
  return (year ?? 0) + (month ?? 12) / 12;
}

/** The text that another engine may read: masked, and blank where it speaks to the reader. */
export function preparedText(models: MarkModels, input: Omit<ResumeInput, 'job'>): OpenResume['clean'] {
  const { masked, applicant, orders } = openResume(models, input);
  let text = masked.text;
  for (const i of orders) {
    const span = applicant.sentences[i];
    if (span)
      text = text.slice(0, span.start) + text.slice(span.start, span.end).replace(/[^\n]/g, ' ') + text.slice(span.end);
  }
  return { ...masked, text };
}
