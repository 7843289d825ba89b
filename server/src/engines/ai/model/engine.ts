/** The engine with a model behind it: asks, checks what comes, and lets the built-in engine answer where the model does not. */
import type { z } from 'zod';
import type { BuiltinEngine } from '#engines/ai/builtin/index.ts';
import type { Asker, Engine, EngineOptions, Flag, ReadBy } from '#engines/ai/index.ts';
import { type Chat, createChat, type ModelSettings, type Question } from './chat.ts';
import { proposeCriteria } from './criteria.ts';
import { faultText, ModelError } from './errors.ts';
import { readInterview } from './interview.ts';
import { askQuestion } from './question.ts';
import { readResume } from './resume.ts';

/** One question whose answer must also fit, for example in its count. */
export type Ask = <T>(question: Question<T> & { fits: (answer: T) => boolean; shape: z.ZodType<T> }) => Promise<T>;

/** Any change of instructions or rules needs a new version. */
const version = '1';

export function createModelEngine(settings: ModelSettings, builtin: BuiltinEngine, options: EngineOptions): Engine {
  const chat = createChat(settings);
  const asking = (asker: Asker | undefined): Ask => askWithin(chat, options, asker);

  /** Whatever goes wrong, a person gets an answer: the built-in engine's, and a record that says so. */
  async function orBuiltin<T>(
    what: string,
    ask: () => Promise<T>,
    instead: (error: ModelError) => T | Promise<T>,
  ): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      options.onFault?.(what, error.fault);
      return instead(error);
    }
  }

  /** Within the 30 s that the caller waits. */
  const talking = { steps: 6, milliseconds: 20_000 };

  return {
    name: 'model',
    version,
    model: settings.model,
    async criteria(job, asker) {
      const own = await builtin.criteria(job);
      return orBuiltin(
        'criteria',
        () => proposeCriteria(asking(asker), job, own),
        () => own,
      );
    },
    async resume(input, asker) {
      const own = await builtin.resume(input);
      const prepared = await builtin.preparedResume(input);
      return orBuiltin(
        'resume',
        () => readResume(asking(asker), input, prepared, own, options.sums.resume),
        (error) => ({ ...own, flags: [...own.flags, insteadFlag(error)], readBy: nameOf(builtin) }),
      );
    },
    async nextQuestion(input, asker) {
      const own = await builtin.nextQuestion(input);
      if (own.criterion === null) return own;
      const answers = await builtin.preparedAnswers({ ...input, turns: input.history }, []);
      const prepared = {
        resume: (await builtin.preparedResume(input)).text,
        answers: answers.map(([plain]) => plain?.clean.text ?? ''),
      };
      return orBuiltin(
        'question',
        () => askQuestion(asking(asker), input, prepared, own),
        () => own,
      );
    },
    async interview(input, asker) {
      const own = await builtin.interview(input);
      const prepared = await builtin.preparedAnswers(input, input.job.criteria);
      return orBuiltin(
        'interview',
        () => readInterview(asking(asker), input, prepared, own, options.sums.interview),
        (error) => ({ ...own, flags: [...own.flags, insteadFlag(error)], readBy: nameOf(builtin) }),
      );
    },
    plan: builtin.plan,
    swapPerson: builtin.swapPerson,
    close: builtin.close,
    converse(conversation, asker) {
      const beforeStep = () => spendOne(options, asker);
      return orBuiltin<string | null>(
        'assistant',
        () => chat.talk({ ...conversation, ...talking, beforeStep }),
        () => null,
      );
    },
  };
}

function askWithin(chat: Chat, options: EngineOptions, asker: Asker | undefined): Ask {
  return async ({ fits, ...question }) => {
    await spendOne(options, asker);
    const answer = await chat.ask(question);
    if (!fits(answer)) throw new ModelError('malformed', 'The model left out part of the answer.');
    return answer;
  };
}

async function spendOne(options: EngineOptions, asker: Asker | undefined): Promise<void> {
  if (asker && options.spend && !(await options.spend(asker.companyId)))
    throw new ModelError('budget', 'The budget of the company for today is spent.');
}

function nameOf({ name, version: own, model }: Engine): ReadBy {
  return { name, version: own, model };
}

function insteadFlag(error: ModelError): Flag {
  return {
    code: 'model_unavailable',
    text: `The model ${faultText(error.fault)}. The built-in engine read this instead.`,
  };
}
