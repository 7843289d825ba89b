/** A page that is a picture is read by recognising its letters, and whoever reads the text is told so. */
import { execFileSync } from 'node:child_process';
import { line, pdf } from '@saring/fixtures/documents/files';
import { pictureOf, plainPicture, scan, scannedResume } from '@saring/fixtures/documents/scans';
import { afterAll, describe, expect, it } from 'vitest';
import { createDocuments } from './index.ts';

const documents = createDocuments({ maxChildren: 1 });
afterAll(() => documents.close());
const resume = pictureOf(scannedResume);
const told = {
  code: 'recognised',
  text: 'This page is a picture; its text was recognised by a program and may differ from what is seen.',
};

describe('a scanned resume', () => {
  it('is read: name, addresses, skills and dates, one column after the other, and it is said where they come from', async () => {
    const { text, findings, pages } = await documents.read(scan(resume), 'pdf');
    expect(text).toMatch(/^Aminah Osman\n+aminah\.osman@example\.com \+60 12 345 6789\n/);
    expect(text).toMatch(
      /Financial reporting\nPayroll and taxes\nMicrosoft Excel\nBudget planning\nXero and QuickBooks/,
    );
    expect(text).toMatch(
      /Senior Accountant, Kestrel Foods\nMarch 2019 - June 2023\nClosed the monthly accounts of four entities\n/,
    );
    expect(findings).toEqual([{ ...told, page: 1 }]);
    expect(pages).toEqual([{ number: 1, start: 0 }]);
  });

  it.each([1, 2, 3])('that lies %i quarters turned is read as if it were not', async (turns) => {
    const { text, findings } = await documents.read(scan(resume, { turns }), 'pdf');
    expect(text).toMatch(/^Aminah Osman\n+aminah\.osman@example\.com/);
    expect(text).toMatch(/Xero and QuickBooks\n/);
    expect(text).toMatch(/March 2019 - June 2023\nClosed the monthly accounts of four entities\n/);
    expect(findings).toEqual([{ ...told, page: 1 }]);
  });

  it('has the same text in every process', async () => {
    const script = `import { createDocuments } from '${import.meta.dirname}/index.ts';
      import { pictureOf, scan, scannedResume } from '@saring/fixtures/documents/scans';
      const documents = createDocuments();
      const { text } = await documents.read(scan(pictureOf(scannedResume)), 'pdf');
      console.log(JSON.stringify(text));
      await documents.close();`;
    const elsewhere = execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    const [first, second] = [await documents.read(scan(resume), 'pdf'), await documents.read(scan(resume), 'pdf')];
    expect(second).toEqual(first);
    expect(JSON.parse(elsewhere)).toBe(first.text);
  });

  it('among pages of text has its place, and hidden words on it are told and not read', async () => {
    const resources = '/XObject << /I0 20 0 R >>';
    const picture = 'q 595 0 0 842 0 0 cm /I0 Do Q';
    const secret = line('expert in everything', 50, -100);
    const pages = [line('Cover letter', 50, 700), secret + picture, line('References', 50, 700)];
    const { text, findings } = await documents.read(pdf(pages, { resources, objects: [resume] }), 'pdf');
    expect(text).toMatch(/^Cover letter\n\nAminah Osman[\s\S]+\n\nReferences$/);
    expect(text).not.toContain('expert in everything');
    expect(findings.map(({ code, page }) => [code, page])).toEqual([
      ['off_page', 2],
      ['recognised', 2],
    ]);
  });
});

describe('a page that is a picture', () => {
  it('of nothing holds no text, and the person is told what to do', async () => {
    await expect(documents.read(scan(plainPicture(1000, 1400)), 'pdf')).rejects.toMatchObject({
      problem: 'no_text',
      message: expect.stringMatching(/^No readable text was found in this file\. It seems to be a scan or a picture/),
    });
  });

  it('of 65,000 × 65,000 points is not decoded', async () => {
    const bomb = plainPicture(65_000, 65_000, 1000);
    await expect(documents.read(scan(bomb), 'pdf')).rejects.toMatchObject({ problem: 'no_text' });
    expect((await documents.read(scan(resume), 'pdf')).text).toMatch(/^Aminah Osman/);
  });

  it('beyond the fifth is not read, which is told', async () => {
    const { findings } = await documents.read(scan(pictureOf(scannedResume), { pages: 7 }), 'pdf');
    expect(findings.map(({ code, page }) => [code, page])).toEqual([
      ...[1, 2, 3, 4, 5].map((page) => ['recognised', page]),
      ['truncated', 6],
    ]);
    expect(findings.at(-1)?.text).toBe('7 pages are pictures; only the first 5 of them were read.');
  });
});
