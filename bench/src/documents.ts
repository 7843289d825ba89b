/** Resumes read and scored against `pdftotext` alone on the same files, in turn: time, the slowest, and memory. */
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ReadingTimes, readAndScore } from '@saring/tests/reading';
import { advert, doc, docx, pdf, resume, txt } from '@saring/tests/world';
import type { Row } from './table.ts';

const rounds = 3;
const made = 12;

interface BenchFile {
  path: string;
  bytes: Uint8Array;
  kind: 'pdf' | 'docx' | 'doc' | 'txt';
}

/** `RESUMES` names a folder of PDFs to read besides those made here. */
export async function benchDocuments(): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'saring-bench-'));
  try {
    const rows: Row[] = [];
    for (const [what, files] of [
      ['resumes made here', await makeFiles(folder)],
      ['files of RESUMES', await findFiles(process.env.RESUMES)],
    ] as const)
      if (files.length > 0) rows.push(...(await measure(what, files)));
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A page or a few of each kind. */
async function makeFiles(folder: string): Promise<BenchFile[]> {
  const makers = [
    { kind: 'pdf', make: pdf },
    { kind: 'docx', make: docx },
    { kind: 'doc', make: doc },
    { kind: 'txt', make: txt },
  ] as const;
  const files: BenchFile[] = [];
  for (let number = 0; number < made; number += 1) {
    const lines = [...resume, ...advert, ...resume.slice(2), `Reference ${number}`];
    for (const { kind, make } of makers) {
      const bytes = await make(lines);
      const path = join(folder, `${number}.${kind}`);
      await writeFile(path, bytes);
      files.push({ path, bytes, kind });
    }
  }
  return files;
}

async function findFiles(folder: string | undefined): Promise<BenchFile[]> {
  if (!folder) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf')).toSorted();
  const paths = names.map((name) => join(folder, name));
  return Promise.all(paths.map(async (path) => ({ path, bytes: await readFile(path), kind: 'pdf' as const })));
}

async function measure(what: string, files: BenchFile[]): Promise<Row[]> {
  const all: ReadingTimes[] = [];
  const pdfs = files.filter(({ kind }) => kind === 'pdf');
  const ratios: { ours: number; theirs: number }[] = [];
  // In turn, so that a machine whose speed drifts is fair to either. Every round starts a reading process anew.
  for (let round = 0; round < rounds; round += 1) {
    const theirs = pdftotext(pdfs);
    const ours = await readAndScore(pdfs);
    if (theirs !== null) ratios.push({ ours: sum(ours.each), theirs });
    all.push(pdfs.length === files.length ? ours : await readAndScore(files));
  }
  const middle = ratios.toSorted((a, b) => a.ours / a.theirs - b.ours / b.theirs)[Math.floor(ratios.length / 2)];
  // The first waits for the process that reads: told apart, since an idle server has none.
  const each = files.map((_, place) => Math.min(...all.map((times) => times.each[place] ?? 0)));
  const first = all.map((times) => times.each[0] ?? 0).toSorted((a, b) => a - b)[Math.floor(rounds / 2)] ?? 0;
  const peaks = all.flatMap(({ peakMegabytes }) => peakMegabytes ?? []);
  const later = each.slice(1).toSorted((a, b) => a - b);
  return [
    {
      what: `${pdfs.length} PDFs, ${what}, read and scored, start of the process included, against pdftotext alone`,
      figure: middle
        ? `${middle.ours.toFixed(0)} ms; pdftotext ${middle.theirs.toFixed(0)} ms`
        : 'pdftotext (poppler-utils) is not installed',
      ...(middle ? { ratio: middle.ours / middle.theirs } : {}),
      aim: '≤ 3',
    },
    {
      what: `${files.length} ${what}: a file in the middle, the slowest, the first`,
      figure: `${(later[Math.floor(later.length / 2)] ?? 0).toFixed(0)} ms, ${(later.at(-1) ?? 0).toFixed(0)} ms, ${first.toFixed(0)} ms`,
      aim: '≤ 5000 ms',
    },
    {
      what: `${files.length} ${what}: most memory of the process that reads`,
      figure: peaks.length > 0 ? `${Math.max(...peaks).toFixed(0)} MB` : 'not told by this system',
      aim: '≤ 250 MB',
    },
    {
      what: `${files.length} ${what}: in how many hidden text was reported, although nobody hid any`,
      figure: String(all[0]?.suspected ?? 0),
      aim: '0',
    },
  ];
}

/** Milliseconds for all files, one after the other; null where it is not installed. */
function pdftotext(files: readonly BenchFile[]): number | null {
  const began = performance.now();
  for (const { path } of files)
    if (spawnSync('pdftotext', [path, '-'], { stdio: ['ignore', 'pipe', 'ignore'] }).error) return null;
  return performance.now() - began;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
