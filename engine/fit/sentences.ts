/** Fits the classifiers of an advert's sentences on the headings that adverts have, and on tasks of occupations. */
import { sentenceFeatures } from '#advert/sentence-model.ts';
import { sentencesOf, tokensOf } from '#text/index.ts';
import { type Example, fitSoftmax } from './softmax.ts';

/** Under which heading sentences are about the company and its offers, under which about the work. */
const headings: readonly (readonly [string, boolean])[] = [
  ['about us', false],
  ['benefits', false],
  ['requirements', true],
  ['job description', true],
];

/** Sentences with whether their heading says that they are about the work, and how much to trust it. */
export function headedSentences(advert: string): { text: string; work: boolean; trust: number }[] {
  let now: readonly [string, boolean] | undefined;
  const found: { text: string; work: boolean; trust: number }[] = [];
  for (const { start, end } of sentencesOf(advert)) {
    const text = advert.slice(start, end);
    const heading = headings.find(([name]) => name === text.toLowerCase().trim());
    if (heading) now = heading;
    // A description holds praise and offers too, and there are three times as many sentences about the work.
    else if (now) found.push({ text, work: now[1], trust: now[0] === 'job description' ? 0.25 : now[1] ? 1 : 3 });
  }
  return found;
}

type Sentence = { readonly text: string; readonly work: boolean; readonly trust: number };

/** What tells sentences about the work from the others, as `readSentenceModel` reads it. */
export function fitSentences(adverts: readonly string[], tasks: readonly string[]): string {
  return fit([...adverts.flatMap(headedSentences), ...tasks.map((text) => ({ text, work: true, trust: 0.3 }))]);
}

/** What tells tasks of occupations from what adverts require of everybody: conduct, conditions, attitudes. */
export function fitTasks(adverts: readonly string[], tasks: readonly string[]): string {
  const required = adverts.flatMap(headedSentences).filter(({ trust, work }) => work && trust === 1);
  return fit([
    ...tasks.map((text) => ({ text, work: true, trust: 1 })),
    ...required.map(({ text }) => ({ text, work: false, trust: tasks.length / required.length })),
  ]);
}

/** A logistic regression on lemmas and pairs of lemmas, as lines of a feature and its weight in hundredths of a logit. */
function fit(told: readonly Sentence[]): string {
  const sentences = told.map((one) => ({ ...one, features: sentenceFeatures(tokensOf(one.text)) }));
  const counts = new Map<string, number>();
  for (const { features } of sentences) for (const one of features) counts.set(one, (counts.get(one) ?? 0) + 1);
  const kept = [...counts]
    .filter(([, count]) => count >= 6)
    .map(([feature]) => feature)
    .sort();
  const index = new Map(kept.map((feature, i) => [feature, i]));
  const examples = sentences.map(({ features, work, trust }): Example => {
    const columns = [...features].flatMap((one) => index.get(one) ?? []);
    return {
      row: { columns, values: columns.map(() => 1 / Math.sqrt(features.size)) },
      label: work ? 1 : 0,
      weight: trust,
    };
  });
  const { weights, bias } = fitSoftmax(examples, {
    columns: kept.length,
    classes: 2,
    epochs: 12,
    rate: 0.2,
    decay: 3e-4,
  });
  const rows = kept.map(
    (feature, i) => [feature, Math.round(100 * ((weights[2 * i + 1] ?? 0) - (weights[2 * i] ?? 0)))] as const,
  );
  const all = [
    ['', Math.round(100 * ((bias[1] ?? 0) - (bias[0] ?? 0)))] as const,
    ...rows.filter(([, weight]) => Math.abs(weight) >= 15),
  ];
  return all.map(([feature, weight]) => `${feature}\t${weight}\n`).join('');
}
