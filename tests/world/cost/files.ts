/** The largest files and texts that calls take, made to be slow to work on and yet lawful. */
import { PDFDocument, StandardFonts } from 'pdf-lib';

const megabyte = 1024 * 1024;
/** As much of a document as is kept. */
const mostText = 200_000;

const filled = (part: string, length: number) => part.repeat(Math.ceil(length / part.length)).slice(0, length);

const words =
  'Prepared full set accounts for 12 companies and closed each month within 5 working days. Filed SST returns every two months and reconciled 8 bank accounts weekly in SQL Accounting. Led a team of four, cut costs by 12 percent and explained the cash flow to the sales team. ';

/** Texts of resumes, each as long as is kept: plain, and slow in one way or another. */
export const longTexts = {
  words: filled(words, mostText),
  'one word': filled('Accountant. ', mostText),
  commas: filled('a, ', mostText),
  years: `${'ba '.repeat(20_000)}${"'01 ".repeat(15_000)}`.slice(0, 119_000),
  posts: filled('Accountant, ABC Sdn Bhd 2019 - 2020\n', mostText),
} as const;

const bytesOf = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** A text file of so many bytes, of which the first 200,000 characters are read. */
export const txtOfSize = (part: string, bytes: number) => bytesOf(filled(part, bytes));

/** A PDF that is all text: pages of small print without compression, so that each byte is work for whoever reads it. */
export async function densePdf(bytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const perPage = 12_000;
  for (let made = 0; made < bytes; made += perPage) {
    const page = document.addPage([595, 842]);
    const reference = page.node.newFontDictionary('F', font.ref).toString();
    const lines: string[] = [];
    for (let size = 0, line = 0; size < perPage; line += 1) {
      const text = `(${words.slice(line % 50, (line % 50) + 60)}) Tj`;
      const at = `1 0 0 1 ${20 + (line % 2) * 280} ${830 - Math.floor(line / 2) * 10} Tm ${text}`;
      lines.push(at);
      size += at.length + 1;
    }
    const content = `BT ${reference} 8 Tf\n${lines.join('\n')}\nET`;
    page.node.addContentStream(document.context.register(document.context.stream(content)));
  }
  return new Uint8Array(await document.save({ useObjectStreams: false }));
}

/** Just below what the calls take. */
export const sizes = {
  resume: Math.floor(4.9 * megabyte),
  description: Math.floor(9.8 * megabyte),
  certification: Math.floor(9.8 * megabyte),
  picture: Math.floor(1.9 * megabyte),
} as const;
