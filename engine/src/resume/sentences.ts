/** Cuts a resume to sentences with what tells how much each is worth as evidence: told, listed, under a dated post or not. */

import { type Knowledge, namesJob } from '#knowledge/index.ts';
import { type Span, sentencesOf, type Token, tokensOf } from '#text/index.ts';
import { isStop } from '#text/stop-words.ts';
import { headingOf } from './headings.ts';
import { isFurniture, type Resume, readResume } from './posts.ts';

export type ResumeSentence = Span & {
  /** Positions of its tokens in the resume's, from and up to without. */
  readonly from: number;
  readonly to: number;
  /** A row of names or words without what joins them to a statement. */
  readonly listed: boolean;
  /** A long row of words that no sentence holds together. */
  readonly loose: boolean;
  /** Position of the post under which it stands; -1 elsewhere. */
  readonly post: number;
};

export type ReadResume = Resume & {
  readonly tokens: readonly Token[];
  readonly sentences: readonly ResumeSentence[];
  /** For each post the positions of its title's tokens, from and up to without. */
  readonly titles: readonly { readonly from: number; readonly to: number }[];
};

/** Nobody's resume says more; each sentence takes some two kilobytes once it is read. */
const mostSentences = 3000;

/** Reads a resume once, for any number of adverts. */
export function readSentences(text: string, knowledge: Knowledge, asOf: string): ReadResume {
  const resume = readResume(text, asOf, (line) => namesJob(knowledge, line));
  const tokens = tokensOf(text, knowledge.camelWords);
  const sentences: ResumeSentence[] = [];
  let at = 0;
  let post = -1;
  for (const { start, end } of sentencesOf(text).slice(0, mostSentences)) {
    while (at < tokens.length && (tokens[at]?.start ?? 0) < start) at++;
    const from = at;
    while (at < tokens.length && (tokens[at]?.end ?? 0) <= end) at++;
    if (at === from || isFurniture(text.slice(start, end)) || isHeading(text, { start, end })) continue;
    while (post + 1 < resume.posts.length && (resume.posts[post + 1]?.title.start ?? 0) <= start) post++;
    const own = resume.posts[post];
    const inside = own !== undefined && start < own.body.end ? post : -1;
    const listed = isList(text.slice(start, end), tokens.slice(from, at));
    const loose = isLoose(text.slice(start, end), tokens.slice(from, at));
    sentences.push({ start, end, from, to: at, listed, loose, post: inside });
  }
  const titles = resume.posts.map(({ title }) => ({
    from: before(tokens, title.start),
    to: before(tokens, title.end),
  }));
  return { ...resume, tokens, sentences, titles };
}

/** A line that opens a section tells nothing of the person. */
function isHeading(text: string, line: Span): boolean {
  const head = headingOf(text, line);
  return head.kind !== null && head.from >= line.end;
}

/** How many tokens begin before an offset. */
function before(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function isList(text: string, tokens: readonly Token[]): boolean {
  const commas = text.match(/[,|;•:]/g)?.length ?? 0;
  if (tokens.length < 4) return true;
  // "&" joins as "and" does.
  const joining = tokens.filter(({ word }) => isStop(word)).length + (text.match(/ [&+] /g)?.length ?? 0);
  // Statements have a word that joins others for each eight of them at least, and longer items than a list.
  return joining < tokens.length / 8 || commas >= tokens.length / 4;
}

/**
 * Many words in a row, hardly one that joins others among them and no figure; or so many of which none comes twice: who
 * writes sentences repeats the small words.
 */
function isLoose(text: string, tokens: readonly Token[]): boolean {
  if (tokens.length < 20) return false;
  const signs = text.match(/[,|/;]/g)?.length ?? 0;
  if (signs >= 10 && tokens.length / (signs + 1) <= 1.2) return true;
  if (tokens.length >= 40 && new Set(tokens.map(({ word }) => word)).size >= tokens.length * 0.97) return true;
  if (signs >= 3 || tokens.some(({ word }) => /^\p{N}/u.test(word))) return false;
  return tokens.filter(({ word }) => isStop(word)).length < tokens.length * 0.07;
}
