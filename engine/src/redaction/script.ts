/** Finds a name in another script at the head of a resume, where people put theirs beside or under the one in Latin letters. */
import { headingOf } from '#resume/headings.ts';
import { splitLines } from '#text/clean.ts';

const head = 600;
const mostLines = 8;
const longestName = 40;
const foreign = /(?:(?!\p{Script=Latin})\p{L}\p{M}*[ ·.]?){2,}/gu;

/** What stands in another script among the first lines of a cleaned resume that is written in Latin letters. */
export function namesInScript(text: string): string[] {
  const start = text.slice(0, 4000);
  const latin = start.match(/\p{Script=Latin}/gu)?.length ?? 0;
  const letters = start.match(/\p{L}/gu)?.length ?? 0;
  if (latin * 3 < letters * 2) return [];
  const names: string[] = [];
  for (const line of splitLines(text.slice(0, head)).slice(0, mostLines)) {
    if (headingOf(text, line).kind !== null) break;
    for (const [found] of text.slice(line.start, line.end).matchAll(foreign))
      if (found.length <= longestName) names.push(found.trim());
  }
  return names;
}
