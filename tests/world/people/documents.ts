/** Files made in the tests: real PDF, DOCX, DOC and TXT documents with given lines. */
import { doc as oldWord } from '@saring/fixtures/documents/old-word';
import { noisyPng } from '@saring/fixtures/documents/png';
import { oldPanel, pageBreak, paragraph, sectionOf, WHITE, wordFile } from '@saring/fixtures/documents/word';
import { Document, Packer, Paragraph, TextRun } from 'docx';
import { PDFDocument, PDFHexString, StandardFonts } from 'pdf-lib';

export const advert = [
  'Accountant',
  'We are looking for an accountant to run the monthly closing of our trading company.',
  'Requirements',
  'At least 3 years of experience in full set accounts and month-end closing.',
  'Good knowledge of SST returns, MFRS and bank reconciliation.',
  'Experience with SQL Accounting or SAP.',
  'Degree in Accounting or ACCA.',
  'Able to explain figures to people outside finance.',
];

export const resume = [
  'Aisyah Rahman',
  'Senior Accountant',
  'Experience',
  'Accountant, Maju Trading Sdn Bhd, 2019 - 2024',
  'Prepared full set accounts for 12 companies and closed each month within 5 working days.',
  'Filed SST returns every two months and reconciled 8 bank accounts weekly in SQL Accounting.',
  'Cut the closing time from 9 to 5 days by automating journals in SAP.',
  'Education',
  'Bachelor of Accounting, Universiti Malaya, 2018',
  'Skills: MFRS, SAP, SQL Accounting, bank reconciliation, Excel',
];

export const weakResume = [
  'Daniel Lim',
  'Barista',
  'Experience',
  'Barista, Kopi House, 2021 - 2024',
  'Made coffee, served guests and kept the counter clean.',
  'Education',
  'SPM, 2020',
];

export async function pdf(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([595, 842]);
  lines.forEach((line, index) => {
    page.drawText(line, { x: 50, y: 790 - index * 18, size: 11, font });
  });
  return new Uint8Array(await document.save());
}

/** The same with a picture on it that no compression makes smaller, so that the file has about so many bytes. */
export async function pdfOfSize(lines: readonly string[], bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const side = Math.floor(Math.sqrt(bytes / 3));
  const document = await PDFDocument.load(await pdf(lines));
  document.getPage(0).drawImage(await document.embedPng(noisyPng(side)), { x: 450, y: 700, width: 90, height: 90 });
  return new Uint8Array(await document.save());
}

/** A PDF that nobody has the password of: it says how it is locked, with keys that fit no password. */
export async function lockedPdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage([595, 842]);
  const key = PDFHexString.of('5a'.repeat(32));
  const lock = { Filter: 'Standard', V: 2, R: 3, Length: 128, P: -4, O: key, U: key };
  const { context } = document;
  const id = PDFHexString.of('0b'.repeat(16));
  Object.assign(context.trailerInfo, { Encrypt: context.register(context.obj(lock)), ID: context.obj([id, id]) });
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

export async function docx(lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const children = lines.map((line) => new Paragraph({ children: [new TextRun(line)] }));
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

/** A Word 97 file. */
export function doc(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(oldWord([`${lines.join('\n')}\n`]));
}

export function txt(lines: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}

export async function pdfFile(lines: readonly string[], name = 'resume.pdf'): Promise<File> {
  return new File([await pdf(lines)], name, { type: 'application/pdf' });
}

/** A DOCX in the manner of older templates: `white` lines on a dark panel that fills its page, or on the page after it. */
export function templateFile(lines: readonly string[], white: readonly string[], on: 'panel' | 'next page'): File {
  const body = [
    oldPanel('width:596pt', 'fillcolor="#1f3864"'),
    ...lines.map((line) => paragraph(line)),
    on === 'panel' ? '' : pageBreak,
    ...white.map((line) => paragraph(line, WHITE)),
  ].join('');
  const bytes = new Uint8Array(wordFile({ body, section: sectionOf() }));
  return new File([bytes], 'resume.docx', {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  });
}
