/** Cuts a criterion to the things that it asks for, so that each is looked for where it is told. */

import { type Statement, statementOf, yearsAsked } from '#advert/read.ts';
import type { FieldModel } from '#field/index.ts';
import type { Knowledge } from '#knowledge/index.ts';
import { isNamed, qualificationsIn } from '#resume/qualification.ts';
import { lemmaOf, type Span } from '#text/index.ts';
import { entriesOf } from '#text/lists.ts';

export type CriterionPart = {
  readonly text: string;
  readonly statement: Statement;
  /** Its share of the criterion; those of all parts add up to 1. */
  readonly weight: number;
};

/** Where one thing ends and another begins. */
const between = /,? with (?:experience of )?(?=\p{L})|[;,](?: (?:and|or))? |,? (?:and|or) /giu;
/** Words that say that something is asked for, and nothing of what. */
const frames = new Set([...entriesOf('vague'), ...entriesOf('criterion-frame')].map(lemmaOf));
/** What is asked for first is asked for most. */
const first = 1.5;

/** The parts of a criterion in their order; none where it asks for years or a qualification alone. `title` is the job's. */
export function partsOfCriterion(
  models: { field: FieldModel; knowledge: Knowledge },
  text: string,
  title: string,
): CriterionPart[] {
  const named = qualificationsIn(text);
  const parts = cut(text).flatMap(({ start, end }) => {
    const own = text.slice(start, end);
    const whole = statementOf(models, own, `${title}. ${text}`);
    const wanted = whole.wanted.filter(
      (one) =>
        !isNamed(named, { start: start + one.start, end: start + one.end }) &&
        !(one.term === undefined && one.words.every(({ lemma }) => frames.has(lemma))),
    );
    const said = Math.max(0, ...wanted.flatMap(({ words }) => words.map(({ weight }) => weight)));
    const sum = wanted.reduce((all, { weight }) => all + weight, 0);
    if (sum === 0) return [];
    const statement = { ...whole, wanted: wanted.map((one) => ({ ...one, weight: one.weight / sum })) };
    return [{ text: own, statement, weight: said }];
  });
  if (parts.length === 0)
    return named.length > 0 || yearsAsked(text) > 0
      ? []
      : [{ text, statement: statementOf(models, text, title), weight: 1 }];
  const weights = parts.map(({ weight }, i) => weight * (i === 0 ? first : 1));
  const sum = weights.reduce((all, one) => all + one, 0) || 1;
  return parts.map((part, i) => ({ ...part, weight: (weights[i] ?? 0) / sum }));
}

function cut(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(between)) {
    if (match.index > start) spans.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans;
}
