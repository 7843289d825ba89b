/** The built-in engine: pure, deterministic, without network, key or weights; the default. */
import type { Engine, InterviewInput, ResumeInput, Turn } from '#engines/ai/index.ts';
import { scoreInterview } from './interview.ts';
import { lexicon } from './lexicon.ts';
import { once } from './once.ts';
import { type PreparedAnswer, preparedAnswer } from './prepare.ts';
import { nextQuestion } from './questions.ts';
import { createReader } from './reader.ts';
import { createSpeech } from './speech.ts';
import type { CleanText } from './text.ts';
import { buildVocabulary } from './vocabulary.ts';

/** Any change of marks for the same input needs a new version. */
const version = '6';

/** What it can do beside marking: show other engines what they may read. */
export interface BuiltinEngine extends Engine {
  preparedResume(input: ResumeInput): CleanText;
  preparedAnswer(turn: Turn, criterion: string, input: InterviewInput): PreparedAnswer;
}

/** An engine of its own: its vocabulary, built on first use, and what it remembers of jobs are kept inside. */
export function createBuiltinEngine(): BuiltinEngine {
  const vocabulary = once(() => buildVocabulary(lexicon));
  const speech = once(() => createSpeech(vocabulary()));
  const reader = createReader(vocabulary);
  return {
    name: 'built-in',
    version,
    model: null,
    criteria: async (job) => reader.criteria(job),
    resume: async (input) => reader.resume(input),
    nextQuestion: async (input) => nextQuestion(speech(), input),
    interview: async (input) => scoreInterview(speech(), input),
    preparedResume: (input) => reader.prepared(input),
    preparedAnswer: (turn, criterion, input) => preparedAnswer(speech(), turn, criterion, input),
  };
}
