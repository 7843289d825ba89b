/** PDF draws right-to-left scripts from left to right; this turns a drawn line into the order in which it is read. */

const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const LTR = /[\p{L}\p{N}]/u;

/** Lines without right-to-left letters come back unchanged. */
export function logicalOrder(line: string): string {
  if (!RTL.test(line)) return line;
  const parts = directionRuns(line);
  const weight = (rtl: boolean) =>
    parts.filter((part) => part.rtl === rtl).reduce((sum, part) => sum + part.text.length, 0);
  const turned = parts.map(({ text, rtl }) => (rtl ? mirror(text) : text));
  return (weight(true) >= weight(false) ? turned.reverse() : turned).join('');
}

/** Spaces and signs between two stretches of one direction belong to them, all others to the line. */
function directionRuns(line: string): { text: string; rtl: boolean }[] {
  const parts: { text: string; rtl: boolean }[] = [];
  const pieces =
    line.match(/[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]+|[^\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]+/g) ?? [];
  for (const [i, piece] of pieces.entries()) {
    const rtl = RTL.test(piece) || (!LTR.test(piece) && i > 0 && i < pieces.length - 1);
    const last = parts.at(-1);
    if (last && last.rtl === rtl) last.text += piece;
    else parts.push({ text: piece, rtl });
  }
  return parts.flatMap(({ text, rtl }): { text: string; rtl: boolean }[] => {
    if (rtl) return [{ text, rtl }];
    // The space at the seam stays at the seam when the parts change places.
    const [, before = '', core = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
    return [before, core, after].filter(Boolean).map((piece) => ({ text: piece, rtl: false }));
  });
}

const BRACKETS: Record<string, string> = { '(': ')', ')': '(', '[': ']', ']': '[', '{': '}', '}': '{' };

/** Letters with their marks stay together. */
function mirror(text: string): string {
  const clusters = text.match(/\P{M}\p{M}*/gu) ?? [];
  return clusters
    .reverse()
    .map((cluster) => BRACKETS[cluster] ?? cluster)
    .join('');
}
