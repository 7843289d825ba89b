/** Files made by hand for the tests: PDFs from drawing instructions, zip archives and old Word files. */
import { createHash } from 'node:crypto';
import { deflateRawSync, deflateSync } from 'node:zlib';

interface PdfOptions {
  /** Further resources: `/ExtGState << … >>` and the like; may name objects 20 and up. */
  resources?: string;
  /** Objects 20, 21, …: dictionary, and stream where there is one. */
  objects?: { dictionary: string; stream?: Buffer }[];
  /** More entries of the catalog. */
  catalog?: string;
  /** Encrypts with RC4 and 128 bits; '' is a file that anybody may open but not change. */
  userPassword?: string;
  /** Page size in points. */
  size?: [number, number];
  rotate?: number;
}

/** One page per string of drawing instructions; F1 is Helvetica, F2 its bold. */
export function pdf(pages: string[], options: PdfOptions = {}): Buffer {
  const [width, height] = options.size ?? [595, 842];
  const first = 100;
  const kids = pages.map((_, i) => `${first + 2 * i} 0 R`).join(' ');
  const objects = new Map<number, { dictionary: string; stream?: Buffer }>([
    [1, { dictionary: `<< /Type /Catalog /Pages 2 0 R ${options.catalog ?? ''} >>` }],
    [2, { dictionary: `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>` }],
    [3, { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>' }],
    [4, { dictionary: '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>' }],
  ]);
  for (const [i, object] of (options.objects ?? []).entries()) objects.set(20 + i, object);
  for (const [i, content] of pages.entries()) {
    const page = first + 2 * i;
    const resources = `<< /Font << /F1 3 0 R /F2 4 0 R >> ${options.resources ?? ''} >>`;
    const turn = options.rotate ? `/Rotate ${options.rotate}` : '';
    objects.set(page, {
      dictionary: `<< /Type /Page /Parent 2 0 R ${turn} /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${page + 1} 0 R >>`,
    });
    objects.set(page + 1, { dictionary: '<< >>', stream: Buffer.from(content, 'latin1') });
  }
  return write(objects, options.userPassword);
}

function write(objects: Map<number, { dictionary: string; stream?: Buffer }>, userPassword?: string): Buffer {
  const lock = userPassword === undefined ? null : lockWith(userPassword);
  if (lock) objects.set(5, { dictionary: lock.dictionary });
  const parts: Buffer[] = [Buffer.from('%PDF-1.6\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets = new Map<number, number>();
  let length = parts[0]?.length ?? 0;
  const add = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  for (const [number, { dictionary, stream }] of objects) {
    offsets.set(number, length);
    const data = stream && lock ? lock.encrypt(number, stream) : stream;
    const head = data ? dictionary.replace(/>>\s*$/, `/Length ${data.length} >>`) : dictionary;
    add(Buffer.from(`${number} 0 obj\n${head}\n`, 'latin1'));
    if (data) add(Buffer.concat([Buffer.from('stream\n'), data, Buffer.from('\nendstream\n')]));
    add(Buffer.from('endobj\n'));
  }
  const highest = Math.max(...objects.keys());
  const rows = Array.from({ length: highest + 1 }, (_, i) => {
    const offset = offsets.get(i);
    return offset === undefined ? '0000000000 65535 f \n' : `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const id = lock ? `/Encrypt 5 0 R /ID [<${lock.id}> <${lock.id}>]` : '';
  const trailer = `trailer\n<< /Size ${highest + 1} /Root 1 0 R ${id} >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(`xref\n0 ${highest + 1}\n${rows.join('')}${trailer}`)]);
}

/** The standard's security handler, revision 3 (ISO 32000-1, 7.6.3). */
function lockWith(userPassword: string) {
  const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
  const padded = (password: string) => Buffer.concat([Buffer.from(password, 'latin1'), padding]).subarray(0, 32);
  const id = '00112233445566778899aabbccddeeff';
  const md5 = (data: Uint8Array) => createHash('md5').update(data).digest();
  const repeat = (data: Uint8Array) => {
    let hash: Buffer = md5(data);
    for (let i = 0; i < 50; i++) hash = md5(hash);
    return hash;
  };
  const twenty = (key: Buffer, data: Buffer) => {
    let result = data;
    for (let i = 0; i < 20; i++)
      result = rc4(
        key.map((byte) => byte ^ i),
        result,
      );
    return result;
  };
  const owner = twenty(repeat(padded('owner')), padded(userPassword));
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE(-3904);
  const key = repeat(Buffer.concat([padded(userPassword), owner, permissions, Buffer.from(id, 'hex')]));
  const user = Buffer.concat([twenty(key, md5(Buffer.concat([padding, Buffer.from(id, 'hex')]))), Buffer.alloc(16)]);
  return {
    id,
    dictionary: `<< /Filter /Standard /V 2 /R 3 /Length 128 /P -3904 /O <${owner.toString('hex')}> /U <${user.toString('hex')}> >>`,
    encrypt(object: number, data: Buffer) {
      const suffix = Buffer.from([object & 255, (object >> 8) & 255, object >> 16, 0, 0]);
      return rc4(md5(Buffer.concat([key, suffix])), data);
    },
  };
}

function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const s = Array.from({ length: 256 }, (_, i) => i);
  const at = (i: number) => s[i & 255] ?? 0;
  let j = 0;
  for (let i = 0; i < 256; i++) {
    j = (j + at(i) + (key[i % key.length] ?? 0)) & 255;
    [s[i], s[j]] = [at(j), at(i)];
  }
  let x = 0;
  let y = 0;
  return Buffer.from(
    data.map((byte) => {
      x = (x + 1) & 255;
      y = (y + at(x)) & 255;
      [s[x], s[y]] = [at(y), at(x)];
      return byte ^ at(at(x) + at(y));
    }),
  );
}

/** Drawing instructions for one line of text at a place; `before` goes inside the text object. */
export function line(text: string, x: number, y: number, size = 10, before = ''): string {
  const escaped = text.replace(/[\\()]/g, '\\$&');
  return `BT /F1 ${size} Tf ${before} 1 0 0 1 ${x} ${y} Tm (${escaped}) Tj ET\n`;
}

/** Lines below one another. */
export function block(lines: string[], x: number, y: number, leading = 14, size = 10): string {
  return lines.map((text, i) => line(text, x, y - i * leading, size)).join('');
}

/** So many short words all over a page, in one piece of text: slow to read, though it takes few instructions. */
export function scattered(count: number): string {
  const words = Array.from(
    { length: count },
    (_, i) => `1 0 0 1 ${(i * 37) % 580} ${(i * 91) % 830} Tm (w${i % 97}) Tj`,
  );
  return `BT /F1 6 Tf ${words.join('\n')} ET`;
}

/** A one-pixel picture of one colour, to be placed by a matrix. */
export function picture(red: number, green: number, blue: number, more = '') {
  return {
    dictionary: `<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceRGB /BitsPerComponent 8 ${more} >>`,
    stream: Buffer.from([red, green, blue]),
  };
}

/** A stream compressed as often as told. */
export function nested(data: Buffer, times: number) {
  let stream = data;
  for (let i = 0; i < times; i++) stream = deflateSync(stream);
  return { dictionary: `<< /Filter [${'/FlateDecode '.repeat(times)}] >>`, stream };
}

/** A zip archive; `claimed` writes another size into the directory than the entry has. */
export function zip(entries: Record<string, string | Buffer>, claimed?: number): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(entries)) {
    const data = Buffer.from(content);
    const packed = deflateRawSync(data);
    const head = Buffer.alloc(30);
    head.write('504b0304', 'hex');
    head.writeUInt16LE(8, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(data.length, 22);
    head.writeUInt16LE(name.length, 26);
    const row = Buffer.alloc(46);
    row.write('504b0102', 'hex');
    row.writeUInt16LE(8, 10);
    row.writeUInt32LE(packed.length, 20);
    row.writeUInt32LE(claimed ?? data.length, 24);
    row.writeUInt16LE(name.length, 28);
    row.writeUInt32LE(offset, 42);
    locals.push(head, Buffer.from(name), packed);
    directory.push(row, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(Object.keys(entries).length, 8);
  end.writeUInt16LE(Object.keys(entries).length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, table, end]);
}

/** A DOCX around the inside of its body. */
export function docx(body: string, more: Record<string, string | Buffer> = {}): Buffer {
  return zip({ ...docxParts(body), ...more });
}

export function docxParts(body: string): Record<string, string> {
  const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  return {
    '[Content_Types].xml':
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    '_rels/.rels': `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="r1" Type="${office}" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `<?xml version="1.0"?><w:document ${w}><w:body>${body}</w:body></w:document>`,
  };
}

/** A paragraph of one run with the given run properties. */
export function paragraph(text: string, properties = '', style = ''): string {
  const styled = style ? `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>` : '';
  return `<w:p>${styled}<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
}
