/** What questions and answers are read with: the words of every theme and trade, built once. */
import { commonList, themes } from './anchors-list.ts';
import { buildSubjects, type Subject } from './answers-points.ts';
import { buildTradeWords, type TradeWords } from './answers-trades.ts';
import { once } from './once.ts';
import { createStemmer } from './terms.ts';
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
  const stemOf = createStemmer();
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
