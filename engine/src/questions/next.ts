/** Asks the six questions of an interview: the documented opening, then one criterion after the other. */
import { type Knowledge, readPassage, readRequirement } from '#knowledge/index.ts';
import type { NextQuestion, QuestionInput } from '#types';
import { earlierIn, wasAsked } from './asked.ts';
import { isThin, wordTakenUp } from './bridge.ts';
import { framesOf, sides, type TopicKind } from './frames.ts';
import { type Topic, topicOf } from './topic.ts';

/** The first question of every interview, as documented. */
export const firstQuestion = 'Introduce yourself in short - Preferably something we would not see on your resume.';
/** Of a question with what leads to it. */
export const mostWords = 45;

/** Said once in an interview, before the first question of whose criterion resume and answers tell nothing. */
const probe = 'For this and later questions, related work or training counts too.';

/**
 * The next question; the same criterion at the same place for everyone, and the same wording unless the person was asked
 * it before. Only the sentence that leads to it follows what the person has said.
 */
export function nextQuestion(knowledge: Knowledge, input: QuestionInput): NextQuestion {
  const { history, job } = input;
  if (history.length === 0) return { question: firstQuestion, criterion: null };
  const place = (history.length - 1) % sides.length;
  const criterion = job.criteria[place] ?? '';
  const topic = topicOf(knowledge, criterion);
  const core = coreOf(topic, place, input);
  const lead = topic.kind === 'plain' ? null : leadOf(knowledge, topic.kind, criterion, core, input);
  const question = lead === null ? core : `${lead} ${core}`;
  return { question: wordCount(question) <= mostWords ? question : core, criterion: place };
}

/** The first wording that no earlier question used, in this interview or another, and that fits the limit. */
function coreOf({ kind, phrase, question }: Topic, place: number, input: QuestionInput): string {
  const seed = hashOf(`${input.job.title}|${input.job.criteria[place] ?? ''}`);
  const forms = framesOf(kind, place, seed).map((form) => form.replace('{p}', () => phrase));
  const all = [...(question ? [question] : []), ...forms, ...framesOf('plain', place, seed)].filter(
    (form) => wordCount(form) <= mostWords,
  );
  const earlier = earlierIn(input);
  return all.find((form) => !wasAsked(form, earlier)) ?? all[0] ?? firstQuestion;
}

function leadOf(
  knowledge: Knowledge,
  kind: TopicKind,
  criterion: string,
  core: string,
  input: QuestionInput,
): string | null {
  const asked = readRequirement(knowledge, criterion.slice(0, 1200), input.job.title);
  const answers = input.history.map(({ response }) => response);
  const last = readPassage(knowledge, (answers.at(-1) ?? '').slice(0, 4000), input.job.title);
  const before = input.history.map(({ question }) => question).join(' ');
  const word = wordTakenUp(knowledge, asked, last, `${core} ${before}`);
  if (word !== null) return `You mentioned ${word}.`;
  if (kind === 'hold' || before.includes(probe)) return null;
  return isThin(knowledge, asked, [input.resumeText, ...answers]) ? probe : null;
}

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** FNV-1a, the same on every machine. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619) >>> 0;
  return hash;
}
