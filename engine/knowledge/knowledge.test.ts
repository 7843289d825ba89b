import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openColumns, packColumns } from '#knowledge/columns.ts';
import { compiledKnowledge } from '#knowledge/load.ts';
import { circleOfKinds } from './cycles.ts';
import { readTables, rowsOf, sourcesOf } from './read.ts';
import { abbreviated, bracketed, trailing } from './short-forms.ts';

const [titles] = sourcesOf(
  '{"file":"onet-alternate-titles.tsv.gz","name":"Titles","licence":"CC BY 4.0","columns":["O*NET-SOC Code","Alternate Title","Short Title","Source(s)"]}\n',
);
const [kinds] = sourcesOf(
  '{"file":"ours/kinds.tsv","name":"Kinds","licence":"Apache-2.0","columns":["name","kind","licence"]}\n',
);

function problemsOf(source: typeof titles, text: string): string {
  if (!source) throw new Error('no source');
  const problems: string[] = [];
  rowsOf(source, text, problems);
  return problems.join('\n');
}

test('our own tables are sound', () => {
  expect(readTables('ours').kinds?.length).toBeGreaterThan(100);
});

test('a code that is none is named by file and line', () => {
  const text = 'O*NET-SOC Code\tAlternate Title\tShort Title\tSource(s)\n11-1011\tBoss\tn/a\t01\n';
  expect(problemsOf(titles, text)).toMatch(/onet-alternate-titles.tsv.gz:2: .*no O\*NET-SOC code/);
});

test('a wrong header, a row twice and a wrong licence are named', () => {
  expect(problemsOf(kinds, 'name\tsort\tlicence\n')).toContain('its columns are name, sort, licence');
  const rows =
    'name\tkind\tlicence\nGit\tversion control\tApache-2.0\nGit\tversion control\tApache-2.0\nSVN\tversion control\tGPL\n';
  expect(problemsOf(kinds, rows)).toContain('ours/kinds.tsv:3: the same row stands there twice');
  expect(problemsOf(kinds, rows)).toContain('ours/kinds.tsv:4: its licence is "GPL"');
});

test('nothing is a kind of itself', () => {
  expect(
    circleOfKinds([
      { name: 'a', kind: 'b' },
      { name: 'b', kind: 'c' },
    ]),
  ).toBeUndefined();
  expect(
    circleOfKinds([
      { name: 'a', kind: 'b' },
      { name: 'B', kind: 'A' },
    ]),
  ).toEqual(['a', 'b', 'a']);
});

test('the same columns give the same bytes and come back as they were', () => {
  const columns = { numbers: Uint16Array.of(1, 500), wide: Uint32Array.of(70_000), words: ['a', 'é'], none: [] };
  const file = packColumns(columns);
  expect(packColumns(columns)).toEqual(file);
  const read = openColumns(file);
  expect([...read.u16('numbers'), ...read.u32('wide')]).toEqual([1, 500, 70_000]);
  expect(read.text('words')).toEqual(['a', 'é']);
  expect(read.text('none')).toEqual([]);
  expect(() => read.u8('numbers')).toThrow('no column numbers of type u8');
});

test('the compiled file is small', () => {
  expect(readFileSync(compiledKnowledge).length).toBeLessThan(3_000_000);
});

test('short forms are found beside their long forms', () => {
  expect(bracketed('Follow standard operating procedures (SOPs) daily.')).toEqual([
    { short: 'SOP', long: 'standard operating procedures' },
  ]);
  expect(bracketed('Use lasers (see manual).')).toEqual([]);
  expect(trailing('Structured query language SQL')).toEqual({
    short: 'SQL',
    long: 'structured query language',
    rest: '',
  });
  expect(abbreviated('Computer Numerical Control Machinist', 'CNC Machinist')).toEqual({
    short: 'CNC',
    long: 'Computer Numerical Control',
  });
});
