/** Tells whether a wording was used before: in the same interview, or in another one of the same person for the same job. */
import type { QuestionInput } from '#types';
import { frames } from './frames.ts';

/** Every question that the person was asked for this job. */
export function earlierIn({ history, asked = [] }: Pick<QuestionInput, 'history' | 'asked'>): readonly string[] {
  return [...history.map((turn) => turn.question), ...asked].map(plainOf);
}

/** Whatever sentence led to it, and of whichever criterion it was asked; `earlier` as `earlierIn` gives it. */
export function wasAsked(question: string, earlier: readonly string[]): boolean {
  const plain = plainOf(itself(question));
  return earlier.some((one) => one.endsWith(plain));
}

/** A word of this many wordings tells nothing of what a question asks. */
const common = 4;
const uses = new Map<string, number>();
for (const { text } of frames) for (const word of spokenIn(text)) uses.set(word, (uses.get(word) ?? 0) + 1);

/** Whether a question that somebody else wrote asks what an earlier one asked, in hardly other words. */
export function repeats(question: string, earlier: readonly string[]): boolean {
  const own = wordsOf(question);
  return earlier.some((one) => {
    const other = wordsOf(one);
    const shared = [...own].filter((word) => other.has(word)).length;
    return plainOf(question) === one || shared >= 0.8 * Math.max(3, Math.min(own.size, other.size));
  });
}

/** Without the sentences that lead to it: "The next point is “Excel”." */
function itself(question: string): string {
  return question.split(/(?<=[.!])\s/).at(-1) ?? '';
}

function wordsOf(question: string): Set<string> {
  return new Set([...spokenIn(itself(question))].filter((word) => word.length > 1 && (uses.get(word) ?? 0) < common));
}

function spokenIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);
}

function plainOf(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim();
}
