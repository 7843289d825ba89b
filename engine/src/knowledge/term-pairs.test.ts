import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadKnowledge, meets, met, readPassage, readRequirement } from './index.ts';

type Pair = { required: string; told: string; context: string; meets: boolean; kind: string; set: 'dev' | 'held' };

const knowledge = loadKnowledge();
const file = join(import.meta.dirname, '..', '..', 'questions', 'term-pairs.jsonl');
const pairs = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line): Pair => JSON.parse(line));

/** Share of the pairs of a kind that are told rightly; which ones is told of neither set. */
function share(kind: string, set: Pair['set']): number {
  const asked = pairs.filter((pair) => pair.kind === kind && pair.set === set);
  const right = asked.filter(({ required, told, context, meets: expected }) => {
    const requirement = readRequirement(knowledge, required, context);
    return meets(knowledge, requirement, readPassage(knowledge, told, context)) >= met === expected;
  });
  return right.length / asked.length;
}

describe.each(['dev', 'held'] as const)('of the pairs of the set %s', (set) => {
  test('at least 95 % of short and other forms meet', () => expect(share('form', set)).toBeGreaterThanOrEqual(0.95));
  test('at least 95 % of kinds meet', () => expect(share('kind', set)).toBeGreaterThanOrEqual(0.95));
  test('at least 90 % of look-alikes do not', () => expect(share('look-alike', set)).toBeGreaterThanOrEqual(0.9));
});
