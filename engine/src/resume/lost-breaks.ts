/** Gives a text whose line breaks were lost its lines again: before headings, bullets and posts. Blanks become breaks, so offsets hold. */

import { type Knowledge, titlesIn as titlesOf } from '#knowledge/index.ts';
import { anyOf, entriesOf } from '#text/lists.ts';
import { findPeriods } from './dates.ts';

// A heading in the middle of a line: no word of the sentence leads up to it.
const inlineHeading = new RegExp(
  String.raw`(?<!\b(?:of|in|and|for|the|to|with|at|by|my|our|your|a|an|as|from|&|-|,)) (${anyOf('heading-in-line')})[: ](?= ?[A-Z0-9\u2022*-])`,
  'g',
);
// The same where a small letter follows, once a sentence, a number or the masked name is over.
const headingAfterEnd =
  /(?<=[._)\d]) (Summary|Profile|Experience|Skills|Qualifications|Education|Languages|SKILLS|LANGUAGES|SUMMARY|PROFILE)[: ](?=[a-z])/g;
const inlineBullet =
  / [*-] (?=[A-Z])(?!.{0,12}(?:19|20)\d\d)(?!(?:Present|Current|Now|Today|Till|Ongoing|PRESENT|CURRENT|NOW)\b)(?![^.\n]{0,60}[(|,] ?(?:[A-Z]\w{2,8} |\d\d\/)?(?:19|20)\d\d)/g;
const firstOfList = /[^,.\n]{2,40}, /g;
const nextOfList = /[^,.\n]{2,40}, /y;
/** The last of a list of names and the first words of a sentence. */
const endOfList = /[^,.\s]+(?: [^,.\s]+){0,3}? (?=(?:[A-Z][a-z]+|A|An|I) (?:[a-z0-9'-]+[,.]? ){2})/y;
/** "… got A. Worked at Contoh Holdings from 2021": a line of its own, whatever stands before the full stop. */
const workedAt = /(?<=[.!]) (?=(?:Worked|Employed|Working) (?:at|for|with|by) )/g;

/** The same text, of the same length. */
export function mendBreaks(knowledge: Knowledge, text: string, asOf: string): string {
  // Bullets bring breaks of their own; those of lines are missed.
  const breaks = text.match(/\n(?!\u2022)/g)?.length ?? 0;
  if (text.length < 100 || breaks > text.length / 500) return text;
  const lines = text
    .replace(inlineHeading, '\n$1\n')
    .replace(headingAfterEnd, '\n$1\n')
    .replace(inlineBullet, '\n\u2022 ');
  return breakAtPosts(knowledge, breakAfterLists(lines).replace(workedAt, '\n'), asOf);
}

/** By hand: one expression for the whole list tries each of its names as the first, which takes minutes where it is as long as a text may be. */
function breakAfterLists(text: string): string {
  const parts: string[] = [];
  let kept = 0;
  let from = 0;
  const matchEnd = (pattern: RegExp, at: number): number => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : 0;
  };
  for (let at = matchEnd(firstOfList, from); at > 0; at = matchEnd(firstOfList, from)) {
    // Two names at least stand before the last; where the longest list has no end, a shorter one may.
    const lasts: number[] = [];
    for (let last = matchEnd(nextOfList, at); last > 0; last = matchEnd(nextOfList, at)) {
      lasts.push(last);
      at = last;
    }
    from = at - 1;
    for (const last of lasts.reverse()) {
      const end = matchEnd(endOfList, last);
      if (end === 0) continue;
      parts.push(text.slice(kept, end - 1), '\n');
      from = end;
      kept = end;
      break;
    }
  }
  return parts.join('') + text.slice(kept);
}

/** A post's line begins with its title or its dates and ends with the other of the two. */
function breakAtPosts(knowledge: Knowledge, text: string, asOf: string): string {
  const chars = [...text].length === text.length ? text.split('') : null;
  if (!chars) return text;
  const cut = (at: number): void => {
    if (chars[at] === ' ') chars[at] = '\n';
  };
  const periods = findPeriods(text, asOf);
  for (const [i, { start, end }] of periods.entries()) {
    const from = Math.max(periods[i - 1]?.end ?? 0, text.lastIndexOf('\n', start) + 1, start - 120);
    const before = titlesIn(knowledge, text, from, start).at(-1);
    // "Pipe" on the line's begin is part of "Pipe Welder".
    const led = /(?:^|\n)(?:[A-Z][\w&/-]* ){1,2}$|[-,|:(] $/.test(
      text.slice(Math.max(0, before ? before.start - 40 : 0), before?.start ?? 0),
    );
    if (before && !led) cut(before.start - 1);
    // What stands before the dates on their line is the post; what follows is its work.
    if (before || !/(?:^|[\n.;]) *$/.test(text.slice(Math.max(0, start - 3), start))) {
      cut(text.charAt(end) === ')' ? end + 1 : end);
      continue;
    }
    const stop = text.indexOf('\n', end);
    const to = Math.min(periods[i + 1]?.start ?? text.length, stop < 0 ? text.length : stop, end + 100);
    const [after] = titlesIn(knowledge, text, end, to);
    // "… Contoh Holdings Freight Executive Handled dangerous goods": a known title, or the name of a role before a sentence.
    const role = roleBeforeSentence.exec(text.slice(end, to)) ?? headBeforeSentence.exec(text.slice(end, to));
    const last = after
      ? after.end + (inCharge.exec(text.slice(after.end))?.[0].length ?? 0)
      : role
        ? end + role.index + role[0].length
        : 0;
    if (last > 0) {
      cut(start - 1);
      cut(last);
    }
  }
  // Name and headline on top: the name is masked.
  const name = /^_[_ ]*_ /.exec(text)?.[0].length ?? 0;
  const first = name > 0 ? titlesIn(knowledge, text, name, name + 60)[0] : undefined;
  const head = name > 0 ? headlineBeforeSentence.exec(text.slice(name, name + 80)) : null;
  if (first?.start === name && /^ [A-Z][a-z'-]+ (?:[a-z0-9]|(?<=ed )[A-Z])/.test(text.slice(first.end))) {
    cut(name - 1);
    cut(first.end);
  } else if (head) {
    cut(name - 1);
    cut(name + head[0].length);
  }
  return chars.join('');
}

/** Words that say what kind of post somebody held, whatever the trade: "Credit Trainee", "Sewing Operator". */
const roleNouns = entriesOf('role-noun').join('|');
const inCharge = /^-in-charge\b/i;
const roleBeforeSentence = new RegExp(`\\b(?:${roleNouns})(?= [A-Z][a-z'-]+ [a-z0-9])`, 'i');
// "Head of Kindergarten Met mums and dads"
const headBeforeSentence =
  /\b(?:Head|Chief|Director|Assistant|Secretary|PA) (?:of|to) [A-Z][\w&-]+(?: [A-Z][\w&-]+)??(?= [A-Z][a-z'-]+ [a-z0-9])/;
// A headline of an unknown title, told by its last word.
const headlineBeforeSentence = new RegExp(
  `^(?:[A-Z][\\w&/-]* ){0,4}(?:${capitalised(roleNouns)})(?= [A-Z][a-z'-]+ [a-z0-9])`,
);
const rankBefore =
  /(?:\b(?:senior|sr\.?|junior|jr\.?|lead|chief|head|assistant|associate|principal|deputy|regional|group|trainee|area|part-time) )+$/i;

function titlesIn(knowledge: Knowledge, text: string, from: number, to: number): { start: number; end: number }[] {
  return titlesOf(knowledge, text.slice(from, Math.min(to, text.length))).flatMap((title) => {
    const [start, end] = [from + title.start, from + title.end];
    if (!/^\P{Ll}/u.test(text.slice(start, end))) return [];
    const rank = rankBefore.exec(text.slice(Math.max(from, start - 40), start))?.[0].length ?? 0;
    return [{ start: start - rank, end }];
  });
}

function capitalised(nouns: string): string {
  return nouns.replace(/(^|\|)([a-z])/g, (_, before: string, letter: string) => `${before}${letter.toUpperCase()}`);
}
