/** Proposes criteria with a model; what breaks a rule gives way to one of the built-in engine's. */
import { z } from 'zod';
import { touchesOffLimits } from '#questions/index.ts';
import { tokensOf } from '#text/index.ts';
import type { CriteriaInput, Criterion } from '#types';
import type { Ask } from './chat.ts';

const shape = z.object({
  criteria: z.array(z.object({ text: z.string(), none: z.string(), some: z.string(), strong: z.string() })),
});

const instructions = `You propose exactly five criteria by which resumes and interview answers for a job will be judged.
Answer {"criteria": [{"text": "...", "none": "...", "some": "...", "strong": "..."}, ...]} with five entries.
Each "text" is one distinct requirement of the work in your own words, 4 to 20 words, observable in a resume or an answer. "none", "some" and "strong" say in observable words what a reviewer sees at the levels 0, 2 and 4.
Never a person's age, sex, origin, language as mother tongue, faith, family, health, looks or pay, even if the description asks for it; nothing about the company itself; no copied sentences. Where "without" is given, nothing that asks for the same as one of its texts.`;

const count = 5;
const milliseconds = 20_000;
const retries = 1;

/** Five that keep the rules. */
export async function proposeCriteria(
  ask: Ask,
  { without = [], ...job }: CriteriaInput,
  builtin: readonly Criterion[],
): Promise<Criterion[]> {
  const data = {
    title: job.title,
    department: job.department ?? '',
    description: job.description.slice(0, 20_000),
    ...(without.length > 0 ? { without } : {}),
  };
  const answer = await ask({
    instructions,
    data,
    shape,
    seed: 1,
    milliseconds,
    retries,
    fits: (one) => one.criteria.length > 0,
  });
  const kept: Criterion[] = [];
  const known = without.map((text) => ({ text }));
  for (const { text, none, some, strong } of answer.criteria) {
    const plain = tidy(text);
    if (kept.length < count && keepsRules(plain, job.description) && isNew(plain, [...kept, ...known]))
      kept.push({ text: plain, levels: { none: tidy(none), some: tidy(some), strong: tidy(strong) } });
  }
  for (const one of builtin) if (kept.length < count && isNew(one.text, kept)) kept.push(one);
  for (const one of builtin) if (kept.length < count && !kept.includes(one)) kept.push(one);
  return kept;
}

function tidy(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}<>]/gu, ' ')
    .replace(/^\s*(?:\d+[.)]|[-*•])\s*/u, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 300);
}

function keepsRules(text: string, description: string): boolean {
  const words = tokensOf(text).length;
  const copied = words >= 9 && plainOf(description).includes(plainOf(text));
  return words >= 2 && words <= 40 && !copied && !touchesOffLimits(text);
}

/** Two criteria that share most of their words ask for the same thing. */
function isNew(text: string, kept: readonly { text: string }[]): boolean {
  const mine = lemmas(text);
  return kept.every((one) => {
    const other = lemmas(one.text);
    const shared = [...mine].filter((lemma) => other.has(lemma)).length;
    return shared / Math.max(1, Math.min(mine.size, other.size)) < 0.7;
  });
}

function lemmas(text: string): Set<string> {
  return new Set(tokensOf(text).map(({ lemma }) => lemma));
}

function plainOf(text: string): string {
  return text.toLowerCase().replace(/\W+/g, ' ').trim();
}
