/** Old Word files become text, without what nobody sees. */

import { doc } from '@saring/fixtures/documents/old-word';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocuments } from './index.ts';

const documents = createDocuments({ maxChildren: 1 });
afterAll(() => documents.close());

const codes = (findings: { code: string; excerpt?: string }[]) => findings.map(({ code, excerpt }) => [code, excerpt]);

describe('an old Word file', () => {
  it('is read without its hidden text', async () => {
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

  it('keeps its white words, with a mild note, where it is shaded or has a shape of some size', async () => {
    const white = { text: 'white words\n', properties: Buffer.from('422a08', 'hex') };
    const shade = (code: string, fill: string) => Buffer.from(`${code}0a000000ff${fill}0000`, 'hex');
    const inTable = Buffer.from('162401', 'hex');
    const navy = '1f386400';
    for (const around of [
      { paragraphs: shade('4dc6', navy) },
      { paragraphs: Buffer.concat([inTable, shade('12d6', navy)]) },
      { shapes: [[200, 800]] as const },
    ]) {
      const { text, findings } = await documents.read(doc(['Seen\n', white], around), 'doc');
      expect([text, codes(findings)]).toEqual(['Seen\nwhite words', [['pale_text', 'white words']]]);
    }
    for (const around of [
      { paragraphs: shade('4dc6', 'ffffff00') },
      { paragraphs: shade('12d6', navy) },
      { shapes: [[400, 2]] as const },
      { shapes: [[12, 12]] as const },
    ]) {
      const { text, findings } = await documents.read(doc(['Seen\n', white], around), 'doc');
      expect([text, codes(findings)]).toEqual(['Seen', [['white_text', 'white words']]]);
    }
  });
});
