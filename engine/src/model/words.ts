/** Sees to it that a model's own words claim nothing that its source does not hold. */
import { touchesOffLimits } from '#questions/index.ts';

const mostCharacters = 400;

/** The sentences that may be shown: numbers in them must stand in one of the sources; nothing personal, no links. */
export function grounded(text: string, sources: readonly string[]): string {
  const numbers = new Set(sources.flatMap((source) => source.match(/\d+(?:[.,]\d+)*/g) ?? []));
  const plain = text
    .replace(/[\p{Cc}\p{Cf}]/gu, ' ')
    .replace(/[*_`#>[\]<|]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
  const kept = plain
    .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
    .filter((sentence) => (sentence.match(/\d+(?:[.,]\d+)*/g) ?? []).every((number) => numbers.has(number)))
    .filter((sentence) => !touchesOffLimits(sentence) && !/https?:|www\./i.test(sentence));
  let out = '';
  for (const sentence of kept) {
    if (out.length + sentence.length > mostCharacters) break;
    out = `${out} ${sentence}`.trim();
  }
  return out;
}

/** How many words a text has. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}
