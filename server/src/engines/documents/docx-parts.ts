/** Puts in its place what a Word file keeps outside its body: headers, footers, and text boxes that only newer programs know. */

/** More are never found in a resume; each section may have three. */
const MOST_PARTS = 12;

/** The names of the headers or footers of an archive, in the order of their numbers. */
export function partsOf(zip: { has(name: string): boolean }, kind: 'header' | 'footer'): string[] {
  const numbers = Array.from({ length: MOST_PARTS }, (_, at) => `word/${kind}${at === 0 ? '' : at}.xml`);
  return numbers.filter((name) => zip.has(name));
}

/**
 * What stands between the outermost tags. Links and pictures are told by numbers of the part's own list, which in the
 * body would be others': they go, for neither is read.
 */
export function insideOf(xml: string): string {
  const inside = /<w:(hdr|ftr)(?:\s[^>]*)?>([\s\S]*)<\/w:\1>/.exec(xml)?.[2] ?? '';
  return inside.replace(/\sr:(?:id|embed|link)="[^"]*"/g, '');
}

/** The body with headers above and footers below, each once however many sections repeat it. */
export function framed(xml: string, headers: readonly string[], footers: readonly string[]): string {
  const once = (parts: readonly string[]) => [...new Map(parts.map((part) => [wordsOf(part), part])).values()];
  const start = /<w:body(?:\s[^>]*)?>/.exec(xml);
  const end = xml.lastIndexOf('</w:body>');
  if (!start || end < 0) return xml;
  const from = start.index + start[0].length;
  return [xml.slice(0, from), ...once(headers), xml.slice(from, end), ...once(footers), xml.slice(end)].join('');
}

const wordsOf = (xml: string) => xml.replace(/<[^>]*>/g, '').replace(/\s+/g, ' ');

const ALTERNATIVES = /<mc:AlternateContent>((?:(?!<mc:AlternateContent>)[\s\S])*?)<\/mc:AlternateContent>/g;

/** Some programs write the text of a box for newer readers alone, and a picture for all others; mammoth takes the picture. */
export function withTextBoxes(xml: string): string {
  return xml.replace(ALTERNATIVES, (all, inside: string) => {
    const [newer = '', older = ''] = inside.split('<mc:Fallback');
    const boxes = newer.match(/<w:txbxContent>[\s\S]*?<\/w:txbxContent>/g);
    if (!boxes || older.includes('<w:txbxContent>')) return all;
    const vml = 'xmlns:v="urn:schemas-microsoft-com:vml"';
    return `<w:pict>${boxes.map((box) => `<v:textbox ${vml}>${box}</v:textbox>`).join('')}</w:pict>`;
  });
}
