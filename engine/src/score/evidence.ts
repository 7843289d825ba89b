/** How much each sentence of a resume counts as evidence for one advert: own statements fully, lists and copies less. */
import type { ReadAdvert } from '#advert/read.ts';
import { cosine, type FieldModel, featuresOf, placeOf } from '#field/index.ts';
import type { Knowledge } from '#knowledge/index.ts';
import { deniedIn } from '#resume/denied.ts';
import { isNamed, type Qualification, qualificationsIn } from '#resume/qualification.ts';
import { type ReadResume, readSentences } from '#resume/sentences.ts';
import type { Span } from '#text/index.ts';
import { copiedFrom } from './copied.ts';
import { smooth } from './smooth.ts';
import { type NamedTitle, titlesNamed } from './titles.ts';
import { type Told, toldIn } from './told.ts';

/** A resume read once, for any number of adverts. */
export type Applicant = ReadResume & {
  /** For each sentence its features and its place. */
  readonly features: readonly ReadonlyMap<string, number>[];
  readonly places: readonly Float64Array[];
  readonly told: Told;
  readonly named: readonly NamedTitle[];
  /** What the resume says was not done, or is hoped for. */
  readonly isDenied: (span: Span) => boolean;
  /** Those named among studies. */
  readonly qualifications: readonly Qualification[];
};

/** What a list says counts so much beside a statement. */
export const listed = 0.4;
/** A row of loose words tells nothing, and is not quite nothing, so that more of it never lowers. */
const loose = 0.02;
/** What a sentence in the advert's own words counts under a post with years, and elsewhere. */
const copiedInPost = 0.9;
const copiedElsewhere = 0.1;
/** A list of so many words that are nearly all the advert's was made from it; a skills section has words of its own. */
const longList = 10;
/** From this share of the advert's words on a person is told so; below, an honest list may have as many. */
const accused = 0.85;
/** A line of fewer words may well stand twice: a place, a date, a name. */
const toldTwice = 5;

/** Reads a resume once, for any number of adverts; `asOf` as in `readResume`. */
export function readApplicant(model: FieldModel, text: string, knowledge: Knowledge, asOf: string): Applicant {
  const resume = readSentences(text, knowledge, asOf);
  const denied = resume.sentences.flatMap(({ start, end }) =>
    deniedIn(text.slice(start, end)).map((span) => ({ start: start + span.start, end: start + span.end })),
  );
  const isDenied = ({ start }: Span): boolean => denied.some((span) => start >= span.start && start < span.end);
  const named = qualificationsIn(text);
  // Qualifications are compared by their level: a higher one than asked for has other words.
  const isSilent = (token: Span): boolean => isNamed(named, token) || isDenied(token);
  const features = resume.sentences.map(({ from, to }) => {
    const counts = featuresOf(
      resume.tokens.slice(from, to).filter((token) => !isSilent(token)),
      model.common,
    );
    // A word that a sentence says more than twice is said for a reader who counts.
    for (const [feature, count] of counts) if (count > 2) counts.set(feature, 2);
    return counts;
  });
  const places = features.map((one) => placeOf(model, one));
  const qualifications = named.filter(
    ({ span }) =>
      !isDenied(span) &&
      isNamed(
        resume.studies.map((study) => ({ span: study })),
        span,
      ),
  );
  return {
    ...resume,
    features,
    places,
    isDenied,
    qualifications,
    told: toldIn(knowledge, resume, isDenied),
    named: titlesNamed(model, resume, isSilent),
  };
}

/** How much a sentence counts, 0 to 1, and what makes it count little; null where nothing does. */
export type Credence = {
  readonly weight: number;
  readonly why: 'copied_from_advert' | 'keyword_list' | 'repeated_words' | 'loose_words' | null;
};

/** For each sentence a number from 0 to 1. */
export function credibility(advert: ReadAdvert, applicant: Applicant): number[] {
  return credences(advert, applicant).map(({ weight }) => weight);
}

/** For each sentence how much it counts and why. */
export function credences(advert: ReadAdvert, applicant: Applicant): Credence[] {
  const copied = copiedFrom(advert.phrases, applicant);
  // Who tells of each thing asked for in the advert's words does not tell it in its order, nor what frames it.
  const whole = smooth(copied.taken, 0.35, 0.6) * smooth(copied.inOrder, 0.3, 0.8);
  const pasted = Math.max(smooth(copied.frame, 0.15, 0.5), whole, smooth(copied.passage, 0.4, 0.9));
  const shares = withShortOnes(advert, applicant, copied.shares);
  const borneOut = copiesBorneOut(advert, applicant, shares);
  const harvested = harvestedLists(advert, applicant);
  const said = new Set<string>();
  return applicant.sentences.map((sentence, i) => {
    const words = applicant.tokens.slice(sentence.from, sentence.to).map(({ lemma }) => lemma);
    const key = words.join(' ');
    if (said.has(key)) return { weight: 0, why: words.length >= toldTwice ? 'repeated_words' : null };
    said.add(key);
    const share = smooth(shares[i] ?? 0, 0.3, 0.7);
    const kept =
      (sentence.post >= 0 ? copiedInPost : copiedElsewhere) * (1 - pasted) * (borneOut[sentence.post + 1] ?? 1);
    const { gathered = 0, certain = false } = harvested[i] ?? {};
    const own = (sentence.loose ? loose : sentence.listed ? listed : 1) * (1 - gathered * (1 - share));
    if (sentence.loose) return { weight: own * (1 - share), why: 'loose_words' };
    const why = share * (1 - kept) >= 0.8 ? 'copied_from_advert' : certain && share < 0.2 ? 'keyword_list' : null;
    return { weight: own * (1 - share * (1 - kept)), why };
  });
}

/** What is too short to be a run of words is copied where it stands between what is, as far as its words are the advert's. */
function withShortOnes({ features }: ReadAdvert, applicant: Applicant, shares: readonly number[]): number[] {
  return shares.map((share, i) => {
    if (Math.min(shares[i - 1] ?? 0, shares[i + 1] ?? 0) <= 0.5) return share;
    const words = [...(applicant.features[i]?.keys() ?? [])].filter((feature) => !feature.includes(' '));
    return Math.max(share, words.filter((word) => features.has(word)).length / (words.length || 1));
  });
}

/** Own words tell of other work than the advert's below the first of these, of the same above the second. */
const [otherWork, sameWork] = [0, 0.15];
/** So many own words tell nothing of the work, and so many enough. */
const [fewOwn, enoughOwn] = [15, 40];
/** What is told elsewhere says less of a post than what is told of it. */
const ofElsewhere = 0.25;

/**
 * How far a person's own words bear out what they copied, 0 to 1: elsewhere, then for each post. Who tells of other
 * work in words of their own has not done the advert's in its words.
 */
function copiesBorneOut({ whole }: ReadAdvert, applicant: Applicant, shares: readonly number[]): number[] {
  const places = [-1, ...applicant.posts.keys()].map(() => ({ words: 0, place: new Float64Array(whole.place.length) }));
  for (const [i, { post, from, to, loose }] of applicant.sentences.entries()) {
    const own = places[post + 1];
    const words = loose ? 0 : (1 - smooth(shares[i] ?? 0, 0.1, 0.4)) * (to - from);
    if (!own || words === 0) continue;
    own.words += words;
    for (const [d, value] of (applicant.places[i] ?? []).entries()) own.place[d] = (own.place[d] ?? 0) + words * value;
  }
  const all = places.reduce((sum, { words }) => sum + words, 0);
  return places.map(({ words, place }) => {
    const said = words + ofElsewhere * (all - words);
    const mixed = place.map(
      (value, d) => value + ofElsewhere * places.reduce((sum, one) => sum + (one.place[d] ?? 0), -value),
    );
    const near = Math.max(0, cosine(whole.place, mixed));
    return 1 - smooth(said, fewOwn, enoughOwn) * (1 - smooth(near, otherWork, sameWork));
  });
}

/** How far the words of a sentence were gathered from the advert, 0 to 1, and whether that is certain. */
type Gathered = { readonly gathered: number; readonly certain: boolean };

/** For each sentence; lists side by side are one list. What is copied in whole runs is told by `copiedFrom`. */
function harvestedLists({ features, titleFeatures }: ReadAdvert, applicant: Applicant): Gathered[] {
  const { sentences, features: own, headline, titles } = applicant;
  const found = sentences.map((): Gathered => ({ gathered: 0, certain: false }));
  for (let i = 0; i < sentences.length; ) {
    let end = i + 1;
    while (sentences[i]?.listed && sentences[end]?.listed) end++;
    const words = new Set(
      own.slice(i, end).flatMap((counts) => [...counts.keys()].filter((feature) => !feature.includes(' '))),
    );
    const taken = [...words].filter((word) => features.has(word) || titleFeatures.has(word)).length / (words.size || 1);
    const gathered = sentences[i]?.listed ? smooth(taken, 0.35, 0.7) : smooth(taken, 0.7, 0.95);
    if (words.size >= longList) found.fill({ gathered, certain: taken >= accused }, i, end);
    i = end;
  }
  // The advert's title alone says something on top and over a post, and nothing anywhere else.
  for (const [i, { start, end, from, to }] of sentences.entries()) {
    const bare =
      (own[i]?.size ?? 0) > 0 &&
      [...(own[i]?.keys() ?? [])].every((one) => one.includes(' ') || titleFeatures.has(one));
    const studied = applicant.qualifications.some(({ span }) => start <= span.start && span.end <= end);
    if (bare && !studied && start >= headline.end && !titles.some((title) => title.from < to && from < title.to))
      found[i] = { gathered: 1, certain: false };
  }
  return found;
}

/** Counts of the features of all sentences, each weighed. */
export function weighed(applicant: Applicant, weights: readonly number[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [i, features] of applicant.features.entries())
    for (const [feature, count] of features)
      counts.set(feature, (counts.get(feature) ?? 0) + count * (weights[i] ?? 0));
  return counts;
}
