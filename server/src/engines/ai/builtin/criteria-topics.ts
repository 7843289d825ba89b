/** Which duties of its trade an advert stresses: the topics of its families, ranked by what it says of them. */
import type { Advert } from './advert.ts';
import { isAskedFor } from './criteria-scope.ts';
import { type TermUse, wording } from './reading.ts';
import { tokenize } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface RankedTopic {
  label: string;
  kind: 'duty' | 'tool' | 'proof';
  weight: number;
  /** What the advert names of it, weightiest first. */
  named: TermUse[];
  /** What the lexicon gives as its commonest tasks, for an advert that names none. */
  examples: string[];
  family: number;
}

/** Topics of the job's families by what the advert says of them; the family's own order decides where it says nothing. */
export function rankTopics(vocabulary: Vocabulary, advert: Advert): RankedTopic[] {
  const top = advert.family < 0 ? 0 : (advert.profile[advert.family] ?? 0);
  if (top === 0) return [];
  const byTopic = new Map<number, TermUse[]>();
  for (const term of advert.terms) {
    for (const topic of term.concept?.topics ?? []) byTopic.set(topic, [...(byTopic.get(topic) ?? []), term]);
  }
  const ranked: RankedTopic[] = [];
  let place = 0;
  for (const [i, topic] of vocabulary.topics.entries()) {
    const share = (advert.profile[topic.family] ?? 0) / top;
    if (topic.kind !== 'duty' || (topic.family !== advert.family && share < 0.6)) continue;
    const family = vocabulary.families[topic.family]?.label ?? '';
    const named = (byTopic.get(i) ?? []).filter(
      (term) => term.concept?.tool === false || topic.family === advert.family,
    );
    const key = vocabulary.families[topic.family]?.key ?? '';
    if (
      !isAskedFor(
        advert,
        key,
        topic.label,
        named.map((term) => term.label),
      )
    )
      continue;
    // What the title says already tells nothing of which part of the trade the advert stresses.
    const weight = named.reduce((sum, term) => sum + term.weight * (isTitleWord(advert, family, term) ? 0.15 : 1), 0);
    // The first topics of a family are its core; a prior that any two named terms outweigh.
    const prior = topic.family === advert.family ? 0.5 - 0.08 * place++ : 0;
    if (topic.family === advert.family || weight > 1) {
      ranked.push({
        label: topic.label,
        kind: topic.kind,
        weight: weight * (0.4 + 0.6 * share) + prior,
        named,
        examples: examplesOf(vocabulary, topic.terms),
        family: topic.family,
      });
    }
  }
  return withoutTwins(ranked.sort((a, b) => b.weight - a.weight));
}

/** The first strong terms of a topic that are no products; short ones are abbreviations that need the advert's own spelling. */
function examplesOf(vocabulary: Vocabulary, terms: string): string[] {
  const out: string[] = [];
  for (const raw of terms.split(',')) {
    const name = raw.trim().replace(/\*$/, '');
    if (name.length < 6 || !raw.trim().endsWith('*')) continue;
    const concept = vocabulary.match(tokenize(name))[0]?.concept;
    if (!concept || concept.tool || concept.soft) continue;
    const label = wording({ concept, label: concept.label });
    if (!out.includes(label)) out.push(label);
  }
  return out;
}

/** True for a term that the title, or the name of its family, says already. */
export function isTitleWord(advert: Advert, family: string, term: TermUse): boolean {
  const label = term.label.toLowerCase();
  return `${advert.title} ${family} ${advert.titles.map((one) => one.label).join(' ')}`.toLowerCase().includes(label);
}

/** Topics of two families that rest on the same words of the advert would be one criterion twice. */
function withoutTwins(ranked: RankedTopic[]): RankedTopic[] {
  const out: RankedTopic[] = [];
  for (const topic of ranked) {
    const twin = out.some((other) => {
      const shared = topic.named.filter((term) => other.named.some((one) => one.key === term.key)).length;
      return other.family !== topic.family && topic.named.length > 0 && shared >= topic.named.length * 0.6;
    });
    if (!twin) out.push(topic);
  }
  return out;
}
