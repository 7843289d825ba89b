/** Graded answers of our own for tests, from `ladders.jsonl`: six to a question, from silence to acts with a measured result. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const text = z.string();
const ladder = z.object({
  field: text,
  question: text,
  criterion: text,
  answers: z.tuple([text, text, text, text, text, text]),
});
export type Ladder = z.infer<typeof ladder>;

export const ladders: readonly Ladder[] = readFileSync(join(import.meta.dirname, 'ladders.jsonl'), 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => ladder.parse(JSON.parse(line)));
