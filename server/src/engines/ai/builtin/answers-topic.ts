/** Tells how far an answer is about its question, and when it has the benefit of the doubt. */
import type { JobText } from '#engines/ai/index.ts';
import { type Speech, type Target, type TopicHit, themeStrengths } from './anchors.ts';
import { claimShare } from './answers-evidence.ts';
import type { Words } from './answers-words.ts';
import { isGeneric, isStop, tokenize } from './terms.ts';

interface Place {
  speech: Speech;
  words: Words;
  target: Target;
  /** Words of the job's own title and description. */
  setting: ReadonlySet<string>;
}

/** Longer stretches are read by the share of their words, so that length alone proves nothing. */
const usualHits = 14;

/**
 * How far the words are about the question: what its own words, words that stand for them and words of its kind of work
 * tell for it, against words that belong to other trades or to free time. Each adds or takes a fixed amount, so that
 * where neither is found the answer stands in the middle, with less than half.
 */
export function topicOf(
  { speech, words, target, setting }: Place,
  hits: readonly TopicHit[],
  acts: number,
  { from, to }: { from: number; to: number },
): number {
  const tokens = words.tokens.slice(from, to);
  const stems = tokens.map((token) => token.stem);
  const { gain, ownWords, foreign, rival, leisure: free, work } = themeStrengths(speech, target, stems);
  // Fish, songs and parties are leisure where somebody likes them, and work where somebody cooks, teaches or plans them.
  const leisure = free * (tokens.some((token) => pleasure.test(token.text)) ? 1 : acts >= 1 ? 0.4 : 0.9);
  let direct = 0;
  let asked = 0;
  let kin = 0;
  const seen = new Set<string>();
  for (const hit of hits) {
    const key = `${hit.from} ${hit.key}`;
    if (seen.has(key)) continue;
    seen.add(key);
    // "I called the plumber" is not yet about calls.
    const share = speech.common.has(stems[hit.at - from] ?? '') ? 0.3 : 1;
    if (hit.from === 'target') {
      direct += hit.weight * share;
      asked += hit.weight;
    }
    if (hit.from === 'kin') kin += hit.weight * share;
  }
  let named = 0;
  for (const stem of new Set(stems)) if (setting.has(stem)) named += 0.2;
  const scale = Math.min(1, usualHits / Math.max(1, work));
  // A question that several kinds of work would answer is hit by chance more often.
  const breadth = [...target.themes.values()].reduce((sum, weight) => sum + weight, 0);
  const against =
    (target.soft ? 0.08 : 0.25) * foreign * scale +
    (target.soft ? 0 : 0.4 * rival * scale) +
    0.25 * Math.max(0, breadth - 1) +
    leisure;
  const told =
    0.7 * Math.min(8, gain * scale) + 1.4 * Math.min(4, direct) + 0.9 * Math.min(1.5, kin) + Math.min(1, named);
  const found = told >= 0.5;
  const story = Math.min(1, acts / 1.5) * Math.min(1, work / 3);
  if (!found && story < 0.3) {
    if (leisure > 0) return 0;
    // Claims about oneself at work, or particulars of work that nobody is said to have done.
    return claimShare(tokens) >= 0.25 ? 0.2 : tokens.length >= 15 ? 0.2 * Math.min(1, work / 4) : 0;
  }
  const weight = told - against + (target.soft ? 0.6 * story : 0) - 0.4;
  // One word alone may be chance: "food court" is no court of law.
  const chance = ownWords + asked + kin < 1.5 && (work >= 4 || acts < 0.5);
  const most = chance ? (acts < 0.5 ? (tokens.length < 15 ? 0.1 : 0.2) : target.soft ? 1 : 0.45) : 1;
  return hundredths(Math.max(0, Math.min(most, 0.55 + 0.45 * weight)));
}

const pleasure =
  /^(?:like|enjoy|love|prefer|favou?rite|hobby|hobbies|weekends?|holidays?|friends?|cousins?|family|uncle|watch|play|usually)$/;

/** Words of weight in what the job says of itself: an answer in them is not about something else. */
export function settingOf(job: JobText | undefined): ReadonlySet<string> {
  if (!job) return new Set();
  const tokens = tokenize(`${job.title}\n${job.description.slice(0, 6000)}`);
  return new Set(
    tokens
      .filter(
        (token) => token.text.length > 3 && token.shape !== 'number' && !isStop(token.text) && !isGeneric(token.stem),
      )
      .map((token) => token.stem),
  );
}

function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}
