/** What the pages of a Word file look like behind their text: white, a colour, or not known where something is drawn there. */

/** In the file's unit, of which an inch has 914,400: smaller shapes are ornaments. */
const LEAST_SIDE = 914_400 / 2;
const BEHIND = /<wp:anchor\s[^>]*behindDoc="(?:1|true)"(?:(?!<\/wp:anchor>)[\s\S])*/g;
const PALE = /^(?:bg1|lt1|bg2|lt2|[EF][0-9A-F][EF][0-9A-F][EF][0-9A-F])$/i;

/**
 * The colour of the pages as six hexadecimal digits, '' where it is not known, undefined for white. Templates put dark
 * panels behind white text: which words lie on them only a layout tells, so there nothing is called hidden for its colour.
 */
export function groundOfPages(parts: readonly string[], settings: string): string | undefined {
  if (parts.some(hasPanel)) return '';
  if (!settings.includes('<w:displayBackgroundShape')) return undefined;
  return /<w:background\s[^>]*w:color="([0-9A-Fa-f]{6})"/.exec(parts[0] ?? '')?.[1];
}

function hasPanel(xml: string): boolean {
  for (const [anchor] of xml.matchAll(BEHIND)) {
    const extent = /<wp:extent\s[^>]*>/.exec(anchor)?.[0] ?? '';
    const sides = [/\bcx="(\d+)"/, /\bcy="(\d+)"/].map((side) => Number(side.exec(extent)?.[1]));
    if (!sides.every((side) => side >= LEAST_SIDE)) continue;
    // The line around a shape has a fill as well; the shape's own comes first.
    const fill = /<a:(?:noFill|gradFill|blipFill|pattFill|solidFill>\s*<a:\w+\s+val="([^"]*)")/.exec(anchor);
    if (anchor.includes('<pic:blipFill')) return true;
    if (fill && !fill[0].includes('noFill') && !PALE.test(fill[1] ?? '')) return true;
  }
  return false;
}
