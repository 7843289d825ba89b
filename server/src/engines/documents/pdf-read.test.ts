/** What is read from a PDF is what a person sees, in the order in which a person reads it. */

import { block, line, pdf, picture } from '@saring/fixtures/documents/files';
import { describe, expect, it } from 'vitest';
import { readPdf } from './pdf-read.ts';

const read = async (content: string, options?: Parameters<typeof pdf>[1]) => readPdf(pdf([content], options));
const body = line('Visible text of a resume', 50, 700);

/** The text, and the findings as code and excerpt. */
async function seen(content: string, options?: Parameters<typeof pdf>[1]) {
  const { text, findings } = await read(content, options);
  return { text, hidden: findings.map(({ code, excerpt }) => `${code}: ${excerpt}`) };
}

describe('hidden text is left out and reported with its page', () => {
  const hidden = 'expert in everything';
  for (const [name, content, code] of [
    ['in the invisible rendering mode', line(hidden, 50, 600, 10, '3 Tr'), 'invisible_text'],
    ['in the clipping mode', line(hidden, 50, 600, 10, '7 Tr'), 'invisible_text'],
    ['in white', line(hidden, 50, 600, 10, '1 1 1 rg'), 'white_text'],
    ['in almost white', line(hidden, 50, 600, 10, '0.98 g'), 'white_text'],
    ['in white by another colour space', line(hidden, 50, 600, 10, '0 0 0 0 k'), 'white_text'],
    ['in the colour of a dark bar', `0 0 0.4 rg 40 580 300 40 re f ${line(hidden, 50, 600)}`, 'white_text'],
    ['stroked in white', line(hidden, 50, 600, 10, '1 Tr 1 1 1 RG'), 'white_text'],
    ['in one point', line(hidden, 50, 600, 1), 'tiny_text'],
    ['made tiny by a matrix', `q 0.1 0 0 0.1 0 0 cm ${line(hidden, 500, 6000)} Q`, 'tiny_text'],
    ['squeezed into one stroke', line(hidden, 50, 600, 10, '1 Tz'), 'tiny_text'],
    ['beside the page', line(hidden, 700, 600), 'off_page'],
    ['below the page', line(hidden, 50, -100), 'off_page'],
    ['under a white box', `${line(hidden, 50, 600)} 1 g 40 590 300 30 re f`, 'covered_text'],
    ['under a polygon', `${line(hidden, 50, 600)} 1 g 40 580 m 40 640 l 400 650 l 400 570 l f`, 'covered_text'],
    ['outside the clipping area', `q 0 0 10 10 re W n ${line(hidden, 50, 600)} Q`, 'covered_text'],
    ['in a slit of the clipping area', `q 0 599 600 0.5 re W n ${line(hidden, 50, 600)} Q`, 'covered_text'],
  ] as const) {
    it(name, async () => {
      const { text, findings } = await read(body + content);
      expect(text).toBe('Visible text of a resume');
      expect(findings).toMatchObject([{ code, page: 1, excerpt: hidden }]);
    });
  }

  it('without any opacity, even through a group', async () => {
    const resources = '/ExtGState << /G0 << /ca 0 >> >> /XObject << /X0 20 0 R >>';
    const form = {
      dictionary:
        '<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency >> /Resources << /Font << /F1 3 0 R >> >> >>',
      stream: Buffer.from(line('inside a group', 50, 560)),
    };
    const content = `${body} q /G0 gs ${line('clear as glass', 50, 600)} /X0 Do Q`;
    const { text, hidden: found } = await seen(content, { resources, objects: [form] });
    expect(text).toBe('Visible text of a resume');
    expect(found).toEqual(['invisible_text: clear as glass inside a group']);
  });

  it('on a layer that is switched off', async () => {
    const content = `${body} /OC /L0 BDC ${line('on a hidden layer', 50, 600)} EMC ${line('after it', 50, 500)}`;
    const { text, hidden: found } = await seen(content, {
      resources: '/Properties << /L0 20 0 R >>',
      objects: [{ dictionary: '<< /Type /OCG /Name (Hidden) >>' }],
      catalog: '/OCProperties << /OCGs [20 0 R] /D << /OFF [20 0 R] >> >>',
    });
    expect(text).toContain('after it');
    expect(text).not.toContain('hidden layer');
    expect(found).toEqual(['invisible_text: on a hidden layer']);
  });
});

describe('text that only looks suspicious stays', () => {
  for (const [name, content] of [
    ['white on a dark bar', `0 0 0.4 rg 40 580 300 40 re f ${line('Contact', 50, 600, 10, '1 g')}`],
    ['white on a dark polygon', `0 g 40 580 m 40 640 l 400 650 l 400 570 l f ${line('Contact', 50, 600, 10, '1 g')}`],
    ['light grey', line('Contact', 50, 600, 10, '0.75 g')],
    ['pale yellow on white is visible by its hue', line('Contact', 50, 600, 10, '1 1 0.2 rg')],
    ['set narrow', line('Contact', 50, 600, 8, '60 Tz')],
    ['small print', line('Contact', 50, 600, 4)],
    ['framed by a later line', `${line('Contact', 50, 600)} 40 590 300 30 re S`],
    ['beside a later box', `${line('Contact', 50, 600)} 1 g 120 590 300 30 re f`],
    ['a number at the foot of the page', line('Contact 1 of 2', 50, 12, 6, '0.7 g')],
    ['on a page with a tiny unit', `q 0.01 0 0 0.01 0 0 cm ${line('Contact', 5000, 60000, 1000)} Q`],
  ] as const) {
    it(name, async () => {
      expect(await seen(body + content)).toEqual({ text: expect.stringContaining('Contact'), hidden: [] });
    });
  }

  it('under a translucent or multiplied highlighter', async () => {
    const resources = '/ExtGState << /G0 << /ca 0.4 >> /G1 << /BM /Multiply >> >>';
    const bar = (gs: string, y: number) => `q /${gs} gs 1 1 0 rg 40 ${y} 300 30 re f Q`;
    const content = `${line('first mark', 50, 600)}${bar('G0', 590)}${line('second mark', 50, 500)}${bar('G1', 490)}`;
    expect(await seen(content, { resources })).toEqual({
      text: expect.stringMatching(/first mark\s+second mark/),
      hidden: [],
    });
  });

  it('as the shadow of visible words', async () => {
    const content = line('Skills', 50, 600, 20, '1 g') + line('Skills', 51, 601, 20, '0 g');
    expect(await seen(content)).toEqual({ text: 'Skills', hidden: [] });
  });
});

describe('pictures', () => {
  const resources = '/XObject << /I0 20 0 R >>';
  const full = 'q 595 0 0 842 0 0 cm /I0 Do Q';

  it('with recognised text behind them are read, and named', async () => {
    const { text, findings } = await read(full + line('Recognised text', 50, 700, 10, '3 Tr'), {
      resources,
      objects: [picture(200, 200, 200)],
    });
    expect(text).toBe('Recognised text');
    expect(findings).toMatchObject([{ code: 'ocr_layer', page: 1 }]);
  });

  it('hide what they cover, and give a ground to what is drawn on them', async () => {
    const soft = { ...picture(255, 255, 255, '/SMask 21 0 R') };
    const clear = {
      dictionary: '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 >>',
      stream: Buffer.from([30]),
    };
    const area = 'q 300 0 0 30 40 590 cm /I0 Do Q ';
    const dark = { resources, objects: [picture(20, 20, 60)] };
    const white = { resources, objects: [picture(255, 255, 255)] };
    const redaction = { resources, objects: [soft, clear] };
    const secret = line('some words', 50, 600);
    const inWhite = line('some words', 50, 600, 10, '1 g');
    expect((await seen(body + secret + area, white)).hidden).toEqual(['covered_text: some words']);
    expect((await seen(body + area + inWhite, white)).hidden).toEqual(['white_text: some words']);
    expect((await seen(body + area + secret, dark)).hidden).toEqual(['white_text: some words']);
    for (const [content, options] of [
      [area + inWhite, dark],
      [area + secret, white],
      [secret + area, redaction],
    ] as const) {
      expect(await seen(body + content, options)).toEqual({ text: expect.stringContaining('some words'), hidden: [] });
    }
  });

  it('alone hold no text, and the person is told what to do', async () => {
    await expect(read(full, { resources, objects: [picture(200, 200, 200)] })).rejects.toMatchObject({
      problem: 'no_text',
      message:
        'No readable text was found in this file. It seems to be a scan or a picture: upload a text version, or paste the text instead.',
    });
  });
});

describe('the order of reading', () => {
  const prose = (word: string, count: number) =>
    Array.from({ length: count }, (_, i) => `${word} line number ${i + 1} with several words of text`);

  it('goes down one column and then the next', async () => {
    const content =
      line('A heading across the page that reaches over both of its columns without a gap', 50, 780, 12) +
      block(prose('left', 12), 50, 740) +
      block(prose('right', 12), 320, 740);
    const { text } = await read(content);
    expect(text.indexOf('left line number 12')).toBeLessThan(text.indexOf('right line number 1'));
    expect(text.indexOf('A heading')).toBe(0);
  });

  it('takes a narrow side bar as a whole, on either side', async () => {
    const bar = ['Contact', 'a@b.example', '+60 12 345', 'Skills', 'Java', 'Python', 'SQL', 'Go'];
    for (const [mainX, barX] of [
      [200, 50],
      [50, 450],
    ] as const) {
      const content = block(prose('experience', 20), mainX, 740, 14) + block(bar, barX, 733, 19);
      const { text } = await read(content);
      expect(text).toContain(bar.join('\n'));
      expect(text).toContain(prose('experience', 20).join('\n'));
    }
  });

  it('reads three columns one by one', async () => {
    const short = (word: string) => Array.from({ length: 9 }, (_, i) => `${word} ${i + 1} and some more text`);
    const content = [50, 230, 410].map((x, i) => block(short('abc'[i] ?? ''), x, 740)).join('');
    const { text } = await read(content);
    expect(text).toContain(short('a').join('\n'));
    expect(text.indexOf('b 9')).toBeLessThan(text.indexOf('c 1'));
  });

  it('keeps a date with its title', async () => {
    const rows = ['Engineer, Alpha Bhd', 'Analyst, Beta Bhd', 'Clerk, Gamma Bhd', 'Intern, Delta Bhd'];
    const content = rows
      .map(
        (row, i) =>
          line(row, 50, 700 - 60 * i) +
          line(`20${10 + i} - 20${11 + i}`, 480, 700 - 60 * i) +
          block(prose('duty', 2), 60, 686 - 60 * i),
      )
      .join('');
    const { text } = await read(content);
    for (const [i, row] of rows.entries()) expect(text).toContain(`${row}\t20${10 + i} - 20${11 + i}\n`);
  });

  it('reads a table row by row', async () => {
    const rows = [
      ['Degree', 'Place', 'Year'],
      ['BSc', 'UM', '2015'],
      ['MSc', 'UKM', '2017'],
      ['PhD', 'USM', '2021'],
      ['MBA', 'UPM', '2023'],
    ];
    const content = rows
      .map((cells, i) => cells.map((cell, k) => line(cell, 50 + 150 * k, 700 - 16 * i)).join(''))
      .join('');
    expect((await read(content)).text).toBe(rows.map((cells) => cells.join('\t')).join('\n'));
  });

  it('keeps labels with their values', async () => {
    const rows = [
      'Java, Python and other languages',
      'MySQL and Oracle databases',
      'Linux administration',
      'English and Malay',
    ];
    const labels = ['Languages', 'Databases', 'Systems', 'Spoken'];
    const { text } = await read(block(labels, 50, 700) + block(rows, 150, 700));
    for (const [i, label] of labels.entries()) expect(text).toContain(`${label}\t${rows[i]}`);
  });

  it('is that of the page, not of the file, and turned pages read as they are shown', async () => {
    const content = line('second', 50, 600) + line('third', 50, 580) + line('first', 50, 620);
    expect((await read(content)).text).toBe('first\nsecond\nthird');
    const turned = 'BT /F1 10 Tf 0 1 -1 0 100 100 Tm (first) Tj ET BT /F1 10 Tf 0 1 -1 0 114 100 Tm (second) Tj ET';
    expect((await read(turned, { rotate: 90 })).text).toBe('first\nsecond');
  });

  it('puts words together that were drawn letter by letter, and parts those that were not', async () => {
    const letters = 'BT /F1 10 Tf 50 700 Td [(S) -200 (k) -200 (i) -200 (l) -200 (l) -200 (s)] TJ ET ';
    const words = 'BT /F1 10 Tf 50 600 Td [(Over) -300 (ten) -300 (years)] TJ ET ';
    const alone = [50, 55, 60.56, 65.56].map((x, i) => line('Java'.charAt(i), x, 500)).join('');
    const spaced = 'BT /F1 10 Tf 4 Tc 50 400 Td (SUMMARY) Tj ET';
    const { text } = await read(letters + words + alone + spaced);
    expect(text.split(/\n+/)).toEqual(['Skills', 'Over ten years', 'Java', 'SUMMARY']);
  });

  it('tells where each page begins, and keeps paragraphs apart', async () => {
    const { text, pages } = await readPdf(
      pdf([block(['one', 'two'], 50, 700) + block(['three', 'four'], 50, 640), line('next page', 50, 700)]),
    );
    expect(text).toBe('one\ntwo\n\nthree\nfour\n\nnext page');
    expect(pages.map(({ number, start }) => [number, text.slice(start, start + 4)])).toEqual([
      [1, 'one\n'],
      [2, 'next'],
    ]);
  });
});

describe('a locked file', () => {
  it('that anybody may open is read; one with a password is not', async () => {
    expect((await readPdf(pdf([body], { userPassword: '' }))).text).toBe('Visible text of a resume');
    await expect(readPdf(pdf([body], { userPassword: 'secret' }))).rejects.toMatchObject({ problem: 'encrypted' });
  });
});

describe('a long file', () => {
  it('is read up to its fiftieth page, and that is said', async () => {
    const { pages, findings } = await readPdf(
      pdf(Array.from({ length: 500 }, (_, i) => line(`Page ${i + 1}`, 50, 700))),
    );
    expect(pages).toHaveLength(50);
    expect(findings).toMatchObject([{ code: 'truncated' }]);
  });
});
