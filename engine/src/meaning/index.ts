/** How near what is told is to what is asked by meaning: a witness beside words. */
import type { Encoder } from './encoder.ts';

/** Nearness of two texts, 0 to 0.8 in hundredths. */
export type Nearness = (asked: string, told: string) => number;
/** Means of what is asked and of what is told, whatever it is about; what a text shares with them tells nothing. */
export type TypicalMeaning = { readonly asked: readonly number[]; readonly told: readonly number[] };

/** More is had by saying the question again, and counts no more. */
const most = 0.8;

/** How near two texts are in meaning, -1 to 1, once what is typical of all is taken out; 0 where a text has no known word. */
export function nearnessOf(encoder: Encoder, typical: TypicalMeaning): Nearness {
  return (asked, told) => {
    const [one, other] = [encoder.embed(asked), encoder.embed(told)];
    return one && other ? cosine(apart(one, typical.asked), apart(other, typical.told)) : 0;
  };
}

/** The mean of the vectors of some texts, with four decimals. */
export function typicalOf(encoder: Encoder, texts: Iterable<string>): number[] {
  const vectors = [...texts].flatMap((text) => encoder.embed(text) ?? []);
  const sum = (at: number): number => vectors.reduce((total, one) => total + (one[at] ?? 0), 0);
  return Array.from(vectors[0] ?? [], (_, at) => Math.round((1e4 * sum(at)) / vectors.length) / 1e4);
}

/** What a vector has beside the typical one. */
function apart(vector: Float32Array, typical: readonly number[]): Float64Array {
  return Float64Array.from(vector, (one, at) => one - (typical[at] ?? 0));
}

/** Rounded, so that the last digits, in which processors may differ, decide nothing. */
function cosine(one: Float64Array, other: Float64Array): number {
  let [both, left, right] = [0, 0, 0];
  for (const [at, value] of one.entries()) {
    both += value * (other[at] ?? 0);
    left += value ** 2;
    right += (other[at] ?? 0) ** 2;
  }
  const nearness = both / (Math.sqrt(left * right) || 1);
  return Math.round(100 * Math.max(0, Math.min(most, nearness))) / 100;
}

export { type Encoder, loadEncoder } from './encoder.ts';
