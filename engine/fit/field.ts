/** Fits the field model: a place for each feature from open knowledge and real texts, and the trades of real resumes. */
import { brotliCompressSync, constants } from 'node:zlib';
import { type FieldHead, featuresOf } from '#field/index.ts';
import { tokensOf } from '#text/index.ts';
import { type Example, fitSoftmax, type Row, type Softmax } from './softmax.ts';
import { rightVectors } from './svd.ts';

export type FieldTexts = {
  /** Descriptions of occupations, one a text. */
  readonly knowledge: readonly string[];
  readonly resumes: readonly { readonly text: string; readonly category: string }[];
  readonly adverts: readonly string[];
  readonly trades: readonly string[];
};

const dimensions = 96;

/** Whoever a person is says nothing of the work: these are skipped as the words of every field are. */
const personal = 'he she his her him hers himself herself mr mrs ms miss male female man woman'.split(' ');

type Counts = Map<string, number>;
type Vocabulary = { index: Map<string, number>; idf: number[]; common: Set<string> };

/** The bytes of a model for `readFieldModel`. */
export function fitField(texts: FieldTexts): Buffer {
  const read = (list: readonly string[], common: ReadonlySet<string>): Counts[] =>
    list.map((text) => featuresOf(tokensOf(text), common));
  const resumeTexts = texts.resumes.map(({ text }) => text);
  const common = commonLemmas([
    read(resumeTexts, new Set()),
    read(texts.adverts, new Set()),
    read(texts.knowledge, new Set()),
  ]);
  const knowledge = read(texts.knowledge, common);
  const resumes = read(resumeTexts, common);
  const adverts = read(texts.adverts, common);
  const vocabulary = vocabularyOf({
    knowledge,
    resumes,
    adverts,
    trades: texts.resumes.map((one) => one.category),
    common,
  });
  const rows = [...knowledge, ...resumes, ...resumes, ...adverts].map((counts) => rowOf(counts, vocabulary));
  const places = rightVectors(rows, vocabulary.index.size, dimensions);
  const headlines = read(
    resumeTexts.map((text) => text.slice(0, text.indexOf('\n'))),
    common,
  );
  const softmax = fitTrades(
    texts,
    [resumes, headlines].map((list) => list.map((counts) => rowOf(counts, vocabulary))),
    places,
    vocabulary.index.size,
  );
  return pack(texts.trades, vocabulary, places, softmax);
}

function documentFrequency(texts: readonly Counts[]): Counts {
  const found: Counts = new Map();
  for (const counts of texts) for (const feature of counts.keys()) found.set(feature, (found.get(feature) ?? 0) + 1);
  return found;
}

/** Lemmas in more than 65 of 100 resumes, 75 of 100 adverts or 65 of 100 descriptions of occupations. */
function commonLemmas(lists: readonly Counts[][]): Set<string> {
  const limits = [0.65, 0.75, 0.65];
  const common = new Set<string>(personal);
  for (const [i, list] of lists.entries())
    for (const [feature, n] of documentFrequency(list))
      if (!feature.includes(' ') && n > list.length * (limits[i] ?? 1)) common.add(feature);
  return common;
}

/**
 * Features that say something of work: known to the classifications, or in resumes of two trades at least. Names of
 * schools, places and people are in few texts of one trade, and fall out.
 */
function vocabularyOf(read: {
  knowledge: readonly Counts[];
  resumes: readonly Counts[];
  adverts: readonly Counts[];
  trades: readonly string[];
  common: Set<string>;
}): Vocabulary {
  const frequency = [read.knowledge, read.resumes, read.adverts].map(documentFrequency);
  const spread = new Map<string, Set<string>>();
  for (const [i, counts] of read.resumes.entries())
    for (const feature of counts.keys()) {
      const trades = spread.get(feature) ?? new Set();
      spread.set(feature, trades.add(read.trades[i] ?? ''));
    }
  const index = new Map<string, number>();
  const idf: number[] = [];
  for (const feature of [...new Set(frequency.flatMap((one) => [...one.keys()]))].sort()) {
    const [known, resumes, adverts] = frequency.map((one) => one.get(feature) ?? 0);
    if (!wanted(feature, known ?? 0, resumes ?? 0, adverts ?? 0, spread.get(feature)?.size ?? 0)) continue;
    const real = read.resumes.length + read.adverts.length;
    idf.push(
      Math.min(
        Math.log(real / ((resumes ?? 0) + (adverts ?? 0) + 0.5)),
        Math.log(read.knowledge.length / ((known ?? 0) + 0.5)),
      ),
    );
    index.set(feature, index.size);
  }
  return { index, idf, common: read.common };
}

function wanted(feature: string, known: number, resumes: number, adverts: number, trades: number): boolean {
  const real = resumes + adverts;
  if (feature.includes(' ')) return real >= 3 && (known >= 3 || (resumes >= 4 && trades >= 2));
  return (known >= 3 && real >= 1) || (known >= 1 && real >= 2) || (real >= 4 && trades >= 2);
}

function rowOf(counts: Counts, { index, idf }: Vocabulary): Row {
  const columns: number[] = [];
  const values: number[] = [];
  for (const [feature, count] of counts) {
    const at = index.get(feature);
    if (at === undefined) continue;
    columns.push(at);
    values.push(Math.log1p(count) * (idf[at] ?? 0));
  }
  const length = Math.sqrt(values.reduce((sum, one) => sum + one * one, 0)) || 1;
  return { columns, values: values.map((one) => one / length) };
}

function withPlace({ columns, values }: Row, places: Float64Array, features: number): Row {
  const place = new Float64Array(dimensions);
  for (let f = 0; f < columns.length; f++)
    for (let d = 0; d < dimensions; d++)
      place[d] = (place[d] ?? 0) + (values[f] ?? 0) * (places[(columns[f] ?? 0) * dimensions + d] ?? 0);
  const length = Math.sqrt(place.reduce((sum, one) => sum + one * one, 0)) || 1;
  return {
    columns: [...Array.from(columns), ...Array.from(place, (_, d) => features + d)],
    values: [...Array.from(values), ...Array.from(place, (one) => one / length)],
  };
}

function fitTrades(
  texts: FieldTexts,
  [whole = [], headlines = []]: Row[][],
  places: Float64Array,
  features: number,
): Softmax {
  const examples = texts.resumes.flatMap(({ category }, i): Example[] => {
    const label = texts.trades.indexOf(category);
    const rows = [whole[i], headlines[i]].flatMap((row) => (row ? [withPlace(row, places, features)] : []));
    return rows.map((row) => ({ row, label, weight: 1 }));
  });
  return fitSoftmax(examples, {
    columns: features + dimensions,
    classes: texts.trades.length,
    epochs: 20,
    rate: 0.2,
    decay: 1e-3,
  });
}

function pack(
  trades: readonly string[],
  { index, idf, common }: Vocabulary,
  places: Float64Array,
  { weights, bias }: Softmax,
): Buffer {
  const step = (values: ArrayLike<number>, most: number): number => {
    let top = 0;
    for (let i = 0; i < values.length; i++) top = Math.max(top, Math.abs(values[i] ?? 0));
    return top / most || 1;
  };
  // A few features of great weight would leave the others one step: places are cut at four deviations.
  const limit = 4 * Math.sqrt(places.reduce((sum, one) => sum + one * one, 0) / places.length);
  const cut = places.map((one) => Math.max(-limit, Math.min(limit, one)));
  const steps = { idf: step(idf, 255), place: step(cut, 127), trade: step(weights, 127), bias: step(bias, 127) };
  const head: FieldHead = { dimensions, trades, common: [...common].sort(), vocabulary: [...index.keys()], steps };
  const whole = (values: ArrayLike<number>, by: number): Int8Array | Uint8Array =>
    by === steps.idf
      ? Uint8Array.from(Array.from(values, (one) => Math.max(0, Math.round(one / by))))
      : Int8Array.from(Array.from(values, (one) => Math.round(one / by)));
  const arrays = [whole(idf, steps.idf), whole(cut, steps.place), whole(weights, steps.trade), whole(bias, steps.bias)];
  const bytes = Buffer.concat([
    Buffer.from(`${JSON.stringify(head)}\n`),
    ...arrays.map((one) => Buffer.from(one.buffer)),
  ]);
  return brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
