/**
 * What plain words say of the duties of each trade: "womb", "contraction" and "tear" of delivering babies, though no
 * advert names them. A word of few duties says much of each, a word of many little.
 */

import { businessDuties } from './duty-words-business.ts';
import { industryDuties } from './duty-words-industry.ts';
import { servicesDuties } from './duty-words-services.ts';
import { technologyDuties } from './duty-words-technology.ts';
import type { Family, Topic } from './family.ts';
import { tradeWords } from './kin-trades.ts';
import { createStemmer, isGeneric, isStop, type Token } from './terms.ts';

/** A duty with the words it is told in: a topic of the lexicon, or other work of a family. */
export interface Duty {
  readonly family: number;
  /** Index into `Vocabulary.topics`; -1 for work that is no topic there. */
  readonly topic: number;
}

export interface DutyWords {
  readonly duties: readonly Duty[];
  /** Duties by stem, or by the stems of joined words with blanks between. */
  readonly byWords: ReadonlyMap<string, { readonly weight: number; readonly duties: readonly number[] }>;
  /** The duty of a topic, by its index. */
  readonly ofTopic: ReadonlyMap<number, number>;
}

/** A word of more duties than this tells of none. */
const mostDuties = 40;
/** Longest run of joined words. */
const longestRun = 3;

/** Reads the tables (`family/topic: word joined+words`, `family: …`) into an index. */
export function buildDutyWords(
  families: readonly Family[],
  topics: readonly (Topic & { family: number })[],
): DutyWords {
  const familyIndex = new Map(families.map(({ key }, i) => [key, i]));
  const topicIndex = new Map(topics.map(({ label, family }, i) => [`${families[family]?.key}/${label}`, i]));
  const stemOf = createStemmer();
  const duties: Duty[] = [];
  const members = new Map<string, Set<number>>();
  const tables = [technologyDuties, businessDuties, industryDuties, servicesDuties];
  for (const line of tables.flatMap((table) => table.split('\n').filter((one) => one !== ''))) {
    const at = line.indexOf(': ');
    const head = line.slice(0, at);
    const [key = ''] = head.split('/');
    const family = familyIndex.get(key);
    const topic = head === key ? -1 : topicIndex.get(head);
    if (family === undefined || topic === undefined) throw new Error(`Unknown duty ${head}`);
    const duty = duties.push({ family, topic }) - 1;
    for (const entry of line.slice(at + 2).split(/\s+/)) {
      const words = entry.split('+').map(stemOf);
      if (words.length === 1 && (isStop(entry) || isGeneric(words[0] ?? ''))) continue;
      const name = words.join(' ');
      const own = members.get(name);
      if (own) own.add(duty);
      else members.set(name, new Set([duty]));
    }
  }
  const byWords = new Map<string, { weight: number; duties: readonly number[] }>();
  for (const [name, own] of members) {
    if (own.size > mostDuties) continue;
    byWords.set(name, {
      weight: (Math.log(duties.length / own.size) / Math.log(duties.length)) ** 2,
      duties: [...own],
    });
  }
  return {
    duties,
    byWords,
    ofTopic: new Map(duties.flatMap(({ topic }, duty) => (topic < 0 ? [] : [[topic, duty] as const]))),
  };
}

/** Beside a strong term, which weighs 1. */
const plainWord = 0.5;
/** A plain word of more trades than this tells of none. */
const mostTrades = 8;

/** What single plain words say of each family: less, the more families use them. */
export function plainWords(
  families: readonly Family[],
  { byWords, duties }: DutyWords,
): Map<string, { family: number; weight: number }[]> {
  const index = new Map(families.map((family, i) => [family.key, i]));
  const users = new Map<string, Set<number>>();
  const add = (word: string, family: number | undefined): void => {
    if (family === undefined) return;
    const known = users.get(word);
    if (known) known.add(family);
    else users.set(word, new Set([family]));
  };
  for (const [word, trades] of tradeWords()) for (const key of trades) add(word, index.get(key));
  for (const [word, { duties: own }] of byWords)
    if (!word.includes(' ')) for (const duty of own) add(word, duties[duty]?.family);
  const out = new Map<string, { family: number; weight: number }[]>();
  for (const [word, trades] of users) {
    if (trades.size > mostTrades) continue;
    const weight = plainWord / Math.sqrt(trades.size);
    out.set(
      word,
      [...trades].map((family) => ({ family, weight })),
    );
  }
  return out;
}

/** What the words tell of each duty: the sum of their weights, each distinct word once, joined words before single ones. */
export function dutiesIn(words: DutyWords, tokens: readonly Token[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const { duties, weight } of dutyHits(words, tokens))
    for (const duty of duties) sums.set(duty, (sums.get(duty) ?? 0) + weight);
  return sums;
}

/** Every word and run of words of some duty, each once. */
export function dutyHits(words: DutyWords, tokens: readonly Token[]): { weight: number; duties: readonly number[] }[] {
  const found = new Map<string, { weight: number; duties: readonly number[] }>();
  const walk = (stems: readonly string[], shortest: number): void => {
    for (let at = 0; at < stems.length; at += 1) {
      for (let length = Math.min(longestRun, stems.length - at); length >= shortest; length -= 1) {
        const name = length === 1 ? (stems[at] ?? '') : stems.slice(at, at + length).join(' ');
        const hit = words.byWords.get(name);
        if (!hit) continue;
        found.set(name, hit);
        at += length - 1;
        break;
      }
    }
  };
  // "Topped it up" says "up"; in "chased the late payment" grammar words stand between the words of a thing.
  walk(
    tokens.map((token) => token.stem),
    2,
  );
  walk(
    tokens.filter((token) => !isStop(token.text)).map((token) => token.stem),
    1,
  );
  return [...found.values()];
}
