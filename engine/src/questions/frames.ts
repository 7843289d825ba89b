/** The wordings of questions two to six, from `frames.jsonl`. */
import { readFileSync } from 'node:fs';
import { z } from 'zod';

/**
 * `work` is done or mastered at work, `hold` is what one has or is: a licence, a degree, years, a car. What is asked in
 * `open` fits both, for a criterion may be typed in any wording. These take it in quotation marks, `plain` does without.
 */
export const topicKinds = ['work', 'hold', 'open', 'plain'] as const;
export type TopicKind = (typeof topicKinds)[number];
/** What of the criterion is asked, in the order of the questions: own work, what went wrong, choices, checks, change. */
export const sides = ['own', 'wrong', 'decide', 'check', 'change'] as const;

const row = z
  .strictObject({ kind: z.enum(topicKinds), side: z.enum(sides), text: z.string().regex(/^[A-Z][^?]*\?$/) })
  .refine(({ kind, text }) => text.split('{p}').length === (kind === 'plain' ? 1 : 2));

export const frames = readFileSync(new URL('frames.jsonl', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => row.parse(JSON.parse(line)));

/**
 * Every wording of a kind: those of the side first that is asked at this place (0 to 4), then those of the following
 * sides; `seed` tells with which wording of a side to begin.
 */
export function framesOf(kind: TopicKind, place: number, seed: number): string[] {
  return sides.flatMap((_, n) => {
    const side = sides[(place + n) % sides.length];
    const texts = frames.filter((one) => one.kind === kind && one.side === side).map(({ text }) => text);
    return texts.map((_text, at) => texts[(at + seed) % texts.length] ?? '');
  });
}
