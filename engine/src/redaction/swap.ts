/** Makes the same resume or answer of another person: other name, other sex, nothing else. For the test that this changes no mark. */

import { type Knowledge, namesWork } from '#knowledge/index.ts';
import { cleanText } from '#text/clean.ts';
import type { Identity } from '#types';
import { nameSpans } from './mask.ts';

const pairs: readonly (readonly [string, string])[] = [
  ['he', 'she'],
  ['him', 'her'],
  ['his', 'hers'],
  ['himself', 'herself'],
  ['male', 'female'],
  ['man', 'woman'],
  ['mr', 'ms'],
  ['encik', 'puan'],
  ['lelaki', 'perempuan'],
];
const counterpart = new Map(pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const]));
const gendered = new RegExp(String.raw`\b(?:${[...counterpart.keys()].join('|')})\b`, 'gi');

/** The text with every mention of the name replaced, and the words of sex turned round. Other details stay: they are masked anyway. */
export function swapPerson(
  knowledge: Knowledge,
  text: string,
  identity: Identity,
  name: string,
): { text: string; identity: Identity } {
  const { fullName } = identity;
  const clean = cleanText(text);
  let out = '';
  let at = 0;
  for (const span of fullName ? nameSpans(clean.text, fullName, (line) => namesWork(knowledge, line)) : []) {
    const from = clean.from[span.start] ?? 0;
    const to = clean.to[span.end - 1] ?? from;
    if (from < at) continue;
    out += text.slice(at, from) + name;
    at = to;
  }
  out += text.slice(at);
  return {
    text: out.replace(gendered, (word) => sameCase(counterpart.get(word.toLowerCase()) ?? word, word)),
    identity: { ...identity, fullName: name },
  };
}

function sameCase(word: string, like: string): string {
  if (like === like.toUpperCase() && like.length > 1) return word.toUpperCase();
  return like.charAt(0) === like.charAt(0).toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
