/** How much of a page text takes at the least, in points: it is never laid out here. */

/** Of text that says nothing else. */
export const USUAL_SIZE = 10;
/** Parts of their size: how wide the narrowest letters are, and how close lines stand. */
const NARROW = 0.3;
const CLOSE = 0.7;

/** Points times points that letters take. */
export const roomOf = (text: string, size: number) => text.replace(/\s/g, '').length * NARROW * size * size;

/** Of a paragraph with its properties, the room and the least size of its letters, in lines of a width. */
export function heightOf(paragraph: { properties: string; area: number; size: number }, width: number): number {
  const { properties, area, size } = paragraph;
  const line = /<w:spacing\s[^<>]*w:line="(\d+)"/.exec(properties)?.[1];
  const exact = /<w:spacing\s[^<>]*w:lineRule="exact"/.test(properties) && line ? Number(line) / 20 : size;
  return CLOSE * Math.max(Math.min(exact, size), (area / width) * (Math.min(exact, size) / size));
}
