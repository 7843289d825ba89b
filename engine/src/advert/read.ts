/** Reads an advert once, for any number of resumes: its field, the statements of its work, what it asks for. */
import { type Field, type FieldModel, featuresOf, fieldOf, fieldOfCounts, placeOf } from '#field/index.ts';
import type { Knowledge } from '#knowledge/index.ts';
import { isNamed, qualificationsIn } from '#resume/qualification.ts';
import { type Span, sentencesOf, type Token, tokensOf } from '#text/index.ts';
import { type Phrases, phrasesOf } from './phrases.ts';
import { aboutWork, type SentenceModel } from './sentence-model.ts';
import { type Wanted, wantedIn } from './wanted.ts';

/** A sentence of the advert that tells of work or asks for something. */
export type Statement = Span & {
  readonly features: ReadonlyMap<string, number>;
  readonly place: Float64Array;
  /** How surely it is about the work: 0 to 1. */
  readonly weight: number;
  /** Its terms and the words between them. */
  readonly wanted: readonly Wanted[];
};

export type ReadAdvert = {
  readonly description: string;
  readonly title: Field;
  readonly whole: Field;
  readonly titleFeatures: ReadonlyMap<string, number>;
  readonly features: ReadonlyMap<string, number>;
  readonly statements: readonly Statement[];
  /** Of the advert, and of its criteria where it has some: they are shown to applicants like it, and pasted like it. */
  readonly phrases: readonly Phrases[];
  /** The level asked for, 0 where none is. */
  readonly qualification: number;
  /** The years asked for, 0 where none are. */
  readonly years: number;
  /** The share of its words that the field model knows, 0 to 1: little of an advert in another language. */
  readonly understood: number;
};

/** How much more a word of the title says of the field than a word of the text. */
const titleFactor = 10;
const mostStatements = 40;
/** No advert says more. */
const mostSentences = 2000;

/** `description` in UTF-16; the spans of the statements are of it. */
export function readAdvert(
  models: { field: FieldModel; sentences: SentenceModel; knowledge: Knowledge },
  { title, description, criteria = [] }: { title: string; description: string; criteria?: readonly string[] },
): ReadAdvert {
  const { field } = models;
  const names = models.knowledge.camelWords;
  const asked = qualificationsIn(description);
  const titleTokens = tokensOf(title, names);
  const titleFeatures = featuresOf(titleTokens, field.common);
  const features = new Map<string, number>();
  const statements: Statement[] = [];
  const sentences: { tokens: Token[]; frame: boolean }[] = [];
  for (const span of sentencesOf(description).slice(0, mostSentences)) {
    const text = description.slice(span.start, span.end);
    const tokens = tokensOf(text, names);
    const weight = aboutWork(models.sentences, tokens) ** 2;
    const own = featuresOf(tokens, field.common);
    for (const [feature, count] of own) features.set(feature, (features.get(feature) ?? 0) + count * weight);
    sentences.push({ tokens, frame: weight < 0.3 });
    if (own.size < 2 || weight < 0.2) continue;
    const wanted = wantedIn(models.knowledge, text, span.start, title).filter((one) => !isNamed(asked, one));
    statements.push({ ...span, features: own, place: placeOf(field, own), weight, wanted });
  }
  const whole = new Map(features);
  for (const [feature, count] of titleFeatures) whole.set(feature, (whole.get(feature) ?? 0) + count * titleFactor);
  const levels = asked.map(({ level }) => level);
  const words = [...whole.keys()].filter((feature) => !feature.includes(' '));
  return {
    description,
    title: fieldOf(field, titleTokens),
    whole: fieldOfCounts(field, whole),
    titleFeatures,
    features,
    statements: statements.toSorted((a, b) => b.weight - a.weight).slice(0, mostStatements),
    phrases: [sentences, criteria.map((one) => ({ tokens: tokensOf(one, names), frame: false }))].map(phrasesOf),
    qualification: levels.length > 0 ? Math.min(...levels) : 0,
    years: yearsAsked(description),
    understood: words.filter((word) => field.index.has(word)).length / (words.length || 1),
  };
}

/** One sentence, or a criterion, as something that a resume may meet. */
export function statementOf(
  { field, knowledge }: { field: FieldModel; knowledge: Knowledge },
  text: string,
  title: string,
): Statement {
  const features = featuresOf(tokensOf(text, knowledge.camelWords), field.common);
  const wanted = wantedIn(knowledge, text, 0, title);
  return { start: 0, end: text.length, features, place: placeOf(field, features), weight: 1, wanted };
}

const numbers = 'one two three four five six seven eight nine ten'.split(' ');
const askedYears = new RegExp(
  String.raw`(\d{1,2}|${numbers.join('|')})\s*(?:\+|plus|or more)?\s*(?:(?:-|–|to)\s*\d{1,2}\s*)?(?:years?|yrs)`,
  'gi',
);

/** The first number of years that an advert asks for; a company tells its age in more. */
export function yearsAsked(text: string): number {
  for (const [, found = ''] of text.matchAll(askedYears)) {
    const years = Number(found) || numbers.indexOf(found.toLowerCase()) + 1;
    if (years > 0 && years <= 15) return years;
  }
  return 0;
}
