/** The parts of a Word file: which belong together, which of two ways of telling the same is meant, and the text outside the body. */
import { attributeOf } from './docx-tree.ts';

/** More are never found in a resume; each section may have three. */
const MOST_PARTS = 12;

/** The names of the headers or footers of an archive, in the order of their numbers. */
export function partsOf(zip: { has(name: string): boolean }, kind: 'header' | 'footer'): string[] {
  const numbers = Array.from({ length: MOST_PARTS }, (_, at) => `word/${kind}${at === 0 ? '' : at}.xml`);
  return numbers.filter((name) => zip.has(name));
}

/** The parts that another names, by number and by the last word of their kind. */
export interface Relations {
  byId: ReadonlyMap<string, string>;
  byKind: ReadonlyMap<string, string>;
}

/** Where the relations of a part are kept; of '', those of the whole file. */
export function relationsPath(part: string): string {
  const at = part.lastIndexOf('/') + 1;
  return `${part.slice(0, at)}_rels/${part.slice(at)}.rels`;
}

export function readRelations(part: string, xml: string): Relations {
  const byId = new Map<string, string>();
  const byKind = new Map<string, string>();
  for (const [, attributes = ''] of xml.matchAll(/<Relationship(\s[^<>]*?)\/?>/g)) {
    const of = (name: string) => attributeOf(attributes, name) ?? '';
    if (of('TargetMode') === 'External') continue;
    const target = resolve(part, of('Target'));
    byId.set(of('Id'), target);
    const kind = of('Type').replace(/^.*\//, '');
    if (!byKind.has(kind)) byKind.set(kind, target);
  }
  return { byId, byKind };
}

function resolve(part: string, target: string): string {
  const steps = target.startsWith('/') ? [] : part.split('/').slice(0, -1);
  for (const step of target.split('/'))
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  return steps.join('/');
}

/**
 * What stands between the outermost tags. Links and pictures are told by numbers of the part's own list, which in the
 * body would be others': they go, for neither is read.
 */
export function insideOf(xml: string): string {
  const inside = /<w:(hdr|ftr)(?:\s[^<>]*)?>([\s\S]*)<\/w:\1>/.exec(xml)?.[2] ?? '';
  return inside.replace(/\sr:(?:id|embed|link)="[^"]*"/g, '');
}

/** The body with headers above and footers below, each once however many sections repeat it. */
export function framed(xml: string, headers: readonly string[], footers: readonly string[]): string {
  const once = (parts: readonly string[]) => [...new Map(parts.map((part) => [wordsOf(part), part])).values()];
  const start = /<w:body(?:\s[^<>]*)?>/.exec(xml);
  const end = xml.lastIndexOf('</w:body>');
  if (!start || end < 0) return xml;
  const from = start.index + start[0].length;
  return [xml.slice(0, from), ...once(headers), xml.slice(from, end), ...once(footers), xml.slice(end)].join('');
}

const wordsOf = (xml: string) => xml.replace(/<[^<>]*>/g, '').replace(/\s+/g, ' ');

const CHOICE = /<(\/?)[\w.-]+:(AlternateContent|Choice|Fallback)((?:\s[^<>]*?)?)(\/?)>/g;
/** What newer programs draw with; of other additions mammoth reads the older way. */
const UNDERSTOOD = new Set(['wps', 'wpg', 'wpc', 'wpi', 'wp14', 'a14', 'w14', 'w15']);

/** Where something is told twice, for newer and for older programs, what the newer ones show: the other is seen by nobody. */
export function chosen(xml: string): string {
  const kept: string[] = [];
  const open: { shown: boolean; chosen: boolean }[] = [];
  let shown = true;
  let from = 0;
  const show = (on: boolean, before: number, after: number) => {
    if (shown) kept.push(xml.slice(from, before));
    shown = on;
    from = after;
  };
  for (const { 0: tag, 1: closing, 2: name, 3: attributes = '', 4: empty, index } of xml.matchAll(CHOICE)) {
    const after = index + tag.length;
    const around = open.at(-1);
    if (name === 'AlternateContent') {
      if (empty) continue;
      if (!closing) open.push({ shown, chosen: false });
      show(closing ? (open.pop()?.shown ?? true) : false, index, after);
    } else if (around) {
      const asked = (attributeOf(attributes, 'Requires') ?? '').split(/\s+/);
      const fits = !closing && !around.chosen && (name === 'Fallback' || asked.every((one) => UNDERSTOOD.has(one)));
      if (fits) around.chosen = true;
      show(fits && !empty && around.shown, index, after);
    }
  }
  show(true, xml.length, xml.length);
  return kept.join('');
}

const BOXES = /<(\/?)w:(drawing|pict|txbxContent)((?:\s[^<>]*?)?)(\/?)>/g;
const VML = 'xmlns:v="urn:schemas-microsoft-com:vml"';

/** Of everything drawn only the text boxes, in the one way that mammoth reads. */
export function withTextBoxes(xml: string): string {
  const kept: string[] = [];
  const open: string[] = [];
  let from = 0;
  const put = (before: number, after: number, ...instead: string[]) => {
    if (open.length === 0 || open.at(-1) === 'txbxContent') kept.push(xml.slice(from, before));
    kept.push(...instead);
    from = after;
  };
  for (const { 0: tag, 1: closing, 2: name = '', 4: empty, index } of xml.matchAll(BOXES)) {
    const after = index + tag.length;
    if (closing && open.at(-1) !== name) continue;
    const inDrawing = name !== 'txbxContent' || open.length > (closing ? 1 : 0);
    if (empty || !inDrawing) continue;
    if (name === 'txbxContent')
      put(index, after, closing ? '</w:txbxContent></v:textbox>' : `<v:textbox ${VML}><w:txbxContent>`);
    else put(index, after, closing ? '</w:pict>' : '<w:pict>');
    if (closing) open.pop();
    else open.push(name);
  }
  put(xml.length, xml.length);
  return kept.join('');
}
