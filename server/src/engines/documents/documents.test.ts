/** Files of every kind become text, without what nobody sees. */

import { docx, docxParts, paragraph } from '@saring/fixtures/documents/files';
import { Document, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocuments, DocumentError } from './index.ts';

const documents = createDocuments({ maxChildren: 1 });
afterAll(() => documents.close());

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
        'word/document.xml': `<w:document ${w} xmlns:wp="w" xmlns:wps="s" xmlns:a="a"><w:body><w:p><w:r><w:drawing><wp:anchor behindDoc="1"><wp:extent cx="2000000" cy="9000000"/><a:graphic><a:graphicData><wps:wsp><wps:spPr>${fill}</wps:spPr></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></w:r></w:p>${paragraph('Seen')}${paragraph('white words', white)}</w:body></w:document>`,
      });
    const navy = panel('<a:solidFill><a:srgbClr val="1F3864"/></a:solidFill>');
    const onNavy = await documents.read(navy, 'docx');
    expect([onNavy.text, codes(onNavy.findings)]).toEqual(['Seen\n\nwhite words', [['pale_text', 'white words']]]);
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
    await expect(documents.read(docx('', { 'word/document.xml': renamed }), 'docx')).rejects.toThrow(DocumentError);
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
