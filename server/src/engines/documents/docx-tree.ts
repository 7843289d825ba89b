/** Small trees of the elements of one drawing: few are kept, and what stands in its text boxes is left out. */

export interface Element {
  name: string;
  /** As written, with a space before each. */
  attributes: string;
  inside: Element[];
  /** Where its content begins and ends. */
  from: number;
  to: number;
}

/** How many elements may still be kept of one file. */
export interface Budget {
  left: number;
}

/** No drawing of a program is half as deep. */
const MOST_DEEP = 100;
const TAG = /<(\/?)([\w:.-]+)((?:\s[^<>]*?)?)(\/?)>/g;
const BOX = /<(\/?)w:txbxContent(?:\s[^<>]*?)?(\/?)>/g;
/** Long and without meaning here: outlines, and effects around a shape. */
const SKIPPED = new Set(['a:custGeom', 'a:effectLst', 'a:scene3d', 'a:sp3d', 'wp:wrapPolygon']);

/** The elements between two places of the XML; null where they are too many or too deep to be kept. */
export function treeOf(xml: string, from: number, to: number, budget: Budget): Element[] | null {
  const root: Element = { name: '', attributes: '', inside: [], from, to };
  const open = [root];
  TAG.lastIndex = from;
  for (let found = TAG.exec(xml); found && found.index < to; found = TAG.exec(xml)) {
    const [whole, closing, name = '', attributes = '', empty] = found;
    const after = found.index + whole.length;
    if (closing) {
      const at = open.findLastIndex((element) => element.name === name);
      if (at <= 0) continue;
      for (const element of open.splice(at)) element.to = found.index;
      continue;
    }
    if (--budget.left < 0 || open.length > MOST_DEEP) return null;
    const element: Element = { name, attributes, inside: [], from: after, to: after };
    open.at(-1)?.inside.push(element);
    if (empty) continue;
    if (name === 'w:txbxContent') TAG.lastIndex = element.to = Math.min(to, endOfBox(xml, after));
    else if (SKIPPED.has(name)) {
      const end = xml.slice(after, to).indexOf(`</${name}>`);
      TAG.lastIndex = element.to = end < 0 ? to : after + end;
    } else open.push(element);
  }
  return root.inside;
}

/** Text boxes may lie in text boxes. */
function endOfBox(xml: string, from: number): number {
  BOX.lastIndex = from;
  let depth = 1;
  for (let found = BOX.exec(xml); found; found = BOX.exec(xml)) {
    if (found[1]) depth -= 1;
    else if (!found[2]) depth += 1;
    if (depth === 0) return found.index;
  }
  return xml.length;
}

/** Every element of a name, without those within it; what is never closed ends them. */
export function* elementsOf(
  xml: string,
  name: string,
): Generator<{ attributes: string; inside: string; start: number; end: number }> {
  const opening = new RegExp(`<${name}((?:\\s[^<>]*?)?)(/?)>`, 'g');
  const closing = `</${name}>`;
  for (let found = opening.exec(xml); found; found = opening.exec(xml)) {
    const [whole, attributes = '', empty] = found;
    const from = found.index + whole.length;
    const to = empty ? from : xml.indexOf(closing, from);
    if (to < 0) return;
    const end = empty ? to : to + closing.length;
    yield { attributes, inside: xml.slice(from, to), start: found.index, end };
    opening.lastIndex = end;
  }
}

/** The XML without the elements of a name. */
export function withoutElements(xml: string, name: string): string {
  if (!xml.includes(`<${name}`)) return xml;
  let kept = '';
  let from = 0;
  for (const { start, end } of elementsOf(xml, name)) {
    kept += xml.slice(from, start);
    from = end;
  }
  return kept + xml.slice(from);
}

/** The value of an attribute, where it is given. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const sought = `${name}="`;
  for (let at = attributes.indexOf(sought); at >= 0; at = attributes.indexOf(sought, at + 1)) {
    if (!/\s/.test(attributes[at - 1] ?? '')) continue;
    const start = at + sought.length;
    const end = attributes.indexOf('"', start);
    return end < 0 ? undefined : attributes.slice(start, end);
  }
  return undefined;
}

export const childOf = (element: Element | undefined, name: string): Element | undefined =>
  element?.inside.find((child) => child.name === name);

/** The element of a name within another, at any depth. */
export function within(element: Element, name: string): Element | undefined {
  for (const child of element.inside) {
    const found = child.name === name ? child : within(child, name);
    if (found) return found;
  }
  return undefined;
}
