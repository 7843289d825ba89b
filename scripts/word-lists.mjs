/** Finds lists of words in the engine's code, which belong into a data file with a schema, and proves that it finds them. */
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './bootstrap.mjs';

/** More words than this in one literal are a list. */
const MOST = 30;
const ROOM = 'engine/src';
/** Not yet data: nothing is added here. */
const BEFORE = /^engine\/src\/assistant\//;

/** One planted list a way of writing it, and texts that look like one and are none. */
const words = Array.from({ length: MOST + 1 }, (_, n) => `word${String.fromCharCode(97 + (n % 26))}`);
const quoted = words.map((word) => `'${word}'`).join(', ');
const FORBIDDEN = [
  `export const x = [${quoted}];`,
  `export const x = new Set([${quoted}]);`,
  `export const x = new Map([${words.map((word) => `['${word}', 1]`).join(', ')}]);`,
  `export const x = { ${words.map((word) => `${word}: 1`).join(', ')} };`,
  `export const x = '${words.join(' ')}'.split(' ');`,
  `export const x = \`${words.join('\n')}\`.split('\\n');`,
  `export const x = '${words.join('|')}'.split('|');`,
  `export const x = /^(?:${words.join('|')})$/;`,
  `export const x = new RegExp('${words.join('|')}');`,
];
const ALLOWED = [
  `export const x = [${words
    .slice(1)
    .map((word) => `'${word}'`)
    .join(', ')}];`,
  `/** ${words.join(' ')} */\nexport const x = 1;`,
  `export const x = [${Array.from({ length: 60 }, (_, n) => n).join(', ')}];`,
];

/** Answers every list in the engine's code, a line each; none is right. */
export function wordLists(base = root) {
  return globSync(`${ROOM}/**/*.ts`, { cwd: base })
    .filter((file) => !/\.(?:test|d)\.ts$/.test(file) && !BEFORE.test(file))
    .sort()
    .flatMap((file) => listsIn(readFileSync(join(base, file), 'utf8')).map((list) => `${file}: ${list}`));
}

/** Answers which planted list was not found, and which text was taken for one. */
export function testWordLists() {
  const base = mkdtempSync(join(tmpdir(), 'saring-word-lists-'));
  const file = join(base, ROOM, 'text/planted.ts');
  mkdirSync(dirname(file), { recursive: true });
  const found = (code) => {
    writeFileSync(file, code);
    return wordLists(base).length > 0;
  };
  try {
    return [...FORBIDDEN.map((code) => [code, true]), ...ALLOWED.map((code) => [code, false])]
      .filter(([code, expected]) => found(code) !== expected)
      .map(([code, expected]) => `${expected ? 'Not found' : 'Found'}: ${code.slice(0, 60)}…`);
  } finally {
    rmSync(base, { recursive: true });
  }
}

/** How many ways are tried. */
export const triedLists = FORBIDDEN.length + ALLOWED.length;

/** Every literal of more than MOST words: brackets that hold quoted words or keys, one string, one pattern. */
function listsIn(code) {
  const plain = code.replace(/\/\*[\s\S]*?\*\/|(?<![:\\])\/\/[^\n]*/g, '');
  const found = [];
  for (const [literal] of plain.matchAll(
    /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"|\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[dgimsuvy]*/g,
  )) {
    const alternatives = literal.split('|').length;
    // Prose is no list: a sentence holds more than letters between its words.
    const listed = /^.[\p{Ll}\s\-|]+.$/u.test(literal) ? literal.split(/[\s|]+/).length : 0;
    if (Math.max(alternatives, listed) > MOST)
      found.push(`${Math.max(alternatives, listed)} words in ${literal.slice(0, 40)}…`);
  }
  for (const block of blocksOf(plain)) {
    const count = [
      ...block.matchAll(
        /(['"`])(?:\p{L}[^'"`\n]*)\1|(?:^|[{,])\s*\p{L}[\p{L}\p{N}]*(?=\s*:\s*(?:\d|['"`]|true|false))/gu,
      ),
    ].length;
    if (count > MOST) found.push(`${count} words in ${block.trim().slice(0, 40)}…`);
  }
  return found;
}

/** What stands between brackets that hold no statement. */
function blocksOf(code) {
  const blocks = [];
  const open = [];
  for (let at = 0; at < code.length; at++) {
    if (code[at] === '[' || code[at] === '{') open.push(at);
    if (code[at] !== ']' && code[at] !== '}') continue;
    const block = code.slice((open.pop() ?? at) + 1, at);
    if (!/;|=>|\bimport\b/.test(block)) blocks.push(block);
  }
  return blocks;
}
