/** What any engine may read: cleaned, masked, and without what the trust rules refuse, with every character's place in the source. */

import type { CleanText, Span } from '#text/clean.ts';
import type { InterviewInput, Turn } from '#types';
import type { AnswerModels } from './models.ts';
import { readAnswer } from './read.ts';
import { targetOf } from './target.ts';
import { isSilence, trustOf } from './trust.ts';

export interface PreparedAnswer {
  clean: CleanText;
  silent: boolean;
  /** Highest level (0 to 5) that the answer can reach, with the reason; 5 when nothing is wrong with it. */
  limit: number;
  reason: string;
}

/** One answer as any engine may read it, judged by one criterion. */
export function preparedAnswer(
  models: AnswerModels,
  turn: Turn,
  criterion: string,
  { job, identity }: InterviewInput,
): PreparedAnswer {
  const answer = readAnswer(models.knowledge, turn.response, identity);
  if (isSilence(answer.clean.text) || answer.words.length === 0)
    return { clean: answer.clean, silent: true, limit: 0, reason: 'No answer was given.' };
  const advert = `${job.description}\n${job.criteria.join('\n')}`;
  const { expected } = targetOf(models.field, turn.question, criterion);
  const copies = { question: turn.question.slice(0, 2000), criterion, advert, expected: expected !== null };
  const trust = trustOf(answer, copies, models.weights.talk);
  const refused = answer.words.filter((_, at) => trust.skip.has(at));
  return { clean: without(answer.clean, refused), silent: false, limit: trust.limit, reason: trust.reason };
}

function without(clean: CleanText, spans: readonly Span[]): CleanText {
  let text = '';
  let at = 0;
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    if (span.end <= at) continue;
    const start = Math.max(span.start, at);
    text += clean.text.slice(at, start) + clean.text.slice(start, span.end).replace(/[^\n]/g, ' ');
    at = span.end;
  }
  return { ...clean, text: text + clean.text.slice(at) };
}
