/** Everything that is read out of a question, part by part, before it is decided what is asked. */

import { takeExperience, takeSalary } from './amounts.ts';
import { takeJobApplicants, takeJobState, takeWhole } from './job-slots.ts';
import { bareTerms, takeExcept } from './leave-out.ts';
import { settle } from './leftover.ts';
import { peopleNouns, small } from './lexicon.ts';
import { rangeOf, takeScores } from './marks.ts';
import { takePlace, takeSpan } from './numbered.ts';
import { type Mention, takePeople } from './people.ts';
import { type Known, takeDepartments, takeHomes, takeLocations, takeTypes } from './places.ts';
import { type Reader, read } from './reader.ts';
import { takeInterviewed, takeStatuses } from './statuses.ts';
import { takeTerms } from './terms.ts';
import { isKnownThing, isKnownWord, meantThing } from './things.ts';
import { takeTitles } from './titles.ts';
import type { Asked, Filter, Lookup, Range, Span, Term } from './types.ts';
import { singular } from './words.ts';

/** Everything that was read out of a question, before it is decided what is asked. */
export interface Parts {
  /** The whole question, made plain. */
  text: string;
  /** Taken for something of a resume, and yet nothing. */
  misread: string[];
  /** What no part has read. */
  left: string;
  filter: Filter;
  span: Span | null;
  /** Further days that are named: to be compared with the first, or not taken in. */
  spans: Span[];
  /** The days are those on which a job was posted or closed, not on which somebody applied. */
  spanOfJob: boolean;
  jobApplicants: Range | null;
  mentions: Mention[];
  /** The place in a ranking that is asked for ("second best"), from 1. */
  place: number | null;
  /** How many are wanted, where that is said. */
  limit: number | null;
  notes: string[];
  wholeTitle: boolean;
}

/** A term as the person wrote it: "SQL", not "sql". */
function asWritten(term: Term, question: string): Term {
  const at = question.toLowerCase().indexOf(term.text.toLowerCase());
  return at < 0 ? term : { ...term, text: question.slice(at, at + term.text.length) };
}

/** A question that searches resumes: then what no resume holds is answered by "none". */
const searching =
  /\b(?:experienced?|skill(?:s|ed)?|know\w*|with|without|mention\w*|us(?:e|es|ing)|certif\w*|speak\w*|degree|studied|graduat\w*|work(?:ed|ing)|have|has|having|no|resumes?|cvs?)\b|"/;

const personCue =
  /\b(?:about|summar\w+|overview|profile of|details? (?:of|on|for|about)|who is|is|was|did|does|has|status of|scores? of|email of|resume of|for|compare|vs|versus|between|than|called|named|of|tell|describe|why|contact)\b/;

/** Reads a question part by part: what is left of the text is what no part took. Fails as `lookup` fails. */
// Long because each part is taken from what those before it left.
export async function partsOf(text: string, asked: Asked, lookup: Lookup): Promise<Parts> {
  const jobs = await lookup.jobs();
  const known = { jobs, departments: lookup.departments, places: lookup.places };
  const reader = read(` ${text} `);
  const filter: Filter = {};
  const notes: string[] = [];

  const place = takePlace(reader);
  const howMany =
    reader.take(
      /\b(?<=\b(?:top|best|highest|lowest|worst|bottom|strongest|weakest|first|last|next|latest|newest|oldest|earliest|other|more|rated|ranked|recent|shortlist|scoring|cheapest|most expensive|shortlist of|list of|only|any|give me|show me|list|name|suggest|recommend|find|pick|show) )(\d{1,3})\b(?! ?(?:days?|weeks?|months?|years?|hours?|%|percent|points?|marks?|jobs? ago|or|and (?:above|below|\d)|(?:to|until|-) ?\d|\+))/,
    ) ??
    reader.take(
      /\b(\d{1,2}) (?=(?:people|persons?|candidates|applicants|names) (?:best|top|highest|lowest|worst|strongest|most))/,
    ) ??
    reader.take(new RegExp(`(?<=\\b(?:which|what|the|my|our|these) )(\\d{1,3}) (?=(?:\\w+ )?(?:${peopleNouns})\\b)`)) ??
    reader.take(
      new RegExp(
        `\\b(\\d{1,3}) (?=(?:top|best|highest|lowest|worst|cheapest|strongest|weakest|newest|latest|most|oldest|(?:${peopleNouns})\\b (?:with|who|for|by|that) (?:the )?(?:top|best|highest|lowest|most)))`,
      ),
    );
  const howManyBehind =
    howMany ??
    (/\b(?:top|best|oldest|newest|latest|worst|lowest|highest|cheapest|strongest|weakest|earliest|recent)\b/.test(
      reader.text,
    )
      ? reader.take(/(?<=\b(?!on |over |above |below |under |than )\p{L}+ )(\d{1,2})(?= ?$)/u)
      : null);
  const dated = takeSpan(reader, asked);
  const spans = [dated && takeSpan(reader, asked), dated && takeSpan(reader, asked)].filter((one) => one !== null);
  const jobApplicants = takeJobApplicants(reader);
  const experience = takeExperience(reader);
  if (experience) filter.experience = experience;
  const salary = takeSalary(reader);
  const bounded = takeScores(reader);
  if (bounded.scores.length > 0) filter.scores = bounded.scores;
  const pay = salary ?? bounded.salary;
  if (pay) filter.salary = pay;
  const interviewed = takeInterviewed(reader);
  if (interviewed !== null) filter.interviewed = interviewed;
  const state = takeJobState(reader);
  const statuses = takeStatuses(reader);
  if (statuses) filter.statuses = statuses;
  if (
    reader.take(
      /\b(?:ungraded|unscored|not (?:yet )?(?:been )?(?:graded|scored|read|processed)(?: yet)?|without (?:a |any )?(?:score|grade|mark)s?|no (?:score|grade)s?(?: yet)?)\b/,
    )
  )
    filter.scored = false;
  if (state) filter.jobState = state;

  reader.take(
    /\b(?:do|did|have|has) (?:we|you|i|anyone|anybody|there) (?:have|got|get|been)(?: any(?:one|body)?| some)?\b(?= )/,
  );
  const except = takeExcept(reader, known);
  if (except) filter.except = except;
  const departments = takeDepartments(reader, known, false);
  const titles = [takeWhole(reader, jobs)].filter((one) => one !== null);
  const band = titles.length > 0 ? reader.take(/\b(strong|medium|moderate|weak)(?= ¦)/)?.[1] : undefined;
  if (band) filter.scores = [...(filter.scores ?? []), { field: 'final', ...rangeOf(band) }];
  const homes = await homesOf(reader, known, lookup);
  if (homes.own.length > 0) filter.homes = homes.own;
  notes.push(...homes.notes);
  // Before what resumes are searched for: "has Grace Lim been …" asks for no Grace Lim in a resume.
  const addressed = addressedWords(reader.text);
  const mentions = await takePeople(reader, lookup, (word) => addressed.has(word), false);
  const taken = takeTerms(reader);
  const locations = takeLocations(reader, known);
  locations.push(...homes.jobs);
  const types = takeTypes(reader);

  const titleWords = new Set(
    jobs.flatMap((job) =>
      job.title
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .map(singular),
    ),
  );
  const alone = (word: string) => word.length > 2 && !titleWords.has(singular(word));
  mentions.push(...(await takePeople(reader, lookup, alone, false)));
  const part = titles.length === 0 ? takeTitles(reader, jobs) : null;
  if (part) titles.push(part);
  if (departments.length === 0 && titles.length === 0) departments.push(...takeDepartments(reader, known, true));
  if (mentions.length === 0 && personCue.test(text))
    mentions.push(...(await takePeople(reader, lookup, (word) => word.length > 4, true)));

  for (const title of titles) filter.jobs = title.named;
  if (departments.length > 0) filter.departments = departments;
  if (types.length > 0) filter.types = types;
  // "work in Johor" names a place, not something of a resume.
  const isPlace = (term: Term) => takeLocations(read(` in ${term.text} `), known);
  for (const term of taken.terms) locations.push(...isPlace(term));
  if (locations.length > 0) filter.locations = locations;
  const placed = taken.terms.filter((term) => isPlace(term).length === 0);
  // What is no name of anything and stands in no resume was misread: it is not looked for, but said.
  const misread = (
    await Promise.all(
      [...placed, ...taken.without].map(async (term) =>
        (/^\d+$/.test(term.text) ||
          (taken.loose.has(term.text) && /^\w+(?:ed|ing|ly)\b/.test(term.text) && !isKnownThing(term.text)) ||
          (term.text.includes(' ') && term.text.split(' ').some((word) => small.has(word))) ||
          !(searching.test(text) || isKnownThing(term.text) || isKnownWord(term.text))) &&
        !(await lookup.mentioned(term))
          ? [term]
          : [],
      ),
    )
  ).flat();
  const things = placed.filter((term) => !misread.includes(term));
  taken.without = taken.without.filter((term) => !misread.includes(term));
  const terms = [...things, ...bareTerms(reader, taken.terms.length + titles.length)];
  const settled = await settle(reader, lookup, asked.question);
  locations.push(...settled.locations);
  if (settled.locations.length > 0) filter.locations = locations;
  if (settled.departments.length > 0) filter.departments = [...departments, ...settled.departments];
  terms.push(...settled.terms);
  taken.without.push(...settled.without);
  notes.push(...settled.notes);
  for (const list of [terms, taken.without])
    for (const [at, term] of list.entries()) {
      if (isKnownThing(term.text) || (await lookup.mentioned(term))) continue;
      const meant = await meantThing(term.text, lookup);
      if (!meant) continue;
      list[at] = meant;
      notes.push(`I took “${term.text}” for ${meant.text}.`);
    }
  const pairs = terms.flatMap(({ text: one }) => terms.map(({ text: other }) => `${one} or ${other}`));
  if (pairs.some((pair) => text.includes(pair))) taken.any = true;
  if (terms.length > 0) filter.terms = terms.map((term) => asWritten(term, asked.question));
  if (taken.any && terms.length > 1) filter.anyTerm = true;
  if (taken.without.length > 0) filter.withoutTerms = taken.without.map((term) => asWritten(term, asked.question));
  if (
    dated &&
    !dated.ofJob &&
    /\b(?:accepted|rejected|kiv|withdrawn|withdrew|hired|approved|decided|reviewed|interview\w*)(?: (?:on|in|during|since|before|after|the))? *$/.test(
      dated.before,
    )
  )
    notes.push('The days are those of the application: I do not search by the day of a decision or an interview.');
  if (filter.experience && filter.terms)
    notes.push('The years are those of all work in the resume, not of one skill alone.');
  for (const mention of mentions)
    if (mention.nearly) notes.push(`I took “${mention.words}” for ${mention.people[0]?.name ?? ''}.`);
  return {
    text,
    left: [reader.text, ...misread.map(({ text: words }) => words)].join(' ¦ '),
    misread: [...misread.map(({ text: words }) => words), ...homes.misread],
    filter,
    span: dated?.span ?? null,
    spans: spans.map(({ span }) => span),
    spanOfJob: dated?.ofJob ?? false,
    jobApplicants,
    mentions,
    place,
    limit: howManyBehind ? Math.max(1, Number(howManyBehind[1])) : null,
    notes,
    wholeTitle: titles.every((title) => title.whole),
  };
}

/** Words that stand where a person is spoken of: "has Grace …", "about Grace", "Grace's". */
function addressedWords(text: string): Set<string> {
  const beside = /\bcompar\w*\b/.test(text) ? [...text.matchAll(/\b(?:with|to|against|and|,) (\S+)/g)] : [];
  const found = [
    ...text.matchAll(
      /\b(?:did|does|has|is|was|about|than|summar\w+|compare (?:him|her|them|this (?:applicant|candidate|person)) (?:with|to|and|against)|compare|vs|versus|contact|(?:skills?|experience|background|education|qualifications?|resume|cv) of) (\S+)|(\S+) 's\b/g,
    ),
  ];
  return new Set([...found, ...beside].map((match) => match[1] ?? match[2] ?? ''));
}

/** Where applicants live, as far as there are addresses; "from Penang" is the place of the job where there are none. */
async function homesOf(
  reader: Reader,
  known: Known,
  lookup: Lookup,
): Promise<{ own: string[]; jobs: string[]; notes: string[]; misread: string[] }> {
  const told: { own: string[]; jobs: string[]; notes: string[]; misread: string[] } = {
    own: [],
    jobs: [],
    notes: [],
    misread: [],
  };
  for (const { name, words, sure } of takeHomes(reader, known)) {
    const found = await lookup.addressed(name);
    if (found === 'there' || (sure && found === 'elsewhere' && known.places.includes(name))) told.own.push(name);
    else if (sure) told.misread.push(words);
    else {
      told.jobs.push(name);
      told.notes.push(`I took “${words}” for the place of the job: no applicant's address names it.`);
    }
  }
  return told;
}
