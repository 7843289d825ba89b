/** The question that is asked where none could be composed in time: about the job, in the criterion's place. */
import type { NextQuestion, QuestionInput } from '#types';
import { earlierIn, wasAsked } from './asked.ts';
import { framesOf, sides } from './frames.ts';

/** The next question where nothing is known of the criteria: one of the plain forms that was not asked yet. */
export function plainQuestion(input: QuestionInput): NextQuestion {
  const criterion = Math.max(0, input.history.length - 1) % sides.length;
  const forms = framesOf('plain', criterion, 0);
  const earlier = earlierIn(input);
  return { question: forms.find((form) => !wasAsked(form, earlier)) ?? forms[0] ?? '', criterion };
}
