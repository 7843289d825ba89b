/** Makes the same resume or answer of another person: other name, other sex, nothing else. For the test that this changes no mark. */

import { type Knowledge, namesWork } from '#knowledge/index.ts';
import { cleanText } from '#text/clean.ts';
import { casedLike, ofOtherSex } from '#text/sexes.ts';
import type { Identity } from '#types';
import { nameSpans } from './mask.ts';

const words = /[\p{L}\p{M}]+/gu;

/** The text with every mention of the name replaced, and the words and titles that tell a sex turned round. Other details stay: they are masked anyway. */
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
    text: out.replace(words, (word) => casedLike(ofOtherSex(word.toLowerCase()) ?? word, word)),
    identity: { ...identity, fullName: name },
  };
}
