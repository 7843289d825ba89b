/** The built-in engine in a thread of its own, so that no text, however it is made, keeps a process from serving others. */
import type { Lookup, Plan } from '#engines/ai/assistant/index.ts';
import type { BuiltinEngine } from '#engines/ai/builtin/index.ts';
import { builtinName } from '#engines/ai/builtin/name.ts';
import { plainQuestion } from '#engines/ai/builtin/questions-plain.ts';
import { Fail } from '#platform/fail.ts';
import { type CallOptions, createLane } from './lane.ts';

export interface ThreadOptions {
  /** Milliseconds for each kind of call; the worst texts that were tried take 3 s. */
  milliseconds?: Partial<Record<keyof typeof usualMilliseconds, number>>;
  /** Hears why a thread was ended: the call and the kind of fault, no text. */
  onFault?(call: string, fault: string): void;
}

/** `question`: an applicant waits, so that after this long, and as long in the line, a plain one is asked. */
const usualMilliseconds = { reading: 20_000, question: 4000, plan: 10_000 };
/** What lasts takes 65 MB at the most, the longest texts 30 more. */
const heap = { old: 104, young: 24 };
/** Longer than between two answers of an interview. */
const idleMilliseconds = 5 * 60_000;

/** Starts no thread before the first call. Calls that somebody waits for go first; a call takes as long as it may and then fails. */
export function createThreadedEngine(options: ThreadOptions): BuiltinEngine {
  const milliseconds = { ...usualMilliseconds, ...options.milliseconds };
  const { onFault } = options;
  const lane = createLane({ file: new URL('./worker.ts', import.meta.url), heap, idleMilliseconds, onFault });
  const reading: CallOptions = { milliseconds: milliseconds.reading };
  const waitedFor: CallOptions = { ...reading, urgent: true };
  const question = { milliseconds: milliseconds.question, patience: milliseconds.question, urgent: true };
  return {
    ...builtinName,
    criteria: (job) => lane.ask('criteria', [job], waitedFor),
    resume: (input) => lane.ask('resume', [input], reading),
    async nextQuestion(input) {
      try {
        return await lane.ask('nextQuestion', [input], question);
      } catch (error) {
        if (!(error instanceof Fail)) throw error;
        return plainQuestion(input);
      }
    },
    interview: (input) => lane.ask('interview', [input], reading),
    plan(asked, lookup) {
      const { departments, places, ...helpers } = lookup;
      return lane.ask<Plan>('plan', [asked, { departments, places } satisfies Partial<Lookup>], {
        milliseconds: milliseconds.plan,
        urgent: true,
        helpers,
      });
    },
    swapPerson: (text, identity, name) => lane.ask('swapPerson', [text, identity, name], reading),
    // What a model is shown, also where an applicant waits for its question.
    preparedResume: (input) => lane.ask('preparedResume', [input], waitedFor),
    preparedAnswers: (input, criteria) => lane.ask('preparedAnswers', [input, criteria], waitedFor),
    close: () => lane.close(),
  };
}
