/** DOCX files and other archives that mean harm. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { docx, resume } from '#world/people/documents.ts';
import { bytesOf, either, flatMillions, type HostileFile, joined, taken, unreadable, wrongType } from './files.ts';

/** Where a file lies that slipped out of an archive of this run; nobody else's lies there. */
export const slipped = join(tmpdir(), `saring-slipped-${randomUUID()}`);

interface Entry {
  name: string;
  data?: Uint8Array | string;
  /** Packed as it is given, with the size that it claims. */
  packed?: { data: Uint8Array; size: number };
  flags?: number;
  /** Points at the data of the first entry. */
  shared?: boolean;
  /** Upper half: mode bits of Unix. */
  attributes?: number;
}

/** An archive written by hand, so that it can lie. */
function zip(entries: readonly Entry[], end: { count?: number; at?: number; comment?: string } = {}): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { name, data = '', packed, flags = 0, shared, attributes = 0 } of entries) {
    const plain = typeof data === 'string' ? Buffer.from(data) : data;
    const body = packed?.data ?? deflateRawSync(plain);
    const size = packed?.size ?? plain.length;
    const label = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(flags, 2);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(packed ? 0 : crc32(plain), 10);
    head.writeUInt32LE(body.length, 14);
    head.writeUInt32LE(size, 18);
    head.writeUInt16LE(label.length, 22);
    const local = joined('PK\x03\x04', head, label, body);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(attributes, 6);
    tail.writeUInt32LE(shared ? 0 : at, 10);
    directory.push(joined('PK\x01\x02\x14\x00', head, tail, label));
    if (shared) continue;
    parts.push(local);
    at += local.length;
  }
  const listed = joined(...directory);
  const close = Buffer.alloc(18);
  close.writeUInt16LE(Math.min(0xffff, end.count ?? entries.length), 4);
  close.writeUInt16LE(Math.min(0xffff, end.count ?? entries.length), 6);
  close.writeUInt32LE(listed.length, 8);
  close.writeUInt32LE(end.at ?? at, 12);
  const comment = Buffer.from(end.comment ?? '');
  close.writeUInt16LE(comment.length, 16);
  return joined(...parts, listed, 'PK\x05\x06', close, comment);
}

const types = {
  name: '[Content_Types].xml',
  data: '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
};
const rels = {
  name: '_rels/.rels',
  data: '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
};
const part = 'word/document.xml';
const main = (body: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body>${body}</w:body></w:document>`;
const run = '<w:r><w:t>Sales</w:t></w:r>';
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
const good = paragraph('Accountant with five years of month-end closing and SST returns.');
const word = (body: string, more: readonly Entry[] = [], before = '') =>
  zip([types, rels, { name: part, data: main(body, before) }, ...more]);
const packedWord = (data: Uint8Array, size: number) => zip([types, rels, { name: part, packed: { data, size } }]);

const laughs = (root: string) =>
  `<!DOCTYPE x [<!ENTITY a "${'lol'.repeat(20)}">${'bcdefghij'
    .split('')
    .map((name, index) => `<!ENTITY ${name} "${`&${'abcdefghi'[index]};`.repeat(10)}">`)
    .join('')}]>${root}`;

/** An archive in an archive, so many deep. */
function nested(depth: number): Uint8Array {
  let inner: Uint8Array = bytesOf('the end');
  for (let level = 0; level < depth; level += 1) inner = zip([{ name: `${level}.zip`, data: inner }]);
  return inner;
}

/** `listener` is an address at which nobody may call. */
export async function hostileZips(listener: string): Promise<HostileFile[]> {
  const honest = await docx(resume);
  const linked = (type: string, target: string) => ({
    name: 'word/_rels/document.xml.rels',
    data: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" TargetMode="External"/></Relationships>`,
  });
  const picture =
    '<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:blip xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" r:link="r9"/></wp:inline></w:drawing></w:r></w:p>';
  const file = (what: string, bytes: Uint8Array, read: readonly number[], kept = taken, name = 'a.docx') => ({
    what,
    name,
    bytes,
    kept,
    read,
  });
  const bomb = flatMillions(90, 0x20);
  return [
    file('a part that unfolds to 90 MB', packedWord(bomb, 90_000_000), unreadable),
    file('a part that unfolds to 3 GB', packedWord(flatMillions(3000, 0x20), 3_000_000_000), unreadable),
    file('a part that unfolds to more than it says', packedWord(flatMillions(500, 0x20), 1000), unreadable),
    file(
      'a hundred parts of 20 MB each',
      word(
        good,
        Array.from({ length: 100 }, (_, index) => ({
          name: `word/media/${index}.xml`,
          packed: { data: flatMillions(20), size: 20_000_000 },
        })),
      ),
      unreadable,
    ),
    file(
      'a thousand names for the same 9 MB',
      zip([
        { name: part, packed: { data: flatMillions(9, 0x20), size: 9_000_000 } },
        ...Array.from({ length: 1000 }, (_, index) => ({
          name: `word/${index}.xml`,
          packed: { data: new Uint8Array(9000), size: 9_000_000 },
          shared: true,
        })),
      ]),
      unreadable,
    ),
    file('forty archives in one another', word(good, [{ name: 'word/embeddings/a.zip', data: nested(40) }]), taken),
    file('an entity bomb', word('<w:p><w:r><w:t>&j;</w:t></w:r></w:p>', [], laughs('')), unreadable),
    file(
      'an entity bomb in its styles',
      word(good, [{ name: 'word/styles.xml', data: `<?xml version="1.0"?>${laughs('<styles>&j;</styles>')}` }]),
      unreadable,
    ),
    file(
      'an external entity',
      word(paragraph('&file;'), [], '<!DOCTYPE x [<!ENTITY file SYSTEM "file:///etc/passwd">]>'),
      unreadable,
    ),
    file('an external document type', word(good, [], `<!DOCTYPE x SYSTEM "${listener}/docx.dtd">`), unreadable),
    file(
      'names that lead out of its folder',
      word(good, [
        { name: `../../../../../..${slipped}`, data: 'slipped' },
        { name: slipped, data: 'slipped' },
        { name: `..\\..\\${basename(slipped)}`, data: 'slipped' },
      ]),
      taken,
    ),
    file('a symbolic link', word(good, [{ name: 'word/link', data: '/etc/passwd', attributes: 0xa1ff0000 }]), taken),
    file(
      '6,000 parts',
      word(
        good,
        Array.from({ length: 6000 }, (_, index) => ({ name: `${index}`, data: '' })),
      ),
      unreadable,
    ),
    file('more parts announced than there are', zip([{ name: part, data: main(good) }], { count: 4000 }), unreadable),
    file(
      'a directory at a place beyond its end',
      zip([{ name: part, data: main(good) }], { at: 0xfffffff0 }),
      unreadable,
    ),
    file('the mark of the 64-bit form', zip([{ name: part, data: main(good) }], { at: 0xffffffff }), unreadable),
    file(
      'the main part twice',
      zip([types, rels, { name: part, data: 'no xml' }, { name: part, data: main(good) }]),
      either,
    ),
    file('a locked part', zip([types, rels, { name: part, data: main(good), flags: 1 }]), unreadable),
    file('a cut end', honest.slice(0, honest.length - 400), unreadable, unreadable),
    file('nothing but its first half', honest.slice(0, honest.length / 2), unreadable, unreadable),
    file(
      'a hundred thousand elements in one another',
      word(`${'<w:p>'.repeat(100_000)}${'</w:p>'.repeat(100_000)}`),
      unreadable,
    ),
    file(
      'three thousand tables in one another',
      word(`${'<w:tbl><w:tr><w:tc>'.repeat(3000)}${good}${'</w:tc></w:tr></w:tbl>'.repeat(3000)}`),
      either,
    ),
    file('twenty thousand paragraphs', word(paragraph('Sales').repeat(20_000)), either),
    file(
      'an element with a hundred thousand attributes',
      word(`<w:p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=""`).join(' ')}/>${good}`),
      either,
    ),
    file(
      'nine hundred thousand attributes',
      word(
        `<w:p ${Array.from({ length: 100 }, (_, index) => `a${index}="${index}"`).join(' ')}>${run}</w:p>`.repeat(9000),
      ),
      either,
    ),
    file(
      'nine hundred thousand attributes of elements that are read',
      word(`<w:tab ${Array.from({ length: 100 }, (_, index) => `a${index}="${index}"`).join(' ')}/>`.repeat(9000)),
      unreadable,
    ),
    file('a million and a half elements', word('<w:b/>'.repeat(1_500_000)), unreadable),
    file(
      'a hundred and fifty thousand styles',
      word(good, [
        {
          name: 'word/styles.xml',
          data: `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${Array.from({ length: 150_000 }, (_, index) => `<w:style w:type="paragraph" w:styleId="s${index}"><w:name w:val="n${index}"/></w:style>`).join('')}</w:styles>`,
        },
      ]),
      unreadable,
    ),
    file('an element that is never closed', word('<w:p><w:r><w:t>Sales'), either),
    file('no text at all', word('<w:p/>'), unreadable),
    file(
      'a main part of random bytes',
      zip([types, rels, { name: part, data: Buffer.alloc(5000, '\x01\xff\xfe\x80') }]),
      unreadable,
    ),
    file('a picture from elsewhere', word(`${good}${picture}`, [linked('image', `${listener}/docx.png`)]), taken),
    file('a picture from the disk', word(`${good}${picture}`, [linked('image', 'file:///etc/passwd')]), taken),
    file('a template from elsewhere', word(good, [linked('attachedTemplate', `${listener}/docx.dotm`)]), taken),
    file(
      'a part that is HTML with a script',
      word(`${good}<w:altChunk r:id="r9"/>`, [
        linked('aFChunk', 'chunk.html'),
        { name: 'word/chunk.html', data: '<script>alert(1)</script>' },
      ]),
      taken,
    ),
    file(
      'a link that is a script',
      word(`${good}<w:p><w:hyperlink r:id="r9"><w:r><w:t>here</w:t></w:r></w:hyperlink></w:p>`, [
        linked('hyperlink', 'javascript:alert(1)'),
      ]),
      taken,
    ),
    file(
      'macros, under the ending of a file without',
      word(good, [{ name: 'word/vbaProject.bin', data: bytesOf('\xd0\xcf\x11\xe0macro') }]),
      taken,
    ),
    file(
      'macros',
      word(good, [{ name: 'word/vbaProject.bin', data: bytesOf('\xd0\xcf\x11\xe0macro') }]),
      wrongType,
      wrongType,
      'a.docm',
    ),
    file(
      'a comment of 60 KB',
      zip([types, rels, { name: part, data: main(good) }], { comment: 'x'.repeat(60_000) }),
      either,
    ),
    file('an archive without a document', zip([{ name: 'a.txt', data: 'text' }]), wrongType, wrongType),
    file('a spreadsheet', zip([types, { name: 'xl/workbook.xml', data: '<workbook/>' }]), wrongType, wrongType),
    file('an archive of nothing', bytesOf(`PK\x05\x06${'\0'.repeat(18)}`), wrongType, wrongType),
    file('HTML', bytesOf('<html><body>word/document.xml</body></html>'), wrongType, wrongType),
    file('a program', joined('MZ\x90\0\x03\0\0\0', new Uint8Array(5000)), wrongType, wrongType),
  ];
}
