/** Ranks real resumes, where there are any: `RESUMES` names a folder of PDFs called `<field>-<anything>.pdf`. */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readPdfs } from '@saring/tests/reading';
import { bestBm25, sharedSkills } from './baselines.ts';
import { ask, type Item } from './engine.ts';
import { auc, dice, mean, ndcg } from './measures.ts';
import type { Field } from './own-texts.ts';
import { jobOf } from './ranking.ts';
import type { Figure } from './table.ts';

/** The advert of ours that each field of the files is ranked for. */
const advertOf: Readonly<Record<string, string>> = {
  accountant: 'accounting',
  healthcare: 'nursing',
  hr: 'hr',
  'information-technology': 'itsupport',
  sales: 'b2b',
};

/** Nothing was tuned on these files; without the folder there is nothing to report. */
export async function sampleFigures(fields: readonly Field[], folder = process.env.RESUMES): Promise<Figure[]> {
  if (!folder) {
    process.stderr.write('No real resumes: RESUMES names no folder.\n');
    return [];
  }
  const files = (await readdir(folder)).filter((file) => file.endsWith('.pdf')).toSorted();
  const texts = await readPdfs(files.map((file) => join(folder, file)));
  const fieldOf = files.map((file) => file.replace(/-[^-]*$/, ''));
  const jobs = Object.entries(advertOf).flatMap(([name, key]) =>
    fields.filter((field) => field.key === key).map((field) => ({ name, field })),
  );
  const items = jobs.flatMap(({ field }) =>
    texts.map((text): Item => ({ type: 'resume_score', job: jobOf(field), resume_text: text })),
  );
  const replies = await ask(items);
  const belongs = jobs.map(({ name }) => fieldOf.map((one) => one === name));
  const engine = jobs.map((_, j) => texts.map((_, t) => replies[j * texts.length + t]?.score ?? 0));
  const rank = (scores: readonly number[][]): number =>
    mean(scores.map((row, j) => ndcg(row, (belongs[j] ?? []).map(Number))));
  const area = (scores: readonly number[][]): number => mean(scores.map((row, j) => auc(row, belongs[j] ?? [])));
  const adverts = jobs.map(({ field }) => `${field.title}\n${field.advert}`);
  const words = bestBm25(adverts, texts, rank);
  const shared = sharedSkills(adverts, texts, [...new Set(fields.flatMap(({ skills }) => skills.split(', ')))]);
  const roll = dice(5);
  const random = jobs.map(() => texts.map(() => roll()));
  return [
    {
      what: `${files.length} real resumes of ${jobs.length} fields: nDCG@10`,
      figure: rank(engine),
      aim: 0.75,
      baselines: { random: rank(random), 'shared skills': rank(shared), BM25: rank(words) },
    },
    {
      what: 'real resumes: AUC',
      figure: area(engine),
      aim: 0.9,
      baselines: { random: area(random), 'shared skills': area(shared), BM25: area(words) },
    },
  ];
}
