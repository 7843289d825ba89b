/** Marks each criterion of a job from 0 to 4 with what shows it. */
import { yearsAsked } from '#advert/read.ts';
import { namesProof, qualificationsIn } from '#resume/qualification.ts';
import type { Span } from '#text/index.ts';
import { inOneForm } from '#text/sexes.ts';
import type { Verdict } from '#types';
import type { Career } from './career.ts';
import { type CriterionPart, partsOfCriterion } from './criterion-parts.ts';
import { type Applicant, listed } from './evidence.ts';
import { type MetTerm, matcherOf } from './requirements.ts';
import { smooth } from './smooth.ts';

/** A criterion read once for a job. */
export type ReadCriterion = {
  readonly text: string;
  readonly parts: readonly CriterionPart[];
  /** Years and level of the qualification that it asks for; 0 where it asks for none. */
  readonly years: number;
  readonly qualification: number;
};

export type CriterionFinding = {
  readonly criterion: ReadCriterion;
  /** 0 to 4, two decimals. */
  readonly level: number;
  readonly verdict: Verdict;
  /** Sentences, titles and lines of study that show it, the clearest first. */
  readonly spans: readonly Span[];
  /** Words of the criterion that the resume says in some form, and those that it does not. */
  readonly found: readonly string[];
  readonly missing: readonly string[];
  /** Years of related work, where the criterion asks for years. */
  readonly held?: number;
  /** The level of the highest qualification named, where the criterion asks for one. */
  readonly holds?: number;
};

/** Levels from which a criterion is met and partly met. */
const metFrom = 2.4;
const partlyFrom = 1;
/** A second sentence adds so much of what the first one leaves open. */
const second = 0.4;
/** Between these degrees a level grows from 0 to 4. */
const [lowest, highest] = [0.05, 0.75];
/** How much of the level the years, or the qualification, are where a criterion asks for them. */
const askedShare = 0.65;
/** As `askedShare` of a qualification alone: one in another subject meets the criterion partly. */
const subjectShare = 0.55;
/** Without the years or the qualification asked for a criterion is partly met at best: so much of its level is left. */
const short = 0.58;

/** Reads criteria for `criterionFindings`; `title` is the job's. */
export function readCriteria(
  models: Parameters<typeof partsOfCriterion>[0],
  criteria: readonly string[],
  title: string,
): ReadCriterion[] {
  return criteria.map((text) => {
    const asked = qualificationsIn(text).map(({ level }) => level);
    return {
      text,
      parts: partsOfCriterion(models, inOneForm(text), title),
      years: yearsAsked(text),
      qualification: asked.length > 0 ? Math.min(...asked) : 0,
    };
  });
}

/** What a resume shows of each criterion; `weights` say how much each sentence counts. */
export function criterionFindings(
  criteria: readonly ReadCriterion[],
  applicant: Applicant,
  weights: readonly number[],
  career: Career,
): CriterionFinding[] {
  const ofLists = weights.map((weight, i) => (applicant.sentences[i]?.listed ? Math.min(1, weight / listed) : weight));
  return criteria.map((criterion) => {
    // Certificates and licences are told in lists.
    const credible = namesProof(criterion.text) ? ofLists : weights;
    const evidence = criterion.parts.map((part) => evidenceOf(part, applicant, credible));
    const told = evidence.reduce((sum, { degree }) => sum + degree, 0);
    const asked = askedOf(criterion, career);
    const share = criterion.parts.length === 0 ? 1 : criterion.years > 0 ? askedShare : subjectShare;
    const value =
      asked.of > 0
        ? ((1 - share) * smooth(told, lowest, highest) + share * asked.value) *
          (short + (1 - short) * smooth(asked.value, 0.8, 0.95))
        : smooth(told, lowest, highest);
    const shown = evidence.flatMap(({ shows }) => shows).toSorted((one, other) => other.degree - one.degree);
    const spans = [
      ...asked.spans,
      ...shown.flatMap(({ degree, sentence }) => {
        const span =
          degree >= Math.max(lowest, 0.3 * (shown[0]?.degree ?? 0)) ? applicant.sentences[sentence] : undefined;
        return span ? [{ start: span.start, end: span.end }] : [];
      }),
    ];
    const level = Math.round((spans.length > 0 ? value : 0) * 400) / 100;
    const verdict: Verdict = level >= metFrom ? 'met' : level >= partlyFrom ? 'partly' : 'no evidence';
    return {
      criterion,
      level,
      verdict,
      spans,
      ...wordsOf(evidence.flatMap(({ terms }) => terms)),
      ...(criterion.years > 0 ? { held: career.related } : {}),
      ...(criterion.qualification > 0 ? { holds: career.qualification?.level ?? 0 } : {}),
    };
  });
}

/** How far what a criterion asks for beside its words is held. */
function askedOf(criterion: ReadCriterion, career: Career): { of: number; value: number; spans: Span[] } {
  const { years, qualification } = criterion;
  const values: number[] = [];
  const spans: Span[] = [];
  if (years > 0) {
    values.push(Math.min(1, career.related / years));
    if (career.nearest && career.related > 0) spans.push(career.nearest.line);
  }
  if (qualification > 0) {
    const held = career.qualification;
    values.push(held ? Math.min(1, held.level / qualification) ** 2 : 0);
    if (held && held.level >= qualification) spans.push(held.line);
  }
  return { of: values.length, value: values.reduce((sum, one) => sum + one, 0) / (values.length || 1), spans };
}

/** How far a part is told, as its share of the criterion, by the two sentences that tell it best. */
function evidenceOf(part: CriterionPart, applicant: Applicant, weights: readonly number[]) {
  const metBy = matcherOf(part.statement, part.text, applicant);
  const best = metBy(weights);
  const next = metBy(weights.map((weight, i) => (i === best.sentence ? 0 : weight)));
  return {
    degree: part.weight * (best.degree + (1 - best.degree) * second * next.degree),
    shows: [best, next].map(({ degree, sentence }) => ({ sentence, degree: part.weight * degree })),
    terms: [...best.terms, ...next.terms],
  };
}

function wordsOf(terms: readonly MetTerm[]): { found: string[]; missing: string[] } {
  const found = new Set(terms.filter(({ met }) => met).map(({ label }) => label));
  return {
    found: [...found],
    missing: [...new Set(terms.map(({ label }) => label))].filter((label) => !found.has(label)),
  };
}
