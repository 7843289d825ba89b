/** Which topics of work and of conduct words belong to, from `knowledge/ours`: how people speak of their work. */
import { lemmaOf } from '#text/index.ts';
import { rowsOf } from '#text/lists.ts';
import { once } from '#text/once.ts';

type Mark = { readonly topic: number; readonly weight: number };
export type Topics = {
  /** By lemma the topics that it belongs to; a word of many topics tells little of each. */
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
  /** By topic whether it is conduct. */
  readonly soft: readonly boolean[];
};

const strong = 1.5;
/** How fast a word of several topics loses weight, and what keeps short texts from agreeing by one word. */
const spread = 0.7;
const smoothing = 0.3;
const unknown = 0.3;
/** So much more of a topic of conduct than of any trade is asked for where conduct is meant. */
const softer = 1.6;

const table = once((): Topics => {
  const names = new Map<string, number>();
  const soft: boolean[] = [];
  const marks = new Map<string, Map<number, number>>();
  for (const [name = '', kind, word = '', strength] of rowsOf('answer-topics')) {
    const topic = names.get(name) ?? names.size;
    names.set(name, topic);
    // Conduct, which a story from any work may show.
    soft[topic] = kind === 'soft';
    const own = marks.get(lemmaOf(word)) ?? new Map<number, number>();
    marks.set(lemmaOf(word), own.set(topic, Math.max(own.get(topic) ?? 0, strength === 'strong' ? strong : 1)));
  }
  const weighed = [...marks].map(([lemma, own]): [string, Mark[]] => [
    lemma,
    [...own].map(([topic, weight]) => ({ topic, weight: weight / own.size ** spread })),
  ]);
  return { marks: new Map(weighed), soft };
});

/** How much of each topic a text holds, each lemma once. */
export function topicVector(lemmas: Iterable<string>): Float64Array {
  const { marks, soft } = table();
  const vector = new Float64Array(soft.length);
  for (const lemma of new Set(lemmas))
    for (const { topic, weight } of marks.get(lemma) ?? []) vector[topic] = (vector[topic] ?? 0) + weight;
  return vector;
}

/** 0 to 1: how far what is told is of the topics that are asked for; neither here nor there where none of them is known. */
export function topicLikeness(one: Float64Array, other: Float64Array): number {
  if (one.every((value) => value === 0)) return unknown;
  let [both, left, right] = [0, 0, 0];
  for (const [topic, value] of one.entries()) {
    both += value * (other[topic] ?? 0);
    left += value ** 2;
    right += (other[topic] ?? 0) ** 2;
  }
  return both / Math.sqrt(left * right + smoothing);
}

/** Whether what is asked is conduct and no trade. */
export function isConduct(vector: Float64Array): boolean {
  const { soft } = table();
  let [own, work] = [0, 0];
  for (const [topic, value] of vector.entries()) {
    if (soft[topic]) own = Math.max(own, value);
    else work = Math.max(work, value);
  }
  return own > 0 && own > softer * work;
}
