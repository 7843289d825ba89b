/** Cuts a text into words that know their place in it. */
import { inAnyCase } from './any-case.ts';
import { lemmaOf } from './lemma.ts';

/** A stretch of a text in UTF-16 units, from `start` up to but without `end`. */
export type Span = { readonly start: number; readonly end: number };

export type Token = Span & {
  /** As it is written. */
  readonly text: string;
  /** In lower case, without dots of an abbreviation and without a genitive's s. */
  readonly word: string;
  /** The dictionary form of `word`. */
  readonly lemma: string;
  /** Whether only a space, hyphen, slash or ampersand parts it from the token before, so that both may be of one term. */
  readonly joined: boolean;
};

/** No word of a knowledge that is given: every inner capital may begin a new word. */
const noNames: ReadonlySet<string> = new Set();

/**
 * What is one word: an address, a dotted short form (B.Sc., U.S.), a name with a dot (Node.js, .NET), letters joined by &
 * (R&D), a word with + or # behind it (C++, C#), a number, any other word.
 */
const pattern = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}._%+\-]{1,64}@[\p{L}\p{N}.\-]{1,255}|https?:\/\/\S+|www\.\S+`,
    String.raw`(?<![\p{L}\p{N}])(?:(?:\p{L}\.){1,4}\p{L}{1,2}|\p{Lu}\p{Ll}\.\p{Lu})(?![\p{L}\p{N}])`,
    String.raw`[\p{L}\p{N}]{1,20}\.${inAnyCase('(?:js|net|io|ai|py|ts)')}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])\.${inAnyCase('net')}(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])\p{L}(?: ?& ?|\+)\p{L}(?![\p{L}\p{N}])`,
    String.raw`\p{L}[\p{L}\p{N}\p{M}]{0,20}(?:\+\+|#(?![\p{L}\p{N}]))`,
    String.raw`\p{N}+(?:[.,]\p{N}+)*(?:\p{L}[\p{L}\p{M}]*)?`,
    String.raw`\p{L}[\p{L}\p{N}\p{M}]*(?:['’]\p{L}+)*`,
  ].join('|'),
  'gu',
);
const inner = /^[\s\-‐‑–/&]*$/u;
/** Where a capital begins a new word inside one: "PUNCTUATION|As", "report|Writing". */
const camel = /\p{Ll}(?=\p{Lu}\p{Ll})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;

/**
 * The words of a text in order, with UTF-16 offsets into it. Two words that lost the space between them ("reportWriting")
 * are parted, unless the whole is one of `names` (in lower case: "javascript").
 */
export function tokensOf(text: string, names = noNames): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    for (const part of partsOf(match[0], match.index, names)) {
      const between = text.slice(end, part.start);
      const word = wordOf(part.text);
      tokens.push({ ...part, word, lemma: lemmaOf(word), joined: tokens.length > 0 && inner.test(between) });
      end = part.end;
    }
  }
  return tokens;
}

function partsOf(text: string, start: number, names: ReadonlySet<string>): (Span & { text: string })[] {
  const whole = [{ text, start, end: start + text.length }];
  if (text.length < 6 || !/\p{L}\p{Lu}\p{Ll}/u.test(text) || names.has(text.toLowerCase())) return whole;
  if (/[@/:.]/.test(text)) return whole;
  const parts: (Span & { text: string })[] = [];
  let from = 0;
  for (const match of text.matchAll(camel)) {
    const to = match.index + 1;
    // A piece of one or two letters is no word of its own: "McDonald", "PhDs", "iOSApp".
    if (to - from < 3 || text.length - to < 2) continue;
    parts.push({ text: text.slice(from, to), start: start + from, end: start + to });
    from = to;
  }
  parts.push({ text: text.slice(from), start: start + from, end: start + text.length });
  return parts;
}

function wordOf(text: string): string {
  // The plural of a short form, which no rule of words knows: KPIs, RNs.
  if (/^\p{Lu}{2,}s$/u.test(text)) return text.slice(0, -1).toLowerCase();
  const lower = text.toLowerCase().replace(/['’]s?$|['’]s$/u, '');
  if (/^(?:\p{L}{1,2}\.)+\p{L}{0,2}$/u.test(lower)) return lower.replaceAll('.', '');
  return lower.replaceAll(' ', '').replaceAll('’', "'");
}
