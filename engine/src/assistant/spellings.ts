/** The spellings under which one thing stands in resumes. */
import { columnOf } from '#text/lists.ts';
import type { Term } from './types.ts';
import { singular } from './words.ts';

/** Names of one thing, in small letters. */
export const sameNames: readonly string[][] = columnOf('spellings').map((names) => names.split(' | '));
const groups: Map<string, string[]> = new Map();
for (const names of sameNames) {
  // The first names of a group are the same thing; further on it widens (React to Next.js): only spellings that are near count.
  for (const name of names) if (!groups.has(name)) groups.set(name, names);
}

const bareForm = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, '');
const same: readonly (readonly string[])[] = [
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['kubernetes', 'k8s'],
  ['postgresql', 'postgres'],
  ['c#', 'c sharp', 'csharp'],
  ['c++', 'cpp'],
  ['.net', 'dotnet', 'dot net'],
  ['node.js', 'nodejs', 'node js', 'node'],
  ['react', 'react.js', 'reactjs'],
  ['vue', 'vue.js', 'vuejs'],
  ['angular', 'angularjs', 'angular.js'],
  ['golang', 'go language'],
  ['aws', 'amazon web services'],
  ['gcp', 'google cloud platform', 'google cloud'],
  ['machine learning', 'ml'],
  ['power bi', 'powerbi'],
  ['microsoft excel', 'ms excel', 'excel'],
  ['microsoft office', 'ms office'],
  ['human resources', 'human resource'],
  ['customer service', 'customer support'],
  ['malay', 'bahasa malaysia', 'bahasa melayu', 'bahasa'],
  ['mandarin', 'chinese'],
  ['chartered accountant', 'ca(m)'],
  ['seo', 'search engine optimization', 'search engine optimisation'],
  ['ui/ux', 'ux/ui', 'ui ux'],
  ['ci/cd', 'cicd'],
  ['bookkeeping', 'book-keeping', 'book keeping'],
  ['e-commerce', 'ecommerce'],
];

/** A term with the spellings that are the same thing: number, hyphens, and names such as JS for JavaScript. */
export function termOf(text: string): Term {
  const shown = text.trim();
  const lower = shown.toLowerCase();
  const spellings = new Set([lower]);
  for (const group of same) if (group.includes(lower)) for (const name of group) spellings.add(name);
  for (const name of groups.get(lower) ?? []) if (bareForm(name) === bareForm(lower)) spellings.add(name);
  const words = lower.split(' ');
  const last = words.at(-1) ?? '';
  const head = words.slice(0, -1);
  const one = singular(last);
  if (/^\p{L}{4,}$/u.test(last)) {
    spellings.add([...head, one].join(' '));
    spellings.add(
      [...head, one.endsWith('y') && !/[aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`].join(' '),
    );
  }
  if (/[a-z]-[a-z]/.test(lower)) spellings.add(lower.replace(/-/g, ''));
  return { text: shown, spellings: [...spellings] };
}
