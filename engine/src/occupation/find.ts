/** Finds the occupation of an advert, or of a post in a resume, by its title first and then by what is told under it. */
import { aboutWork, type SentenceModel } from '#advert/sentence-model.ts';
import { dot, type FieldModel, fieldOf } from '#field/index.ts';
import type { Knowledge } from '#knowledge/index.ts';
import { sentencesOf, tokensOf } from '#text/index.ts';
import { indexDuties } from './duties.ts';
import { indexTitles } from './titles.ts';

/** O*NET-SOC code, O*NET's title, and the share of the belief, 0 to 1; shares of all occupations add to 1. */
export type FoundOccupation = { readonly code: string; readonly title: string; readonly share: number };

export type OccupationQuestion = { readonly title: string; readonly description: string };

export type OccupationModels = {
  readonly knowledge: Knowledge;
  readonly field: FieldModel;
  readonly sentences: SentenceModel;
};

export type OccupationFinder = {
  /** Up to three occupations, the largest share first; none where neither title nor description says anything. */
  occupationsOf(question: OccupationQuestion): FoundOccupation[];
};

/** How much a point of each witness counts before the exponential. */
const weights = { title: 4, duties: 32, field: 4 };
/** A word of the title says this much more of the field than a word of the text; of an advert, and of an occupation. */
const titleFactors = { asked: 10, known: 5 };
/** So many, the likeliest by title and duties, are placed in the field model, each once: placing all takes a second. */
const mostLikely = 40;
/** A sentence that is about the work less surely than this tells of the company, its benefits or the law. */
const leastSure = 0.5;

/** Finds the occupations that a title and duties come nearest to, each with its share. */
export function occupationFinder(models: OccupationModels): OccupationFinder {
  const { knowledge } = models;
  const titles = indexTitles(knowledge);
  const duties = indexDuties(knowledge);
  const places = new Map<number, Float64Array>();
  const placeOf = (at: number): Float64Array => {
    const { label } = knowledge.concept(at);
    const text = [label, ...knowledge.activities(at)].join('. ');
    const place = places.get(at) ?? placeAt(models, label, text, titleFactors.known);
    places.set(at, place);
    return place;
  };
  return {
    occupationsOf: ({ title, description }) => {
      const work = workOf(models, description);
      const byDuties = duties.compare(`${title}. ${work}`);
      const all = titles
        .compare(title)
        .map((score, at) => weights.title * score + weights.duties * (byDuties[at] ?? 0));
      const likely = [...all.keys()]
        .filter((at) => (all[at] ?? 0) > 0)
        .sort((a, b) => (all[b] ?? 0) - (all[a] ?? 0) || a - b)
        .slice(0, mostLikely);
      const place = placeAt(models, title, work, titleFactors.asked);
      for (const at of likely) all[at] = (all[at] ?? 0) + weights.field * dot(place, placeOf(at));
      const total = all.reduce((sum, score) => sum + Math.exp(score), 0);
      return likely
        .sort((a, b) => (all[b] ?? 0) - (all[a] ?? 0) || a - b)
        .slice(0, 3)
        .map((at) => ({
          code: knowledge.codes[at] ?? '',
          title: knowledge.concept(at).label,
          share: Math.exp(all[at] ?? 0) / total,
        }));
    },
  };
}

/** Where a title and a text lie in the field model. */
function placeAt({ knowledge, field }: OccupationModels, title: string, text: string, factor: number): Float64Array {
  const names = knowledge.camelWords;
  return fieldOf(field, tokensOf(text, names), { tokens: tokensOf(title, names), factor }).place;
}

/** The sentences that are about the work. */
function workOf({ knowledge, sentences }: OccupationModels, description: string): string {
  return sentencesOf(description)
    .map(({ start, end }) => description.slice(start, end))
    .filter((sentence) => aboutWork(sentences, tokensOf(sentence, knowledge.camelWords)) >= leastSure)
    .join('. ');
}
