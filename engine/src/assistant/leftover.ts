/** What no rule has read is looked up in the company's own rows: a place or department misspelt, a word that resumes hold. */
import { describing, peopleNouns, small } from './lexicon.ts';
import { unreadRuns } from './people.ts';
import type { Reader } from './reader.ts';
import { termOf } from './spellings.ts';
import { isKnownThing, meantThing } from './things.ts';
import type { JobRef, Lookup, Term } from './types.ts';
import { nearly } from './words.ts';

export interface Settled {
  locations: string[];
  departments: string[];
  terms: Term[];
  without: Term[];
  notes: string[];
}

const negative = /\b(?:no|not|without|lack(?:s|ing)?|excluding|except|minus|never|non)(?: (?:any|an?|the|with))*$/;
const naming = /\b(?:in|with|and|or|of|no|on|for|any|using|not|without|has|have|knows?|called)$|[,¦/]$/;

/** Takes out of the text what the rows can tell; what neither a place nor a resume holds stays unread. */
export async function settle(reader: Reader, lookup: Lookup, question: string): Promise<Settled> {
  const found: Settled = { locations: [], departments: [], terms: [], without: [], notes: [] };
  const jobs = await lookup.jobs();
  for (let round = 0; round < 6; round += 1) {
    if (!(takePlace(reader, jobs, found) || (await takeThing(reader, lookup, question, found)))) break;
  }
  return found;
}

function takePlace(reader: Reader, jobs: readonly JobRef[], found: Settled): boolean {
  const places = jobs.flatMap((job) => [job.location, ...job.location.split(/[,/;]/)]).map((name) => name.trim());
  const departments = jobs.map((job) => job.department.trim());
  for (const run of unreadRuns(reader.text)) {
    for (const { words, start, end } of parts(run)) {
      const asked = words.join(' ');
      const meant = (names: readonly string[]) =>
        names.find((name) => name.length > 3 && nearly(asked, name.toLowerCase()));
      const place = meant(places);
      const department = place ? undefined : meant(departments);
      const name = place ?? department;
      if (!name) continue;
      (place ? found.locations : found.departments).push(name);
      found.notes.push(`I took “${asked}” for ${name}.`);
      const lead = /(?:(?:in|at|from|for|of|the|based) )+$/.exec(reader.text.slice(0, start))?.[0].length ?? 0;
      reader.cut(start - lead, end);
      return true;
    }
  }
  return false;
}

async function takeThing(reader: Reader, lookup: Lookup, question: string, found: Settled): Promise<boolean> {
  for (const run of unreadRuns(reader.text)) {
    for (const { words, start, end } of parts(run)) {
      const term = termOf(words.join(' '));
      const before = reader.text.slice(0, start).trimEnd();
      if (!likely(words, before, reader.text.slice(end), question)) continue;
      const meant = (await lookup.mentioned(term))
        ? term
        : ((await meantThing(term.text, lookup)) ?? (isKnownThing(term.text) ? term : null));
      if (!meant) continue;
      if (meant !== term) found.notes.push(`I took “${term.text}” for ${meant.text}.`);
      const no = negative.exec(before);
      (no ? found.without : found.terms).push(meant);
      reader.cut(no ? no.index : start, end);
      return true;
    }
  }
  return false;
}

/** Whether words stand where a thing of a resume would: written as a name, beside people, behind "in" or "with". */
function likely(words: readonly string[], before: string, after: string, question: string): boolean {
  if (/\b(?:our|my|your|his|her|by|did|per)$/.test(before)) return false;
  const asked = words.join(' ');
  const at = question.toLowerCase().indexOf(asked);
  const capital = at > 0 && /\p{Lu}/u.test(question.charAt(at)) && !/[.?!] $/.test(question.slice(0, at));
  return (
    capital ||
    /[\d+#]/.test(asked) ||
    isKnownThing(asked) ||
    naming.test(before) ||
    new RegExp(`^ ?(?:¦ )*(?:${peopleNouns})\\b`).test(after) ||
    question.trim().split(/\s+/).length <= 4
  );
}

/** A run and the runs within it, longest first. */
function* parts(run: {
  words: readonly string[];
  start: number;
}): Generator<{ words: string[]; start: number; end: number }> {
  for (let length = Math.min(run.words.length, 4); length > 0; length -= 1)
    for (let from = 0; from + length <= run.words.length; from += 1) {
      const words = run.words.slice(from, from + length);
      if (words.every((word) => small.has(word) || describing.has(word) || word.length < 2)) continue;
      const start = run.start + (from === 0 ? 0 : run.words.slice(0, from).join(' ').length + 1);
      yield { words, start, end: start + words.join(' ').length };
    }
}
