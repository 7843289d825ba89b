/**
 * Holds what is said about people's data against docs/promises.jsonl: each listed sentence stands at its place, the tests
 * that prove it are there, and the catalogues that speak of nothing but data say nothing that is not listed. Proves that it
 * would notice.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { parseSync } from 'oxc-parser';
import { root } from './bootstrap.mjs';
import { BETWEEN, testTitles } from './test-titles.mjs';

const LIST = 'docs/promises.jsonl';
const LIMITS = 'docs/limits.md';
/** The section of the limits that says what no test can prove. */
const UNPROVED = '## What no test can prove';
const NOTICE = 'server/src/features/notices/words.ts';
const MALAY = 'server/src/features/notices/malay.ts';

/** Every sentence of these is listed: they are about data. */
const WHOLE = [
  NOTICE,
  MALAY,
  'server/src/features/erasures/words.ts',
  'server/src/features/own-data/words.ts',
  'web/src/messages/applications-result.ts',
  'web/src/messages/auth-reading.ts',
  'web/src/messages/interviews-intro.ts',
  'web/src/messages/notices.ts',
  'web/src/messages/recipients.ts',
  'web/src/messages/retention.ts',
  'web/src/messages/retention-settings.ts',
];

const SHAPE = JSON.parse(readFileSync(join(root, 'docs/promises.schema.json'), 'utf8'));
const plain = (text) => text.replace(/\s+/g, ' ').trim();

/** Everything that is wrong with the list, a line each; none is right. */
export function promises(read = readFrom(root), whole = WHOLE) {
  const { lines, wrong } = linesOf(read);
  const catalogue = cached((file) => textsOf(read(file), file));
  const titles = cached((file) => titlesOf(read(file), file));
  const unproved = plain((read(LIMITS) ?? '').split(UNPROVED)[1] ?? '');
  for (const line of lines) {
    for (const [place, sentence] of saidBy(line)) {
      const problem = standsAt(place, sentence, { read, catalogue });
      if (problem) wrong.push(`${place}: ${problem}: ${sentence}`);
    }
    for (const proof of line.proofs ?? []) {
      const problem = isThere(proof, titles);
      if (problem) wrong.push(`${line.place}: ${problem}: ${proof}`);
    }
    if (line.cannot && !unproved.includes(`**${line.cannot}.**`))
      wrong.push(`${line.place}: ${LIMITS} does not say why it cannot be proved: ${line.cannot}`);
  }
  return [...wrong, ...whole.flatMap((file) => unlisted(file, catalogue(file), lines))];
}

const readFrom = (base) => (file) =>
  existsSync(join(base, file)) ? readFileSync(join(base, file), 'utf8') : undefined;

function cached(make) {
  const known = new Map();
  return (file) => {
    if (!known.has(file)) known.set(file, make(file));
    return known.get(file);
  };
}

/** The lines that keep the schema, and what is wrong with the others. */
function linesOf(read) {
  const keeps = new Ajv().compile(SHAPE);
  const seen = new Set();
  const [lines, wrong] = [[], []];
  for (const [index, text] of (read(LIST) ?? '').split('\n').entries()) {
    if (!text.trim()) continue;
    const line = parsed(text);
    const key = `${line?.place} ${line?.sentence}`;
    const faults = keeps(line) ? [] : keeps.errors.map(({ instancePath, message }) => `${instancePath} ${message}`);
    if (seen.has(key)) faults.push('it stands here twice');
    seen.add(key);
    if (faults.length === 0) lines.push(line);
    else wrong.push(`${LIST}:${index + 1}: ${faults.join(', ')}`);
  }
  return { lines, wrong };
}

/** Null where it is no JSON. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a line says, and where. */
function saidBy({ place, sentence, malay }) {
  const both = [[place, sentence]];
  if (malay) both.push([place.replace(NOTICE, MALAY), malay]);
  return both;
}

/** Why a sentence does not stand at its place; nothing where it does. */
function standsAt(place, sentence, { read, catalogue }) {
  const [file, key] = place.split('#');
  if (read(file) === undefined) return 'this file is gone';
  const texts = key ? catalogue(file).get(key) : [read(file)];
  if (texts === undefined) return 'this key is gone';
  const stands = texts.some((text) => plain(text).includes(plain(sentence)));
  return stands ? '' : 'this does not stand there any more';
}

/** Why a proof is none; nothing where its test is there. */
function isThere(proof, titles) {
  const [file, ...path] = proof.split(BETWEEN);
  const found = titles(file);
  if (!found) return 'this file of tests is gone';
  return found.has(path.join(BETWEEN)) ? '' : 'there is no such test';
}

/** Texts of a file of catalogues by their keys: several under one that several objects have. */
function textsOf(code, file) {
  const texts = new Map();
  const add = (key, text) => texts.set(key, [...(texts.get(key) ?? []), text]);
  const visit = (node) => {
    if (Array.isArray(node)) for (const child of node) visit(child);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    if (node.type === 'Property' && typeof node.value.value === 'string') add(node.key.name, node.value.value);
    for (const child of Object.values(node)) visit(child);
  };
  if (code !== undefined) visit(parseSync(file, code).program);
  return texts;
}

const titlesOf = (code, file) => code !== undefined && new Set(testTitles(code, file));

/** What a catalogue says beside its lines. Words without a full stop are labels, which promise nothing. */
function unlisted(file, texts, lines) {
  const said = lines.flatMap(saidBy);
  const each = [...texts].flatMap(([key, under]) => under.map((text) => [key, text]));
  return each.flatMap(([key, text]) => {
    if (!/[.!?]$/.test(text)) return [];
    const own = said.filter(([place]) => place === `${file}#${key}`).map(([, sentence]) => plain(sentence));
    const rest = own.reduce((left, sentence) => left.replace(sentence, ''), plain(text)).trim();
    return rest ? [`${file}#${key}: ${LIST} has no line for: ${rest}`] : [];
  });
}

const TEST = 'tests/api/a.test.ts';
const SOUND = {
  [LIST]: [
    { place: 'web/a.ts#kept', sentence: 'It is kept.', proofs: [`${TEST} › the data › is kept`] },
    { place: 'web/a.ts#kept', sentence: 'Ask us.', promises: 'nothing' },
    { place: `${NOTICE}#gone`, sentence: 'It is gone.', malay: 'Tiada lagi.', proofs: [`${TEST} › goes from %s`] },
    { place: 'docs/a.md', sentence: 'A person reads it.', cannot: 'What people do' },
  ]
    .map((line) => JSON.stringify(line))
    .join('\n'),
  [LIMITS]: `# Limits\n${UNPROVED}\n- **What people do.** Nobody sees it.`,
  'web/a.ts':
    "export const t = sentences('a', { title: 'Your data', kept: 'It is kept. Ask us.' }); const names = { kept: 'Kept' };",
  [NOTICE]: "export const english = { gone: 'It is gone.' };",
  [MALAY]: "const sentences = { gone: 'Tiada lagi.' };",
  'docs/a.md': 'One line.\nA person\nreads it.',
  [TEST]: "describe('the data', () => { it('is kept', () => {}); }); it.each([1])('goes from %s', () => {});",
};

/** One planted violation a way, as what stands in a file before and after. */
const FORBIDDEN = [
  ['a sentence that changed', 'web/a.ts', 'It is kept.', 'It is kept for a day.'],
  ['a sentence of the documents that changed', 'docs/a.md', 'reads', 'may read'],
  ['a Malay sentence that changed', MALAY, 'Tiada', 'Ada'],
  ['a key that is gone', 'web/a.ts', 'kept:', 'held:'],
  ['a sentence more in a text', 'web/a.ts', 'Ask us.', 'Ask us. Nobody sees it.'],
  ['a text more in a catalogue', 'web/a.ts', "kept: '", "more: 'Nobody sees it.', kept: '"],
  ['a sentence under a key that is there twice', 'web/a.ts', "kept: 'Kept'", "kept: 'Nobody sees it.'"],
  ['a Malay text more', MALAY, "gone: '", "more: 'Baru.', gone: '"],
  ['a test that has another name', TEST, 'is kept', 'is held'],
  ['a test in another group', TEST, 'the data', 'all data'],
  ['a test that is left out', TEST, 'it(', 'it.skip('],
  ['a group that is left out', TEST, 'describe(', 'describe.skip('],
  ['a test that is a comment', TEST, "it('is kept', () => {});", "// it('is kept', () => {});"],
  ['a reason that the limits do not give', LIMITS, 'What people do', 'Something'],
  ['a line without proof or reason', LIST, ',"promises":"nothing"', ''],
  ['a line with an empty proof', LIST, '"tests/api/a.test.ts › the data › is kept"', ''],
  ['a line that is no JSON', LIST, '{', '{{'],
  ['a line twice', LIST, '\n', `\n${SOUND[LIST].split('\n')[1]}\n`],
];
const GONE = ['web/a.ts', 'docs/a.md', TEST, MALAY];
const ALLOWED = [
  ['a label', 'web/a.ts', "title: '", "more: 'Who sees it', title: '"],
  ['another break of a line', 'docs/a.md', '\nreads', ' reads'],
  ['another test', TEST, "describe('", "it('is new', () => {}); describe('"],
];

/** Answers which planted violation was not found, and what was taken for one. */
export function testPromises() {
  const found = (files) => promises((file) => files[file], ['web/a.ts', NOTICE, MALAY]);
  const planted = ([, file, before, after]) => found({ ...SOUND, [file]: SOUND[file].replace(before, after) });
  return [
    ...found(SOUND).map((complaint) => `Found in a sound list: ${complaint}`),
    ...FORBIDDEN.filter((way) => planted(way).length === 0).map(([what]) => `Not found: ${what}`),
    ...GONE.filter((file) => found({ ...SOUND, [file]: undefined }).length === 0).map(
      (file) => `Not found: no ${file}`,
    ),
    ...ALLOWED.flatMap((way) => planted(way).map((complaint) => `Found in ${way[0]}: ${complaint}`)),
  ];
}

/** How many ways are tried. */
export const triedPromises = FORBIDDEN.length + GONE.length + ALLOWED.length;
