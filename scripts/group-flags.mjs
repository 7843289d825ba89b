/**
 * Finds patterns that change their flags for a group of theirs. Node.js 24 compiles some of them wrongly, once in
 * some thousand times, and the process then reads a text differently until it ends (decision 043). Proves that each way is
 * found.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';

/** All that runs or becomes a pattern; what a page runs is compiled by the same engine. */
const PLACES = ['{contract,engine,server,web,tests,bench,demo,scripts}/**/*.{ts,tsx,mjs}', 'engine/knowledge/**/*.tsv'];
const GROUP = /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/g;

const flag = (flags) => `(?${flags}:`;
const FORBIDDEN = ['i', '-i', 's', 'im-s', 'm'].map((flags) => `const a = /${flag(flags)}net)/u;`);
const FINE = ['const a = /(?:net)/iu;', 'const a = /(?<i>net)(?!i:)/u;', 'const a = b ? i : c;', "const a = '(?x:';"];

/** Answers which planted pattern was not found, and which text was taken for one. */
export function testGroupFlags() {
  return [
    ...FORBIDDEN.filter((code) => !code.match(GROUP)).map((code) => `Not found: ${code}`),
    ...FINE.filter((code) => code.match(GROUP)).map((code) => `Found: ${code}`),
  ];
}

/** How many ways are tried. */
export const triedGroupFlags = FORBIDDEN.length + FINE.length;

/** Every such pattern, a line each; none is right. */
export function groupFlags(base = root) {
  return globSync(PLACES, { cwd: base, exclude: (name) => name === 'node_modules' || name === 'dist' })
    .sort()
    .flatMap((file) =>
      readFileSync(join(base, file), 'utf8')
        .split('\n')
        .flatMap((line, at) => (line.match(GROUP) ?? []).map((found) => `${file}:${at + 1}: ${found}`)),
    );
}
