/** What is to be left out ("not in Selangor"), and words beside people that resumes are searched for. */

import { describing, peopleNouns } from './lexicon.ts';
import { unreadRuns } from './people.ts';
import { type Known, takeDepartments, takeLocations, takeTypes } from './places.ts';
import { type Reader, read } from './reader.ts';
import { termOf } from './spellings.ts';
import { takeTitles } from './titles.ts';
import type { Filter, Term } from './types.ts';

/** "Not in Selangor", "except the accountants", "other than Legal". */
export function takeExcept(reader: Reader, known: Known): Filter['except'] {
  const match =
    /\b(?:(?:is|are|who|that) )*(?:not|except(?: for)?|excluding|other than|outside(?: of)?|besides|apart from)(?: (?:in|from|for|the|at|of|to|as|those|any|based|located|applying|applied|coming|working))* (?=[^\s¦])([^¦?,.;]+?)(?= (?:who|with|how|that|but|which|and)\b| ?[¦?,.;]| *$)/.exec(
      reader.text,
    );
  if (!match?.[1]) return undefined;
  const part = read(` ${match[1]} `);
  const departments = takeDepartments(part, known, false);
  const locations = takeLocations(part, known);
  const titles = takeTitles(part, known.jobs);
  if (departments.length + locations.length === 0 && !titles) departments.push(...takeDepartments(part, known, true));
  const types = takeTypes(part);
  if (unreadRuns(part.text).length > 0 || departments.length + locations.length + types.length + (titles ? 1 : 0) === 0)
    return undefined;
  reader.cut(match.index, match.index + match[0].length);
  return {
    ...(titles ? { jobs: titles.named } : {}),
    ...(departments.length > 0 ? { departments } : {}),
    ...(locations.length > 0 ? { locations } : {}),
    ...(types.length > 0 ? { types } : {}),
  };
}

const agent = /(?:ers?|ors?|ists?|ians?|ants?|people|professionals?|graduates?|holders?)$/;

/** Unread words right before a noun for people ("Python applicants", "any React developers?"): looked for in resumes. */
export function bareTerms(reader: Reader, otherwise: number): Term[] {
  const found: Term[] = [];
  const people = new RegExp(`^ ?(?:${peopleNouns})\\b`);
  for (const run of unreadRuns(reader.text).toReversed()) {
    const before = reader.text.slice(0, run.start).trimEnd();
    const after = reader.text.slice(run.end);
    const ends = agent.test(run.words.at(-1) ?? '') && run.words.length > 1;
    const beside =
      people.test(after) ||
      (/\b(?:any|anyone|some|many|are there|find|list|show|show me|which|who are|all|the|number of|top|best|strongest|good|suitable)$|¦$/.test(
        before,
      ) &&
        ends) ||
      (otherwise > 0 && /\b(?:in|with|and|or|of)$/.test(before));
    if (!beside || run.words.every((word) => describing.has(word))) continue;
    found.unshift(termOf((ends ? run.words.slice(0, -1) : run.words).join(' ')));
    reader.cut(run.start, run.end);
  }
  return found;
}
