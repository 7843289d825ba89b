/** Finds what people are called by their work, and tells a line of work from a line that is a name. */
import { canBe, canName } from '#text/grammar.ts';
import { lemmaOf, type Span } from '#text/index.ts';
import type { Knowledge } from './load.ts';
import { readPassage } from './passage.ts';
import type { Term } from './term.ts';

/** Titles of occupations in a text, in order and none inside another, as UTF-16 spans. */
export function titlesIn(knowledge: Knowledge, text: string): Span[] {
  const titles: Term[] = [];
  for (const term of readPassage(knowledge, text).terms) {
    if (!term.concepts.some((id) => isTitle(knowledge, id))) continue;
    const before = titles.at(-1);
    if (before && before.start === term.start) titles.pop();
    else if (before && before.end > term.start) continue;
    titles.push(term);
  }
  return titles.map(({ start, end }) => ({ start, end }));
}

/** Whether a line names what somebody is called by the work: "nursing" and "mechanical engineering" are subjects as well. */
export function namesJob(knowledge: Knowledge, line: string): boolean {
  return titlesIn(knowledge, line).some(({ start, end }) => {
    const last = line.slice(start, end).split(' of ')[0]?.split(' ').at(-1) ?? '';
    const word = lemmaOf(last.toLowerCase());
    // WordNet does not know a barista.
    return canName(word, 'person') || !(canBe(word, 'noun') || canBe(word, 'verb'));
  });
}

/** A word that is rarer among the occupations than this (see `Knowledge.idf`) may be somebody's name. */
const rarest = 5;

/** The words of work in a line, and each word of a title, tool or skill, as UTF-16 spans. */
export function workIn(knowledge: Knowledge, line: string): Span[] {
  const { terms, tokens } = readPassage(knowledge, line);
  return tokens.filter(
    ({ lemma, start }) =>
      knowledge.idf(lemma) < rarest || terms.some((term) => term.start <= start && start < term.end),
  );
}

/** Whether a line names work: a title, a tool, a skill, or a word that several occupations share. */
export function namesWork(knowledge: Knowledge, line: string): boolean {
  const { terms, tokens } = readPassage(knowledge, line);
  return terms.length > 0 || tokens.some(({ lemma }) => knowledge.idf(lemma) < rarest);
}

function isTitle(knowledge: Knowledge, id: number): boolean {
  const { type } = knowledge.concept(id);
  return type === 'occupation' || type === 'title';
}
