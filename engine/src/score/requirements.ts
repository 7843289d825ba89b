/** How far each statement of the advert is met by a sentence of the resume, and which of its terms are told. */
import type { ReadAdvert, Statement } from '#advert/read.ts';
import { dot } from '#field/index.ts';
import { met as metFrom } from '#knowledge/index.ts';
import type { Span } from '#text/index.ts';
import type { Applicant } from './evidence.ts';
import { smooth } from './smooth.ts';
import { type Hit, hitsFor } from './told.ts';

/** A term of a statement, in the advert's words. */
export type MetTerm = {
  readonly label: string;
  /** Where it stands in the advert. */
  readonly span: Span;
  readonly met: boolean;
  /** Where the resume tells it. */
  readonly by?: Span;
};

export type Met = {
  readonly statement: Statement;
  /** 0 to 1. */
  readonly degree: number;
  /** Position of the sentence that meets it best; -1 where none does. */
  readonly sentence: number;
  readonly terms: readonly MetTerm[];
};

/** Each statement with the best sentence for it; `weights` say how much each sentence counts. */
export function requirementsMet(advert: ReadAdvert, applicant: Applicant, weights: readonly number[]): Met[] {
  return advert.statements.map((statement) => matcherOf(statement, advert.description, applicant)(weights));
}

/** Looks a statement of `text` up once; what meets it depends on how much each sentence counts. */
export function matcherOf(statement: Statement, text: string, applicant: Applicant) {
  const words = new Float64Array(applicant.sentences.length);
  const found = statement.wanted.map((wanted) => ({ wanted, hits: hitsFor(applicant, applicant.told, wanted) }));
  for (const { wanted, hits } of found)
    for (const { sentence, strength } of hits.values())
      words[sentence] = (words[sentence] ?? 0) + wanted.weight * strength;
  const degrees = applicant.places.map((place, i) => degreeOf(words[i] ?? 0, Math.max(0, dot(statement.place, place))));
  return (weights: readonly number[]): Met => {
    let degree = 0;
    let sentence = -1;
    for (const [i, own] of degrees.entries()) {
      const here = (weights[i] ?? 0) * own;
      if (here > degree) [degree, sentence] = [here, i];
    }
    const terms = found.flatMap(({ wanted, hits }): MetTerm[] => {
      if (!wanted.term) return [];
      const span = { start: wanted.start, end: wanted.end };
      const best = bestOf(hits, weights);
      return [
        { label: text.slice(span.start, span.end), span, met: best !== undefined, ...(best && { by: best.span }) },
      ];
    });
    return { statement, degree, sentence, terms };
  };
}

/** Words and terms say most; nearness of the work says something of what has other words. */
function degreeOf(words: number, meaning: number): number {
  return 1 - (1 - words) * (1 - 0.4 * smooth(meaning, 0.4, 1));
}

/** The hit that meets a term in the sentence that counts most. */
function bestOf(hits: ReadonlyMap<number, Hit>, weights: readonly number[]): Hit | undefined {
  let best: Hit | undefined;
  const worth = ({ strength, sentence }: Hit): number => strength * (0.01 + (weights[sentence] ?? 0));
  for (const hit of hits.values()) if (hit.strength >= metFrom && (!best || worth(hit) > worth(best))) best = hit;
  return best;
}
