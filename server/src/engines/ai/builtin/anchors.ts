/** Tells what a question asks about and which words of an answer belong to it, without needing the same words. */

import { familyThemes, themes } from './anchors-list.ts';
import { nearThemes } from './anchors-near.ts';
import { tradesAsked } from './answers-trades.ts';
import { kinOf } from './kin.ts';
import { type Speech, themeHits } from './speech.ts';
import { isGeneric, isStop, type Token, tokenize } from './terms.ts';

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

/** Weaker than this, a trade is hit by chance: "explain" is what tutors do. The more so where no kind of work is named besides. */
const namedBeside = 1;
const namedAlone = 4.7;

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
  // "Teamwork: liaising with other parties until the matter is settled" is about conduct, whatever its other words.
  const conduct = asksConduct(speech, criterion);
  if (conduct) for (const theme of weights.keys()) if (themes[theme]?.kind !== 'soft') weights.delete(theme);
  const top = Math.max(0, ...weights.values());
  const kept = new Map([...weights].filter(([, weight]) => weight >= top * 0.35).map(([t, w]) => [t, w / top]));
  const kinds = [...kept.keys()].map((theme) => themes[theme]?.kind);
  const least = conduct ? Number.POSITIVE_INFINITY : kinds.includes('work') ? namedBeside : namedAlone;
  const trades = tradesAsked(speech.trades(), question.slice(0, 2000), criterion.slice(0, 2000), speech, least);
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

/** "Teamwork and coordination: …", "Communication skills": a name of conduct with what it means behind it, or alone. */
function asksConduct(speech: Speech, criterion: string): boolean {
  const [head = '', meaning] = criterion.slice(0, 2000).split(':');
  const tokens = tokenize(head);
  const [first] = speech.vocabulary.match(tokens, { list: true });
  if (first?.concept.soft !== true || first.first > 0) return false;
  return meaning === undefined ? tokens.length - first.last <= 1 : tokens.length <= 8;
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
