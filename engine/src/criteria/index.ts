/** Proposes the five criteria of a job: what its advert asks for, and where it says too little, what the occupation does. */

import type { Knowledge } from '#knowledge/index.ts';
import { occupationFinder } from '#occupation/index.ts';
import { qualificationsIn } from '#resume/qualification.ts';
import { type CleanText, cleanText, quote } from '#text/clean.ts';
import { type Span, tokensOf } from '#text/index.ts';
import type { CriteriaInput, Criterion } from '#types';
import { proofOf, toolsOf } from './asked.ts';
import { checkCriteria } from './check.ts';
import { clausesOf } from './clauses.ts';
import { groupsOf, overlap, textOf } from './compose.ts';
import { conductCriteria } from './conduct.ts';
import { isForeign, ownItems } from './own-words.ts';
import { phraseOf } from './phrase.ts';
import { candidatesOf, contentOf } from './read.ts';
import { type JobWords, type Reader, sentencesOfWork } from './sentences.ts';
import { capital, wordsIn } from './wording.ts';

export type CriteriaWriter = {
  /** Exactly five, distinct; those of `without` come only where nothing else is left. */
  propose(job: CriteriaInput): Criterion[];
};

type Draft = { readonly text: string; readonly source?: Span; readonly kind: 'duty' | 'proof' | 'tools' };
type Lemmas = ReadonlyMap<string, number>;

/** Neither things' names nor words that stay out. */
const none: ReadonlySet<never> = new Set();
const howMany = 5;
/** Two criteria that share this much of what they say ask for the same. */
const same = 0.6;
const mostActivities = 12;
/** An occupation that is believed less than this is a guess. */
const leastShare = 0.02;
/** Of a duty of the advert, and of one that its occupation fills in. */
const fewestWords = { own: 2, filled: 4 };
const longestTitle = 200;

/** `read` loads what a writer knows, with the first job. */
export function createCriteriaWriter(read: () => Reader): CriteriaWriter {
  let finder: ReturnType<typeof occupationFinder> | undefined;
  return {
    propose: (job) => {
      const models = read();
      finder ??= occupationFinder(models);
      const clean = cleanText(job.description);
      const words = { title: cleanText(job.title.slice(0, longestTitle)).text, description: clean.text };
      const known = (job.without ?? []).map((text) => contentOf(models.knowledge, tokensOf(text)));
      const foreign = isForeign(words.description);
      const drafts = foreign ? ownDraftsOf(models, words) : draftsOf(models, words, known);
      const chosen = distinct(models.knowledge, drafts, known);
      if (chosen.length < howMany && !foreign)
        chosen.push(
          ...fillOf(models.knowledge, finder, words, [
            ...known,
            ...chosen.map(({ text }) => contentOf(models.knowledge, tokensOf(text))),
          ]),
        );
      const found = chosen.slice(0, howMany).map((one) => criterionOf(one, clean));
      return withConduct(found, job.without ?? []);
    },
  };
}

/** What the advert gives: its duties and needs, the products it names, what must be proved. */
function draftsOf(reader: Reader, job: JobWords, known: readonly Lemmas[]): Draft[] {
  const sentences = sentencesOfWork(reader, job);
  const asked = [toolsOf(reader, job, sentences), proofOf(reader, sentences)].flatMap((one) =>
    one && isSound(one.text, job) ? [one] : [],
  );
  const fresh = asked.filter(({ text }) =>
    known.every((lemmas) => overlap(contentOf(reader.knowledge, tokensOf(text)), lemmas) < same),
  );
  const taken = [...known, ...fresh.map(({ text }) => contentOf(reader.knowledge, tokensOf(text)))];
  const groups = groupsOf(candidatesOf(reader, job, sentences), howMany - fresh.length, taken);
  const duties = groups.flatMap((group): Draft[] => {
    const text = textOf(group);
    const lead = group[0];
    return lead && isSound(text, job) ? [{ text, source: lead.source, kind: 'duty' }] : [];
  });
  return [...duties, ...fresh];
}

/** What an advert in another language gives: the proof and the products, which have names everywhere, and its own items. */
function ownDraftsOf(reader: Reader, job: JobWords): Draft[] {
  const sentences = sentencesOfWork(reader, job);
  const named = [toolsOf(reader, job, sentences), proofOf(reader, sentences)].filter((one) => one !== undefined);
  const items = ownItems(job.description).filter(
    ({ text }) => checkCriteria([text]).length === 0 && qualificationsIn(text).length === 0,
  );
  return [...items.slice(0, howMany - named.length).map((one): Draft => ({ ...one, kind: 'duty' })), ...named];
}

/** Long enough, no sentence of the advert, about nobody's person. */
function isSound(text: string, { description }: JobWords): boolean {
  if (wordsIn(text) < fewestWords.own || description.includes(text)) return false;
  return checkCriteria([text]).every(({ kind }) => kind === 'overlap' || kind === 'vague');
}

function distinct(knowledge: Knowledge, drafts: readonly Draft[], known: readonly Lemmas[]): Draft[] {
  const kept: Draft[] = [];
  const taken = [...known];
  for (const draft of drafts) {
    const lemmas = contentOf(knowledge, tokensOf(draft.text));
    if (taken.some((one) => overlap(lemmas, one) >= same)) continue;
    kept.push(draft);
    taken.push(lemmas);
  }
  return kept;
}

/** What the occupation of the job does, for what its advert leaves open. */
function fillOf(
  knowledge: Knowledge,
  finder: ReturnType<typeof occupationFinder>,
  job: JobWords,
  known: readonly Lemmas[],
): Draft[] {
  const [occupation] = finder.occupationsOf(job);
  const at = knowledge.occupationOf(occupation?.code ?? '');
  if (at === undefined || (occupation?.share ?? 0) < leastShare) return [];
  const drafts = knowledge
    .activities(at)
    .slice(0, mostActivities)
    .flatMap((text): Draft[] => {
      const reading = {
        text,
        tasks: knowledge.taskVerbs(),
        weight: knowledge.weight,
        things: none,
        leftOut: none,
        isName: () => false,
      };
      const [clause] = clausesOf({ ...reading, names: knowledge.camelWords });
      const phrase = clause && phraseOf(reading, { ...clause, kind: 'duty' });
      return phrase && wordsIn(phrase) >= fewestWords.filled && isSound(capital(phrase), job)
        ? [{ text: capital(phrase), kind: 'duty' }]
        : [];
    });
  return distinct(knowledge, drafts, known);
}

function criterionOf({ text, source, kind }: Draft, advert: CleanText): Criterion {
  const what = `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const quotation = source && quote(advert, source.start, source.end);
  return { text, levels: levelsOf(kind, what), ...(quotation && { source: quotation }) };
}

function levelsOf(kind: Draft['kind'], what: string): Criterion['levels'] {
  if (kind === 'proof')
    return {
      none: 'Tells of no work of this kind with dates, and of no such qualification.',
      some: 'Tells of part of the time, or of a related qualification.',
      strong: `Shows it by dates and names: ${what}.`,
    };
  if (kind === 'tools')
    return {
      none: 'Mentions none of it.',
      some: 'Names some of it, without what it was used for.',
      strong: 'Says what was done with each, for how long, and what it served.',
    };
  return {
    none: `Tells nothing of ${what}.`,
    some: 'Names it as a task, without how it was done or with what result.',
    strong: 'Describes own work of this kind: what was done, by what means, and a result that can be checked.',
  };
}

/** Filled up to five by conduct; what was there before comes last. */
function withConduct(found: readonly Criterion[], without: readonly string[]): Criterion[] {
  const others = conductCriteria.filter(({ text }) => !found.some((one) => one.text === text));
  const all = [...found, ...others];
  return [
    ...all.filter(({ text }) => !without.includes(text)),
    ...all.filter(({ text }) => without.includes(text)),
  ].slice(0, howMany);
}
