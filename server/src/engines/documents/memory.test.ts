/** However much a file holds, its child stays small: the server needs the rest of half a gigabyte. */
import { readFile } from 'node:fs/promises';
import { docx } from '@saring/fixtures/documents/files';
import { largeFiles } from '@saring/fixtures/documents/large';
import { expect, it } from 'vitest';
import { createDocuments } from './index.ts';

const repeated = (count: number, tag: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => tag(i)).join('');

it.each(largeFiles)('a file of %s is read, or refused as too large', async (_what, kind, file) => {
  const documents = createDocuments({ maxChildren: 1 });
  try {
    await documents.read(file(), kind).then(
      ({ text }) => expect(text).toMatch(/\w/),
      (error: unknown) => expect(error).toMatchObject({ problem: 'too_large' }),
    );
  } finally {
    await documents.close();
  }
});

it.runIf(process.platform === 'linux')('the system itself holds a child to its memory', async () => {
  const others = new Set(await childrenOf());
  const documents = createDocuments({ maxChildren: 1, memoryBytes: 200_000_000 });
  try {
    await documents.read(Buffer.from('text'), 'txt');
    const [child] = (await childrenOf()).filter((pid) => !others.has(pid));
    const limits = await readFile(`/proc/${child}/limits`, 'utf8');
    // Beside what V8 sets aside for compiled code and never touches.
    expect(Number(/^Max data size\s+(\d+)/m.exec(limits)?.[1]) - 512 * 1024 * 1024).toBe(200_000_000);
  } finally {
    await documents.close();
  }
});

it('a long document with looks on every third word is read to its end', async () => {
  const looks = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="22"/><w:lang w:val="en-MY"/>';
  const run = (words: string) =>
    `<w:r w:rsidRPr="00D31234"><w:rPr>${looks}</w:rPr><w:t xml:space="preserve">${words} </w:t></w:r>`;
  const sentence = (i: number) => `${run('Closed the books')}${run('of four entities')}${run(`in week ${i}.`)}`;
  const body = repeated(5600, (i) => `<w:p w:rsidR="00A7${i}" w:rsidP="00CC1122"><w:pPr/>${sentence(i)}</w:p>`);
  const documents = createDocuments({ maxChildren: 1 });
  try {
    const { text } = await documents.read(docx(body), 'docx');
    expect(text).toMatch(/^Closed the books of four entities in week 0\.\n/);
    expect(text).toHaveLength(200_000);
  } finally {
    await documents.close();
  }
});

/** Process ids of the children of this process. */
async function childrenOf(): Promise<string[]> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
  return children.split(' ').filter((pid) => pid !== '');
}
