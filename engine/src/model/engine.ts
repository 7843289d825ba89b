import type { BuiltinEngine } from '#built-in';
import type { Asker, Conversation, Engine, EngineOptions } from '#engine';
import type { Flag, QuestionInput, ReadBy } from '#types';
import { type Ask, type Chat, createChat, type ModelSettings } from './chat.ts';
import { proposeCriteria } from './criteria.ts';
import { faultText, ModelError } from './errors.ts';
import { readInterview } from './interview.ts';
import { askQuestion } from './question.ts';
import { readResume } from './resume.ts';

/** Any change of instructions or rules needs a new version. */
const version = '3';

const mostSteps = 6;
/** In milliseconds. Instead of a late question a prepared one is asked; the assistant answers within the 30 s that the caller waits. */
const usualTimeLimits = { question: 4000, talk: 20_000 };

/** The engine that asks a language model of the operator, and answers as the built-in one where that is late, fails or answers what cannot be checked. */
export function createModelEngine(settings: ModelSettings, builtin: BuiltinEngine, options: EngineOptions): Engine {
  const chat = createChat(settings, options.headers);
  const timeLimit = { ...usualTimeLimits, ...options.timeLimit };
  const asking = (asker: Asker | undefined): Ask => askWithin(chat, options, asker);
  const { ready, stop } = preparing();
  const orBuiltin = fallingBack(options);
  return {
    // Plans, names, facts and redaction are the built-in engine's.
    ...builtin,
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
      const read = async () => {
        const prepared = await ready(asker, () => builtin.preparedResume(input));
        return readResume(asking(asker), input, prepared, own, options.sums.resume);
      };
      return orBuiltin('resume', read, flagged(own, builtin));
    },
    async nextQuestion(input, asker) {
      const own = await builtin.nextQuestion(input);
      if (own.criterion === null) return own;
      const ask = async () => {
        const prepared = await ready(asker, () => preparedFor(builtin, input));
        return askQuestion(asking(asker), input, prepared, { own, milliseconds: timeLimit.question });
      };
      return orBuiltin('question', ask, () => own);
    },
    async interview(input, asker) {
      const own = await builtin.interview(input);
      const read = async () => {
        const prepared = await ready(asker, () => builtin.preparedAnswers(input, input.job.criteria));
        return readInterview(asking(asker), input, prepared, own, options.sums.interview);
      };
      return orBuiltin('interview', read, flagged(own, builtin));
    },
    converse(conversation, asker) {
      const limits = { steps: mostSteps, milliseconds: timeLimit.talk, beforeStep: () => spendOne(options, asker) };
      return orBuiltin<string | null>(
        'assistant',
        async () =>
          chat.talk({ ...conversation, ...(await ready(asker, () => free(builtin, conversation))), ...limits }),
        () => null,
      );
    },
    close() {
      stop();
      return builtin.close();
    },
  };
}

/** Where no model may read it, or what it may read cannot be made, no model is asked; but once all ends nobody is to get less for it. */
function preparing() {
  const closing = new AbortController();
  const ready = async <T>(asker: Asker | undefined, prepare: () => Promise<T>): Promise<T> => {
    if (asker?.builtInOnly) throw new ModelError('unwanted', 'No model may read this.');
    try {
      return await prepare();
    } catch (error) {
      if (closing.signal.aborted) throw error;
      throw new ModelError('unreadable', 'The text could not be made ready for the model.');
    }
  };
  return { ready, stop: () => closing.abort() };
}

/** What an administrator asked, and about whom it was answered. */
async function free(builtin: Engine, { question, history }: Conversation) {
  const [first = '', ...rest] = await builtin.forModel([question, ...history.map((one) => one.question)], 'words');
  return {
    question: first,
    history: history.map(({ named }, at) => ({ question: rest[at] ?? '', answer: answerNaming(named) })),
  };
}

function answerNaming(named: readonly string[]): string {
  return named.length > 0 ? `Answered, with these applicants: ${named.join('; ')}.` : 'Answered, without names.';
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

/** Whatever goes wrong, a person gets an answer: the built-in engine's, and a record that says so. */
function fallingBack({ onFault }: EngineOptions) {
  return async <T>(what: string, ask: () => Promise<T>, instead: (error: ModelError) => T | Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      // What a person chose is no fault.
      if (error.fault !== 'unwanted') onFault?.(what, error.fault);
      return instead(error);
    }
  };
}

/** What the built-in engine marked, with a flag that says why it did. */
function flagged<Marks extends { flags: Flag[] }>(own: Marks, builtin: Engine): (error: ModelError) => Marks {
  return (error) => ({ ...own, flags: [...own.flags, insteadFlag(error)], readBy: nameOf(builtin) });
}

/** The resume and the answers so far as the model may read them. */
async function preparedFor(builtin: BuiltinEngine, input: QuestionInput) {
  const answers = await builtin.preparedAnswers({ ...input, turns: input.history }, []);
  return {
    resume: (await builtin.preparedResume(input)).text,
    answers: answers.map(([plain]) => plain?.clean.text ?? ''),
  };
}

function insteadFlag(error: ModelError): Flag {
  return {
    code: 'model_unavailable',
    text: `The model ${faultText(error.fault)}. The built-in engine read this instead.`,
  };
}
