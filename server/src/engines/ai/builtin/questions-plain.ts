/** The question that is asked where none could be composed in time: about the job, in the criterion's place. */
import type { NextQuestion, QuestionInput } from '#engines/ai/index.ts';
import { criteriaCount, plainForms } from './questions-forms.ts';

export function plainQuestion({ history }: QuestionInput): NextQuestion {
  const criterion = Math.max(0, history.length - 1) % criteriaCount;
  return { question: (plainForms[criterion] ?? '').replace('{job}', 'this position'), criterion };
}
