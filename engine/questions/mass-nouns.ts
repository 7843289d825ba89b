/**
 * Writes `knowledge/ours/mass-nouns.tsv`, the nouns that O*NET's tasks use without an article in the singular and hardly ever in
 * the plural: `node engine/questions/mass-nouns.ts onet-task-statements.tsv.gz`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { isA } from '#criteria/words.ts';
import { canBe, canName, isMostlyVerb, lemmaOf, type Token, tokensOf } from '#text/index.ts';

const fewest = 5;
/** A name of a thing that is made is rather left without an article in headings: "pilot aircraft". */
const fewestThings = 12;
/** Bare uses for each one with an article. */
const mostArticles = 6;
/** And for each plural. */
const mostPlurals = 3;
const mostModifiers = 4;

const uses = new Map<string, { bare: number; article: number; plural: number }>();
const file = process.argv[2] ?? '';
for (const row of gunzipSync(readFileSync(file)).toString('utf8').split('\n').slice(1)) {
  const text = row.split('\t')[2] ?? '';
  const tokens = tokensOf(text);
  for (let i = 1; i < tokens.length; i++) count(tokens, i);
}
const nouns = [...uses].filter(([word, { bare, article, plural }]) => {
  const least = canName(word, 'artifact', true) ? fewestThings : fewest;
  return (
    bare >= least && bare >= mostArticles * article && bare >= mostPlurals * plural && !canName(word, 'person', true)
  );
});
const out = new URL('../knowledge/ours/mass-nouns.tsv', import.meta.url);
writeFileSync(
  out,
  `word\tlicence\n${nouns
    .map(([word]) => `${word}\tCC BY 4.0\n`)
    .toSorted()
    .join('')}`,
);

/** Counts the noun at a place that ends a noun phrase. */
function count(tokens: readonly Token[], at: number): void {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (!token || (next?.joined && !isA(next, 'preposition', 'conjunction'))) return;
  const singular = lemmaOf(token.word) === token.word || !token.word.endsWith('s');
  const word = singular ? token.word : lemmaOf(token.word);
  if (!/^[a-z]{3,}$/.test(word) || !canBe(word, 'noun') || canBe(word, 'adjective') || isMostlyVerb(word)) return;
  const use = uses.get(word) ?? { bare: 0, article: 0, plural: 0 };
  uses.set(word, use);
  const before = tokens.slice(Math.max(0, at - mostModifiers), at).toReversed();
  const start = before.findIndex(
    (one, i) => isA(one, 'determiner', 'preposition', 'conjunction') || !(before[i - 1] ?? token).joined,
  );
  const opens = before[start];
  if (!singular) use.plural++;
  else if (isA(opens, 'determiner')) use.article += /^an?$/.test(opens?.word ?? '') ? 1 : 0;
  // "By phone", "in court": after these a countable noun may go without its article.
  else if (!(start === 0 && /^(?:by|in|at|on)$/.test(opens?.word ?? ''))) use.bare++;
}
