/** Finds circles of imports, of files and of folders, types included, and proves that it finds planted ones. */
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';
import { root } from './bootstrap.mjs';

const SOURCES = '{contract,engine,server,web}/src/**/*.{ts,tsx}';
const isProduct = (file) => !/\.(?:test|fixture)\.tsx?$/.test(file);

/** Which folder a file counts as: of features each on its own, also one inside another; elsewhere the first below a room's `src`. */
const FOLDERS = [
  (file) => /^(?:server|web)\/src\/features\/.+(?=\/)/.exec(file)?.[0],
  (file) => /^\w+\/src\/[^/]+/.exec(file)?.[0],
];

/** Answers every circle, a line each with the imports that close it; none is right. */
export function circles(base = root) {
  const files = globSync(SOURCES, { cwd: base }).filter(isProduct).sort();
  const known = new Set(files);
  const resolver = new ResolverFactory({ conditionNames: ['import', 'node', 'default'] });
  const imports = files.flatMap((from) =>
    requestsOf(from, readFileSync(join(base, from), 'utf8'))
      .map((request) => resolver.sync(dirname(join(base, from)), request).path)
      .filter((path) => path !== undefined)
      .map((path) => ({ from, to: relative(base, path) }))
      .filter(({ to }) => known.has(to)),
  );
  const ofFolders = FOLDERS.flatMap((folderOf) => {
    const between = imports.filter(({ from, to }) => folderOf(from) !== folderOf(to) && folderOf(from) && folderOf(to));
    return circlesIn(between, folderOf).map((circle) => `folders: ${circle}`);
  });
  return [...circlesIn(imports, (file) => file).map((circle) => `files: ${circle}`), ...ofFolders];
}

/** What a file names as imported, in any form, of the house's own. */
function requestsOf(file, code) {
  const found = [];
  const note = ({ source }) => {
    if (typeof source?.value === 'string' && /^(?:\.|#|@saring\/)/.test(source.value)) found.push(source.value);
  };
  new Visitor({
    ImportDeclaration: note,
    ExportNamedDeclaration: note,
    ExportAllDeclaration: note,
    ImportExpression: note,
    TSImportType: note,
  }).visit(parseSync(file, code).program);
  return found;
}

/** A shortest circle through each name that is in one and in none of those told before. */
function circlesIn(imports, nameOf) {
  const out = new Map();
  for (const one of imports) {
    const to = out.get(nameOf(one.from)) ?? new Map();
    out.set(nameOf(one.from), to.has(nameOf(one.to)) ? to : to.set(nameOf(one.to), one));
  }
  const told = new Set();
  const lines = [];
  for (const start of out.keys()) {
    const way = told.has(start) ? null : wayBack(out, start);
    if (!way) continue;
    for (const { from } of way) told.add(nameOf(from));
    lines.push(way.map(({ from, to }) => `${from} → ${to}`).join(', '));
  }
  return lines;
}

/** The imports by which a name comes back to itself, as few as there are; null where none do. */
function wayBack(out, start) {
  const ways = new Map([[start, []]]);
  for (const [at, way] of ways)
    for (const [next, one] of out.get(at) ?? []) {
      if (next === start) return [...way, one];
      if (!ways.has(next)) ways.set(next, [...way, one]);
    }
  return null;
}

/** What is planted: files with what they say, and whether that is a circle. */
const jobs = 'server/src/features/jobs';
const files = 'server/src/features/files';
const PLANTED = [
  [
    'two files',
    true,
    { [`${jobs}/a.ts`]: `import { b } from './b.ts';`, [`${jobs}/b.ts`]: `export { a } from './a.ts';` },
  ],
  ['a file and itself', true, { [`${jobs}/a.ts`]: `import './a.ts';` }],
  [
    'three files, by types and later',
    true,
    {
      'engine/src/text/a.ts': `import type { B } from '#score/b.ts';`,
      'engine/src/score/b.ts': `export const c = () => import('#field/c.ts');`,
      'engine/src/field/c.ts': `export type A = typeof import('#text/a.ts');`,
    },
  ],
  [
    'two features',
    true,
    {
      [`${jobs}/a.ts`]: `export * from '#features/files/b.ts';`,
      [`${files}/c.ts`]: `import { type D } from '#features/jobs/d.ts';`,
    },
  ],
  [
    'a feature and a folder in it',
    true,
    { [`${jobs}/a.ts`]: `import '#features/jobs/core/b.ts';`, [`${jobs}/core/c.ts`]: `import '#features/jobs/d.ts';` },
  ],
  [
    'commands and what they use',
    true,
    {
      'server/src/world.ts': `import './operations/a.ts';`,
      'server/src/operations/b.ts': `import type { W } from '#world';`,
    },
  ],
  [
    'folders of a room',
    true,
    {
      'web/src/kit/a.tsx': `export const x = <p />; export * from '#client/b.ts';`,
      'web/src/client/c.ts': `import '#kit/d.ts';`,
    },
  ],
  [
    'one thing used twice',
    false,
    {
      [`${jobs}/a.ts`]: `import './b.ts'; import '#features/jobs/core/c.ts'; import 'zod';`,
      [`${jobs}/b.ts`]: `import '#features/files/b.ts';`,
      [`${jobs}/core/c.ts`]: `// import '../a.ts';\nexport const text = "import './a.ts'"; import '#features/files/b.ts';`,
    },
  ],
];

/** How many ways are tried. */
export const triedCircles = PLANTED.length;

/** Answers which planted circle was not found, and what was taken for one. */
export function testCircles() {
  return PLANTED.filter(([, expected, said]) => {
    const base = realpathSync(mkdtempSync(join(tmpdir(), 'saring-circles-')));
    try {
      const empty = [...'bcd'].flatMap((name) => [
        `${jobs}/${name}.ts`,
        `${jobs}/core/${name}.ts`,
        `${files}/${name}.ts`,
      ]);
      const others = ['server/src/operations/a.ts', 'web/src/client/b.ts', 'web/src/kit/d.ts'];
      for (const room of ['engine', 'server', 'web'])
        cpSync(join(root, room, 'package.json'), join(base, room, 'package.json'));
      const all = { ...Object.fromEntries([...empty, ...others].map((file) => [file, ''])), ...said };
      for (const [file, code] of Object.entries(all)) {
        mkdirSync(dirname(join(base, file)), { recursive: true });
        writeFileSync(join(base, file), code);
      }
      return circles(base).length > 0 !== expected;
    } finally {
      rmSync(base, { recursive: true });
    }
  }).map(
    ([name, expected]) => `A circle of imports is ${expected ? 'not found' : 'found where there is none'}: ${name}.`,
  );
}
