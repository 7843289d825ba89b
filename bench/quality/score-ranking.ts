/** How the score ranks real resumes for real adverts by their trade, how many share a score, and the time it takes. */

import { readFileSync } from 'node:fs';
import { labelledAdverts, resumesOf } from '@saring/engine/fit';
import { auc, mean, ndcg } from './measures.ts';
import { data, type Part, scorerOf } from './score-reader.ts';
import type { Figure } from './table.ts';

export function rankingFiguresOfScore(part: Part): Figure[] {
  const { related } = JSON.parse(readFileSync(new URL('related-categories.json', data), 'utf8')) as {
    related: Record<string, string[]>;
  }; // shape by the data's README
  const resumes = resumesOf(data, part);
  const pool = [...Map.groupBy(resumes, ({ category }) => category).values()].flatMap((some) => some.slice(0, 25));
  const from = performance.now();
  const rows = labelledAdverts(data).map((advert) => {
    const score = scorerOf(advert);
    const scores = pool.map(({ text }) => score(text));
    const trade = advert.category;
    const grades = pool.map(({ category }) => (category === trade ? 2 : related[trade]?.includes(category) ? 1 : 0));
    const right = grades.map((grade) => grade === 2);
    const shared = 1 - new Set(scores.map((one) => one.toFixed(6))).size / scores.length;
    return { ndcg: ndcg(scores, grades), auc: auc(scores, right), shared };
  });
  const time = (performance.now() - from) / (rows.length * pool.length);
  const size = `${rows.length} adverts × ${pool.length} resumes, ${part}`;
  return [
    { what: `real texts, ${size}: nDCG@10`, figure: mean(rows.map((row) => row.ndcg)), aim: 0.68 },
    { what: `real texts, ${part}: AUC`, figure: mean(rows.map((row) => row.auc)), aim: 0.92 },
    {
      what: `real texts, ${part}: scores shared`,
      figure: mean(rows.map((row) => row.shared)),
      aim: 0.02,
      most: true,
      percent: true,
    },
    { what: 'real resume, read and scored for an advert', figure: time, aim: 15, most: true, unit: 'ms' },
  ];
}
