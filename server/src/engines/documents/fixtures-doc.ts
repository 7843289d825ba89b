/** Old Word files made by hand for the tests. */

/** A binary Word document (Word 97 and later) of plain paragraphs; runs may carry character properties (sprms). */
export function doc(runs: (string | { text: string; properties: Buffer })[]): Buffer {
  const parts = runs.map((run) => (typeof run === 'string' ? { text: run, properties: Buffer.alloc(0) } : run));
  const text = parts
    .map((part) => part.text)
    .join('')
    .replace(/\n/g, '\r');
  const start = 2048;
  const textBytes = Buffer.from(text, 'utf16le');
  const formats = formatPage(parts, start);
  const pageAt = Math.ceil((start + textBytes.length) / 512);
  const main = Buffer.alloc(Math.max(4096, (pageAt + 1) * 512));
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x0200, 10);
  main.writeUInt32LE(start, 24);
  main.writeUInt32LE(text.length, 0x4c);
  textBytes.copy(main, start);
  formats.copy(main, pageAt * 512);

  const pieces = Buffer.alloc(21);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(text.length, 9);
  pieces.writeUInt32LE(start, 15);
  const table = Buffer.alloc(4096);
  pieces.copy(table, 0);
  main.writeUInt32LE(0, 0x1a2);
  main.writeUInt32LE(pieces.length, 0x1a6);
  table.writeUInt32LE(start, 64);
  table.writeUInt32LE(start + textBytes.length, 68);
  table.writeUInt32LE(pageAt, 72);
  main.writeUInt32LE(64, 0xfa);
  main.writeUInt32LE(12, 0xfe);
  main.writeUInt32LE(4, 0x106);
  return compound({ WordDocument: main, '1Table': table });
}

/** The page that says which character properties hold from where to where. */
function formatPage(parts: { text: string; properties: Buffer }[], start: number): Buffer {
  const page = Buffer.alloc(512);
  page.writeUInt8(parts.length, 511);
  let at = start;
  let free = 510;
  for (const [i, { text, properties }] of parts.entries()) {
    page.writeUInt32LE(at, 4 * i);
    at += 2 * text.length;
    page.writeUInt32LE(at, 4 * (i + 1));
    if (properties.length === 0) continue;
    free = (free - properties.length - 1) & ~1;
    page.writeUInt8(properties.length, free);
    properties.copy(page, free + 1);
    page.writeUInt8(free / 2, 4 * (parts.length + 1) + i);
  }
  return page;
}

/** An OLE compound file; each stream is at least 4096 bytes long, so that none goes into the mini stream. */
function compound(streams: Record<string, Buffer>): Buffer {
  const sectors: Buffer[] = [];
  const table: number[] = [0xfffffffd];
  const directory = Buffer.alloc(512);
  const entry = (i: number, name: string, type: number, start: number, size: number, child = 0xffffffff) => {
    directory.write(name, 128 * i, 'utf16le');
    directory.writeUInt16LE(2 * name.length + 2, 128 * i + 64);
    directory.writeUInt8(type, 128 * i + 66);
    directory.writeUInt8(1, 128 * i + 67);
    directory.writeUInt32LE(0xffffffff, 128 * i + 68);
    directory.writeUInt32LE(i === 1 ? 2 : 0xffffffff, 128 * i + 72);
    directory.writeUInt32LE(child, 128 * i + 76);
    directory.writeUInt32LE(start, 128 * i + 116);
    directory.writeUInt32LE(size, 128 * i + 120);
  };
  entry(0, 'Root Entry', 5, 0xfffffffe, 0, 1);
  table.push(0xfffffffe);
  for (const [i, [name, data]] of Object.entries(streams).entries()) {
    const count = Math.ceil(data.length / 512);
    const first = table.length;
    entry(i + 1, name, 2, first, data.length);
    for (let k = 0; k < count; k++) table.push(k + 1 < count ? first + k + 1 : 0xfffffffe);
    sectors.push(Buffer.concat([data, Buffer.alloc(count * 512 - data.length)]));
  }
  if (table.length > 128) throw new Error('Too long for one table sector.');
  const header = Buffer.alloc(512, 0xff);
  Buffer.alloc(76).copy(header);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(0xfffffffe, 60);
  header.writeUInt32LE(0xfffffffe, 68);
  header.writeUInt32LE(0, 76);
  const fat = Buffer.alloc(512, 0xff);
  for (const [i, next] of table.entries()) fat.writeUInt32LE(next, 4 * i);
  return Buffer.concat([header, fat, directory, ...sectors]);
}
