/** What a PDF paints in ways that are not followed accuses nobody. */

import { line, pdf, picture } from '@saring/fixtures/documents/files';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocuments } from './index.ts';

const documents = createDocuments({ maxChildren: 1 });
afterAll(() => documents.close());

const body = line('Visible text of a resume', 50, 700);

async function seen(content: string, options: Parameters<typeof pdf>[1]) {
  const { text, findings } = await documents.read(pdf([content], options), 'pdf');
  return { text, hidden: findings.map(({ code, excerpt }) => `${code}: ${excerpt}`) };
}

describe('a PDF of which nobody can tell what is seen', () => {
  const white = (text: string) => line(text, 50, 600, 10, '1 g');
  const mask = {
    dictionary: '<< /Type /XObject /Subtype /Form /BBox [0 0 595 842] /Group << /S /Transparency /CS /DeviceGray >> >>',
    stream: Buffer.from('1 g 0 0 595 842 re f'),
  };
  const resources =
    '/ExtGState << /M << /BM /Multiply >> /O << /BM /Overlay >> /S << /SMask << /S /Luminosity /G 20 0 R >> >> >>';
  const options = { resources, objects: [mask] };

  it('has its white words read, with a mild note, where they stand on what is painted in an unusual way', async () => {
    for (const state of ['O', 'S']) {
      const { text, hidden } = await seen(
        `${body} q /${state} gs 0 0 0.4 rg 40 580 300 40 re f Q ${white('on it')}`,
        options,
      );
      expect(text).toContain('on it');
      expect(hidden).toEqual(['pale_text: on it']);
    }
  });

  it('is told from one that multiplies a bar into the page, for that is known', async () => {
    const bar = (colour: string) => `q /M gs ${colour} 40 580 300 40 re f Q ${white('on a bar')}`;
    expect(await seen(body + bar('0 0 0.4 rg'), options)).toEqual({
      text: expect.stringContaining('on a bar'),
      hidden: [],
    });
    expect((await seen(body + bar('1 g'), options)).hidden).toEqual(['white_text: on a bar']);
  });

  it('has words read, with a mild note, below what a mask lets through or a picture that cannot be opened', async () => {
    const masked = `${line('below it', 50, 600)} q /S gs 1 g 40 580 300 40 re f Q`;
    const broken = { ...picture(255, 255, 255, '/Filter /JPXDecode'), stream: Buffer.from('nothing') };
    const covered = `${line('below it', 50, 600)} q 300 0 0 40 40 580 cm /I0 Do Q`;
    for (const { content, more } of [
      { content: masked, more: options },
      { content: covered, more: { resources: '/XObject << /I0 20 0 R >>', objects: [broken] } },
    ]) {
      const { text, hidden } = await seen(body + content, more);
      expect(text).toContain('below it');
      expect(hidden).toEqual(['perhaps_covered: below it']);
    }
  });

  it('is told from one with words below a picture of black and white', async () => {
    const bits = {
      dictionary: '<< /Type /XObject /Subtype /Image /Width 8 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 1 >>',
      stream: Buffer.from([255]),
    };
    const content = `${line('below it', 50, 600)} q 300 0 0 40 40 580 cm /I0 Do Q`;
    const { hidden } = await seen(body + content, { resources: '/XObject << /I0 20 0 R >>', objects: [bits] });
    expect(hidden).toEqual(['covered_text: below it']);
  });
});
