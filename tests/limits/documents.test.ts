/** Files that hold more than anybody writes: how long their reading takes, and how much memory it holds. */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { deflateSync } from 'node:zlib';
import { line, paragraph, pdf } from '@saring/fixtures/documents/files';
import { largeFiles } from '@saring/fixtures/documents/large';
import { png } from '@saring/fixtures/documents/png';
import { pictureOf, scan, scannedResume } from '@saring/fixtures/documents/scans';
import { anchored, many, rectangle, sectionOf, solid, WHITE, wordFile } from '@saring/fixtures/documents/word';
import { createDocuments, type DocumentKind } from '@saring/server/documents';
import { createDrawings, normalisePicture } from '@saring/server/pictures';
import { promise, timeOf, worstOf } from './promise.ts';

/** Reads a file, or has it refused, in a child of its own; `meanwhile` is asked again and again until that is over. */
async function read(file: Uint8Array, kind: DocumentKind, meanwhile: () => Promise<void> = async () => {}) {
  const documents = createDocuments({ maxChildren: 1 });
  let over = false;
  const reading = documents
    .read(file, kind)
    .catch(() => {})
    .finally(() => {
      over = true;
    });
  while (!over) await Promise.race([reading, meanwhile().then(() => new Promise((next) => setTimeout(next, 10)))]);
  await documents.close();
}

promise('a file of 5,000 drawings and 10,000 pale words is read', { unit: 'ms', atMost: 10_000 }, () => {
  const dots = Array.from({ length: 5000 }, (_, i) =>
    anchored(rectangle(solid('1F3864'), { w: 9, h: 9 }), { x: i % 500, y: 300, w: 9, h: 9 }),
  ).join('');
  const words = Array.from({ length: 10_000 }, (_, i) => paragraph(`word ${i}`, WHITE)).join('');
  const file = wordFile({ body: `<w:p><w:r>${dots}</w:r></w:p>${many(3)}${words}`, section: sectionOf('', 200) });
  return timeOf(() => read(file, 'docx'));
});

promise('the child that reads the largest files', { unit: 'MB', atMost: 250 }, () =>
  worstOf(Object.fromEntries(largeFiles.map(([name, ...file]) => [name, file])), async ([kind, file]) => {
    let peak = 0;
    await read(file(), kind, async () => {
      peak = Math.max(peak, ...(await peaksOfChildren()));
    });
    return seen(peak);
  }),
);

promise('the child that recognises five pages of a scan', { unit: 'MB', atMost: 450 }, async () => {
  let peak = 0;
  await read(scan(pictureOf(scannedResume), { pages: 5 }), 'pdf', async () => {
    peak = Math.max(peak, ...(await peaksOfChildren()));
  });
  return seen(peak);
});

/** A peak of children; throws where none was seen. */
function seen(peak: number): number {
  if (peak === 0) throw new Error('no child was seen');
  return peak;
}

promise(
  'the process whose child opens a PDF that unfolds to 900 MB, more than before',
  { unit: 'MB', atMost: 300 },
  async () => {
    const stream = deflateSync(await deflatedElsewhere("Buffer.alloc(900_000_000, ' ')"));
    const dictionary = '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Filter [/FlateDecode /FlateDecode] >>';
    const resources = '/XObject << /X0 20 0 R >>';
    const file = pdf([`${line('text', 50, 700)} /X0 Do`], { resources, objects: [{ stream, dictionary }] });
    return growthOf(() => read(file, 'pdf'));
  },
);

promise(
  'the process that refuses a picture of 12,000 × 12,000, more than before',
  { unit: 'MB', atMost: 300 },
  async () => {
    const data = await deflatedElsewhere('Buffer.alloc(12_000 * (1 + 12_000 * 3))');
    const wide = png(12_000, 12_000, { colour: 2, data });
    return growthOf(() => normalisePicture(wide, createDrawings()).catch(() => {}));
  },
);

/** What an expression gives, deflated by another process: what that takes would hide what this one takes afterwards. */
async function deflatedElsewhere(expression: string): Promise<Buffer> {
  const script = `process.stdout.write(require('node:zlib').deflateSync(${expression}))`;
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
    encoding: 'buffer',
    maxBuffer: 64 * 1024 * 1024,
  });
  return stdout;
}

/** How much more memory this process held at most during some work than before it, in megabytes. */
async function growthOf(work: () => Promise<unknown>): Promise<number> {
  const status = () => readFile('/proc/self/status', 'utf8');
  // The most that was held counts anew from here.
  await writeFile('/proc/self/clear_refs', '5');
  const before = megabytes(await status(), 'VmRSS');
  await work();
  return megabytes(await status(), 'VmHWM') - before;
}

/** Throws where the system does not say it: nothing seen is no promise kept. */
function megabytes(status: string, what: 'VmRSS' | 'VmHWM'): number {
  const found = new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(status)?.[1];
  if (!found) throw new Error(`/proc does not say ${what}`);
  return Number(found) / 1024;
}

/** The most memory that each child of this process had so far, in megabytes. */
async function peaksOfChildren(): Promise<number[]> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8').catch(() => '');
  const all = children.split(' ').filter((pid) => pid !== '');
  return Promise.all(
    all.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024;
    }),
  );
}
