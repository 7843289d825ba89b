/** What any engine may read: cleaned, masked, and without what the trust rules refuse, with every character's place in the source. */
import type { InterviewInput, ResumeInput, Turn } from '#engines/ai/index.ts';
import type { Advert } from './advert.ts';
import { longestAnswer } from './answers.ts';
import { isSilence, trustOf } from './answers-trust.ts';
import { readAnswer } from './answers-words.ts';
import { openResume } from './resume-score.ts';
import type { Speech } from './speech.ts';
import type { CleanText, Span } from './text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The same length as the cleaned text: what does not count is blank. */
export function preparedResume(vocabulary: Vocabulary, advert: Advert, input: Omit<ResumeInput, 'job'>): CleanText {
  const { masked, resume } = openResume(vocabulary, advert, input);
  return without(
    masked,
    resume.units.filter((unit) => unit.dropped !== null),
  );
}

export interface PreparedAnswer {
  clean: CleanText;
  silent: boolean;
  /** Highest level (0 to 5) that the answer can reach, with the reason; 5 when nothing is wrong with it. */
  limit: number;
  reason: string;
}

/** One answer as any engine may read it, judged by one criterion. */
export function preparedAnswer(
  speech: Speech,
  turn: Turn,
  criterion: string,
  { job, identity }: InterviewInput,
): PreparedAnswer {
  const words = readAnswer(speech, turn.response.slice(0, longestAnswer), identity);
  if (isSilence(words.clean.text) || words.tokens.length === 0)
    return { clean: words.clean, silent: true, limit: 0, reason: 'No answer was given.' };
  const advert = `${job.description}\n${job.criteria.join('\n')}`;
  const trust = trustOf(words, { question: turn.question.slice(0, 2000), criterion, advert });
  const refused = words.tokens.filter((_, at) => trust.skip.has(at));
  return { clean: without(words.clean, refused), silent: false, limit: trust.limit, reason: trust.reason };
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
