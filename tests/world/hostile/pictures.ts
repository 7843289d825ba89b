/** Pictures that mean harm: bombs, scripts, references to elsewhere, lies about their kind. */
import { deflateSync } from 'node:zlib';
import { chunk, png } from '@saring/fixtures/documents/png';
import { bytesOf, either, type HostileFile, joined, taken, unreadable, wrongType, zlibMillions } from './files.ts';

const small = png(8, 8, { data: deflateSync(Buffer.alloc(8 * 9)) });

/** A JPEG of the given size with next to no data; `progressive` ones are held whole while they are read. */
function jpeg(width: number, height: number, progressive: boolean): Uint8Array {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  const table = joined('\xff\xdb\x00\x43\x00', new Uint8Array(64).fill(1));
  const frame = joined(
    progressive ? '\xff\xc2' : '\xff\xc0',
    '\x00\x11\x08',
    size,
    '\x03\x01\x11\x00\x02\x11\x00\x03\x11\x00',
  );
  const codes = (kind: number) =>
    joined('\xff\xc4\x00\x15', new Uint8Array([kind]), '\x01', new Uint8Array(15), '\x00\x00');
  const scan = joined('\xff\xda\x00\x0c\x03\x01\x00\x02\x00\x03\x00\x00', progressive ? '\x00' : '\x3f', '\x00');
  return joined('\xff\xd8', table, frame, codes(0), codes(0x10), scan, new Uint8Array(2000), '\xff\xd9');
}

function gif(width: number, height: number, body: Uint8Array | string = ''): Uint8Array {
  const size = Buffer.alloc(4);
  size.writeUInt16LE(width, 0);
  size.writeUInt16LE(height, 2);
  return joined('GIF89a', size, '\x80\x00\x00\x00\x00\x00\xff\xff\xff', body, ';');
}
/** A frame of one pixel. */
const dot = '\x2c\x00\x00\x00\x00\x01\x00\x01\x00\x00\x02\x02\x44\x01\x00';

const namespace = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (body: string, before = '', attributes = 'width="100" height="100"') =>
  bytesOf(`${before}<svg ${namespace} ${attributes}>${body}</svg>`);
const circle = '<circle cx="9" cy="9" r="5"/>';

/** Groups that each use the one before ten times. */
const uses = (depth: number) =>
  Array.from(
    { length: depth },
    (_, index) => `<g id="g${index + 1}">${`<use xlink:href="#g${index}"/>`.repeat(10)}</g>`,
  ).join('');

const laughs = Array.from({ length: 9 }, (_, index) => `<!ENTITY e${index + 1} "${`&e${index};`.repeat(10)}">`).join(
  '',
);

/** `listener` is an address at which nobody may call. */
export function hostilePictures(listener: string): HostileFile[] {
  const file = (what: string, name: string, bytes: Uint8Array, kept: readonly number[]) => ({
    what,
    name,
    bytes,
    kept,
    read: kept,
  });
  const drawing = (what: string, bytes: Uint8Array, kept: readonly number[] = either) =>
    file(what, 'a.svg', bytes, kept);
  const point = (what: string, bytes: Uint8Array, kept: readonly number[] = unreadable) =>
    file(what, 'a.png', bytes, kept);
  return [
    point('100,000 × 100,000 in its head alone', png(100_000, 100_000)),
    point('2,147,483,647 × 2,147,483,647', png(0x7fffffff, 0x7fffffff)),
    point('0 × 0', png(0, 0)),
    point('30,000 × 30,000 in 900 kB', png(30_000, 30_000, { data: zlibMillions(901) })),
    point(
      '14,000 × 14,000 in seven passes',
      png(14_000, 14_000, { colour: 6, interlaced: true, data: zlibMillions(785) }),
    ),
    point(
      '10,000 × 10,000 of eight bytes each in seven passes',
      png(10_000, 10_000, { bits: 16, colour: 6, interlaced: true, data: zlibMillions(801) }),
    ),
    point(
      '7,000 × 7,000 of eight bytes each in seven passes',
      png(7000, 7000, { bits: 16, colour: 6, interlaced: true, data: zlibMillions(393) }),
      either,
    ),
    point('1 × 40,000,000', png(1, 40_000_000, { data: zlibMillions(80) }), either),
    point(
      'a comment that unfolds to 500 MB',
      png(8, 8, { data: deflateSync(Buffer.alloc(72)), more: chunk('zTXt', joined('a\0\0', zlibMillions(500))) }),
      either,
    ),
    point(
      'a colour profile that unfolds to 500 MB',
      png(8, 8, { data: deflateSync(Buffer.alloc(72)), more: chunk('iCCP', joined('a\0\0', zlibMillions(500))) }),
      either,
    ),
    point(
      '50,000 comments',
      png(8, 8, {
        data: deflateSync(Buffer.alloc(72)),
        more: joined(...Array.from({ length: 50_000 }, () => chunk('tEXt', Buffer.from('a\0b')))),
      }),
      either,
    ),
    point('half of itself', small.slice(0, small.length - 20)),
    point('data of another length', png(2000, 2000)),
    point('an archive behind it', joined(small, 'PK\x03\x04word/document.xmlPK\x05\x06', new Uint8Array(18)), taken),
    point('a script behind it', joined(small, '<?php system($_GET[0]); ?><script>alert(1)</script>'), taken),
    file('a picture named DOCX', 'a.docx', joined(small, 'PK\x03\x04word/document.xml'), wrongType),
    file('a picture named PDF', 'a.pdf', small, wrongType),
    file('a PNG named JPG', 'a.jpg', small, wrongType),
    file('a drawing named PNG', 'a.png', svg(circle), wrongType),
    file('HTML named PNG', 'a.png', bytesOf('<html><script>alert(1)</script>'), wrongType),
    file('TIFF named PNG', 'a.png', bytesOf('II*\0\x08\0\0\0\0\0'), wrongType),
    file('60,000 × 60,000 in steps', 'a.jpg', jpeg(60_000, 60_000, true), unreadable),
    file('14,000 × 14,000 in steps', 'a.jpg', jpeg(14_000, 14_000, true), unreadable),
    file('7,000 × 7,000 in steps', 'a.jpg', jpeg(7000, 7000, true), either),
    file('14,000 × 14,000 in next to no bytes', 'a.jpg', jpeg(14_000, 14_000, false), unreadable),
    file('a JPEG that ends at once', 'a.jpg', bytesOf('\xff\xd8\xff\xe0'), wrongType),
    file('PHP behind the head of a JPEG', 'a.jpg', bytesOf('\xff\xd8\xff\xe0<?php system($_GET[0]); ?>'), wrongType),
    file('65,535 × 65,535 for one point', 'a.gif', gif(65_535, 65_535, dot), either),
    file('65,535 × 700 for one point', 'a.gif', gif(65_535, 700, dot), either),
    file('100,000 frames', 'a.gif', gif(1, 1, dot.repeat(100_000)), either),
    file('a script behind it', 'a.gif', joined(gif(1, 1, dot), '/*=1;alert(1)//'), either),
    file('a script in its head', 'a.gif', bytesOf('GIF89a=1;alert(1)//'), wrongType),
    drawing(
      'a script',
      svg(
        `${circle}<script>alert(1)</script><a xlink:href="javascript:alert(1)">${circle}</a>`,
        '',
        'width="99" height="99" onload="alert(1)"',
      ),
      taken,
    ),
    drawing(
      'HTML in it',
      svg(
        `<foreignObject width="99" height="99"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${listener}/svg"/></foreignObject>${circle}`,
      ),
    ),
    drawing('a picture from elsewhere', svg(`<image xlink:href="${listener}/svg.png" width="9" height="9"/>${circle}`)),
    drawing('a picture from the disk', svg(`<image xlink:href="file:///etc/passwd" width="9" height="9"/>${circle}`)),
    drawing('styles from elsewhere', svg(`<style>@import url(${listener}/svg.css);</style>${circle}`)),
    drawing('styles from elsewhere for the whole', svg(circle, `<?xml-stylesheet href="${listener}/svg.css"?>`)),
    drawing('parts from elsewhere', svg(`<use xlink:href="${listener}/svg#a"/>${circle}`)),
    drawing(
      'a part of another in it',
      svg('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>'),
    ),
    drawing('an entity bomb', svg('<text>&e9;</text>', `<!DOCTYPE svg [<!ENTITY e0 "lol">${laughs}]>`)),
    drawing(
      'an external entity',
      svg('<text y="20">&f;</text>', '<!DOCTYPE svg [<!ENTITY f SYSTEM "file:///etc/passwd">]>'),
    ),
    drawing('an external document type', svg(circle, `<!DOCTYPE svg SYSTEM "${listener}/svg.dtd">`)),
    drawing('60,000 × 60,000', svg(circle, '', 'width="60000" height="60000"'), unreadable),
    drawing('1e30 × 1e30', svg(circle, '', 'width="1e30" height="1e30"'), unreadable),
    drawing('a billionth wide', svg(circle, '', 'width="1e-9" height="1e-9"')),
    drawing('20,000 × 1', svg(circle, '', 'width="20000" height="1"')),
    drawing(
      'parts that use others ten times each, ten deep',
      svg(`<g id="g0">${circle}</g>${uses(10)}<use xlink:href="#g10"/>`),
    ),
    drawing('a part that uses itself', svg('<g id="a"><use xlink:href="#a"/></g>')),
    drawing(
      'a pattern of itself',
      svg(
        '<pattern id="p" width="1" height="1"><rect width="9" height="9" fill="url(#p)"/></pattern><rect width="99" height="99" fill="url(#p)"/>',
      ),
    ),
    drawing(
      'a mask and a filter of themselves',
      svg(
        '<mask id="m" mask="url(#m)"><rect width="9" height="9" mask="url(#m)"/></mask><rect width="99" height="99" mask="url(#m)"/>',
      ),
    ),
    drawing(
      'a blur of a million',
      svg(
        '<filter id="f" x="-9999" y="-9999" width="99999" height="99999"><feGaussianBlur stdDeviation="1000000"/></filter><rect width="99" height="99" filter="url(#f)"/>',
      ),
    ),
    drawing(
      'a hundred blurs',
      svg(
        `<filter id="f">${'<feGaussianBlur stdDeviation="50"/>'.repeat(100)}</filter><rect width="99" height="99" filter="url(#f)"/>`,
      ),
    ),
    drawing(
      'noise of a thousand octaves',
      svg(
        '<filter id="f"><feTurbulence baseFrequency="9" numOctaves="1000"/></filter><rect width="99" height="99" filter="url(#f)"/>',
      ),
    ),
    drawing(
      'a matrix of a million',
      svg(
        '<filter id="f"><feConvolveMatrix order="1000" kernelMatrix="1"/><feMorphology radius="1000000"/></filter><rect width="99" height="99" filter="url(#f)"/>',
      ),
    ),
    drawing('a hundred thousand groups in one another', svg(`${'<g>'.repeat(100_000)}${'</g>'.repeat(100_000)}`)),
    drawing('twenty thousand circles', svg(circle.repeat(20_000))),
    drawing(
      'a line of a million corners',
      svg(`<path stroke-dasharray="0.0001" stroke="red" d="M0 0${'L99 99L0 9'.repeat(90_000)}"/>`),
    ),
    drawing('dashes without end', svg('<path stroke="red" stroke-dasharray="1e-9 1e-9" d="M0 0L1000000 1000000"/>')),
    drawing(
      'a bomb in a picture in it',
      svg(
        `<image xlink:href="data:image/png;base64,${Buffer.from(png(14_000, 14_000, { colour: 6, interlaced: true, data: zlibMillions(785) })).toString('base64')}" width="9" height="9"/>`,
      ),
    ),
    drawing('a head of 60 KB of blanks', bytesOf(`<!DOCTYPE${' '.repeat(60_000)}`), wrongType),
    drawing('a head of comments', bytesOf(`${'<!---->'.repeat(8000)}<html/>`), wrongType),
    drawing('nothing', svg('', '', ''), either),
    drawing('HTML', bytesOf('<!doctype html><svg><script>alert(1)</script></svg>'), [415, 422]),
    drawing('an end that is missing', bytesOf(`<svg ${namespace}><g>`), unreadable),
  ];
}
