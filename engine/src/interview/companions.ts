/** Which words answers to a general question hold ("Tell me about yourself"): weights that were learned from real interviews. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/** By a lemma of the question: logits of lemmas, and of pairs of lemmas, of its answers. */
export type Companions = ReadonlyMap<string, ReadonlyMap<string, number>>;
const row = z.tuple([z.string().min(1), z.string().min(1), z.coerce.number().int()]);

/** Reads `question lemma, answer feature, hundredths of a logit`, tab-separated. Throws on another shape. */
export function readCompanions(path: string | URL): Companions {
  const [, ...lines] = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const companions = new Map<string, Map<string, number>>();
  for (const line of lines) {
    const [lemma, feature, weight] = row.parse(line.split('\t'));
    const own = companions.get(lemma) ?? new Map<string, number>();
    companions.set(lemma, own.set(feature, weight / 100));
  }
  return companions;
}

/** Lemmas and pairs of lemmas, grammar included: how somebody speaks of himself is told by it. */
export function spokenFeatures(lemmas: readonly string[]): Set<string> {
  const letters = lemmas.filter((lemma) => /^[a-z]/.test(lemma));
  return new Set([...letters, ...letters.slice(1).map((lemma, at) => `${letters[at]} ${lemma}`)]);
}

/** How much the features sound like answers to a question with these lemmas; 0 where none of them was learned. */
export function companionship(
  companions: Companions,
  question: ReadonlySet<string>,
  features: ReadonlySet<string>,
): number {
  let [sum, count] = [0, 0];
  for (const lemma of question) {
    const own = companions.get(lemma);
    if (!own) continue;
    let logit = 0;
    for (const feature of features) logit += own.get(feature) ?? 0;
    sum += logit / Math.sqrt(features.size + 10);
    count++;
  }
  return count === 0 ? 0 : sum / count;
}
