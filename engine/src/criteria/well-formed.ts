/** Keeps of a phrase what is one: a duty with its object, or the name of what must be known. */
import { type Span, type Tag, type Tagged, tagsOf } from '#text/index.ts';
import { isA } from './words.ts';

/** A letter for each tag that a phrase may hold, so that a pattern can be written of them. */
const letters: Readonly<Partial<Record<Tag, string>>> = {
  adjective: 'a',
  adverb: 'r',
  conjunction: 'c',
  determiner: 'd',
  gerund: 'g',
  gerundOrNoun: 'h',
  noun: 'n',
  number: 'u',
  participle: 'e',
  particle: 't',
  possessive: 'q',
  preposition: 'p',
  sign: 'i',
  verb: 'v',
};

const and = '(?:i?ci?c?|i)';
/** "The new suppliers' invoices", "clear and safe work", "all of the reports". */
const modifier = `(?:r?[aegh](?:${and}r?[aeghn])*|r?n|q|u)`;
const name = `(?:(?:dp)?d?${modifier}*r?[nh])`;
const names = `${name}(?:${and}(?:${name}|g(?=[ic])))*`;
/** "For raw materials", "to set standards", "associated with the records", "every week". */
const link = `(?:(?:r?[pt]|ep)(?:p(?!u))?[gv]?${names}|dn)`;
/** "Planning and keeping", "helping to build". */
const doing = `[gh]r?(?:${and}[gh]r?)*(?:t?v)?`;
const duty = `(?:${doing}[pt]?${names}${link}*|${doing}(?:${and}n)?p?r?${link}+)`;
const whole = {
  duty: new RegExp(`^${duty}(?:${and}${duty})*$`),
  need: new RegExp(`^(?:${names}${link}*|${duty})(?:${and}${names}${link}*)*$`),
};
const thing = new RegExp(`(?:${names}${link}*)`, 'g');
/** What the tagger reads a phrase after. */
const frames = { duty: 'they are', need: 'they know' };
/** Verbs whose object is followed by how it is then. */
const kept = /^(?:keeping|leaving|making)\b/;
/** What a phrase may be cut before. */
const joints = /^[ciprt]$/;

/** The longest beginning of `phrase` that is one, up to its end or a word that joins, of at most so many words; undefined where there is none. */
export function wellFormed(
  kind: 'duty' | 'need',
  phrase: string,
  mostWords = Number.POSITIVE_INFINITY,
): string | undefined {
  const tokens = tagsOf(phrase, frames[kind]);
  const written = lettersOf(tokens, kind);
  for (let to = tokens.length; to > 0; to--) {
    if (to < tokens.length - 1 && !joints.test(written[to] ?? '')) continue;
    const part = phrase.slice(0, tokens[to - 1]?.end);
    // "Keeping the floor clean".
    const told = kept.test(part) ? written.slice(0, to).replace(/(?<=n)a(?:ca)*$/, '') : written.slice(0, to);
    if (part.split(' ').length <= mostWords && whole[kind].test(told)) return part;
  }
  return undefined;
}

/** The names of things in a text, each with what is linked to it; spans are of the text. */
export function thingsIn(text: string): Span[] {
  const tokens = tagsOf(text, frames.need);
  return [...lettersOf(tokens, 'need').matchAll(thing)].flatMap(({ 0: { length }, index }) => {
    const [first, last] = [tokens[index], tokens[index + length - 1]];
    return first && last ? [{ start: first.start, end: last.end }] : [];
  });
}

/** "Regarding" and "including" are forms of verbs that stand for prepositions. */
function lettersOf(tokens: readonly Tagged[], kind: keyof typeof frames): string {
  return tokens
    .map(({ text, tag }, i) => {
      if (i === 0 && kind === 'duty') return letters.gerund;
      return letters[isA({ word: text.toLowerCase() }, 'preposition') ? 'preposition' : tag] ?? '-';
    })
    .join('');
}
