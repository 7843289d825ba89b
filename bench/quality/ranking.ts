/** Who stands on top of a job's list: field ranking, requirement ladders, and the time it takes. */
import { bestBm25, sharedSkills } from './baselines.ts';
import { ask, type Item, type Job } from './engine.ts';
import { auc, dice, mean, ndcg, spearman } from './measures.ts';
import { type Field, tradeOf } from './own-texts.ts';
import { composeLadder, type Resume } from './resumes.ts';
import type { Figure } from './table.ts';

export function jobOf(field: Field): Job {
  return { title: field.title, description: field.advert, criteria: [] };
}

function grade(field: Field, resume: Resume): number {
  const trade = tradeOf(field.key);
  if (tradeOf(resume.field) === trade) return resume.grade;
  return resume.before !== null && tradeOf(resume.before) === trade ? 1 : 0;
}

/** Every resume against every advert, with the baselines on the same texts. */
export async function rankingFigures(
  fields: readonly Field[],
  resumes: readonly Resume[],
  label: string,
): Promise<Figure[]> {
  const items = fields.flatMap((field) =>
    resumes.map(
      ({ text, name }): Item => ({
        type: 'resume_score',
        job: jobOf(field),
        resume_text: text,
        candidate: { full_name: name },
      }),
    ),
  );
  const replies = await ask(items);
  const engine = fields.map((_, f) => resumes.map((_, r) => replies[f * resumes.length + r]?.score ?? 0));
  const grades = fields.map((field) => resumes.map((resume) => grade(field, resume)));
  const rank = (scores: readonly number[][]): number => mean(scores.map((row, f) => ndcg(row, grades[f] ?? [])));
  const area = (scores: readonly number[][]): number =>
    mean(
      scores.map((row, f) =>
        auc(
          row,
          (grades[f] ?? []).map((one) => one > 0),
        ),
      ),
    );
  const adverts = fields.map(({ title, advert }) => `${title}\n${advert}`);
  const texts = resumes.map(({ text }) => text);
  const skills = [...new Set(fields.flatMap((field) => field.skills.split(', ')))];
  const words = bestBm25(adverts, texts, rank);
  const shared = sharedSkills(adverts, texts, skills);
  const roll = dice(7);
  const random = fields.map(() => resumes.map(() => roll()));
  if (process.env.SHOW) {
    for (const [f, field] of fields.entries())
      process.stderr.write(
        `${field.key} nDCG ${ndcg(engine[f] ?? [], grades[f] ?? []).toFixed(3)} BM25 ${ndcg(words[f] ?? [], grades[f] ?? []).toFixed(3)}\n`,
      );
  }
  const size = `${fields.length} adverts × ${resumes.length} resumes`;
  return [
    {
      what: `field ranking, ${size}, ${label}: nDCG@10`,
      figure: rank(engine),
      aim: Math.max(0.75, rank(words) + 0.15),
      baselines: { random: rank(random), 'shared skills': rank(shared), BM25: rank(words) },
    },
    {
      what: `field ranking, ${label}: AUC`,
      figure: area(engine),
      aim: 0.9,
      baselines: { random: area(random), 'shared skills': area(shared), BM25: area(words) },
    },
  ];
}

/** Resumes that meet none, one … all of what is asked, told in other words. */
export async function requirementFigures(fields: readonly Field[], label: string): Promise<Figure[]> {
  const ladders = fields.flatMap((field, i) =>
    [0, 1, 2].map((n) => ({ field, texts: composeLadder(field, i * 10 + n) })),
  );
  const items = ladders.flatMap(({ field, texts }) =>
    texts.map((text): Item => ({ type: 'resume_score', job: jobOf(field), resume_text: text })),
  );
  const replies = await ask(items);
  const rho = (scores: readonly number[]): number =>
    spearman(
      scores,
      scores.map((_, i) => i),
    );
  const steps = ladders[0]?.texts.length ?? 0;
  const engine = ladders.map((_, i) => replies.slice(i * steps, (i + 1) * steps).map(({ score }) => score));
  const skills = [...new Set(fields.flatMap((field) => field.skills.split(', ')))];
  const words = ladders.map(
    ({ field, texts }) => bestBm25([`${field.title}\n${field.advert}`], texts, ([row = []]) => rho(row))[0] ?? [],
  );
  const shared = ladders.map(
    ({ field, texts }) => sharedSkills([`${field.title}\n${field.advert}`], texts, skills)[0] ?? [],
  );
  const roll = dice(11);
  const random = ladders.map(({ texts }) => texts.map(() => roll()));
  if (process.env.SHOW)
    for (const [i, scores] of engine.entries())
      process.stderr.write(
        `${ladders[i]?.field.key} ${rho(scores).toFixed(2)}  ${scores.map((one) => one.toFixed(2)).join(' ')}\n`,
      );
  return [
    {
      what: `requirements met in other words, ${ladders.length} ladders of ${fields.length} jobs, ${label}: Spearman`,
      figure: mean(engine.map(rho)),
      aim: 0.85,
      baselines: {
        random: mean(random.map(rho)),
        'shared skills': mean(shared.map(rho)),
        BM25: mean(words.map(rho)),
      },
    },
  ];
}

/** Milliseconds per resume of one job, the first ones left out: the job is read and the program warm by then. */
export async function speedFigures(fields: readonly Field[], resumes: readonly Resume[]): Promise<Figure[]> {
  const [field] = fields;
  if (!field) return [];
  const items = Array.from(
    { length: 1200 },
    (_, i): Item => ({
      type: 'resume_score',
      job: jobOf(field),
      resume_text: resumes[i % resumes.length]?.text ?? '',
    }),
  );
  const replies = await ask(items);
  const from = replies[599]?.at ?? 0;
  const to = replies[1199]?.at ?? 0;
  return [
    { what: 'time per resume, job cached, JSON included', figure: (to - from) / 600, aim: 5, most: true, unit: 'ms' },
  ];
}
