/** Tells how far an answer is about its question, and when it has the benefit of the doubt. */
import type { JobText } from '#engines/ai/index.ts';
import { type Speech, type Target, type TopicHit, themeStrengths } from './anchors.ts';
import { claimShare } from './answers-evidence.ts';
import type { Words } from './answers-words.ts';
import { isGeneric, isStop, type Token, tokenize } from './terms.ts';

interface Place {
  speech: Speech;
  words: Words;
  target: Target;
  /** Words of the job's own title and description. */
  setting: ReadonlySet<string>;
}

/**
 * How far the words are about the question: its own words and those of its themes, against the strongest theme beside
 * them. A story full of another trade's words is another story, however well it is told.
 */
export function topicOf(
  { speech, words, target, setting }: Place,
  hits: readonly TopicHit[],
  acts: number,
  { from, to }: { from: number; to: number },
): number {
  const tokens = words.tokens.slice(from, to);
  const stems = tokens.map((token) => token.stem);
  const { own, near, other, leisure: free, work } = themeStrengths(speech, target, stems);
  // Fish, songs and parties are leisure where somebody likes them, and work where somebody cooks, teaches or plans them.
  const leisure = free * (tokens.some((token) => pleasure.test(token.text)) ? 1 : acts >= 1 ? 0.75 : 0.9);
  const trade = target.themes.size > 0 || target.concepts.size > 0;
  const named = new Set(hits.filter((hit) => hit.from === 'target').map((hit) => hit.at));
  let direct = 0;
  let known = 0;
  let kin = 0;
  let akin = 0;
  const seen = new Set<string>();
  for (const hit of hits) {
    const key = `${hit.from} ${hit.key}`;
    if (seen.has(key)) continue;
    seen.add(key);
    if (hit.from === 'target' && hit.weight >= 0.6) direct += hit.weight;
    else if (hit.from === 'target') direct += hit.weight * 0.4;
    else if (hit.from === 'kin') kin += hit.weight * 0.3;
    if (hit.from === 'concept' && !named.has(hit.at) && (hit.weight >= 0.8 || target.themes.size === 0))
      known += hit.weight * 0.5;
    else if (hit.from === 'concept' && !named.has(hit.at)) akin += hit.weight * 0.3;
  }
  direct += Math.min(0.25, kin);
  for (const stem of new Set(stems)) if (setting.has(stem)) direct += 0.12;
  // Conduct can be shown in any work: a told act counts, unless the story is about free time.
  const story = Math.min(1, work / 4) * Math.min(1, acts / 1.5) * Math.max(0, 1 - leisure / 2);
  const lent = target.soft ? 1.6 * story : trade ? 0 : 1.4 * story;
  const strength =
    own +
    (own >= 1 ? 0.2 * Math.min(near, own) : 0) +
    0.7 * Math.min(direct, 4) +
    Math.min(2, known) +
    Math.min(0.1, akin) +
    lent;
  const against = (target.soft ? 0 : Math.max(0, 1.12 * (other - 0.2), 0.8 * (near - own) - 0.3)) + leisure * 1.2;
  const share = strength / (strength + against + 0.05);
  const reach = Math.max(0, Math.min(1, (share - 0.2) / 0.22));
  const enough = Math.max(0, Math.min(1, (strength - 0.25) / (words.tokens.length > 25 ? 1 : 0.7)));
  // One word alone may be chance ("food court" is no court of law).
  const keys = new Set(hits.filter((hit) => hit.weight >= 0.25).map((hit) => words.tokens[hit.at]?.stem)).size;
  const single = keys <= 1 && lent < 0.5 && words.tokens.length >= 12 ? 0.4 : 1;
  const support = [own >= 0.5 || near >= 1, direct >= 0.25, known >= 0.4, akin >= 0.25].filter(Boolean).length;
  return hundredths(
    Math.max(
      doubtOf(tokens, { acts, other: Math.max(other, 0.7 * near), leisure, work, support }),
      Math.min(reach * enough, single),
    ),
  );
}

const pleasure =
  /^(?:like|enjoy|love|prefer|favou?rite|hobby|hobbies|weekends?|holidays?|friends?|cousins?|family|uncle|watch|play|usually)$/;

/**
 * A story in plain words, without those of any other trade, has the benefit of the doubt, and the more of it the more
 * speaks for the question's own field; so have, in part, particulars of work that nobody is said to have done and claims
 * about oneself at work.
 */
function doubtOf(
  tokens: readonly Token[],
  seen: { acts: number; other: number; leisure: number; work: number; support: number },
): number {
  if (seen.leisure > 0.75) return 0;
  const plain = Math.max(0, Math.min(1, (2.6 - seen.other) / 1.1));
  if (!tokens.some((token) => /^(?:i|we|ive|weve|id|ill)$/.test(token.text)))
    return tokens.length >= 15 ? plain * 0.4 * Math.min(1, seen.work / 4) : 0;
  const story = Math.min(1, seen.acts / 2) * Math.min(1, seen.work / 2);
  const claimed = seen.leisure === 0 && claimShare(tokens) >= 0.12 ? 0.2 : 0.1;
  return plain * Math.max(claimed, story * (0.36 + 0.2 * Math.min(2, seen.support)));
}

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
