/** Files of every kind become text in child processes that no file can take down with it. */

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { afterAll, describe, expect, it } from 'vitest';
import { block, docx, docxParts, line, nested, paragraph, pdf, zip } from './fixtures.ts';
import { doc } from './fixtures-doc.ts';
import { createDocuments, DocumentError, type DocumentKind } from './index.ts';

const documents = createDocuments({ maxChildren: 1 });
afterAll(() => documents.close());

async function refused(kind: DocumentKind, bytes: Uint8Array) {
  const error = await documents.read(bytes, kind).catch((thrown: unknown) => thrown);
  if (!(error instanceof DocumentError)) throw new Error(`was read: ${JSON.stringify(error)?.slice(0, 200)}`);
  return error.problem;
}

const codes = (findings: { code: string; excerpt?: string }[]) => findings.map(({ code, excerpt }) => [code, excerpt]);

describe('a Word file', () => {
  it('becomes text and clean HTML with headings, lists and tables', async () => {
    const file = await Packer.toBuffer(
      new Document({
        sections: [
          {
            children: [
              new Paragraph({ text: 'Site Engineer', heading: HeadingLevel.TITLE }),
              new Paragraph({ text: 'Duties', heading: HeadingLevel.HEADING_1 }),
              new Paragraph({ text: 'Inspect & report', bullet: { level: 0 } }),
              new Paragraph({ text: 'Plan <works>', bullet: { level: 0 } }),
              new Paragraph({
                children: [new TextRun('We are '), new TextRun({ text: 'CIDB', bold: true }), new TextRun(' listed')],
              }),
              new Table({
                rows: [
                  ['Pay', 'RM 5,000'],
                  ['Place', 'Klang'],
                ].map(
                  (row) =>
                    new TableRow({ children: row.map((text) => new TableCell({ children: [new Paragraph(text)] })) }),
                ),
              }),
            ],
          },
        ],
      }),
    );
    const { html, text, findings } = await documents.read(file, 'docx');
    expect(html).toContain(
      '<h2>Site Engineer</h2><h2>Duties</h2><ul><li>Inspect &amp; report</li><li>Plan &lt;works&gt;</li></ul>',
    );
    expect(html).toContain('<p>We are <strong>CIDB</strong> listed</p>');
    expect(html).not.toMatch(/<\w+\s/);
    expect(text).toContain('Duties\n\n• Inspect & report\n• Plan <works>');
    expect(text).toContain('Pay\tRM 5,000\nPlace\tKlang');
    expect(findings).toEqual([]);
  });

  it('without styles still gets its headings and lists', async () => {
    const file = docx(
      paragraph('Requirements:', '<w:b/>') +
        paragraph('• Degree') +
        paragraph('• Three years') +
        paragraph('We are fair.', '<w:b/>'),
    );
    const { html } = await documents.read(file, 'docx');
    expect(html).toBe(
      '<h3>Requirements</h3><ul><li>Degree</li><li>Three years</li></ul><p><strong>We are fair.</strong></p>',
    );
  });

  it('loses what is hidden in it, and that is reported', async () => {
    const shade = '<w:shd w:val="clear" w:fill="1F3864"/>';
    const file = docx(
      paragraph('Seen') +
        paragraph('vanished words', '<w:vanish/>') +
        paragraph('white words', '<w:color w:val="FFFFFF"/>') +
        paragraph('tiny words', '<w:sz w:val="2"/>') +
        paragraph('squeezed words', '<w:w w:val="1"/>') +
        paragraph('not vanished', '<w:vanish w:val="0"/>') +
        paragraph('on a dark ground', `<w:color w:val="FFFFFF"/>${shade}`) +
        `<w:p><w:pPr>${shade}</w:pPr><w:r><w:rPr><w:color w:val="FFFFFF"/></w:rPr><w:t>on a dark bar</w:t></w:r></w:p>`,
    );
    const { text, html, findings } = await documents.read(file, 'docx');
    expect(text.split(/\n+/)).toEqual(['Seen', 'not vanished', 'on a dark ground', 'on a dark bar']);
    expect(html).not.toContain('words');
    expect(codes(findings)).toEqual([
      ['invisible_text', 'vanished words'],
      ['white_text', 'white words'],
      ['tiny_text', 'tiny words squeezed words'],
    ]);
  });

  it('whose hiding is in a style is no different', async () => {
    const styles = `<?xml version="1.0"?><w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">
      <w:style w:type="character" w:styleId="Ghost"><w:rPr><w:color w:val="FFFFFF"/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="Gone"><w:rPr><w:vanish/></w:rPr></w:style>
      <w:style w:type="paragraph" w:styleId="GoneToo"><w:basedOn w:val="Gone"/></w:style></w:styles>`;
    const body =
      paragraph('Seen') +
      paragraph('ghost words', '<w:rStyle w:val="Ghost"/>') +
      paragraph('gone words', '', 'GoneToo');
    const { text, findings } = await documents.read(docx(body, { 'word/styles.xml': styles }), 'docx');
    expect(text).toBe('Seen');
    expect(codes(findings)).toEqual([
      ['white_text', 'ghost words'],
      ['invisible_text', 'gone words'],
    ]);
  });

  it('keeps what is in its headers, footers, text boxes and tables within tables; deleted words and comments are not read', async () => {
    const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
    const names =
      'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006"';
    const box = (text: string) => `<w:txbxContent>${paragraph(text)}</w:txbxContent>`;
    const alternatives = (newer: string, older: string) =>
      `<w:p><w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${newer}</w:drawing></mc:Choice><mc:Fallback>${older}</mc:Fallback></mc:AlternateContent></w:r></w:p>`;
    const table = (cell: string) =>
      `<w:tbl><w:tr><w:tc>${cell}</w:tc><w:tc>${paragraph('beside')}</w:tc></w:tr></w:tbl>`;
    const body = [
      `<w:p>${run('kept ')}<w:del w:id="1"><w:r><w:delText>deleted</w:delText></w:r></w:del><w:ins w:id="2">${run('inserted')}</w:ins></w:p>`,
      `<w:p><w:commentRangeStart w:id="0"/>${run('remarked')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r></w:p>`,
      alternatives(
        box('boxed twice'),
        `<w:pict><v:shape><v:textbox>${box('boxed twice')}</v:textbox></v:shape></w:pict>`,
      ),
      alternatives(box('boxed once'), '<w:pict/>'),
      table(paragraph('outer') + table(paragraph('inner')) + paragraph('end')),
    ].join('');
    const relations = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';
    const comments = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/comments';
    const file = docx('', {
      'word/document.xml': `<?xml version="1.0"?><w:document ${names}><w:body>${body}</w:body></w:document>`,
      'word/header1.xml': `<?xml version="1.0"?><w:hdr ${names}>${paragraph('Aisyah Rahman')}${paragraph('ghost words', '<w:vanish/>')}</w:hdr>`,
      'word/header2.xml': `<?xml version="1.0"?><w:hdr ${names}>${paragraph('Aisyah Rahman')}</w:hdr>`,
      'word/footer1.xml': `<?xml version="1.0"?><w:ftr ${names}>${paragraph('References on request')}</w:ftr>`,
      'word/comments.xml': `<?xml version="1.0"?><w:comments ${names}><w:comment w:id="0">${paragraph('a comment')}</w:comment></w:comments>`,
      'word/_rels/document.xml.rels': `<?xml version="1.0"?>${relations}<Relationship Id="r1" Type="${comments}" Target="comments.xml"/></Relationships>`,
    });
    const { text, findings } = await documents.read(file, 'docx');
    expect(text.split(/\n+/)).toEqual([
      'Aisyah Rahman',
      'kept inserted',
      'remarked',
      'boxed twice',
      'boxed once',
      'outer',
      'inner\tbeside',
      'end\tbeside',
      'References on request',
    ]);
    expect(codes(findings)).toEqual([['invisible_text', 'ghost words']]);
  });

  it('whose words have the colour of their ground is caught, and one that is light on dark is not', async () => {
    const blue = '<w:shd w:val="clear" w:fill="1F3864"/>';
    const cell = (shade: string, inside: string) =>
      `<w:tbl><w:tr><w:tc><w:tcPr>${shade}</w:tcPr>${inside}</w:tc></w:tr></w:tbl>`;
    const white = '<w:color w:val="FFFFFF" w:themeColor="background1"/>';
    const body =
      paragraph('Seen', '<w:color w:val="000000"/>') +
      paragraph('blue on blue', `<w:color w:val="1F3864"/>${blue}`) +
      cell(blue, paragraph('blue in a blue cell', '<w:color w:val="203864"/>')) +
      paragraph('black marked black', '<w:color w:val="000000"/><w:highlight w:val="black"/>') +
      paragraph('not filled', '<w14:textFill><w14:noFill/></w14:textFill>') +
      paragraph('white as usual') +
      cell(blue, paragraph('Banner', white)) +
      paragraph('Marked', `${white}<w:highlight w:val="darkBlue"/>`) +
      paragraph('Grey', '<w:color w:val="BFBFBF"/>');
    const styles = `<w:styles xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:rPr><w:color w:val="FEFEFE"/></w:rPr></w:style></w:styles>`;
    const w14 = 'xmlns:w14="http://schemas.microsoft.com/office/word/2010/wordml"';
    const file = docx('', {
      'word/styles.xml': styles,
      'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" ${w14}><w:body>${body}</w:body></w:document>`,
    });
    const { text, findings } = await documents.read(file, 'docx');
    expect(text.split(/\s+/)).toEqual(['Seen', 'Banner', 'Marked', 'Grey']);
    expect(codes(findings)).toEqual([
      ['white_text', 'blue on blue blue in a blue cell black marked black white as usual'],
      ['invisible_text', 'not filled'],
    ]);
  });

  it('on dark paper, on a dark panel or in a shaded row by the style of its table is read', async () => {
    const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const white = '<w:color w:val="FFFFFF"/>';
    const dark = docx('', {
      'word/settings.xml': `<w:settings ${w}><w:displayBackgroundShape/></w:settings>`,
      'word/document.xml': `<w:document ${w}><w:background w:color="1F3864"/><w:body>${paragraph('white on dark paper', white)}</w:body></w:document>`,
    });
    const banded = docx(
      `<w:tbl><w:tblPr><w:tblStyle w:val="Banded"/></w:tblPr><w:tr><w:tc>${paragraph('white in a dark row', white)}</w:tc></w:tr></w:tbl>`,
      {
        'word/styles.xml': `<w:styles ${w}><w:style w:type="table" w:styleId="Banded"><w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr></w:tblStylePr></w:style></w:styles>`,
      },
    );
    const panel = (fill: string) =>
      docx('', {
        'word/document.xml': `<w:document ${w} xmlns:wp="w" xmlns:a="a"><w:body><w:p><w:r><w:drawing><wp:anchor behindDoc="1"><wp:extent cx="2000000" cy="9000000"/>${fill}</wp:anchor></w:drawing></w:r></w:p>${paragraph('Seen')}${paragraph('white words', white)}</w:body></w:document>`,
      });
    const navy = panel('<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>');
    expect((await documents.read(navy, 'docx')).findings).toEqual([]);
    for (const fill of ['<a:noFill/>', '<a:solidFill><a:schemeClr val="bg1"/></a:solidFill>'])
      expect((await documents.read(panel(fill), 'docx')).text).toBe('Seen');
    for (const [file, words] of [
      [dark, 'white on dark paper'],
      [banded, 'white in a dark row'],
    ] as const) {
      const { text, findings } = await documents.read(file, 'docx');
      expect([text, findings]).toEqual([words, []]);
    }
  });

  it('hides nothing by another way of writing the same', async () => {
    const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
    const seen = paragraph('Seen');
    for (const look of [
      "<w:color w:val='FFFFFF'/>",
      '<w:color w:val = "FFFFFF" />',
      '<w:color w:val="&#x46;FFFF&#70;"/>',
      '<w:color w:val="FFFFFF"></w:color>',
      '<w:vanish></w:vanish>',
      "<w:vanish w:val='1'/>",
      '<w:vanish><!-- nothing --></w:vanish>',
    ])
      expect((await documents.read(docx(seen + paragraph('hidden words', look)), 'docx')).text).toBe('Seen');
    const ghost = paragraph('hidden words', '<w:vanish/>');
    const elsewhere = docx(seen, {
      'word/other.xml': `<w:document xmlns:w="${w}"><w:body>${seen}${ghost}</w:body></w:document>`,
      '_rels/.rels': (docxParts('')['_rels/.rels'] ?? '').replace('word/document.xml', 'word/other.xml'),
    });
    expect((await documents.read(elsewhere, 'docx')).text).toBe('Seen');
    const renamed = `<x:document xmlns:x="${w}"><x:body>${(seen + ghost).replaceAll('w:', 'x:')}</x:body></x:document>`;
    await refused('docx', docx('', { 'word/document.xml': renamed }));
  });

  it('of the old format is read too, without its hidden text', async () => {
    const vanish = Buffer.from('3c0801', 'hex');
    const white = Buffer.from('422a08', 'hex');
    const file = doc([
      'SUMMARY\nSite engineer — 10 years\n',
      { text: 'vanished words\n', properties: vanish },
      { text: 'white words\n', properties: white },
      'Last line\n',
    ]);
    const { text, html, findings } = await documents.read(file, 'doc');
    expect(text).toBe('SUMMARY\nSite engineer — 10 years\nLast line');
    expect(html).toContain('<h3>SUMMARY</h3>');
    expect(codes(findings)).toEqual([
      ['invisible_text', 'vanished words'],
      ['white_text', 'white words'],
    ]);
  });
});

describe('plain text', () => {
  it('is read in the encoding it was saved in', async () => {
    const name = 'Zoë Müller — 李小龍';
    const mark = Buffer.from('fffe', 'hex');
    expect((await documents.read(Buffer.from(name), 'txt')).text).toBe(name);
    expect((await documents.read(Buffer.from(`\uFEFF${name}`), 'txt')).text).toBe(name);
    expect((await documents.read(Buffer.concat([mark, Buffer.from(name, 'utf16le')]), 'txt')).text).toBe(name);
    expect((await documents.read(Buffer.from('Caf\xe9 \x96 \x93Ren\xe9e\x94', 'latin1'), 'txt')).text).toBe(
      'Café – “Renée”',
    );
  });

  it('in the older encodings of the East is known by its letters', async () => {
    for (const [saved, hex] of [
      ['会计师，五年经验', 'bbe1bcc6caa6a3accee5c4eabeadd1e9'],
      ['経理を五年間担当しました', '8c6f979d82f08cdc944e8ad49253939682b582dc82b582bd'],
      ['會計師履歷，負責月結和稅務申報', 'b77cad70ae76bc69befaa141ad74b364a4ebb5b2a94db57cb0c8a5d3b3f8'],
      ['회계사 이력서, 월 마감', 'c8b8b0e8bbe720c0ccb7c2bcad2c20bff920b8b6b0a8'],
    ] as const)
      expect((await documents.read(Buffer.from(hex, 'hex'), 'txt')).text).toBe(saved);
    const western = 'ÄÖÜäöüß “Café” – Ñandú, fiancée';
    const bytes = Buffer.from(
      western.replace(/[“”–]/g, (sign) => ({ '“': '\x93', '”': '\x94' })[sign] ?? '\x96'),
      'latin1',
    );
    expect((await documents.read(bytes, 'txt')).text).toBe(western);
  });

  it('in every script, with emoji, comes back as it was', async () => {
    const scripts = 'العربية עברית हिन्दी தமிழ் ไทย 한국어 日本語 Ελληνικά Кириллица 👩🏽‍💻 🏴󠁧󠁢󠁳󠁣󠁴󠁿 می‌خواهم ക്‍ 𝔘𝔫𝔦 ❤️';
    const { text, findings } = await documents.read(Buffer.from(scripts), 'txt');
    expect(text).toBe(scripts);
    expect(findings).toEqual([]);
  });
});

describe('hostile files', () => {
  it('that are empty, cut off, locked or without text say so', async () => {
    const whole = pdf([line('text', 50, 700)]);
    expect(await refused('pdf', Buffer.alloc(0))).toBe('empty');
    expect(await refused('txt', Buffer.from(' \n\t'))).toBe('no_text');
    expect(await refused('pdf', Buffer.from('%PDF-1.7\nnothing'))).toBe('corrupt');
    expect(await refused('pdf', whole.subarray(0, 60))).toBe('corrupt');
    expect(await refused('pdf', pdf([line('text', 50, 700)], { userPassword: 'x' }))).toBe('encrypted');
    expect(await refused('pdf', pdf(['']))).toBe('no_text');
    expect(await refused('docx', docx(paragraph('text')).subarray(0, 300))).toBe('corrupt');
    expect(await refused('docx', docx(paragraph('')))).toBe('no_text');
    expect(await refused('docx', Buffer.from('no archive'))).toBe('corrupt');
    expect(await refused('doc', Buffer.from('no document'))).toBe('corrupt');
    expect(await refused('doc', doc(['text']).subarray(0, 2000))).toBe('corrupt');
    expect(await refused('doc', docx(paragraph('not under this name')))).toBe('corrupt');
  });

  it('that unfold without end are refused before they do', async () => {
    const zeros = Buffer.alloc(150_000_000);
    expect(await refused('docx', docx(paragraph('x'), { 'word/media/a.bin': zeros }))).toBe('too_large');
    const lying = zip({ ...docxParts(paragraph('x'.repeat(30_000_000))) }, 1000);
    expect(await refused('docx', lying)).toBe('corrupt');
  });

  it('with entity bombs or wishes for other files get neither', async () => {
    const parts = docxParts(paragraph('&e9;'));
    const levels = Array.from({ length: 9 }, (_, i) => `<!ENTITY e${i + 1} "${`&e${i};`.repeat(10)}">`).join('');
    for (const entities of [`<!ENTITY e0 "lol">${levels}`, '<!ENTITY e9 SYSTEM "file:///etc/passwd">']) {
      const bomb = parts['word/document.xml']?.replace('?>', `?><!DOCTYPE x [${entities}]>`) ?? '';
      expect(await refused('docx', zip({ ...parts, 'word/document.xml': bomb }))).toBe('corrupt');
    }
  });

  it('take at most the memory of their child; the parent and the next file are unharmed', async () => {
    const before = process.memoryUsage().rss;
    const bomb = nested(Buffer.alloc(900_000_000, ' '), 2);
    const file = pdf(['/X0 Do'], {
      resources: '/XObject << /X0 20 0 R >>',
      objects: [
        { ...bomb, dictionary: bomb.dictionary.replace('<<', '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9]') },
      ],
    });
    const own = process.memoryUsage().rss;
    const problem = await refused('pdf', file);
    expect(['too_large', 'corrupt', 'no_text', 'timeout']).toContain(problem);
    expect(process.memoryUsage().rss - Math.max(before, own)).toBeLessThan(300_000_000);
    expect((await documents.read(pdf([line('still here', 50, 700)]), 'pdf')).text).toBe('still here');
  }, 60_000);

  it('with a million letters of one word, or a million runs of text, end in time', async () => {
    const word = Buffer.alloc(1_000_000, 'a');
    expect((await documents.read(word, 'txt')).text).toHaveLength(200_000);
    expect((await documents.read(docx(paragraph(word.toString())), 'docx')).text).toHaveLength(200_000);
    const { text } = await documents.read(pdf([line(word.toString(), 50, 700, 3)]), 'pdf');
    expect(text).toHaveLength(200_000);
    const scattered = Array.from(
      { length: 40_000 },
      (_, i) => `1 0 0 1 ${(i * 37) % 580} ${(i * 91) % 830} Tm (w${i % 97}) Tj`,
    );
    const read = await documents.read(pdf([`BT /F1 6 Tf ${scattered.join('\n')} ET`]), 'pdf');
    expect(read.text.length).toBeGreaterThan(50_000);
  }, 60_000);

  it('that never end are ended, and only they', async () => {
    const impatient = createDocuments({ maxChildren: 2, timeoutMs: 3_000 });
    // Each form draws the next one twice: 2^40 drawings, which take no memory.
    const forms = Array.from({ length: 40 }, (_, i) => ({
      dictionary: `<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X ${21 + i} 0 R >> >> >>`,
      stream: Buffer.from('/X Do /X Do'),
    }));
    const last = {
      dictionary: '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] >>',
      stream: Buffer.from('q Q'),
    };
    const [slow, quick] = await Promise.allSettled([
      impatient.read(pdf(['/X Do'], { resources: '/XObject << /X 20 0 R >>', objects: [...forms, last] }), 'pdf'),
      impatient.read(pdf([block(['quick'], 50, 700)]), 'pdf'),
    ]);
    expect(slow).toMatchObject({ status: 'rejected', reason: { problem: 'timeout' } });
    expect(quick).toMatchObject({ status: 'fulfilled', value: { text: 'quick' } });
    await impatient.close();
  }, 60_000);
});

describe('the child processes', () => {
  const childrenOf = () => {
    try {
      return execFileSync('pgrep', ['-P', String(process.pid), '-f', 'documents/worker.ts'], { encoding: 'utf8' })
        .trim()
        .split('\n');
    } catch {
      return [];
    }
  };

  it('are few however many files come at once, are used again, and end with the engine', async () => {
    const others = new Set(childrenOf());
    const own = () => childrenOf().filter((pid) => !others.has(pid));
    const pool = createDocuments({ maxChildren: 2 });
    const texts = await Promise.all(
      Array.from({ length: 30 }, (_, i) =>
        pool.read(pdf([line(`File ${i}`, 50, 700)]), 'pdf').then(({ text }) => text),
      ),
    );
    expect(texts).toEqual(Array.from({ length: 30 }, (_, i) => `File ${i}`));
    expect(own().length).toBeLessThanOrEqual(2);
    await pool.close();
    for (let i = 0; i < 100 && own().length > 0; i++) await wait(20);
    expect(own()).toEqual([]);
    await expect(pool.read(Buffer.from('x'), 'txt')).rejects.toThrow('closed');
  });

  it('that crash are replaced', async () => {
    const others = new Set(childrenOf());
    const pool = createDocuments({ maxChildren: 1 });
    await pool.read(Buffer.from('first'), 'txt');
    const mine = childrenOf().filter((pid) => !others.has(pid));
    const reading = pool.read(
      pdf(
        Array.from({ length: 300 }, () =>
          block(
            Array.from({ length: 50 }, (_, i) => `Line ${i}`),
            50,
            800,
          ),
        ),
      ),
      'pdf',
    );
    for (const pid of mine) process.kill(Number(pid), 'SIGKILL');
    await expect(reading).rejects.toMatchObject({ problem: 'too_large' });
    expect((await pool.read(Buffer.from('second'), 'txt')).text).toBe('second');
    await pool.close();
  });

  it('end with a parent that is killed, even while they are stuck', async () => {
    const script = `import { createDocuments } from '${import.meta.dirname}/index.ts';
      import { line, pdf } from '${import.meta.dirname}/fixtures.ts';
      const many = Array.from({ length: 300000 }, (_, i) => line('w' + i, (i * 37) % 580, (i * 91) % 830)).join('');
      createDocuments().read(pdf([many]), 'pdf').catch(() => {}); setTimeout(() => console.log('busy'), 800);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    const children = execFileSync('pgrep', ['-P', String(parent.pid)], { encoding: 'utf8' })
      .trim()
      .split('\n');
    parent.kill('SIGKILL');
    await once(parent, 'exit');
    const alive = () => children.filter((pid) => existsSync(`/proc/${pid}/exe`));
    for (let i = 0; i < 100 && alive().length > 0; i++) await wait(20);
    expect(children.length).toBeGreaterThan(0);
    expect(alive()).toEqual([]);
  });

  it('do not keep the parent alive', () => {
    const script = `import { createDocuments } from '${import.meta.dirname}/index.ts';
      const { text } = await createDocuments().read(Buffer.from('read and gone'), 'txt'); console.log(text);`;
    const output = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
      timeout: 10_000,
    });
    expect(output.trim()).toBe('read and gone');
  });
});
