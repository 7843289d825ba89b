/**
 * `npm run bench:quality -- --fit DATE`: fits the field model, the classifiers of sentences and the weights on the part
 * *fit* of `../shared/data`, and stores them in `engine/fitted` with their sources and cross-validated figures.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAdvert } from '#advert/read.ts';
import { readSentenceModel } from '#advert/sentence-model.ts';
import { readFieldModel } from '#field/index.ts';
import { loadKnowledge } from '#knowledge/index.ts';
import { compare, type PartKey, partKeys, readApplicant } from '#score/index.ts';
import { fitField } from './field.ts';
import { rankings } from './ranking.ts';
import { fitSentences, fitTasks } from './sentences.ts';
import * as texts from './texts.ts';
import { fitBias, fitPairs, type Judged } from './weights.ts';

const root = new URL('../../', import.meta.url);
const data = new URL('../shared/data/', root);
const labels = new URL('bench/quality/data/advert-trades.jsonl', root);
const fitted = new URL('engine/fitted/', root);
const folds = 3;
/** Posts of the given resumes that last end here: most were written in the years before. */
const collected = '2018-01-01';
const knowledge = loadKnowledge();

/** Fits everything; `date` is written into the files as it is. */
export function fitAll(date: string): void {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) throw new Error('Give the date: --fit 2026-01-31');
  mkdirSync(fitted, { recursive: true });
  const adverts = texts.advertsToFit(data, labels);
  const onet = texts.onetOccupations(data);
  const knowledge = [...onet, ...texts.escoOccupations(data)].map(({ text }) => text);
  const resumes = texts.resumesOf(data, 'fit');
  const trades = [...new Set(resumes.map(({ category }) => category))].sort();
  const fit = (own: texts.Resume[]): Buffer =>
    fitField({ knowledge, resumes: own, adverts: adverts.map((one) => `${one.title}\n${one.description}`), trades });
  const tasks = onet.flatMap(({ text }) => text.split('\n').filter((line) => /[a-z]\.$/.test(line)));
  const descriptions = adverts.map(({ description }) => description);
  const sentences = fitSentences(
    descriptions,
    tasks.filter((_, i) => i % 6 === 0),
  );
  writeFileSync(new URL('sentences.tsv', fitted), sentences);
  writeFileSync(new URL('tasks.tsv', fitted), fitTasks(descriptions, tasks));
  writeFileSync(new URL('field.bin', fitted), fit(resumes));
  // Weights are fitted on resumes that the field model has not seen, or they would trust it too much.
  const judged = [...Array(folds).keys()].flatMap((fold) => {
    const path = join(tmpdir(), `field-${process.pid}-${fold}.bin`);
    writeFileSync(path, fit(resumes.filter((_, i) => i % folds !== fold)));
    const own = judge(
      path,
      resumes.filter((_, i) => i % folds === fold),
    );
    rmSync(path);
    return own;
  });
  writeFileSync(new URL('weights.json', fitted), `${JSON.stringify(report(date, judged), null, 2)}\n`);
}

function judge(model: string, resumes: readonly texts.Resume[]): Judged[] {
  const models = {
    knowledge,
    field: readFieldModel(model),
    sentences: readSentenceModel(new URL('sentences.tsv', fitted)),
  };
  const { related } = JSON.parse(readFileSync(new URL('related-categories.json', data), 'utf8')) as {
    related: Record<string, string[]>;
  }; // shape by the data's README
  const adverts = texts.labelledAdverts(data).map((one) => ({ ...one, read: readAdvert(models, one) }));
  return resumes.flatMap(({ text, category }) => {
    const applicant = readApplicant(models.field, text, models.knowledge, collected);
    return adverts.map(
      ({ id, read, category: trade }): Judged => ({
        advert: id,
        gain: category === trade ? 2 : related[trade]?.includes(category) ? 1 : 0,
        values: compare(models, read, applicant, Number(collected.slice(0, 4))).values,
      }),
    );
  });
}

function report(date: string, judged: readonly Judged[]) {
  const parts = fitPairs(judged);
  const ids = [...new Set(judged.map(({ advert }) => advert))];
  const kept =
    (fold: number) =>
    (one: Judged): boolean =>
      ids.indexOf(one.advert) % 4 !== fold;
  const crossed = [0, 1, 2, 3].map((fold) =>
    rankings(
      judged.filter((one) => !kept(fold)(one)),
      fitPairs(judged.filter(kept(fold))),
    ),
  );
  const mean = (key: 'ndcg' | 'auc'): number =>
    Math.round(250 * crossed.reduce((sum, one) => sum + one[key], 0)) / 1000;
  const only = (key: PartKey): Record<PartKey, number> =>
    Object.fromEntries(partKeys.map((one) => [one, one === key ? 1 : 0])) as Record<PartKey, number>; // every key is there
  return {
    date,
    sources: 'adverts-labelled.jsonl and resumes.jsonl (part fit, field model of other thirds) of ../shared/data',
    figures: {
      fitted: rankings(judged, parts),
      crossValidatedOverAdverts: { ndcg: mean('ndcg'), auc: mean('auc') },
      alone: Object.fromEntries(partKeys.map((key) => [key, rankings(judged, only(key))])),
      without: Object.fromEntries(partKeys.map((key) => [key, rankings(judged, fitPairs(judged, [key]))])),
    },
    bias: fitBias(judged, parts),
    parts,
  };
}

// What is measured is read from the same files.
export { labelledAdverts, type Part, partOf, resumesOf, table } from './texts.ts';
