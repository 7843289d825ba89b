/** Asks a model for the wording of the next question; which criterion it is about is the same for everyone. */
import { z } from 'zod';
import { earlierIn, mostWords, repeats, touchesOffLimits } from '#questions/index.ts';
import type { NextQuestion, QuestionInput } from '#types';
import type { Ask } from './chat.ts';
import { ModelError } from './errors.ts';
import { wordCount } from './words.ts';

const shape = z.object({ question: z.string() });

const instructions = `You write the next question of a job interview. Answer {"question": "..."}.
It is one question about the given criterion, at most ${mostWords} words, plain and friendly, about the person's own work. Take up one word of the last answer that belongs to the job where that fits, and ask more closely where the resume or the answers say little.
Never ask about family, faith, health, pay, age, origin or politics, and never repeat an earlier question. Those under "asked_before" were put to the same person in another interview for this job: ask about another side of the criterion. Underscores stand for removed personal details.`;

/** The wording, or ModelError when it breaks a rule. */
export async function askQuestion(
  ask: Ask,
  input: QuestionInput,
  prepared: { resume: string; answers: readonly string[] },
  { own, milliseconds }: { own: NextQuestion; milliseconds: number },
): Promise<NextQuestion> {
  const data = {
    job: input.job.title,
    criterion: input.job.criteria[own.criterion ?? -1] ?? '',
    resume: prepared.resume.slice(0, 12_000),
    history: input.history.map((turn, at) => ({ question: turn.question, answer: prepared.answers[at] ?? '' })),
    asked_before: (input.asked ?? []).filter((question) => !input.askedInside?.includes(question)),
  };
  const { question } = await ask({ instructions, data, shape, seed: 1, milliseconds, retries: 0, fits: () => true });
  const plain = question
    .replace(/[\p{Cc}\p{Cf}*_`#<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const fits =
    plain.endsWith('?') &&
    plain.indexOf('?') === plain.length - 1 &&
    wordCount(plain) >= 4 &&
    wordCount(plain) <= mostWords &&
    !repeats(plain, earlierIn(input)) &&
    !touchesOffLimits(plain) &&
    !/https?:|www\./i.test(plain);
  if (!fits) throw new ModelError('malformed', 'The question breaks a rule.');
  return { question: plain, criterion: own.criterion };
}
