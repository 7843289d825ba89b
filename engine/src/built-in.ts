/** The built-in engine: pure, deterministic, without network, key or weights; the default. */
import { planOf } from '#assistant/index.ts';
import { checkCriteria } from '#criteria/check.ts';
import type { Engine } from '#engine';
import { scoreInterview } from '#interview/interview.ts';
import { loadAnswerModels, loadInterviewModels } from '#interview/models.ts';
import { type PreparedAnswer, preparedAnswer } from '#interview/prepare.ts';
import { namesJob, workIn } from '#knowledge/index.ts';
import { nextQuestion } from '#questions/index.ts';
import { schoolsIn } from '#redaction/schools.ts';
import { namesInScript } from '#redaction/script.ts';
import { swapPerson } from '#redaction/swap.ts';
import { findInResume } from '#resume/facts.ts';
import { yearsWorked } from '#resume/years.ts';
import { type CleanText, cleanText } from '#text/clean.ts';
import { once } from '#text/once.ts';
import type { InterviewInput, ResumeInput } from '#types';
import { builtinName } from './name.ts';
import { createReader } from './reader.ts';

/** What it can do beside marking: show other engines what they may read, free of person. */
export interface BuiltinEngine extends Engine {
  preparedResume(input: ResumeInput): Promise<CleanText>;
  /** For each turn: as it may be read by itself, then for each of these criteria. */
  preparedAnswers(input: InterviewInput, criteria: readonly string[]): Promise<PreparedAnswer[][]>;
}

/** An engine of its own: its models, read on first use, and what it remembers of jobs are kept inside. */
export function createBuiltinEngine(): BuiltinEngine {
  const reader = createReader();
  const answers = once(() => loadAnswerModels(reader.models()));
  // The sentence encoder comes with the first interview that is marked.
  const interviews = once(() => loadInterviewModels(answers()));
  const knowsWork = (word: string) => workIn(reader.models().knowledge, word).length > 0;
  return {
    ...builtinName,
    criteria: async (job) => reader.criteria(job),
    resume: async (input) => reader.resume(input),
    nextQuestion: async (input) => nextQuestion(reader.models().knowledge, input),
    interview: async (input) => scoreInterview(await interviews(), input),
    plan: planOf,
    async redact({ texts, person, resume }) {
      // With the first text for a blind review comes the dictionary, which takes some 40 MB.
      const { hiddenIn } = await import('#redaction/hide.ts');
      const { knowledge } = reader.models();
      const work = {
        wordsIn: (line: string) => workIn(knowledge, line),
        namesJob: (line: string) => namesJob(knowledge, line),
      };
      const clean = cleanText(resume).text;
      const schools = schoolsIn(clean, work);
      const scripts = namesInScript(clean);
      return texts.map((text) => hiddenIn(text, person, { work, schools, scripts }));
    },
    swapPerson: async (text, identity, name) => swapPerson(reader.models().knowledge, text, identity, name),
    checkCriteria: async (criteria) => checkCriteria(criteria),
    resumeFacts: async (text) => findInResume(text),
    yearsWorked: async (text, asOf) => yearsWorked(text, asOf),
    async preparedResume(input) {
      const { freeingOf } = await import('#redaction/free-of-person.ts');
      const prepared = reader.prepared(input);
      return freeingOf(prepared.source, knowsWork)(prepared);
    },
    async preparedAnswers(input, criteria) {
      const { freeingOf } = await import('#redaction/free-of-person.ts');
      return input.turns.map((turn) => {
        const plain = preparedAnswer(answers(), turn, '', input);
        const free = freeingOf(plain.clean.source, knowsWork);
        const all = [plain, ...criteria.map((criterion) => preparedAnswer(answers(), turn, criterion, input))];
        return all.map((prepared) => ({ ...prepared, clean: free(prepared.clean) }));
      });
    },
    async forModel(texts, kind) {
      const { freeOfFacts, freeResume } = await import('#redaction/free-of-person.ts');
      return texts.map((text) => (kind === 'resume' ? freeResume(text, knowsWork) : freeOfFacts(text)));
    },
    close: async () => {},
  };
}
