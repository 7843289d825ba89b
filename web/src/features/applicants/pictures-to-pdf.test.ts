/** The PDF that is made of pictures. */
import { expect, it } from 'vitest';
import { pdfOf } from './pictures-to-pdf.ts';

const picture = (text: string, width: number, height: number) => ({ jpeg: new Blob([text]), width, height });

it('names the place of each object, and has a page of its shape for each picture', async () => {
  const written = await pdfOf([picture('first', 1700, 2200), picture('second one', 2200, 1100)]).text();
  const [, rows = ''] = /^xref\n0 9\n\d{10} 65535 f \n((?:\d{10} 00000 n \n)+)trailer/m.exec(written) ?? [];
  const places = rows
    .trim()
    .split('\n')
    .map((row) => Number(row.slice(0, 10)));
  expect(places).toHaveLength(8);
  for (const [at, place] of places.entries()) expect(written.slice(place)).toMatch(new RegExp(`^${at + 1} 0 obj\n`));
  expect(written.slice(Number(/startxref\n(\d+)/.exec(written)?.[1]))).toMatch(/^xref\n/);
  expect(written.match(/\/MediaBox \[0 0 \d+ \d+\]/g)).toEqual(['/MediaBox [0 0 595 770]', '/MediaBox [0 0 595 298]']);
  expect(written).toContain('/Length 10 >>\nstream\nsecond one\nendstream');
});
