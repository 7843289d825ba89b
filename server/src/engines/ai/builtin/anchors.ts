/** Tells what a question asks about and which words of an answer belong to it, without needing the same words. */

import { commonList, familyThemes, themes } from './anchors-list.ts';
import { nearThemes } from './anchors-near.ts';
import { buildSubjects, type Subject } from './answers-points.ts';
import { buildTradeWords, type TradeWords, tradesAsked } from './answers-trades.ts';
import { kinOf } from './kin.ts';
import { once } from './once.ts';
import { american, isGeneric, isStop, stem, type Token, tokenize } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Mark {
  theme: number;
  strong: boolean;
  /** 1 for a word of one theme, less for a word of many. */
  weight: number;
  /** The same among the themes that the word names. */
  naming: number;
}

/** What questions and answers are read with; an engine makes one on first use and passes it along. */
export interface Speech {
  readonly vocabulary: Vocabulary;
  /** Words and phrases of the themes, by their stems. */
  readonly themeWords: ReadonlyMap<string, readonly Mark[]>;
  /** Said at any work: neither for nor against a theme. */
  readonly common: ReadonlySet<string>;
  /** Words of a question that only frame it. */
  readonly frame: ReadonlySet<string>;
  /** The duty that a criterion of our own begins with, by its deed in small letters. */
  readonly duties: () => ReadonlyMap<string, string>;
  /** Deeds of the lexicon in small letters with their family. */
  readonly deedFamilies: () => readonly { text: string; family: number }[];
  /** What duties are called, by label and by name in small letters: no word of them is taken for a verb. */
  readonly dutyNames: () => ReadonlyMap<string, string>;
  /** What sound answers to knowledge questions mention. */
  readonly subjects: () => readonly Subject[];
  /** Words of each trade, of the lexicon and of speech. */
  readonly trades: () => TradeWords;
}

/** Adds to the vocabulary what only speech needs. */
export function createSpeech(vocabulary: Vocabulary): Speech {
  const known = new Map<string, string>();
  const stemOf = (word: string): string => {
    const found = known.get(word) ?? stem(american(word));
    known.set(word, found);
    return found;
  };
  return {
    vocabulary,
    themeWords: indexThemes(stemOf),
    common: new Set(commonList.map(stemOf)),
    frame: new Set(frameWords.split(' ').map(stemOf)),
    duties: once(() => new Map([...vocabulary.deeds().values()].map(({ text, name }) => [text.toLowerCase(), name]))),
    deedFamilies: once(() => familyOfDeeds(vocabulary)),
    dutyNames: once(() => nameDuties(vocabulary)),
    subjects: once(buildSubjects),
    trades: once(() => buildTradeWords(vocabulary)),
  };
}

function familyOfDeeds(vocabulary: Vocabulary): { text: string; family: number }[] {
  const index = new Map(vocabulary.families.map(({ key }, family) => [key, family]));
  return [...vocabulary.deeds()].flatMap(([key, { text }]) => {
    const family = index.get(key.split('/')[0] ?? '');
    return family === undefined ? [] : [{ text: text.toLowerCase(), family }];
  });
}

function nameDuties(vocabulary: Vocabulary): Map<string, string> {
  const names = new Map<string, string>();
  for (const { label, kind, family } of vocabulary.topics) {
    const key = `${vocabulary.families[family]?.key}/${label}`;
    const name = kind === 'duty' ? vocabulary.deeds().get(key)?.name : undefined;
    // "Safety" is a duty of many families, "search and website" of one.
    if (name && / /.test(label)) names.set(label.toLowerCase(), name);
    if (name) names.set(name.toLowerCase(), name);
  }
  return names;
}

function indexThemes(stemOf: (word: string) => string): Map<string, Mark[]> {
  const index = new Map<string, Mark[]>();
  for (const [theme, one] of themes.entries()) {
    for (const raw of one.words.split(/\s+/)) {
      const strong = raw.endsWith('*');
      const word = strong ? raw.slice(0, -1) : raw;
      const key = /[+-]/.test(word)
        ? word
            .split(/(?<=\w)[+-]/)
            .map(stemOf)
            .join(' ')
        : stemOf(word);
      const marks = index.get(key) ?? [];
      const before = marks.find((mark) => mark.theme === theme);
      if (before) before.strong ||= strong;
      else marks.push({ theme, strong, weight: 1, naming: 1 });
      index.set(key, marks);
    }
  }
  for (const marks of index.values()) {
    const names = marks.filter((mark) => mark.strong).length;
    for (const mark of marks) {
      mark.weight = 1 / Math.sqrt(marks.length);
      mark.naming = mark.strong ? 1 / Math.sqrt(names) : 0;
    }
  }
  return index;
}

/** A word or phrase of some theme found at `at`, `length` words long. */
export interface ThemeHit {
  at: number;
  length: number;
  key: string;
  marks: readonly Mark[];
}

/** Words and phrases of any theme in a run of stems, longest first. */
export function themeHits(speech: Speech, stems: readonly string[]): ThemeHit[] {
  const hits: ThemeHit[] = [];
  for (let at = 0; at < stems.length; at += 1) {
    for (let length = 3; length > 0; length -= 1) {
      const key = length === 1 ? (stems[at] ?? '') : stems.slice(at, at + length).join(' ');
      const marks = speech.themeWords.get(key);
      if (!marks || at + length > stems.length) continue;
      hits.push({ at, length, key, marks });
      at += length - 1;
      break;
    }
  }
  return hits;
}

/** True for a word that stands in some theme, so that it is a word of work (or of leisure) and no name. */
export function isThemeWord(speech: Speech, stemmed: string): boolean {
  return speech.themeWords.has(stemmed);
}

const frameWords =
  'last tell describe give walk explain share time situation example recent specific step exactly outcome happen happened result ' +
  'handle handled different ago question answer please think actually usually best hard difficult hardest biggest recently ' +
  'mention mentioned said say talk about through come out end would did you your learn learned turn turned make made sure ' +
  'first prove proved checked know knew important part role play played personally achieve change way job work experience ' +
  'ability able strong good knowledge skill skills proven excellent relevant year years minimum least related proficiency ' +
  'proficient understanding working familiar familiarity familiarise demonstrated hands ensure including using effective ' +
  'effectively clear clearly timely manner per needed similar basic solid sound introduce yourself short preferably ' +
  'something resume not see involve involved real case piece bring cares caring';

/** What a question is about. */
export interface Target {
  /** Its own words with their weights; generic ones count a quarter. */
  stems: ReadonlyMap<string, number>;
  /** Themes with weights up to 1. */
  themes: ReadonlyMap<number, number>;
  concepts: ReadonlySet<string>;
  topics: ReadonlySet<number>;
  families: ReadonlyMap<number, number>;
  /** How likely each family is the one asked about, by all its words. */
  trades: ReadonlyMap<number, number>;
  /** No trade is asked about, only conduct: a story from any work may answer it. */
  soft: boolean;
  /** A kind of work is named whose speech is known, so that words of other trades tell against an answer. */
  known: boolean;
  /** Nothing is asked for in particular ("introduce yourself"). */
  open: boolean;
}

/** Reads question and criterion together; the criterion says what is meant, the question how it was put. */
export function targetOf(speech: Speech, question: string, criterion: string): Target {
  const stems = new Map<string, number>();
  const weights = new Map<number, number>();
  const concepts = new Set<string>();
  const topics = new Set<number>();
  const families = new Map<number, number>();
  for (const [text, share] of [
    [criterion, 1],
    [question, 0.7],
  ] as const) {
    const tokens = tokenize(text.slice(0, 2000));
    for (const token of tokens) {
      if (isStop(token.text) || speech.frame.has(token.stem) || token.text.length < 2 || token.shape === 'number')
        continue;
      const weight = share * (isGeneric(token.stem) ? 0.3 : 1);
      stems.set(token.stem, Math.max(stems.get(token.stem) ?? 0, weight));
    }
    const spoken = tokens.map((token) => token.stem);
    // "Customer complaint" is a phrase of quality work; its words still name customers.
    for (const hit of themeHits(speech, spoken)) {
      const inner = hit.length === 1 ? [] : spoken.slice(hit.at, hit.at + hit.length);
      for (const marks of [hit.marks, ...inner.map((one) => speech.themeWords.get(one) ?? [])])
        for (const { theme, strong, naming } of marks)
          if (strong) weights.set(theme, (weights.get(theme) ?? 0) + share * naming);
    }
    for (const { concept } of speech.vocabulary.match(tokens, { list: true })) {
      concepts.add(concept.key);
      for (const topic of concept.topics) topics.add(topic);
      for (const { family, weight } of concept.families)
        families.set(family, (families.get(family) ?? 0) + weight * share);
    }
  }
  // Criteria of our own composing and job titles name the themes of their family; terms of the lexicon strengthen what is
  // named, and name where nothing else does.
  const named = new Set(weights.keys());
  const lend = (family: number, weight: number, sure: boolean): void => {
    for (const theme of familyThemes().get(speech.vocabulary.families[family]?.key ?? '') ?? [])
      if (sure || named.size === 0 || named.has(theme)) weights.set(theme, (weights.get(theme) ?? 0) + 0.5 * weight);
  };
  for (const [text, share] of [
    [criterion, 1],
    [question, 0.7],
  ] as const) {
    const deed = speech.deedFamilies().find((one) => text.toLowerCase().startsWith(one.text));
    if (deed) lend(deed.family, 2 * share, true);
    for (const title of speech.vocabulary.titles(tokenize(text.slice(0, 2000))))
      for (const { family, weight } of title.families) lend(family, weight * share, true);
  }
  for (const [family, weight] of families) lend(family, weight, false);
  for (const [family, weight] of [...families])
    for (const near of speech.vocabulary.neighbours[family] ?? [])
      families.set(near, Math.max(families.get(near) ?? 0, weight * 0.4));
  const top = Math.max(0, ...weights.values());
  const kept = new Map([...weights].filter(([, weight]) => weight >= top * 0.35).map(([t, w]) => [t, w / top]));
  const trades = tradesAsked(speech.trades(), question.slice(0, 2000), criterion.slice(0, 2000), speech);
  const kinds = [...kept.keys()].map((theme) => themes[theme]?.kind);
  return {
    stems,
    themes: kept,
    concepts,
    topics,
    families,
    trades,
    soft: trades.size === 0 && !kinds.includes('work'),
    known: kinds.includes('work'),
    open: /\bintroduce yourself\b|\btell (?:me|us) about yourself\b/i.test(question),
  };
}

/** Words of an answer that belong to the target, each distinct one once, with its place and weight. */
export interface TopicHit {
  at: number;
  weight: number;
  key: string;
  /** Not a word of the question or the criterion. */
  fresh: boolean;
  from: 'target' | 'theme' | 'concept' | 'kin';
}

/** Finds what in the answer is about the target: its words, words of its themes, and other names of the same thing. */
export function topicHits(speech: Speech, target: Target, tokens: readonly Token[]): TopicHit[] {
  const stems = tokens.map((token) => token.stem);
  const hits: TopicHit[] = [];
  const near = [...target.stems.keys()].filter((one) => one.length >= 7);
  const groups = new Map<number, number>();
  for (const [stem, weight] of target.stems)
    for (const group of kinOf().get(stem) ?? []) groups.set(group, Math.max(groups.get(group) ?? 0, weight));
  for (const [at, one] of stems.entries()) {
    const weight = target.stems.get(one) ?? (one.length >= 7 && near.some((other) => slip(one, other)) ? 0.8 : 0);
    if (weight > 0) hits.push({ at, weight, key: one, fresh: false, from: 'target' });
    else {
      const kin = Math.max(0, ...(kinOf().get(one) ?? []).map((group) => groups.get(group) ?? 0));
      if (kin > 0) hits.push({ at, weight: kin * 0.5, key: one, fresh: true, from: 'kin' });
    }
  }
  for (const hit of themeHits(speech, stems)) {
    let best = 0;
    for (const mark of hit.marks) best = Math.max(best, (target.themes.get(mark.theme) ?? 0) * mark.weight);
    if (best > 0 && !target.stems.has(hit.key))
      hits.push({ at: hit.at, weight: best * 0.75, key: hit.key, fresh: true, from: 'theme' });
  }
  for (const match of speech.vocabulary.match(tokens, { list: false })) {
    const { concept } = match;
    const same = target.concepts.has(concept.key);
    const topic = concept.topics.some((one) => target.topics.has(one));
    const family = concept.families.reduce(
      (sum, { family: f, weight }) => sum + weight * (target.families.get(f) ?? 0),
      0,
    );
    const weight = same ? 1.2 : topic ? 0.8 : Math.min(0.5, family * 0.5);
    if (weight > 0.1) hits.push({ at: match.first, weight, key: concept.key, fresh: !same, from: 'concept' });
  }
  return hits;
}

/** What the words of an answer say of the target's themes. */
export interface ThemeStrengths {
  /** Weight of words of the target's strongest theme. */
  own: number;
  /** What the words of the target's themes tell for it: the fewer trades share a word, the more. */
  gain: number;
  /** How many words those are. */
  ownWords: number;
  /** Words of other themes only. */
  foreign: number;
  /** Weight of the words of the strongest of those. */
  rival: number;
  leisure: number;
  /** Words of any theme. */
  work: number;
}

/** Words that speak for one theme of all say this much more than one that is shared by so many. */
const widest = 30;
/** A word said at any work says little even where a theme has it. */
const commonShare = 0.3;

/** Weighs the words of an answer for the target's themes and against them. */
export function themeStrengths(speech: Speech, target: Target, stems: readonly string[]): ThemeStrengths {
  const anyWork = [...target.themes.keys()].some((theme) => themes[theme]?.kind === 'work');
  const beside = new Set([...target.themes.keys()].flatMap((theme) => [...(nearThemes().get(theme) ?? [])]));
  const own = new Map<number, number>();
  const rivals = new Map<number, number>();
  const seen = new Set<string>();
  let gain = 0;
  let ownWords = 0;
  let foreign = 0;
  let leisure = 0;
  let work = 0;
  for (const hit of themeHits(speech, stems)) {
    if (seen.has(hit.key)) continue;
    seen.add(hit.key);
    const common = speech.common.has(hit.key);
    if (!common) work += 1;
    let mine = 0;
    let near = false;
    for (const mark of hit.marks) {
      const kind = themes[mark.theme]?.kind;
      // Where a trade is named, conduct alone does not make an answer about it.
      const weight = (target.themes.get(mark.theme) ?? 0) * (anyWork && kind === 'soft' ? 0.3 : 1);
      if (weight > 0)
        own.set(mark.theme, (own.get(mark.theme) ?? 0) + weight * mark.weight * (common ? commonShare : 1));
      mine = Math.max(mine, weight);
      near ||= beside.has(mark.theme);
      if (kind === 'leisure' && !common) leisure += mark.weight;
    }
    if (mine >= 0.3) ownWords += common ? commonShare : 1;
    // Conduct is told in common words: "my team" is about the team where it was asked for.
    const plain =
      common && !(target.soft && mine > 0 && hit.marks.some(({ theme, strong }) => strong && target.themes.has(theme)));
    if (mine > 0) gain += mine * Math.log(Math.max(2, widest / hit.marks.length)) * (plain ? commonShare : 1);
    else if (!common) {
      foreign += 1;
      if (!near)
        for (const { theme, weight } of hit.marks)
          if (themes[theme]?.kind === 'work') rivals.set(theme, (rivals.get(theme) ?? 0) + weight);
    }
  }
  return {
    own: Math.max(0, ...own.values()),
    gain,
    ownWords,
    foreign,
    rival: Math.max(0, ...rivals.values()),
    leisure,
    work,
  };
}

/** One letter more, less or other: "reconcilation" for "reconciliation". */
function slip(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.abs(a.length - b.length) > 1 || a.charAt(0) !== b.charAt(0)) return false;
  let i = 0;
  while (i < a.length && a.charAt(i) === b.charAt(i)) i += 1;
  return a.slice(i + 1) === b.slice(i + 1) || a.slice(i + 1) === b.slice(i) || a.slice(i) === b.slice(i + 1);
}
