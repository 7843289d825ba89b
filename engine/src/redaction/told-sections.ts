/** Finds the parts of a resume that are not about its work: who vouches for somebody, family and health by heading or label, personal details. */

import { namesPeriod } from '#resume/dates.ts';
import { headingOf } from '#resume/headings.ts';
import { type Span, splitLines } from '#text/clean.ts';
import { once } from '#text/once.ts';
import { ownWords } from './own-words.ts';

/** What stands below a heading ends at the next; where that is not known for one, after so many lines or at a line as long as this. */
const mostLines = 24;
const longestLine = 160;
/** A value is short. */
const longestValue = 90;

const patterns = once(() => {
  const { anyOf } = ownWords();
  const alone = (list: string) =>
    new RegExp(String.raw`^[\s\u2022\d.)_-]*${anyOf(list)}(?: ?\(\w{1,8}\))?[\s:_.-]*$`, 'i');
  return {
    whole: alone('whole-heading'),
    own: alone('private-heading'),
    free: alone('free-heading'),
    ownLabel: new RegExp(String.raw`^[\s\u2022\d.)-]*${anyOf('private-heading')} ?[:-]`, 'i'),
    vouching: new RegExp(
      String.raw`\b(?:my )?${anyOf('referee-label')}(?: \w{1,20}){0,2}? (?:are|is|include)\b:? (?=\p{Lu})[^;\n]{0,160}`,
      'gu',
    ),
    referee: new RegExp(String.raw`^[\s\u2022\d.)-]*${anyOf('referee-label')} ?[:-]`, 'i'),
    label: new RegExp(
      String.raw`(?<=(?:^|[\n|;\u2022,(]) ?)${anyOf('private-label')} ?(?::| -(?= ))[^\n|;\u2022]{0,${longestValue}}`,
      'gi',
    ),
  };
});

interface Sections {
  /** What is cut as a whole. */
  cut: Span[];
  /** Lines in which a word suffices to tell something of the person, and those in which one of faith or union does. */
  own: Span[];
  free: Span[];
}

/** The lines of parts of a resume that a heading announces, by what is done with them. */
export function toldSections(text: string): Sections {
  const found: Sections = { cut: [], own: [], free: [] };
  const known = patterns();
  let part: keyof Sections | null = null;
  let lines = 0;
  for (const line of splitLines(text)) {
    const words = text.slice(line.start, Math.min(line.end, line.start + longestLine + 1));
    const begun = beginsPart(words);
    lines = begun ? 0 : lines + 1;
    if (begun) part = begun;
    else if (lines > mostLines || endsPart(text, line, words)) part = null;
    else if (part) found[part].push(line);
    if (part !== null) continue;
    if (known.referee.test(words)) found.cut.push(line);
    if (known.ownLabel.test(words)) found.own.push(line);
  }
  for (const pattern of [known.vouching, known.label])
    for (const { 0: words, index } of text.matchAll(pattern))
      found.cut.push({ start: index, end: index + words.length });
  return found;
}

function beginsPart(words: string): keyof Sections | null {
  const { whole, own, free } = patterns();
  if (whole.test(words)) return 'cut';
  if (own.test(words)) return 'own';
  return free.test(words) ? 'free' : null;
}

function endsPart(text: string, line: Span, words: string): boolean {
  return headingOf(text, line).kind !== null || words.length > longestLine || namesPeriod(words);
}
