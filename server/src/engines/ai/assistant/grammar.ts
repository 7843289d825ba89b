/** Reads a question in ordinary English into one query over a company's rows, by rules alone: the same words always ask the same. */
import { calendarOf, findSpan } from './dates.ts';
import { focused } from './focus.ts';
import { followUp } from './follow-up.ts';
import { idioms, longhand } from './idioms.ts';
import { askOf } from './intent.ts';
import { settle } from './leftover.ts';
import { jobNouns, peopleNouns, small } from './lexicon.ts';
import { mended } from './mend.ts';
import { type Mention, takePeople, unreadRuns } from './people.ts';
import { protectedTrait } from './protected.ts';
import { read } from './reader.ts';
import { declined, otherCompany, refusedDeed, smallTalk, unknown } from './refusals.ts';
import { bandOf, takeExperience, takeInterviewed, takeSalary, takeScores, takeStatuses } from './slots.ts';
import { takeTerms, termOf } from './terms.ts';
import { isKnownThing, isKnownWord, meantThing } from './things.ts';
import { takeDepartments, takeLocations, takeTitles, takeTypes } from './titles.ts';
import type { Asked, Filter, Lookup, Plan, Range, Span, Term } from './types.ts';
import { digits, plain, singular } from './words.ts';

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

/** "IT" in capitals is no "it". */
function spelledOut(question: string): string {
  return /\p{Ll}/u.test(question) ? question.replace(/\bIT\b/g, 'information technology') : question;
}

/** A question that searches resumes: then what no resume holds is answered by "none". */
const searching =
  /\b(?:experienced?|skill(?:s|ed)?|know\w*|with|without|mention\w*|us(?:e|es|ing)|certif\w*|speak\w*|degree|studied|graduat\w*|work(?:ed|ing)|have|has|having|no|resumes?|cvs?)\b|"/;

const personCue =
  /\b(?:about|summar\w+|overview|profile of|details? (?:of|on|for|about)|who is|is|was|did|does|has|status of|scores? of|email of|resume of|for|compare|vs|versus|between|than|called|named|of|tell|describe|why|contact)\b/;

/** What is to be done with a question. Reads names and titles through `lookup`, never rows of another company. */
export async function planOf(asked: Asked, lookup: Lookup): Promise<Plan> {
  const written = plain(spelledOut(asked.question));
  const talk = smallTalk(written);
  if (talk) return talk;
  const trait = protectedTrait(written);
  if (trait) return declined(trait);
  const text = await mended(longhand(written), lookup);
  const deed = refusedDeed(text);
  if (deed) return deed;
  if (
    /\b(?:other|another|different|every|each|all|competing|rival) (?:compan(?:y|ies)|employers?|tenants?|organi[sz]ations?)\b|\bcompetitors?\b/.test(
      written,
    )
  )
    return otherCompany();
  const parts = await partsOf(idioms(focused(digits(text), await lookup.jobs(), asked.question)), asked, lookup);
  const plan = (await followUp(parts, asked.memory)) ?? askOf(parts);
  return plan ?? unknown(unreadRuns(parts.left).map((run) => run.words.join(' ')));
}

async function partsOf(text: string, asked: Asked, lookup: Lookup): Promise<Parts> {
  const jobs = await lookup.jobs();
  const reader = read(` ${text} `);
  const filter: Filter = {};
  const notes: string[] = [];

  const place = takePlace(reader);
  const howMany =
    reader.take(
      /\b(?<=\b(?:top|best|highest|lowest|worst|bottom|strongest|weakest|first|last|next|latest|newest|oldest|earliest|other|more|rated|ranked|recent|shortlist|scoring|cheapest|most expensive|shortlist of|list of|only|any|give me|show me|list|name|suggest|recommend|find|pick|show) )(\d{1,3})\b(?! ?(?:days?|weeks?|months?|years?|hours?|%|percent|points?|marks?|jobs? ago|or|and (?:above|below)))/,
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
  const dated = takeSpan(reader, asked);
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
  const except = takeExcept(reader, jobs);
  if (except) filter.except = except;
  const departments = takeDepartments(reader, jobs, false);
  const titles = [takeWhole(reader, jobs)].filter((one) => one !== null);
  const band = titles.length > 0 ? reader.take(/\b(strong|medium|moderate|weak)(?= ¦)/)?.[1] : undefined;
  if (band) filter.scores = [...(filter.scores ?? []), { field: 'final', ...bandOf(band) }];
  // Before what resumes are searched for: "has Grace Lim been …" asks for no Grace Lim in a resume.
  const addressed = addressedWords(reader.text);
  const mentions = await takePeople(reader, lookup, (word) => addressed.has(word), false);
  const taken = takeTerms(reader);
  const locations = takeLocations(reader, jobs);
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
  if (departments.length === 0 && titles.length === 0) departments.push(...takeDepartments(reader, jobs, true));
  if (mentions.length === 0 && personCue.test(text))
    mentions.push(...(await takePeople(reader, lookup, (word) => word.length > 4, true)));

  for (const title of titles) filter.jobs = title.named;
  if (departments.length > 0) filter.departments = departments;
  if (types.length > 0) filter.types = types;
  // "work in Johor" names a place, not something of a resume.
  const isPlace = (term: Term) => takeLocations(read(` in ${term.text} `), jobs);
  for (const term of taken.terms) locations.push(...isPlace(term));
  if (locations.length > 0) filter.locations = locations;
  const placed = taken.terms.filter((term) => isPlace(term).length === 0);
  // What is no name of anything and stands in no resume was misread: it is not looked for, but said.
  const misread = (
    await Promise.all(
      [...placed, ...taken.without].map(async (term) =>
        ((term.text.includes(' ') && term.text.split(' ').some((word) => small.has(word))) ||
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
  if (filter.experience && filter.terms)
    notes.push('The years are those of all work in the resume, not of one skill alone.');
  for (const mention of mentions)
    if (mention.nearly) notes.push(`I took “${mention.words}” for ${mention.people[0]?.name ?? ''}.`);
  return {
    text,
    left: [reader.text, ...misread.map(({ text: words }) => words)].join(' ¦ '),
    misread: misread.map(({ text: words }) => words),
    filter,
    span: dated?.span ?? null,
    spanOfJob: dated?.ofJob ?? false,
    jobApplicants,
    mentions,
    place,
    limit: howMany ? Math.max(1, Number(howMany[1])) : null,
    notes,
    wholeTitle: titles.every((title) => title.whole),
  };
}

const ordinals = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** "Second best", "3rd highest", "ranked number 2", "in fourth place". */
function takePlace(reader: ReturnType<typeof read>): number | null {
  const nth = `(${ordinals.join('|')}|\\d{1,2}(?:nd|rd|th))`;
  const found =
    reader.take(
      new RegExp(
        `\\b(?:the )?${nth}(?:[ -](?:place|position))?(?=[ -](?:best|highest|strongest|lowest|worst|weakest|top|most|least|cheapest|newest|latest|oldest|ranked|rank|in rank))`,
      ),
    ) ??
    reader.take(
      new RegExp(`\\b(?:(?:ranks?|ranked|came|come|comes|is|in|on|at) )+(?:the )?${nth}(?: place)?(?= |$)`),
    ) ??
    reader.take(/\b(?:ranks?|ranked|rank|place|position)(?: (?:number|no|#|in|is|at))* ?#?()(\d{1,2})\b/);
  if (!found) return null;
  const word = found[1] || found[2] || '';
  const at = ordinals.indexOf(word);
  return at >= 0 ? at + 2 : Number.parseInt(word, 10);
}

/** What closes lies ahead. */
const ahead = /\b(?:clos(?:e|es|ing)|deadlines?|expir(?:e|es|ing|y)|ending|ends?|due)\b(?! (?:to|for))/;

function takeSpan(reader: ReturnType<typeof read>, asked: Asked): { span: Span; ofJob: boolean } | null {
  const found = findSpan(reader.text, calendarOf(asked.now, asked.timeZone), ahead.test(reader.text));
  if (!found) return null;
  const ofJob = /\b(?:closed|posted|opened|published|advertised)(?: (?:in|on|back))? *$/.test(
    reader.text.slice(0, found.start),
  );
  reader.cut(found.start, found.end);
  return { span: found.span, ofJob };
}

/** "jobs with more than 10 applicants". */
function takeJobApplicants(reader: ReturnType<typeof read>): Range | null {
  const jobsFirst = new RegExp(`\\b(?:${jobNouns})\\b.*`);
  if (!jobsFirst.test(reader.text)) return null;
  const lead = '(?:(?:with|that|which|have|has|having|had|got|received|getting|get|attracted|are|is) )*';
  const nouns = '(?:applicants?|candidates?|applications?|people|submissions?)';
  const after = '(?: yet| so far)?';
  if (
    reader.take(
      new RegExp(
        `\\b(?:without|(?:with|have|has|had|got|received) (?:no|zero|0|not(?: \\w+)? any)|(?:have|has|had|did|do) not (?:\\w+ )?(?:any|a single|got any|received any|have any|get any))(?: any)? ${nouns}\\b${after}|\\b(?:nobody|no one|no-one) (?:has )?applied (?:for|to)\\b`,
      ),
    )
  )
    return { max: 0 };
  const over = reader.take(new RegExp(`\\b${lead}(?:more than|over|above|exceeding) (\\d+) ${nouns}\\b`));
  if (over) return { min: Number(over[1]), over: true };
  const least =
    reader.take(new RegExp(`\\b${lead}at least (\\d+) ${nouns}\\b`)) ??
    reader.take(new RegExp(`\\b${lead}(\\d+) or more ${nouns}\\b`));
  if (least) return { min: Number(least[1]) };
  const under = reader.take(
    new RegExp(`\\b${lead}(?:less|fewer) than (\\d+) ${nouns}\\b|\\b${lead}(?:under|below) (\\d+) ${nouns}\\b`),
  );
  if (under) return { max: Number(under[1] ?? under[2]), under: true };
  const most = reader.take(new RegExp(`\\b${lead}at most (\\d+) ${nouns}\\b`));
  return most ? { max: Number(most[1]) } : null;
}

/** "open jobs", "positions that are closed". */
function takeJobState(reader: ReturnType<typeof read>): 'Live' | 'Closed' | null {
  const open = '(?:open|opened|live|active|available|unfilled|vacant|current|ongoing|running|hiring)';
  const closed = '(?:closed|inactive|inactivated|expired|ended|not (?:open|live|active))';
  for (const [state, words] of [
    ['Closed', closed],
    ['Live', open],
  ] as const) {
    const found =
      reader.take(new RegExp(`\\b${words}(?: for applications?)?(?= (?:\\w+ ){0,3}(?:${jobNouns})\\b)`)) ??
      (new RegExp(`\\b(?:${jobNouns})\\b`).test(reader.text)
        ? reader.take(
            new RegExp(
              `(?<=\\b(?:${jobNouns}|we|you|that|which|are|is|still|currently|now) )(?:(?:that|which|do|we|have|are|is|were|been|still|currently|now|have|has|remain) )*${words}(?: (?:for applications?|now|currently|at the moment|right now))?(?= |$)(?! (?:applications?|applicants?))`,
            ),
          )
        : null);
    if (found) return state;
  }
  return null;
}

/** A title that stands there whole, unless it is the experience that is asked for. */
function takeWhole(reader: ReturnType<typeof read>, jobs: Awaited<ReturnType<Lookup['jobs']>>) {
  const copy = read(reader.text);
  const found = takeTitles(copy, jobs);
  if (!found?.whole) return null;
  const label = found.named.label.toLowerCase();
  const asExperience =
    /\b(?:experience|experienced|worked|working|skilled|skills|background|certified|knowledge|degree|studied|mention\w*|know\w*|expertise) (?:in|as|with|of|for|on|at|about)?(?: an?)? ?$/;
  const at = reader.text.indexOf(label.split(',')[0] ?? label);
  if (
    at >= 0 &&
    (asExperience.test(reader.text.slice(0, at)) ||
      /^\S* ?\S* ?(?:experience|skills?|background|knowledge|certification)/.test(
        reader.text.slice(at + label.length).trimStart(),
      ))
  )
    return null;
  reader.text = copy.text;
  return found;
}

/** "Not in Selangor", "except the accountants", "other than Legal". */
function takeExcept(reader: ReturnType<typeof read>, jobs: Awaited<ReturnType<Lookup['jobs']>>): Filter['except'] {
  const match =
    /\b(?:(?:is|are|who|that) )*(?:not|except(?: for)?|excluding|other than|outside(?: of)?|besides|apart from)(?: (?:in|from|for|the|at|of|to|as|those|any|based|located|applying|applied|coming|working))* (?=[^\s¦])([^¦?,.;]+?)(?= (?:who|with|how|that|but|which|and)\b| ?[¦?,.;]| *$)/.exec(
      reader.text,
    );
  if (!match?.[1]) return undefined;
  const part = read(` ${match[1]} `);
  const departments = takeDepartments(part, jobs, false);
  const locations = takeLocations(part, jobs);
  const titles = takeTitles(part, jobs);
  if (departments.length + locations.length === 0 && !titles) departments.push(...takeDepartments(part, jobs, true));
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
function bareTerms(reader: ReturnType<typeof read>, otherwise: number): Term[] {
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
    if (!beside) continue;
    found.unshift(termOf((ends ? run.words.slice(0, -1) : run.words).join(' ')));
    reader.cut(run.start, run.end);
  }
  return found;
}

/** Words that stand where a person is spoken of: "has Grace …", "about Grace", "Grace's". */
function addressedWords(text: string): Set<string> {
  const found = [
    ...text.matchAll(/\b(?:did|does|has|is|was|about|than|summar\w+|compare|vs|versus|contact) (\S+)|(\S+) 's\b/g),
  ];
  return new Set(found.map((match) => match[1] ?? match[2] ?? ''));
}
