/**
 * Finds words that are not used: those of the second table of docs/glossary.md, in names of files, identifiers and comments.
 * What a text says to people, and what the engine reads, may hold any word. Proves that each way of writing one is found.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { root } from './bootstrap.mjs';

const SOURCES = [
  '{contract,engine,server,web}/src/**/*.{ts,tsx}',
  '{bench,demo,scripts,tests}/**/*.{ts,tsx,mjs}',
  'engine/{golden,knowledge}/*.ts',
];
const ROW = /^\| (?<word>[a-z]+) \| (?<instead>[^|]+) \|$/;

/** Word → what is said instead. */
function unused(base = root) {
  const glossary = readFileSync(join(base, 'docs/glossary.md'), 'utf8');
  const [, table = ''] = glossary.split('## Words that are not used');
  const rows = table.split('\n').flatMap((line) => ROW.exec(line)?.groups ?? []);
  return new Map(rows.filter(({ word }) => word !== 'word').map(({ word, instead }) => [word, instead]));
}

/** The words of a name or a text, in small letters and without the s of several. */
const wordsOf = (text) =>
  text
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => [word, word.replace(/s$/, '')]);

/** The unused words in a file's names and comments, each with its line. */
export function plainWordsIn(code, file, words = unused()) {
  const found = [];
  const look = (text, offset) => {
    for (const word of new Set(wordsOf(text)))
      if (words.has(word)) found.push({ word, line: code.slice(0, offset).split('\n').length });
  };
  look(basename(file), 0);
  const { program, comments } = parseSync(file, code);
  for (const { value, start } of comments) look(value, start);
  const name = (node) => look(node.name, node.start);
  new Visitor({ Identifier: name, PrivateIdentifier: name, JSXIdentifier: name }).visit(program);
  return found;
}

/** Answers each place in which a word stands that is not used. */
export function plainWords(base = root) {
  const words = unused(base);
  const isOurs = (file) => !file.includes('node_modules') && !file.includes('/dist/');
  const files = globSync(SOURCES, { cwd: base }).filter(isOurs).sort();
  const lines = files.flatMap((file) =>
    plainWordsIn(readFileSync(join(base, file), 'utf8'), file, words).map(
      ({ word, line }) => `${file}:${line}: "${word}" is not used here; ${words.get(word)} is (docs/glossary.md)`,
    ),
  );
  return [...new Set(lines)];
}

const WORDS = new Map([['veil', 'redaction']]);
/** Each way in which a word may stand, and two in which it may. */
const PLANTED = [
  ['a name', 'const veil = 1;', 'a.ts', true],
  ['a part of a name', 'function liftVeils() {}', 'a.ts', true],
  ['a property', 'export const a = { veilOf: 1 };', 'a.ts', true],
  ['a comment', '// Lifts the veil.\nexport {};', 'a.ts', true],
  ['a file', 'export {};', 'lifted-veil.ts', true],
  ['a text', "export const a = 'a veil';", 'a.ts', false],
  ['another word', 'const surveil = 1;', 'a.ts', false],
];
export const triedWords = PLANTED.length;

/** Answers what is wrong with the check itself. */
export function testPlainWords() {
  return PLANTED.filter(([, code, file, is]) => plainWordsIn(code, file, WORDS).length > 0 !== is).map(
    ([what]) => `the check of words does not tell ${what} rightly`,
  );
}
