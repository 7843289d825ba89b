/** Words of a Word file are called hidden only where it is known that nothing makes them seen. */

import { paragraph } from '@saring/fixtures/documents/files';
import { elsewhere, forOlderPrograms, unseen } from '@saring/fixtures/documents/hiding';
import { doubtful, known } from '@saring/fixtures/documents/templates';
import {
  anchored,
  inParagraph,
  many,
  panel,
  rectangle,
  sectionOf,
  shade,
  shadedParagraph,
  solid,
  table,
  textBox,
  WHITE,
  wordFile,
} from '@saring/fixtures/documents/word';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocuments } from './index.ts';

const documents = createDocuments({ maxChildren: 1 });
afterAll(() => documents.close());

const read = async (file: Buffer) => {
  const { text, findings } = await documents.read(file, 'docx');
  return { text, codes: findings.map(({ code, excerpt }) => [code, excerpt]) };
};
const navy = solid('1F3864');
const white = (text: string) => paragraph(text, WHITE);
const page = { w: 596, h: 842 };

describe('white words in a template', () => {
  it.each(known)('%s are read, and nothing is said', async (_where, file) => {
    const { text, codes } = await read(file);
    expect(text).toContain('Skills: Primavera, AutoCAD');
    expect(codes).toEqual([]);
  });

  it.each(doubtful)('%s are read, with a mild note', async (_where, file) => {
    const { text, findings } = await documents.read(file, 'docx');
    expect(text).toContain('Skills: Primavera, AutoCAD');
    expect(findings).toEqual([
      {
        code: 'pale_text',
        text: 'Some words are nearly as pale as the page and may stand on a dark shape or a picture; they were read.',
        excerpt: 'Skills: Primavera, AutoCAD',
      },
    ]);
  });
});

describe('words that somebody hides', () => {
  it.each(elsewhere)('%s are found', async (_how, file) => {
    const { text, codes } = await read(file);
    expect(text).not.toContain('crane');
    expect(codes).toEqual([['white_text', expect.stringMatching(/^tower crane scheduling/)]]);
  });

  it.each(unseen)('%s are found', async (_how, file) => {
    const { text, codes } = await read(file);
    expect(text).not.toContain('crane');
    expect(codes).toEqual([['white_text', expect.stringMatching(/^tower crane scheduling/)]]);
  });

  it('in a text box for older programs alone are not read', async () => {
    expect((await read(forOlderPrograms)).text).toBe('Aisyah Rahman, site engineer');
    const mc = 'http://schemas.openxmlformats.org/markup-compatibility/2006';
    const hidden = `<ve:Choice Requires="wps"/><ve:Fallback><w:r><w:t>tower crane</w:t></w:r></ve:Fallback>`;
    const asWord2007 = `<w:p><ve:AlternateContent xmlns:ve="${mc}">${hidden}</ve:AlternateContent></w:p>`;
    expect((await read(wordFile({ body: paragraph('Seen') + asWord2007 }))).text).toBe('Seen');
  });

  it('are found as soon as they are more than a panel can bear, though its own words are read', async () => {
    const lines = Array.from({ length: 40 }, (_, i) => white(`Skill ${i} of many on a small panel in this file`));
    const file = wordFile({ body: inParagraph(panel(navy, { x: 72, y: 72, w: 200, h: 60 })) + lines.join('') });
    const { text, codes } = await read(file);
    expect(text).toMatch(/^Skill 0 of many/);
    expect(text).not.toContain('Skill 39');
    expect(codes.map(([code]) => code).sort()).toEqual(['pale_text', 'white_text']);
  });
});

describe('dark words', () => {
  it('need no word on any ground where they may be seen', async () => {
    const grey = paragraph('Managed four sites', '<w:color w:val="404040"/>');
    const file = wordFile({
      body:
        inParagraph(panel(solid('F2F2F2'))) +
        grey +
        shadedParagraph(shade('DDDDDD'), grey) +
        inParagraph(textBox(solid('FFFFFF'), grey), textBox('<a:noFill/>', grey, { y: 400 })) +
        table([[['', grey]]], '<w:shd w:val="clear" w:color="auto" w:fill="404040"/>'),
    });
    const { text, codes } = await read(file);
    expect(text.match(/Managed four sites/g)).toHaveLength(5);
    expect(codes).toEqual([]);
  });
});

describe('what only some programs show', () => {
  it('is no reason to call words hidden: shading of a table as a whole, and the colour of a text box', async () => {
    const dark = '<w:shd w:val="clear" w:color="auto" w:fill="1F3864"/>';
    const inTable = wordFile({ body: table([[['', white('Skills of the table')]]], dark) });
    expect(await read(inTable)).toEqual({ text: 'Skills of the table', codes: [['pale_text', 'Skills of the table']] });
    const style = '<wps:style><a:fontRef idx="minor"><a:schemeClr val="lt1"/></a:fontRef></wps:style>';
    const inBox = wordFile({ body: inParagraph(textBox('<a:noFill/>', paragraph('Skills of the box'), {}, style)) });
    expect(await read(inBox)).toEqual({ text: 'Skills of the box', codes: [['pale_text', 'Skills of the box']] });
  });

  it('does not hide what a page of the web alone leaves out', async () => {
    const file = wordFile({ body: paragraph('Contents') + paragraph('12 and 14', '<w:webHidden/>') });
    expect(await read(file)).toEqual({ text: 'Contents\n\n12 and 14', codes: [] });
  });

  it('nor what looked otherwise before a tracked change', async () => {
    const before =
      '<w:rPrChange w:id="1" w:author="a"><w:rPr><w:vanish/><w:color w:val="FFFFFF"/></w:rPr></w:rPrChange>';
    expect(await read(wordFile({ body: paragraph('Now seen', before) }))).toEqual({ text: 'Now seen', codes: [] });
  });
});

describe('text boxes', () => {
  it('are read from drawings that are told once and from shapes of every kind', async () => {
    const box = (text: string) => `<v:textbox><w:txbxContent>${paragraph(text)}</w:txbxContent></v:textbox>`;
    const file = wordFile({
      body:
        inParagraph(textBox(navy, white('In a drawing'))) +
        inParagraph(`<w:pict><v:oval style="width:90pt;height:90pt">${box('In an oval')}</v:oval></w:pict>`) +
        inParagraph(
          anchored(
            rectangle(
              solid('FFFFFF'),
              page,
              inParagraph(textBox(navy, white('Within a box'))) + paragraph('Around it'),
            ),
          ),
        ),
    });
    const { text, codes } = await read(file);
    expect(text.split(/\n+/)).toEqual(['In a drawing', 'In an oval', 'Within a box', 'Around it']);
    expect(codes).toEqual([]);
  });
});

describe('a file with more drawings than anybody draws', () => {
  const dots = (count: number) =>
    Array.from({ length: count }, (_, i) =>
      anchored(rectangle(navy, { w: 9, h: 9 }), { x: i % 500, y: 300, w: 9, h: 9 }),
    ).join('');

  it('is read to its end, with ten thousand pale words beside them', async () => {
    const words = Array.from({ length: 10_000 }, (_, i) => white(`word ${i}`)).join('');
    const file = wordFile({
      body: `<w:p><w:r>${dots(5000)}</w:r></w:p>${many(3)}${words}`,
      section: sectionOf('', 200),
    });
    const { text, codes } = await read(file);
    expect(text).toContain('Built 3 bridges');
    expect(text).not.toContain('word 9999');
    expect(codes.map(([code]) => code)).toContain('white_text');
  });
});
