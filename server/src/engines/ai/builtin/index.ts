/** The built-in engine: pure, deterministic, without network, key or weights; the default. */
import { planOf } from '#engines/ai/assistant/index.ts';
import type { Engine, InterviewInput, ResumeInput } from '#engines/ai/index.ts';
import { scoreInterview } from './interview.ts';
import { lexicon } from './lexicon.ts';
import { builtinName } from './name.ts';
import { once } from './once.ts';
import { type PreparedAnswer, preparedAnswer } from './prepare.ts';
import { nextQuestion } from './questions.ts';
import { createReader } from './reader.ts';
import { createSpeech } from './speech.ts';
import { swapPerson } from './swap.ts';
import type { CleanText } from './text.ts';
import { buildVocabulary } from './vocabulary.ts';

/** What it can do beside marking: show other engines what they may read. */
export interface BuiltinEngine extends Engine {
  preparedResume(input: ResumeInput): Promise<CleanText>;
  /** For each turn: as it may be read by itself, then for each of these criteria. */
  preparedAnswers(input: InterviewInput, criteria: readonly string[]): Promise<PreparedAnswer[][]>;
}

/** An engine of its own: its vocabulary, built on first use, and what it remembers of jobs are kept inside. */
export function createBuiltinEngine(): BuiltinEngine {
  const vocabulary = once(() => buildVocabulary(lexicon));
  const speech = once(() => createSpeech(vocabulary()));
  const reader = createReader(vocabulary);
  return {
    ...builtinName,
    criteria: async (job) => reader.criteria(job),
    resume: async (input) => reader.resume(input),
    nextQuestion: async (input) => nextQuestion(speech(), input),
    interview: async (input) => scoreInterview(speech(), input),
    plan: planOf,
    swapPerson: async (text, identity, name) => swapPerson(vocabulary(), text, identity, name),
    preparedResume: async (input) => reader.prepared(input),
    preparedAnswers: async (input, criteria) =>
      input.turns.map((turn) => ['', ...criteria].map((criterion) => preparedAnswer(speech(), turn, criterion, input))),
    close: async () => {},
  };
}
