/** However much a file holds, its child stays small: the server needs the rest of half a gigabyte. */
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { docx, docxParts, line, paragraph, pdf, zip } from '@saring/fixtures/documents/files';
import { expect, it } from 'vitest';
import { createDocuments, type DocumentKind } from './index.ts';

const most = 250;

const many = (count: number, tag: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => tag(i)).join('');
const attributes = many(100, (i) => ` a${i}="${i}"`);
const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const files: [string, DocumentKind, () => Buffer][] = [
  [
    '900,000 attributes that nobody reads',
    'docx',
    () => docx(`<w:p${attributes}><w:r><w:t>a</w:t></w:r></w:p>`.repeat(9000)),
  ],
  ['900,000 other attributes', 'docx', () => docx(`<w:tab${attributes}/>`.repeat(9000))],
  ['1,500,000 elements', 'docx', () => docx('<w:b/>'.repeat(1_500_000))],
  ['300,000 runs', 'docx', () => docx(`<w:p>${many(300_000, (i) => `<w:r><w:t>${i} </w:t></w:r>`)}</w:p>`)],
  [
    '150,000 styles',
    'docx',
    () => {
      const styles = many(150_000, (i) => `<w:style w:styleId="s${i}"><w:name w:val="n${i}"/></w:style>`);
      return zip({ ...docxParts(paragraph('a')), 'word/styles.xml': `<w:styles ${namespace}>${styles}</w:styles>` });
    },
  ],
  ['12,000,000 letters', 'docx', () => docx(paragraph('word '.repeat(2_400_000)))],
  ['4,000,000 letters in one line', 'pdf', () => pdf([line('a'.repeat(4_000_000), 50, 700, 3)])],
];

it.runIf(process.platform === 'linux').each(files)(
  'a file of %s is read or refused in less than 250 MB',
  async (_what, kind, file) => {
    const bytes = file();
    const documents = createDocuments({ maxChildren: 1 });
    let over = false;
    const reading = documents
      .read(bytes, kind)
      .then(
        ({ text }) => expect(text).toMatch(/\w/),
        (error: unknown) => expect(error).toMatchObject({ problem: 'too_large' }),
      )
      .finally(() => {
        over = true;
      });
    let peak = 0;
    for (; !over; await wait(10)) peak = Math.max(peak, await peakOfChildren());
    await reading;
    await documents.close();
    expect(peak).toBeGreaterThan(0);
    expect(peak).toBeLessThan(most);
  },
  60_000,
);

it('a long document with looks on every third word is read to its end', async () => {
  const looks = '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri"/><w:sz w:val="22"/><w:lang w:val="en-MY"/>';
  const run = (words: string) =>
    `<w:r w:rsidRPr="00D31234"><w:rPr>${looks}</w:rPr><w:t xml:space="preserve">${words} </w:t></w:r>`;
  const sentence = (i: number) => `${run('Closed the books')}${run('of four entities')}${run(`in week ${i}.`)}`;
  const body = many(5600, (i) => `<w:p w:rsidR="00A7${i}" w:rsidP="00CC1122"><w:pPr/>${sentence(i)}</w:p>`);
  const documents = createDocuments({ maxChildren: 1 });
  try {
    const { text } = await documents.read(docx(body), 'docx');
    expect(text).toMatch(/^Closed the books of four entities in week 0\.\n/);
    expect(text).toHaveLength(200_000);
  } finally {
    await documents.close();
  }
});

/** The most memory that a child of this process had so far, in megabytes. */
async function peakOfChildren(): Promise<number> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8');
  const statuses = children
    .split(' ')
    .filter((pid) => pid !== '')
    .map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => ''));
  const peaks = (await Promise.all(statuses)).map((status) => Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1024);
  return Math.max(0, ...peaks);
}
