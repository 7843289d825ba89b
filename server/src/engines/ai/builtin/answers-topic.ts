/** Tells how far an answer is about its question, and when it has the benefit of the doubt. */
import type { JobText } from '#engines/ai/index.ts';
import { type Target, type TopicHit, themeStrengths } from './anchors.ts';
import { claimShare } from './answers-evidence.ts';
import { tradeEvidence } from './answers-trades.ts';
import type { Words } from './answers-words.ts';
import type { Speech } from './speech.ts';
import { isGeneric, isStop, type Token, tokenize } from './terms.ts';

interface Place {
  speech: Speech;
  words: Words;
  target: Target;
  /** Words of the job's own title and description. */
  setting: ReadonlySet<string>;
}

/** Longer stretches are read by the share of their words, so that length alone proves nothing. */
const usualHits = 14;

/** Where nothing speaks for the question and nothing against it, and what each piece of evidence moves from there. */
const conductScale = { middle: 0.55, slope: 0.45 };
const tradeScale = { middle: 0.65, slope: 0.6 };
/** Most that a general account of how things are done gets where its words are not known, and a line of one's own. */
const inGeneral = 0.6;
const inOneLine = 0.14;
/** What is worth a claim in general, whatever it is about. */
const inDoubt = 0.17;

/**
 * How far the words are about the question: what its own words, words that stand for them and words of its kind of work
 * tell for it, against words that belong to other trades or to free time. Each adds or takes a fixed amount, so that
 * where neither is found the answer has the benefit of the doubt and stands in the middle.
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
  named = Math.min(1, named);
  const scale = Math.min(1, usualHits / Math.max(1, work));
  const trade = target.soft ? 0 : tradeEvidence(speech.trades(), target.trades, tokens, speech.common) * scale;
  const heardOf = { gain: Math.min(8, gain * scale), direct: Math.min(4, direct), kin: Math.min(1.5, kin), named };
  const found = 0.7 * heardOf.gain + 1.4 * heardOf.direct + 0.9 * heardOf.kin + named >= 0.5 || trade >= 0.5;
  const story = Math.min(1, acts / 1.5) * Math.min(1, work / 3);
  const likely = target.soft
    ? aboutConduct(target, heardOf, { foreign: foreign * scale, rival: rival * scale, leisure, story })
    : aboutTrade(heardOf, { trade, rival: rival * scale, leisure });
  // How things are done where somebody works is told of "they" and "it", free time of "I" and "my".
  const general = tokens.length >= 12 && leisure < 0.5 && !tokens.some((token) => oneself.test(token.text));
  if (!found && story < 0.3) {
    if (leisure > 0 && !general) return 0;
    // Claims about oneself at work, or particulars of work that nobody is said to have done.
    const doubt =
      claimShare(tokens) >= 0.25 || praisesSelf(tokens)
        ? inDoubt
        : tokens.length >= 15
          ? 0.16 * Math.min(1, work / 4)
          : 0;
    return hundredths(general ? Math.max(doubt, Math.min(inGeneral, likely)) : doubt);
  }
  const heard = ownWords + asked + kin;
  const claims = claimShare(tokens) >= 0.1 || praisesSelf(tokens);
  const short = tokens.length < 15;
  // A line or two with a word of the trade in it may be about anything: "I have seen all the films".
  const line =
    short && (trade < 4 || leisure > 0.3) && heard < (acts < 0.8 ? 2.5 : 1) && acts < 1.5 && !claims ? inOneLine : 1;
  // One word alone may be chance: "food court" is no court of law.
  const chance = trade < 1 && heard < 1.5 && (work >= 4 || acts < 0.5) && acts < 1.2;
  const doubtful = general ? inGeneral : short ? (claims ? inDoubt : 0.1) : acts < 0.5 ? inDoubt : 0.45;
  return hundredths(Math.max(0, Math.min(line, chance ? doubtful : 1, likely)));
}

/** What was heard of the question's theme, its own words, words that stand for them, and words of the job. */
interface Heard {
  gain: number;
  direct: number;
  kin: number;
  named: number;
}

/** A question about a trade: the answer's words for that trade against those of others, by weights fitted to answers of many trades. */
function aboutTrade(
  { gain, direct, kin, named }: Heard,
  { trade, rival, leisure }: { trade: number; rival: number; leisure: number },
): number {
  const weight =
    0.34 * gain +
    0.35 * direct +
    0.32 * kin +
    0.5 * named +
    0.49 * Math.max(-8, Math.min(8, trade)) -
    0.8 * rival -
    leisure;
  return tradeScale.middle + tradeScale.slope * weight;
}

/** A question about conduct, which a story from any work may answer. */
function aboutConduct(
  target: Target,
  { gain, direct, kin, named }: Heard,
  { foreign, rival, leisure, story }: { foreign: number; rival: number; leisure: number; story: number },
): number {
  // A question that several kinds of work would answer is hit by chance more often.
  const breadth = [...target.themes.values()].reduce((sum, weight) => sum + weight, 0);
  const against =
    (target.known ? 0.22 : 0.08) * foreign +
    (target.known ? 0.4 * rival : 0) +
    0.2 * Math.max(0, breadth - 1) +
    leisure;
  const told = 0.7 * gain + 1.4 * direct + 0.9 * kin + named;
  return conductScale.middle + conductScale.slope * (Math.max(-4, Math.min(6, told - against)) + 0.5 * story);
}

/** "I am very careful", "I always help everybody": what somebody says of himself at work, without an instance. */
function praisesSelf(tokens: readonly Token[]): boolean {
  return (
    tokens[0]?.text === 'i' && claim.test(tokens[1]?.text ?? '') && tokens.some((token) => praise.test(token.text))
  );
}

const claim = /^(?:am|have|can|always|never|love|know|help|work|do|try|will)$/;
const praise =
  /^(?:always|never|very|best|good|great|excellent|strong|super|careful|particular|accurate|precise|patient|gentle|friendly|everybody|everyone|team|meticulous|natural|expert|any|experienced|customers?|clients?|people|mistakes?)$/;
const oneself = /^(?:i|my|me|im|ive|mine|myself)$/;
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
