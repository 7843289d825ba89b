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
const usualPatience = { question: 4000, talk: 20_000 };

export function createModelEngine(settings: ModelSettings, builtin: BuiltinEngine, options: EngineOptions): Engine {
  const chat = createChat(settings, options.headers);
  const patience = { ...usualPatience, ...options.patience };
  const asking = (asker: Asker | undefined): Ask => askWithin(chat, options, asker);

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
      const prepared = await builtin.preparedResume(input);
      return orBuiltin(
        'resume',
        () => readResume(asking(asker), input, prepared, own, options.sums.resume),
        flagged(own, builtin),
      );
    },
    async nextQuestion(input, asker) {
      const own = await builtin.nextQuestion(input);
      if (own.criterion === null) return own;
      const prepared = await preparedFor(builtin, input);
      return orBuiltin(
        'question',
        () => askQuestion(asking(asker), input, prepared, { own, milliseconds: patience.question }),
        () => own,
      );
    },
    async interview(input, asker) {
      const own = await builtin.interview(input);
      const prepared = await builtin.preparedAnswers(input, input.job.criteria);
      return orBuiltin(
        'interview',
        () => readInterview(asking(asker), input, prepared, own, options.sums.interview),
        flagged(own, builtin),
      );
    },
    converse(conversation, asker) {
      const limits = { steps: mostSteps, milliseconds: patience.talk, beforeStep: () => spendOne(options, asker) };
      return orBuiltin<string | null>(
        'assistant',
        async () => chat.talk({ ...conversation, ...(await free(builtin, conversation)), ...limits }),
        () => null,
      );
    },
  };
}

/** What an administrator asked and was answered, where a resume may have been quoted. */
async function free(builtin: Engine, { question, history }: Conversation) {
  const said = history.flatMap((one) => [one.question, one.answer]);
  const [first = '', ...rest] = await builtin.forModel([question, ...said], 'words');
  return {
    question: first,
    history: history.map((_, at) => ({ question: rest[2 * at] ?? '', answer: rest[2 * at + 1] ?? '' })),
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

/** Whatever goes wrong, a person gets an answer: the built-in engine's, and a record that says so. */
function fallingBack({ onFault }: EngineOptions) {
  return async <T>(what: string, ask: () => Promise<T>, instead: (error: ModelError) => T | Promise<T>): Promise<T> => {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      onFault?.(what, error.fault);
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
