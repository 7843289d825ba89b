/** Reads verbs: what was done, whether it is past, and by which stem it is known. */
import { actionStems, describing, irregularPast, vagueStems } from './answers-verbs.ts';
import { stem, type Token } from './terms.ts';

export interface Verb {
  stem: string;
  past: boolean;
  ing: boolean;
}

export function verbOf(token: Token): Verb | null {
  const { text } = token;
  if (describing.has(text) || token.shape === 'number') return null;
  const base = irregularPast.get(text);
  if (base) return { stem: stem(base), past: true, ing: false };
  if (/[a-z]{2}ed$/.test(text) && text.length > 4) return { stem: token.stem, past: true, ing: false };
  if (/[a-z]{3}ing$/.test(text)) return { stem: token.stem, past: false, ing: true };
  return actionStems.has(token.stem) || vagueStems.has(token.stem)
    ? { stem: token.stem, past: false, ing: false }
    : null;
}

export function countPast(tokens: readonly Token[]): number {
  let count = 0;
  for (const token of tokens) {
    const verb = verbOf(token);
    if (verb?.past && actionStems.has(verb.stem)) count += 1;
  }
  return count;
}
