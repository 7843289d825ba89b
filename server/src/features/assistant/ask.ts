/** The built-in engine's answer: reads the question by rules, looks names up among the company's own, asks the one query. */
import { departments, locations } from '@saring/contract';
import {
  type Engine,
  type JobRef,
  type Lookup,
  type Memory,
  type PersonRef,
  type Plan,
  plain,
  type Query,
} from '@saring/engine';
import type { Answer, Telling } from './answer.ts';
import { answerTo } from './answers.ts';
import { addressed, jobRefs, likeNamesakes, mentioned, namesakes } from './lookup-store.ts';
import { escaped } from './markdown.ts';
import { nearestQuestions } from './nearest.ts';

export interface Put {
  question: string;
  now: Date;
  timeZone: string;
  /** What the last answer of the conversation was about. */
  memory: Memory | null;
}

export interface Answered extends Answer {
  memory: Memory | null;
  /** Whom it is about beside those it names, as ids of applications. */
  about: string[];
  /** Why nothing was asked of the data, where that is so. */
  reason: 'talk' | 'declined' | 'refused' | 'unknown' | null;
}

const mostShown = 20;

/** The answer by rules alone: no network, the same words over the same rows always give the same. */
export async function builtinAnswer(ai: Pick<Engine, 'plan'>, telling: Telling, put: Put): Promise<Answered> {
  const { question, now, timeZone, memory } = put;
  const plan = await ai.plan({ question, now, timeZone, memory }, lookupOf(telling));
  if (plan.kind === 'say')
    return {
      ...said(plan),
      understood: [],
      named: [],
      memory,
      about: plan.near ? subjectsOf(plan.near) : [],
      reason: plan.reason,
    };
  const answer = await answerTo(plan.query, telling);
  if (plan.kind === 'partly')
    return {
      text: `I did not take in ${plan.unread.map((words) => `“${escaped(words)}”`).join(', ')}, so I give no figure that would ignore it.\n\nThis much I understood:\n\n${answer.understood.map((line) => `- ${escaped(line)}`).join('\n')}\n\n${nearBy}`,
      understood: [],
      suggestions: nearestQuestions(plan.query),
      named: [],
      memory,
      about: subjectsOf(plan.query),
      reason: 'unknown',
    };
  const text = [...plan.notes.map(escaped), answer.text].join('\n\n');
  const kept = remembered(plan.query, answer, memory);
  return { ...answer, text, memory: kept, about: namedIn(kept), reason: null };
}

/** What was not understood may still have held something that was: then that is asked about, not whatever. */
function said({ text, suggestions, near }: Extract<Plan, { kind: 'say' }>): Pick<Answer, 'text' | 'suggestions'> {
  if (!near) return { text, suggestions };
  return { text: `${text}\n\n${nearBy}`, suggestions: nearestQuestions(near) };
}

const nearBy = 'Put the rest in other words, or ask one of the questions below.';

/** What the next question may go on from. */
export function remembered(query: Query, { named }: Pick<Answer, 'named'>, before: Memory | null): Memory {
  const list = query.kind === 'list' ? query : before?.list;
  return { query, shown: named.slice(0, mostShown).map(({ id }) => id), ...(list ? { list } : {}) };
}

/** The applications of those whom a memory has by name; of those that were only shown it has ids. */
export function namedIn(memory: Memory | null): string[] {
  const queries = memory ? [memory.query, ...(memory.list ? [memory.list] : [])] : [];
  return queries.flatMap(subjectsOf);
}

function subjectsOf(query: Query): string[] {
  if ('ids' in query) return query.ids;
  if (query.kind === 'jobs') return [];
  const filters = query.kind === 'share' ? [query.filter, query.base] : [query.filter];
  return filters.flatMap(({ people }) => people?.ids ?? []);
}

/** Titles and names of the asking company, each looked up once for a question. */
export function lookupOf({ db, scope }: Pick<Telling, 'db' | 'scope'>): Lookup {
  let jobs: Promise<readonly JobRef[]> | null = null;
  const asked = new Map<string, Promise<readonly PersonRef[]>>();
  return {
    jobs() {
      jobs ??= jobRefs(db, scope);
      return jobs;
    },
    departments,
    places: locations,
    addressed(place) {
      return addressed(db, scope, place);
    },
    mentioned(term) {
      return mentioned(db, scope, term);
    },
    people(words, nearly) {
      const key = `${nearly} ${words.join(' ')}`;
      const found = asked.get(key) ?? (nearly ? alike(words) : exactly(words));
      asked.set(key, found);
      return found;
    },
  };

  async function exactly(words: readonly string[]): Promise<readonly PersonRef[]> {
    const rows = await namesakes(db, scope.companyId, words);
    const found = rows.filter(({ name }) => {
      const own = wordsOf(name);
      return words.every((word) => own.includes(word));
    });
    // Whoever is called exactly so is meant, not those whose longer name holds it.
    const same = found.filter(({ name }) => plain(name).split(' ').length === words.length);
    return words.length > 1 && same.length > 0 ? same : found;
  }

  async function alike(words: readonly string[]): Promise<readonly PersonRef[]> {
    const rows = await likeNamesakes(db, scope.companyId, words.join(' '));
    return rows.filter(({ name }) => name === rows[0]?.name);
  }
}

function wordsOf(name: string): string[] {
  const text = plain(name);
  return [...text.split(' '), ...text.split(/[^\p{L}\p{N}]+/u)].filter(
    (word, at, all) => word !== '' && all.indexOf(word) === at,
  );
}
