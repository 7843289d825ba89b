/** Reads a DOCX: text and clean HTML from the same source, without what is hidden. */
import mammoth from 'mammoth';
import { cleanText } from './clean.ts';
import { readTheme } from './docx-colours.ts';
import { withoutHidden } from './docx-hidden.ts';
import { chosen, framed, insideOf, partsOf, readRelations, relationsPath, withTextBoxes } from './docx-parts.ts';
import { readSections } from './docx-place.ts';
import { readStyles } from './docx-styles.ts';
import { NOTES, newSurvey, type Survey, survey } from './docx-survey.ts';
import { boundedMarks, decodeXml, lean } from './docx-xml.ts';
import { textToHtml } from './html.ts';
import { htmlToText } from './html-text.ts';
import { limited } from './limits.ts';
import { problem } from './problems.ts';
import { DocumentError, type DocumentText, type Finding } from './types.ts';
import { openZip, type Zip } from './zip.ts';

/** Headers and footers that sections name: a resume has a few. */
const MOST_PARTS = 24;

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
  const drawn = surveyOf(zip);
  const visible = (xml: string, story: string) => {
    const cleaned = withoutHidden(xml, story, drawn);
    findings.push(...cleaned.findings);
    return withTextBoxes(cleaned.xml);
  };
  const part = (name: string) => insideOf(visible(textOf(zip, name), name));
  const whole = (xml: string) =>
    framed(visible(xml, ''), partsOf(zip, 'header').map(part), partsOf(zip, 'footer').map(part));
  const bounded = boundedMarks();
  // Mammoth takes an opened archive in place of bytes: ours has limits and leaves hidden text out.
  const file = {
    exists: (name: string) => zip.has(name),
    read: async (name: string, encoding?: string) => {
      const content = zip.read(name);
      if (!encoding) return content;
      if (encoding === 'base64') return Buffer.from(content).toString('base64');
      const xml = chosen(decodeXml(content));
      // By what they are: the list of parts may give them any name.
      if (/<w:document[\s>]/.test(xml)) return bounded(lean(whole(xml)));
      return bounded(lean(/<w:(?:footnotes|endnotes)[\s>]/.test(xml) ? visible(xml, NOTES) : xml));
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

const textOf = (zip: Zip, name: string) => (zip.has(name) ? chosen(decodeXml(zip.read(name))) : '');

/** Everything drawn in the body and in its headers and footers, with the styles, the theme and the settings of the file. */
function surveyOf(zip: Zip): Survey {
  const relationsOf = (name: string) => readRelations(name, textOf(zip, relationsPath(name)));
  const named = (name: string | undefined, usual: string) => (name !== undefined && zip.has(name) ? name : usual);
  const main = named(relationsOf('').byKind.get('officeDocument'), 'word/document.xml');
  const { byId, byKind } = relationsOf(main);
  const related = (kind: string, usual: string) => textOf(zip, named(byKind.get(kind), usual));
  const settings = related('settings', 'word/settings.xml');
  const theme = readTheme(related('theme', 'word/theme/theme1.xml'), settings);
  const styles = readStyles(related('styles', 'word/styles.xml'), theme);
  const body = textOf(zip, main);
  const sections = readSections(body, settings, (id) => byId.get(id));
  const found = newSurvey(body, settings, styles, sections);
  const shown = sections.flatMap(({ parts }) => parts.map(({ name }) => name));
  const parts = new Set(['', ...shown.slice(0, MOST_PARTS), ...partsOf(zip, 'header'), ...partsOf(zip, 'footer')]);
  for (const name of parts) survey(found, name, name === '' ? body : textOf(zip, name));
  return found;
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
