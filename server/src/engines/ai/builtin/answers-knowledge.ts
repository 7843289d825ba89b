/** Counts which expected points of a knowledge question an answer recalls. */
import type { Point, Subject } from './answers-points.ts';
import { type Token, tokenize } from './terms.ts';

export interface Recall {
  /** 0 to 1; naming seven in ten is full recall for 50 seconds of speech. */
  share: number;
  named: string[];
  missing: string[];
}

/** Points named in the answer, or null when nothing is known of the subject. */
export function recall(
  subjects: readonly Subject[],
  question: string,
  criterion: string,
  tokens: readonly Token[],
): Recall | null {
  const asked = ` ${tokenize(question)
    .map((token) => token.stem)
    .join(' ')} `;
  const judged = ` ${tokenize(criterion)
    .map((token) => token.stem)
    .join(' ')} `;
  const subject =
    subjects.find((one) => one.asked.every((names) => contains(asked, names))) ??
    subjects.find((one) => one.asked.every((names) => contains(`${asked}${judged}`, names)));
  if (!subject) return null;
  const spoken = ` ${tokens.map((token) => token.stem).join(' ')} `;
  const named: string[] = [];
  const missing: string[] = [];
  for (const point of subject.points) (contains(spoken, point.words) ? named : missing).push(point.label);
  return { share: Math.min(1, named.length / Math.max(2, Math.ceil(subject.points.length * 0.7))), named, missing };
}

function contains(text: string, names: Point['words']): boolean {
  return names.some((name) => text.includes(` ${name} `));
}
