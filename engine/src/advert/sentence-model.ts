/** The fitted classifier that tells an advert's sentences about the work from the company's praise, benefits and law. */
import { readFileSync } from 'node:fs';
import type { Token } from '#text/index.ts';

/** Weights of lemmas and pairs of lemmas, in logits; the weight of '' stands for every sentence. */
export type SentenceModel = ReadonlyMap<string, number>;

/** Reads a stored model: lines of a feature, a tab and its weight in hundredths of a logit. */
export function readSentenceModel(path: string | URL): SentenceModel {
  const rows = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return new Map(
    rows.map((row) => {
      const [feature = '', weight = ''] = row.split('\t');
      return [feature, Number(weight) / 100];
    }),
  );
}

/** Lemmas and pairs of lemmas of a sentence, function words too: "we offer" and "you will" tell much. */
export function sentenceFeatures(tokens: readonly Token[]): Set<string> {
  const features = new Set<string>();
  let before = '^';
  for (const { lemma } of tokens) {
    const one = /^\p{N}/u.test(lemma) ? '9' : lemma;
    features.add(one).add(`${before} ${one}`);
    before = one;
  }
  return features;
}

/** How surely a sentence is about the work: 0 to 1. */
export function aboutWork(model: SentenceModel, tokens: readonly Token[]): number {
  const features = sentenceFeatures(tokens);
  let sum = 0;
  for (const feature of features) sum += model.get(feature) ?? 0;
  return 1 / (1 + Math.exp(-(sum / Math.sqrt(features.size || 1) + (model.get('') ?? 0))));
}
