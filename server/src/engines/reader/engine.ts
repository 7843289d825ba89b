/** The built-in engine in a thread of its own, so that no text, however it is made, keeps a process from serving others. */
import type { Lookup, Plan } from '@saring/engine';
import type { BuiltinEngine } from '@saring/engine/built-in';
import { builtinName } from '@saring/engine/name';
import { plainQuestion } from '@saring/engine/plain-question';
import { Fail } from '#platform/http/fail.ts';
import { type CallOptions, createWorkerThread } from './worker-thread.ts';

export interface ThreadOptions {
  /** Milliseconds for each kind of call; the worst texts that were tried take 3 s. */
  milliseconds?: Partial<Record<keyof typeof usualMilliseconds, number>>;
  /** Hears why a thread was ended: the call and the kind of fault, no text. */
  onFault?(call: string, fault: string): void;
}

/**
 * `reading`: of the thread's own work, so that what is read and what is given up does not hang on what else the machine does.
 * `question`: an applicant waits, so that after this long, and as long in the line, a plain one is asked.
 * `redaction`: a reviewer waits, and is then shown nothing of the text.
 */
const usualMilliseconds = { reading: 20_000, question: 4000, plan: 10_000, redaction: 5000 };
/**
 * What lasts takes 50 MB, names hidden included; the longest texts take 20 more for as long as they are read. What frees a
 * text of a person for a model takes 100 more, and is made only where there is a model: with less room its patterns are
 * thrown away and made anew for each text.
 */
const heap = { old: 256, young: 16 };
/** Longer than between two answers of an interview. */
const idleMilliseconds = 5 * 60_000;

/** Starts no thread before the first call. Calls that somebody waits for go first; a call takes as long as it may and then fails. */
export function createThreadedEngine(options: ThreadOptions): BuiltinEngine {
  const milliseconds = { ...usualMilliseconds, ...options.milliseconds };
  const { onFault } = options;
  const thread = createWorkerThread({
    file: new URL('./worker.ts', import.meta.url),
    name: 'engine',
    heap,
    idleMilliseconds,
    onFault,
  });
  const reading: CallOptions = { milliseconds: milliseconds.reading, ofWork: true };
  const waitedFor: CallOptions = { ...reading, urgent: true };
  const unseen: CallOptions = { milliseconds: milliseconds.redaction };
  const seen: CallOptions = { ...unseen, timeLimit: 2 * milliseconds.redaction, urgent: true };
  const question = { milliseconds: milliseconds.question, timeLimit: milliseconds.question, urgent: true };
  return {
    ...builtinName,
    criteria: (job) => thread.ask('criteria', [job], waitedFor),
    resume: (input) => thread.ask('resume', [input], reading),
    async nextQuestion(input) {
      try {
        return await thread.ask('nextQuestion', [input], question);
      } catch (error) {
        if (!(error instanceof Fail)) throw error;
        return plainQuestion(input);
      }
    },
    interview: (input) => thread.ask('interview', [input], reading),
    plan(asked, lookup) {
      const { departments, places, ...helpers } = lookup;
      return thread.ask<Plan>('plan', [asked, { departments, places } satisfies Partial<Lookup>], {
        milliseconds: milliseconds.plan,
        urgent: true,
        helpers,
      });
    },
    redact: (input, urgent) => thread.ask('redact', [input], urgent ? seen : unseen),
    swapPerson: (text, identity, name) => thread.ask('swapPerson', [text, identity, name], reading),
    checkCriteria: (criteria) => thread.ask('checkCriteria', [criteria], waitedFor),
    resumeFacts: (text) => thread.ask('resumeFacts', [text], waitedFor),
    yearsWorked: (text, asOf) => thread.ask('yearsWorked', [text, asOf], reading),
    // What a model is shown, also where an applicant waits for its question.
    preparedResume: (input) => thread.ask('preparedResume', [input], waitedFor),
    preparedAnswers: (input, criteria) => thread.ask('preparedAnswers', [input, criteria], waitedFor),
    forModel: (texts, kind) => thread.ask('forModel', [texts, kind], waitedFor),
    close: () => thread.close(),
  };
}
