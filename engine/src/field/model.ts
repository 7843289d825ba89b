/** The fitted field model: from a text to a place among occupations and to shares of trades. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import type { Token } from '#text/index.ts';
import { plainTitle } from '#text/sexes.ts';
import { featuresOf } from './features.ts';

/** The head of the stored model; the byte arrays follow it in the order of the sizes below. */
export type FieldHead = {
  readonly dimensions: number;
  readonly trades: readonly string[];
  /** Lemmas that occur in texts of every field. */
  readonly common: readonly string[];
  readonly vocabulary: readonly string[];
  /** What one step of a stored integer is worth. */
  readonly steps: { readonly idf: number; readonly place: number; readonly trade: number; readonly bias: number };
};

export type FieldModel = {
  readonly head: FieldHead;
  readonly common: ReadonlySet<string>;
  readonly index: ReadonlyMap<string, number>;
  /** Steps of idf, one byte for each feature. */
  readonly idf: Uint8Array;
  /** Places of the features: vocabulary × dimensions. */
  readonly places: Int8Array;
  /** Weights of features, then of dimensions, for each trade. */
  readonly trades: Int8Array;
  readonly bias: Int8Array;
};

/** Where a text lies. */
export type Field = {
  /** A vector of length 1 (or 0 where nothing is known of the text), `dimensions` long. */
  readonly place: Float64Array;
  /** Shares of the trades, sum 1. */
  readonly shares: Float64Array;
  /** The logarithms of the shares about their mean. */
  readonly leanings: Float64Array;
  /** How many different features of the vocabulary the text has. */
  readonly known: number;
};

/** Reads a stored model: brotli over a line of JSON (the head) and the byte arrays. Throws on a file of another shape. */
export function readFieldModel(path: string | URL): FieldModel {
  const bytes = brotliDecompressSync(readFileSync(path));
  const end = bytes.indexOf(10);
  const head: FieldHead = JSON.parse(bytes.subarray(0, end).toString('utf8')); // our own file, checked by its length below
  const features = head.vocabulary.length;
  const { dimensions, trades } = head;
  const sizes = [features, features * dimensions, (features + dimensions) * trades.length, trades.length];
  if (bytes.length - end - 1 !== sizes.reduce((sum, size) => sum + size, 0)) throw new Error('The field model is cut');
  let at = end + 1;
  const next = (size: number): Uint8Array => {
    at += size;
    return Uint8Array.prototype.slice.call(bytes, at - size, at);
  };
  const [idf, places, weights, bias] = sizes.map(next);
  if (!idf || !places || !weights || !bias) throw new Error('The field model is cut');
  return {
    head,
    common: new Set(head.common),
    index: indexOf(head.vocabulary),
    idf,
    places: new Int8Array(places.buffer),
    trades: new Int8Array(weights.buffer),
    bias: new Int8Array(bias.buffer),
  };
}

/** What was learned of a title of one sex alone is known of its one form. */
function indexOf(vocabulary: readonly string[]): Map<string, number> {
  const index = new Map(vocabulary.map((feature, i) => [feature, i]));
  for (const [i, feature] of vocabulary.entries()) {
    const plain = feature
      .split(' ')
      .map((word) => plainTitle(word) ?? word)
      .join(' ');
    if (!index.has(plain)) index.set(plain, i);
  }
  return index;
}

/** The place and the trades of a stretch of tokens; `more` adds features of another text (a title) with a factor. */
export function fieldOf(
  model: FieldModel,
  tokens: readonly Token[],
  more?: { tokens: readonly Token[]; factor: number },
): Field {
  const counts = featuresOf(tokens, model.common);
  if (more)
    for (const [feature, count] of featuresOf(more.tokens, model.common))
      counts.set(feature, (counts.get(feature) ?? 0) + count * more.factor);
  return fieldOfCounts(model, counts);
}

/** As `fieldOf`, of features counted (or weighed) before. */
export function fieldOfCounts(model: FieldModel, counts: ReadonlyMap<string, number>): Field {
  const { features, values } = valuesOf(model, counts);
  const place = placeFrom(model, features, values);
  return { place, ...tradesOf(model, features, values, place), known: features.length };
}

/** The place alone, for a sentence or a title: cheaper than `fieldOfCounts`. */
export function placeOf(model: FieldModel, counts: ReadonlyMap<string, number>): Float64Array {
  const { features, values } = valuesOf(model, counts);
  return placeFrom(model, features, values);
}

/** Rows of the features that the model knows, with their values: a vector of length 1. */
function valuesOf(
  { index, idf, head }: FieldModel,
  counts: ReadonlyMap<string, number>,
): { features: number[]; values: number[] } {
  const features: number[] = [];
  const values: number[] = [];
  let square = 0;
  for (const [feature, count] of counts) {
    const at = index.get(feature);
    if (at === undefined || count <= 0) continue;
    const value = Math.log1p(count) * (idf[at] ?? 0) * head.steps.idf;
    features.push(at);
    values.push(value);
    square += value * value;
  }
  const length = Math.sqrt(square) || 1;
  return { features, values: values.map((value) => value / length) };
}

function placeFrom({ places, head }: FieldModel, features: readonly number[], values: readonly number[]): Float64Array {
  const { dimensions } = head;
  const place = new Float64Array(dimensions);
  for (let i = 0; i < features.length; i++) {
    const row = (features[i] ?? 0) * dimensions;
    const value = values[i] ?? 0;
    for (let d = 0; d < dimensions; d++) place[d] = (place[d] ?? 0) + value * (places[row + d] ?? 0);
  }
  normalise(place);
  return place;
}

function tradesOf(
  { head, trades, bias }: FieldModel,
  features: readonly number[],
  values: readonly number[],
  place: Float64Array,
): Pick<Field, 'shares' | 'leanings'> {
  const count = head.trades.length;
  const leanings = new Float64Array(count);
  const add = (row: number, value: number): void => {
    const weight = value * head.steps.trade;
    for (let t = 0; t < count; t++) leanings[t] = (leanings[t] ?? 0) + weight * (trades[row * count + t] ?? 0);
  };
  for (const [i, at] of features.entries()) add(at, values[i] ?? 0);
  for (const [d, value] of place.entries()) add(head.vocabulary.length + d, value);
  for (let t = 0; t < count; t++) leanings[t] = (leanings[t] ?? 0) + (bias[t] ?? 0) * head.steps.bias;
  const top = Math.max(...leanings);
  const shares = leanings.map((one) => Math.exp(one - top));
  const sum = shares.reduce((all, one) => all + one, 0);
  const mean = leanings.reduce((all, one) => all + one, 0) / count;
  return { shares: shares.map((one) => one / sum), leanings: leanings.map((one) => one - mean) };
}

function normalise(vector: Float64Array): void {
  const length = Math.sqrt(dot(vector, vector)) || 1;
  for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
}

/** The sum of products of two vectors of one length. */
export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < one.length; i++) sum += (one[i] ?? 0) * (other[i] ?? 0);
  return sum;
}

/** How much a feature tells, in nats; what the model does not know is rare. */
export function idfOf({ index, idf, head }: FieldModel, feature: string): number {
  const at = index.get(feature);
  return at === undefined ? 4 : (idf[at] ?? 0) * head.steps.idf;
}

/** The cosine of the angle between two vectors, 0 where one has no length. */
export function cosine(one: Float64Array, other: Float64Array): number {
  const lengths = Math.sqrt(dot(one, one) * dot(other, other));
  return lengths > 0 ? dot(one, other) / lengths : 0;
}
