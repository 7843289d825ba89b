/** Reads a DOCX: text and clean HTML from the same source, without what is hidden. */
import mammoth from 'mammoth';
import { cleanText } from './clean.ts';
import { groundOfPages } from './docx-ground.ts';
import { readStyles, withoutHidden } from './docx-hidden.ts';
import { framed, insideOf, partsOf, withTextBoxes } from './docx-parts.ts';
import { boundedMarks, decodeXml, lean } from './docx-xml.ts';
import { textToHtml } from './html.ts';
import { htmlToText } from './html-text.ts';
import { limited } from './limits.ts';
import { problem } from './problems.ts';
import { DocumentError, type DocumentText, type Finding } from './types.ts';
import { openZip } from './zip.ts';

const STYLES = [
  "p[style-name='Title'] => h2:fresh",
  "p[style-name='Subtitle'] => h3:fresh",
  "p[style-name='Heading 1'] => h2:fresh",
  "p[style-name='heading 1'] => h2:fresh",
  'p.Heading1 => h2:fresh',
  "p[style-name='Heading 2'] => h3:fresh",
  "p[style-name='heading 2'] => h3:fresh",
  'p.Heading2 => h3:fresh',
  "p[style-name='Heading 3'] => h3:fresh",
  'p.Heading3 => h3:fresh',
];

/** Throws DocumentError `corrupt`, `encrypted`, `too_large` or `no_text`. */
export async function readDocx(bytes: Uint8Array): Promise<DocumentText> {
  const zip = openZip(bytes);
  const findings: Finding[] = [];
  const styles = readStyles(zip.has('word/styles.xml') ? decodeXml(zip.read('word/styles.xml')) : '');
  const drawn = ['word/document.xml', ...partsOf(zip, 'header')]
    .filter((name) => zip.has(name))
    .map((name) => decodeXml(zip.read(name)));
  const settings = zip.has('word/settings.xml') ? decodeXml(zip.read('word/settings.xml')) : '';
  const sheet = groundOfPages(drawn, settings);
  const visible = (xml: string) => {
    const cleaned = withoutHidden(xml, styles, sheet);
    findings.push(...cleaned.findings);
    return withTextBoxes(cleaned.xml);
  };
  const part = (name: string) => insideOf(visible(decodeXml(zip.read(name))));
  const whole = (xml: string) =>
    framed(visible(xml), partsOf(zip, 'header').map(part), partsOf(zip, 'footer').map(part));
  const bounded = boundedMarks();
  // Mammoth takes an opened archive in place of bytes: ours has limits and leaves hidden text out.
  const file = {
    exists: (name: string) => zip.has(name),
    read: async (name: string, encoding?: string) => {
      const content = zip.read(name);
      if (!encoding) return content;
      if (encoding === 'base64') return Buffer.from(content).toString('base64');
      const xml = decodeXml(content);
      // By what they are: the list of parts may give them any name.
      if (/<w:document[\s>]/.test(xml)) return bounded(lean(whole(xml)));
      return bounded(lean(/<w:(?:footnotes|endnotes)[\s>]/.test(xml) ? visible(xml) : xml));
    },
  };
  const html = guessRoles(cleanHtml(await convert(file)));
  const cut = limited(htmlToText(html));
  const cleaned = cleanText(cut.text);
  findings.push(...cut.findings, ...cleaned.findings);
  if (!/[\p{L}\p{N}]/u.test(cleaned.text)) throw problem('no_text');
  const shown = cut.findings.length > 0 ? textToHtml(cleaned.text) : cleanText(html).text;
  return { kind: 'docx', text: cleaned.text, pages: [{ number: 1, start: 0 }], findings, html: shown };
}

async function convert(file: object): Promise<string> {
  const options = {
    styleMap: STYLES,
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
    externalFileAccess: false,
  };
  try {
    // The published types do not know `file`, which mammoth itself uses for archives opened in a browser.
    const { value } = await mammoth.convertToHtml({ file } as never, options);
    return value;
  } catch (error) {
    throw error instanceof DocumentError ? error : problem('corrupt', error);
  }
}

/** Mammoth's HTML without links, pictures, anchors and attributes. */
function cleanHtml(html: string): string {
  return html
    .replace(/<img[^>]*>/g, '')
    .replace(/<\/?a(?:\s[^>]*)?>/g, '')
    .replace(/<(\/?)h1(?:\s[^>]*)?>/g, '<$1h2>')
    .replace(/<(\/?)h[4-6](?:\s[^>]*)?>/g, '<$1h3>')
    .replace(/<(\w+)\s[^>]*>/g, (_, tag: string) => (tag === 'br' ? '<br>' : `<${tag}>`))
    .replace(/<br\s*\/>/g, '<br>')
    .replace(/<(p|li|strong|em|h2|h3)><\/\1>/g, '');
}

/** Many adverts are written without styles: a short bold line is a heading, paragraphs that begin with a bullet a list. */
function guessRoles(html: string): string {
  return html
    .replace(/<p><strong>([^<]{2,70}?)\s*:?\s*<\/strong>\s*:?<\/p>/g, (whole, text: string) =>
      /[.;,]$/.test(text) ? whole : `<h3>${text}</h3>`,
    )
    .replace(/(?:<p>\s*[•·▪●○■◦‣]\s*(?:(?!<\/p>).)*<\/p>)+/gs, (items) => {
      const list = items.replace(/<p>\s*[•·▪●○■◦‣]\s*/g, '<li>').replace(/<\/p>/g, '</li>');
      return `<ul>${list}</ul>`;
    });
}
