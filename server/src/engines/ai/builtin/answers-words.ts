/** Turns an answer, typed or transcribed, into words that count: masked, mended, without hesitation. */
import type { Identity } from '#engines/ai/index.ts';
import { actionStems, hesitationPhrases, hesitations } from './answers-verbs.ts';
import { filler, maskIdentity } from './mask.ts';
import { isThemeWord, type Speech } from './speech.ts';
import { isGeneric, isStop, stem, type Token, tokenize } from './terms.ts';
import { type CleanText, cleanText, type Span, splitSentences } from './text.ts';

export interface Words {
  /** Masked; offsets lead back to the answer as given. */
  clean: CleanText;
  tokens: Token[];
  /** Tokens right behind something masked ("__ fixed it"): their subject is another person. */
  behindMask: ReadonlySet<number>;
  /** Sentences, or stretches of about twenty words where there is no punctuation. */
  passages: Span[];
}

/** What speech-to-text makes of names it does not know. */
const slips: readonly (readonly [string, string])[] = [
  ['my sequel', 'mysql'],
  ['sequel', 'sql'],
  ['post gress', 'postgresql'],
  ['post gres', 'postgresql'],
  ['java script', 'javascript'],
  ['type script', 'typescript'],
  ['cooper netties', 'kubernetes'],
  ['coobernetes', 'kubernetes'],
  ['auto cad', 'autocad'],
  ['quick books', 'quickbooks'],
  ['auto count', 'autocount'],
  ['linked in', 'linkedin'],
  ['get hub', 'github'],
  ['git hub', 'github'],
  ['jason', 'json'],
  ['pie thon', 'python'],
  ['pie torch', 'pytorch'],
  ['tab low', 'tableau'],
  ['costumer', 'customer'],
  ['costumers', 'customers'],
  ['personal', 'personal'],
  ['fork lift', 'forklift'],
  ['ware house', 'warehouse'],
  ['pay roll', 'payroll'],
  ['spread sheet', 'spreadsheet'],
  ['spread sheets', 'spreadsheets'],
  ['data base', 'database'],
  ['book keeping', 'bookkeeping'],
  ['month and closing', 'month end closing'],
  ['stock take', 'stocktake'],
  ['check list', 'checklist'],
  ['time table', 'timetable'],
  ['per cent', 'percent'],
];
const slipTable = new Map(slips.map(([heard, meant]) => [heard, meant.split(' ')]));

// What mask.ts leaves because resumes need it, but which tells of sex or family in speech.
const spokenIdentity =
  /\b(?:mum|mom|mummy|mommy|dad|daddy|papa|mama|brothers?|sisters?|uncle|aunt(?:ie|y)?|boyfriend|girlfriend|fianc[eé]e?|mr|mrs|ms|miss|mdm|madam|ma'?am|sir|encik|puan|cik|guy|guys)\b/gi;
const gendered = /^(sales|business|chair|police|fire|crafts|fore|handy|crew|camera|delivery)(?:wo)?m[ae]n$/;

/** Cleans, masks and splits an answer. The same words under another name or gender give the same tokens. */
export function readAnswer(speech: Speech, answer: string, identity: Identity = {}): Words {
  const plain = cleanText(answer);
  const first = maskIdentity(plain, identity, { knowsWork: () => true });
  const clean = { ...first, text: maskSpoken(speech, first.text, identity) };
  const raw = mend(tokenize(clean.text));
  const tokens = raw.filter((_, at) => !isHesitation(raw, at));
  const behindMask = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    const before = clean.text.slice(Math.max(0, token.start - 2), token.start);
    // "I asked her opened the door" has another subject than "she opened the door".
    const object = /\b(?:him|her|hers|his|himself|herself)\W{0,2}$/i.test(
      plain.text.slice(Math.max(0, token.start - 12), token.start),
    );
    if (before.includes(filler) && !object) behindMask.add(at);
  }
  return { clean, tokens, behindMask, passages: passagesOf(clean.text) };
}

/** For each token the passage it stands in, -1 for none. */
export function passageOfTokens(words: Words, spans: readonly Span[] = words.passages): Int32Array {
  const out = new Int32Array(words.tokens.length).fill(-1);
  let passage = 0;
  for (const [at, token] of words.tokens.entries()) {
    while (passage < spans.length && (spans[passage]?.end ?? 0) < token.end) passage += 1;
    if (token.start >= (spans[passage]?.start ?? Number.POSITIVE_INFINITY)) out[at] = passage;
  }
  return out;
}

/** The same answer without some of its words. */
export function withoutTokens(words: Words, skip: ReadonlySet<number>): Words {
  if (skip.size === 0) return words;
  const kept = [...words.tokens.keys()].filter((at) => !skip.has(at));
  return {
    ...words,
    tokens: kept.flatMap((at) => words.tokens[at] ?? []),
    behindMask: new Set([...kept.entries()].filter(([, at]) => words.behindMask.has(at)).map(([place]) => place)),
  };
}

function maskSpoken(speech: Speech, text: string, identity: Identity): string {
  let out = text.replace(spokenIdentity, (found) => filler.repeat(found.length));
  const parts = new Set(
    (identity.fullName ?? '')
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{M}']+/u)
      .filter((part) => part.length > 1),
  );
  // After "my name is" a name part is a name whatever else the word means.
  out = out.replace(
    /\b(?:my name(?: is|'s)?|name is|call me|called|i am|i'm|im|this is|myself)((?: [\p{L}\p{M}'/]+){1,6})/giu,
    (all: string, rest: string) => {
      let open = true;
      const masked = rest.replace(/[\p{L}\p{M}'/]+/gu, (word) => {
        open &&= parts.has(word.toLowerCase()) || /^(?:bin|binti|a\/l|a\/p)$/i.test(word);
        return open ? filler.repeat(word.length) : word;
      });
      return all.slice(0, all.length - rest.length) + masked;
    },
  );
  if (parts.size === 0) return out;
  return out.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const low = word.toLowerCase();
    if (!parts.has(low) || isStop(low)) return word;
    const stemmed = stem(low);
    const known = isThemeWord(speech, stemmed) || actionStems.has(stemmed) || isGeneric(stemmed);
    return known ? word : filler.repeat(word.length);
  });
}

/** Mends slips of the ear and joins letters that were spelled out ("s q l"). */
function mend(tokens: readonly Token[]): Token[] {
  const out: Token[] = [];
  const push = (text: string, from: Token, to: Token): void => {
    out.push({ ...from, text, stem: stem(text), end: to.end });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    let end = at;
    while (/^\p{L}$/u.test(tokens[end]?.text ?? '') && end - at < 6) end += 1;
    const letters = tokens.slice(at, end).map((one) => one.text);
    const last = tokens[end - 1];
    if (letters.length > 1 && last && letters[0] !== 'i' && letters[0] !== 'a') {
      push(letters.join(''), token, last);
      at = end - 1;
      continue;
    }
    const two = tokens[at + 1];
    const three = tokens[at + 2];
    const triple = two && three ? slipTable.get(`${token.text} ${two.text} ${three.text}`) : undefined;
    const pair = two ? slipTable.get(`${token.text} ${two.text}`) : undefined;
    const meant = triple ?? pair ?? slipTable.get(token.text);
    const to = triple ? three : pair ? two : token;
    if (meant && to) {
      for (const one of meant) push(one, token, to);
      at += triple ? 2 : pair ? 1 : 0;
    } else if (gendered.test(token.text)) push(token.text.replace(gendered, '$1person'), token, token);
    else out.push(token);
  }
  return out;
}

function isHesitation(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.text ?? '';
  if (hesitations.has(word)) return true;
  // "the the" and "I I" are one word said twice.
  if (word === tokens[at + 1]?.text && word.length < 5 && !/^\d/.test(word)) return true;
  // "like" as a filler: not after a subject or "would".
  if (
    word === 'like' &&
    !/^(?:i|we|they|you|would|id|people|also|not|dont|look|feel)$/.test(tokens[at - 1]?.text ?? '')
  )
    return true;
  if ((word === 'so' || word === 'well' || word === 'basically') && at === 0) return true;
  return hesitationPhrases.some((phrase) =>
    phrase.some((_, k) => phrase.every((other, j) => tokens[at - k + j]?.text === other)),
  );
}

const breakWord = /^(?:and|then|so|but|because|after|when|i|we|my)$/;

function passagesOf(text: string): Span[] {
  return splitSentences(text).flatMap((span) => {
    const words = tokenize(text, span.start, span.end);
    if (words.length <= 34) return [span];
    const cuts: Span[] = [];
    let start = span.start;
    let count = 0;
    for (const word of words) {
      count += 1;
      if ((count > 14 && breakWord.test(word.text)) || count > 26) {
        cuts.push({ start, end: word.start });
        start = word.start;
        count = 0;
      }
    }
    cuts.push({ start, end: span.end });
    return cuts;
  });
}
