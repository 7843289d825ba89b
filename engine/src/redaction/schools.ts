/** Finds what a school tells of a person: its name, the years spent there, and who is named as a referee below a heading of their own. */

import { headingOf } from '#resume/headings.ts';
import { type Span, splitLines } from '#text/clean.ts';
import { anyOf, entriesOf } from '#text/lists.ts';
import { isStop } from '#text/stop-words.ts';

const year = /\b(?:19|20)\d\d\b|(?<!\w)['’]\d\d\b/g;
const school = new RegExp(String.raw`\b${anyOf('school-mention')}\b`, 'gi');
const degree =
  /\b(?:bachelor\w*|diploma|ijazah|master of|masters? (?:in|degree)|mba|ph\.?d|b\.?sc|m\.?sc|b\.?eng|m\.?eng|ll\.?b|spm|stpm|uec|[ao]-levels?|igcse|c?gpa)\b/i;
const schooling = /^(?:education\w*|academic\w*|qualifications?|pendidikan|kelulusan|schools?)\b/i;
const education =
  /^(?:education\w*|academics?|qualifications?|pendidikan|kelulusan|schools?)(?: (?:and|&) \w+| \w+)?\s*:?$/i;
const referees = /^(?:(?:professional|personal|character|work) )?(?:references?|referees?|rujukan)\s*:?$/i;
const referee = /^(?:references?|referees?|rujukan)(?: \d)?\s*[:–-]/i;
const otherPart =
  /^(?:(?:work|professional|career|employment|relevant|key|technical|core) )?(?:experience|history|employment|skills?|projects?|certificat\w*|licen[cs]es|languages?|summary|profile|objective|achievements?|awards?|interests?|activities|volunteer\w*|pengalaman|kemahiran|bahasa)\b/i;
const longestHeading = 50;
const longestLine = 160;
/** In a text without line breaks a year belongs to a school this many characters away. */
const near = 90;

/** Schools by a word that says so, by the way its name is put together. */
const before =
  /^(?:university|college|polytechnic|academy|school|schools|institute|institution|conservatory|seminary)$/i;
const after =
  /^(?:universiti|university|kolej|college|sekolah|school|institut|institute|politeknik|polytechnic|akademi|academy|maktab|madrasah|smk|smjk|sjkc|sjkt|srjk|mrsm|smka)$/i;
/** Small letters have no names: only after these words does one follow. */
const alwaysNamed = /^(?:universiti|kolej|sekolah|politeknik|maktab|smk|smjk|mrsm)$/i;
const joining = /^(?:of|the|for|and|in|&|de|la|di|bin|dan)$/i;
const ordinary = new RegExp(`^${anyOf('school-kind')}$`, 'i');
const body = /^(?:institute|institution|college|academy)$/i;
const professional =
  /^(?:\p{L}{2,}(?:ants|eers|tors|sors|yers|kers|ners|gers|ects|aries|ists|ians)|chartered|certified)$/iu;
/** Written so they are nothing else. */
const known = new Set(entriesOf('school-short-name'));
/** What is said of a qualification whoever gave it. */
const ofQualifications = new Set(entriesOf('of-qualifications'));

/** Where many others live and work too: hidden beside a school, and nowhere else. */
const town = new RegExp(`^${anyOf('town')}$`, 'i');

interface Word extends Span {
  text: string;
  capital: boolean;
  /** Parted from the word before by no more than blanks. */
  near: boolean;
}

/** What a line stands below: a heading of education, a line that only begins like one, a heading of referees. */
type Part = 'education' | 'schooling' | 'referees' | null;

/** The names of schools that a resume tells, as they stand there: they are hidden in other texts too, whatever stands around them. */
export function schoolsIn(text: string, work: KnownWork): string[] {
  const names = new Set<string>();
  for (const { start, end, name } of schoolSpans(text, work)) {
    const words = text.slice(start, end);
    if (names.size < mostSchools && name && words.length > 3 && words.length <= 120) names.add(words);
  }
  return [...names];
}

const mostSchools = 40;

/** What is known of work: its words, which are no names, and whether a line says what somebody works as. */
export type KnownWork = {
  readonly wordsIn: (line: string) => readonly Span[];
  readonly namesJob: (line: string) => boolean;
};

/** Stretches of a cleaned text that tell where and when somebody was at school, and who vouches for them. */
export function* schoolSpans(text: string, work: KnownWork): Generator<Span & { name?: boolean }> {
  const lines = splitLines(text).map((line) => ({ ...line, words: text.slice(line.start, line.end).trim() }));
  let part: Part = null;
  for (const [index, line] of lines.entries()) {
    const heading = partBegun(text, line, work);
    if (heading !== undefined) part = heading;
    else if (part === 'referees' || referee.test(line.words)) yield { start: line.start, end: line.end };
    const inside = part === 'education' || part === 'schooling';
    const beside = [lines[index - 1], lines[index + 1]].some((other) => other && isShort(other) && namesSchool(other));
    const all = inside || (isShort(line) && (namesSchool(line) || (beside && line.words.length <= longestHeading)));
    // Who works at a school was not a pupil there.
    const near = [lines[index - 1], line, lines[index + 1]];
    if (inside || !holdsPost(near, work)) yield* years(text, line, all);
    const words = wordsOf(text, line);
    const names = namedSchools(words);
    for (const { first, last, profession } of names)
      if (!profession) yield { start: words[first]?.start ?? 0, end: words[last]?.end ?? 0, name: true };
    const ofSchool = part === 'education' ? isShort(line) : line.words.length <= 100 && degree.test(line.words);
    if (!ofSchool || heading !== undefined || /[.!?]$/.test(line.words)) continue;
    const ofWork = work.wordsIn(text.slice(line.start, line.end)).map(({ start }) => line.start + start);
    yield* strangeNames(words, names, new Set(ofWork));
  }
}

/** The part that begins with this line; undefined where none does. */
function partBegun(text: string, line: Span & { words: string }, work: KnownWork): Part | undefined {
  const { kind } = headingOf(text, line);
  if (line.words.length > longestHeading) return kind === null || kind === 'education' ? undefined : null;
  if (education.test(line.words) || kind === 'education') return 'education';
  if (schooling.test(line.words) && !work.namesJob(line.words)) return 'schooling';
  if (referees.test(line.words)) return 'referees';
  return otherPart.test(line.words) || kind !== null ? null : undefined;
}

/** Years from which an age follows: those below a heading of education, and beside the name of a school or degree. */
function* years(text: string, line: Span, all: boolean): Generator<Span> {
  const words = text.slice(line.start, line.end);
  const schools = all ? [] : [...words.matchAll(school)].map(({ index }) => index);
  let next = 0;
  for (const { index: at, 0: found } of words.matchAll(year)) {
    // Both are in order, so that each is looked at once, however many there are.
    while (next < schools.length && (schools[next] ?? 0) < at - near) next += 1;
    if (all || (schools[next] ?? Number.POSITIVE_INFINITY) <= at + near)
      yield { start: line.start + at, end: line.start + at + found.length };
  }
}

function wordsOf(text: string, { start, end }: Span): Word[] {
  const words: Word[] = [];
  let last = start;
  for (const match of text
    .slice(start, end)
    .matchAll(/&|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:[.'’-][\p{L}\p{N}]{1,40})*/gu)) {
    const at = start + match.index;
    const capital = /^[\p{Lu}\p{Lo}]|^\p{Ll}{1,2}\p{Lu}/u.test(match[0]);
    const joined = words.length > 0 && at - last <= 3 && /^[ .]*$/.test(text.slice(last, at));
    words.push({ start: at, end: at + match[0].length, text: match[0], capital, near: joined });
    last = at + match[0].length;
  }
  return words;
}

/** A name from one word to another of a line. */
interface Named {
  first: number;
  last: number;
  /** "Malaysian Institute of Accountants" admits people by their work. */
  profession: boolean;
}

/** "Taylor's University", "Universiti Malaya", "London School of Economics", "smk bukit bintang". */
function namedSchools(words: readonly Word[]): Named[] {
  return words.flatMap(({ text }, at): Named[] => {
    if (known.has(text)) return [{ first: at, last: at, profession: false }];
    const first = before.test(text) ? nameBegins(words, at) : at;
    const last = after.test(text) ? nameEnds(words, at) : at;
    if (first === last) return [];
    const profession = body.test(text) && words.slice(at + 1, last + 1).some((word) => professional.test(word.text));
    return [{ first, last, profession }];
  });
}

const longestName = 7;

function nameBegins(words: readonly Word[], at: number): number {
  let first = at;
  const small = !words[at]?.capital;
  for (let i = at; i > 0 && at - i < (small ? 2 : longestName); i -= 1) {
    const word = words[i - 1];
    if (!word || !words[i]?.near || ofQualifications.has(plain(word.text))) break;
    if (
      small
        ? word.capital || isStop(word.text.toLowerCase()) || ordinary.test(word.text)
        : !word.capital && !joining.test(word.text)
    )
      break;
    if (!joining.test(word.text)) first = i - 1;
  }
  // Small letters alone say "a school" of something; two of a kind are as likely a phrase as a name.
  return small && !/^(?:university|college|polytechnic)$/i.test(words[at]?.text ?? '') ? at : first;
}

function nameEnds(words: readonly Word[], at: number): number {
  let last = at;
  const head = words[at];
  const small = !head?.capital;
  for (let i = at + 1; i < words.length && i - at <= (small ? 4 : longestName); i += 1) {
    const word = words[i];
    if (!word?.near || (ofQualifications.has(plain(word.text)) && !/^of$/i.test(words[i - 1]?.text ?? ''))) break;
    const joins = joining.test(word.text);
    if (small) {
      const follows = alwaysNamed.test(head?.text ?? '') || /^of$/i.test(words[at + 1]?.text ?? '');
      if (!follows || (isStop(word.text.toLowerCase()) && !/^of$/i.test(word.text))) break;
    } else if (!word.capital && !joins && !/^\d+$/.test(word.text)) break;
    if (!joins) last = i;
  }
  return last;
}

const plain = (word: string) =>
  word
    .toLowerCase()
    .replace(/['’]s$/, '')
    .replace(/\./g, '');

/** Where a school is written of, a name that is no word of work is its own: "Bachelor of Accounting, Sunway". `work` is where such words begin. */
function* strangeNames(
  words: readonly Word[],
  names: readonly Named[],
  work: ReadonlySet<number>,
): Generator<Span & { name: boolean }> {
  const kept = new Set(
    names.flatMap(({ first, last, profession }) => (profession ? words.slice(first, last + 1) : [])),
  );
  let open: (Span & { name: boolean }) | null = null;
  for (const word of words) {
    const said = kept.has(word) || ofQualifications.has(plain(word.text)) || work.has(word.start);
    const strange = word.capital && word.text.length > 1 && !said;
    if (open && strange && word.near) open = { start: open.start, end: word.end, name: true };
    else {
      if (open) yield open;
      open = strange ? { start: word.start, end: word.end, name: !town.test(word.text) } : null;
    }
    if (open && town.test(word.text)) open.name = false;
  }
  if (open) yield open;
}

/** Whether a line, or a bare title over or under it, says what somebody worked as, and no line beside it names a degree. */
function holdsPost([above, own, below]: readonly ({ words: string } | undefined)[], work: KnownWork): boolean {
  if (!own || degree.test(own.words) || !isShort(own)) return false;
  if (work.namesJob(own.words)) return true;
  const isTitle = (line?: { words: string }): boolean =>
    line !== undefined && line.words.length <= longestHeading && !/\d/.test(line.words) && work.namesJob(line.words);
  return [above, below].every((line) => !degree.test(line?.words ?? '')) && (isTitle(above) || isTitle(below));
}

const isShort = ({ words }: { words: string }) => words.length <= longestLine;
const namesSchool = ({ words }: { words: string }) => words.search(school) >= 0;
