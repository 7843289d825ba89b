/** Reads a resume: units of evidence by section, dated titles in order, years as the union of periods, and what is denied. */
import { findPeriods, type Period } from './dates.ts';
import { mendBreaks } from './lost-breaks.ts';
import { plainLength } from './mask.ts';
import { assignPosts, isStudy, postOf } from './posts.ts';
import { type Reading, readTokens } from './reading.ts';
import { headingOf } from './resume-headings.ts';
import { isStop, type Token, tokenize, type WordForms } from './terms.ts';
import { type CleanText, type Span, splitLines, splitSentences } from './text.ts';
import type { TitleMatch, Vocabulary } from './vocabulary.ts';

export type ResumeSection =
  | 'headline'
  | 'summary'
  | 'wish'
  | 'experience'
  | 'skills'
  | 'education'
  | 'certificates'
  | 'other'
  | 'open';

/** A sentence, bullet or line: the smallest piece that counts as evidence. */
export interface Unit extends Span {
  section: ResumeSection;
  reading: Reading;
  /** A list of names without a sentence around them. */
  list: boolean;
  /** Part of a long row of words that no sentence holds together, with signs between them or without. */
  loose: 'list' | 'row' | null;
  /** Number of the section in the text: two sections of one kind differ. */
  run: number;
  /** Index of the post it belongs to, -1 for none. */
  post: number;
  /** Why it does not count: set by the trust rules. */
  dropped: string | null;
}

/** A post that the person held. */
export interface Post {
  title: string;
  titles: readonly TitleMatch[];
  seniority: number;
  period: Period;
  /** Place of the title in the text, or of the period when no title was found. */
  span: Span;
}

export interface ResumeStructure {
  text: string;
  /** Its capitals tell nothing. */
  caseless: boolean;
  units: Unit[];
  posts: Post[];
  headline: Span | null;
  headlineTitles: readonly TitleMatch[];
  /** Years the person claims in words ("over 10 years"), used only where no period is given. */
  claimedYears: number | null;
}

const denial =
  /\b(?:no (?:prior |previous |formal |hands-on |direct |working )?(?:experience|knowledge|exposure|background)(?: (?:with|in|of|using))?|(?:not|never) (?:yet )?(?:familiar|used|worked|experienced|proficient|trained|learned|learnt|done|handled|been|led|managed|supervised|taught|sold|written|built|driven|operated|programmed|coded|practi[sc]ed)|(?:without|lack(?:s|ing)?(?: of)?|limited|little) (?:any )?(?:experience|knowledge|exposure)|(?:do|does|did|have|has|had)(?: not|n't) (?:have |yet |any |know |use |used |work |worked |hold )+|cannot|unfamiliar with|tiada pengalaman)/gi;
const intention =
  /\b(?:(?:eager|keen|willing|ready|hope|hoping|want|wish|plan|planning|aspire|looking|like|love|seeking) to (?:learn|study|pick up|explore|acquire|gain|obtain|know|train)|(?:interested|interest) in (?:learning|studying|gaining)|(?<=^|[.;,] |\b(?:am|very|highly|keenly|strongly|also|and) )interested in|(?:passionate|enthusiastic|curious) about|(?:currently|still) (?:learning|studying)|will be learning|(?:seeking|looking for|searching for|apply(?:ing)? for|interested in) (?:an? |the |any |this )?(?:\w+[ -]){0,3}(?:position|role|job|post|opportunity|opening|career)|to (?:work|serve|be (?:employed|hired|engaged)) as)\b/gi;
const claim = /\b(\d{1,2})\+? ?(?:\+|plus)? ?(?:years?|yrs)\b/gi;

/** Reads a cleaned and masked resume; `asOf` stands for "present". */
export function readResume(vocabulary: Vocabulary, clean: CleanText, asOf: string): ResumeStructure {
  const text = mendBreaks(vocabulary, clean.text, asOf);
  const caseless = isCaseless(text);
  // Where nothing has a capital, a small letter says nothing of where a line continues.
  const told = splitLines(text).filter(({ start, end }, i) => i === 0 || !furniture.test(text.slice(start, end)));
  const lines = caseless ? told : mergeWrapped(text, told);
  const periods = findPeriods(text, asOf);
  const units: Unit[] = [];
  const eduSpans: Span[] = [];
  let section: ResumeSection = 'open';
  let run = 0;
  const known: WordForms = new Map();
  const dates = periods.map(({ start, end }) => ({ start, end }));
  for (const [i, line] of lines.entries()) {
    const { kind, from } = headingOf(text, line);
    const before = section;
    if (kind) {
      section = kind;
      run += 1;
    }
    if (section === 'education' && !namesWork(vocabulary, text, line)) eduSpans.push(line);
    if (from >= line.end) continue;
    // A first line as long as this is no headline but a text whose breaks were lost.
    const at = i === 0 && section === 'open' && line.end - line.start <= 160 ? 'headline' : section;
    for (const span of splitSentences(text, { start: from, end: line.end }))
      addUnits(vocabulary, text, span, { section: at, run, caseless, known, dates }, units);
    // "Objective: to work as …" is that line; what follows is no wish.
    if (kind === 'wish') section = before;
  }
  const worked = periods.filter((one) => !eduSpans.some((span) => one.start >= span.start && one.start < span.end));
  const posts = worked.map((period) => postOf(vocabulary, text, period, worked)).filter((post) => !isStudy(text, post));
  assignPosts(vocabulary, text, units, posts);
  const first = headlineOf(vocabulary, units, posts);
  return {
    text,
    caseless,
    units,
    posts,
    headline: first ?? null,
    headlineTitles: first ? vocabulary.titles(first.reading.tokens.slice(0, headlineLength)) : [],
    claimedYears: claimedYears(text),
  };
}

/** A post that stands below the schools, since no heading parts them. */
function namesWork(vocabulary: Vocabulary, text: string, line: Span): boolean {
  const content = text.slice(line.start, line.end);
  if (
    /\b(?:universit\w*|college|kolej|polytechnic|politeknik|bachelor|diploma|degree|cgpa|gpa|spm|stpm)\b/i.test(content)
  )
    return false;
  return vocabulary.titles(tokenize(content)).length > 0;
}

/** A title further on in the first line is part of a sentence. */
const headlineLength = 7;

/** The first line, or one of the two below it that is nothing but a title. */
function headlineOf(vocabulary: Vocabulary, units: readonly Unit[], posts: readonly Post[]): Unit | undefined {
  const first = units[0]?.section === 'headline' || units[0]?.section === 'open' ? units[0] : undefined;
  if (first && vocabulary.titles(first.reading.tokens.slice(0, headlineLength)).length > 0) return first;
  const isPost = (unit: Unit): boolean =>
    posts.some((post) => post.span.start < unit.end && post.span.end > unit.start);
  const below = units
    .slice(0, 3)
    .find(
      (unit) =>
        (unit.section === 'open' || unit.post >= 0) &&
        unit.run === 0 &&
        unit.reading.tokens.length <= 6 &&
        vocabulary.titles(unit.reading.tokens).length > 0 &&
        !isPost(unit),
    );
  return below ?? first;
}

/** A text of any length with hardly a capital, or hardly a small letter, tells nothing by its capitals. */
export function isCaseless(text: string): boolean {
  const capitals = text.replace(/[^A-Z]/g, '').length;
  const small = text.replace(/[^a-z]/g, '').length;
  return text.length > 40 && (capitals < text.length / 200 || small < capitals / 30);
}

/** What a page repeats at its head or foot: a number, a masked name, the word "resume". */
const furniture =
  /^[_ |,-]*(?:(?:resume|résumé|cv|curriculum vitae)\b[ |,-]*)?(?:page \d{1,3}(?: ?(?:of|\/) ?\d{1,3})?|\d{1,3} ?(?:of|\/) ?\d{1,3})?$/i;

/** Lines that a page's width broke in mid-sentence are one line. */
function mergeWrapped(text: string, lines: Span[]): Span[] {
  const out: Span[] = [];
  for (const line of lines) {
    const before = out[out.length - 1];
    if (before && continues(text, before, line)) before.end = line.end;
    else out.push({ ...line });
  }
  return out;
}

function continues(text: string, before: Span, line: Span): boolean {
  if (!/^[a-z(&]/.test(text.slice(line.start, line.start + 1))) return false;
  const from = text.lastIndexOf('\n', before.end - 1) + 1;
  const last = text.slice(Math.max(from, before.start), before.end);
  return plainLength(last) >= 55 && !/[.;:!?]$/.test(last);
}

/** Long stretches without full stops are cut into pieces, so that one unit cannot hold half a resume. */
function addUnits(
  vocabulary: Vocabulary,
  text: string,
  span: Span,
  place: { section: ResumeSection; run: number; caseless: boolean; known: WordForms; dates: readonly Span[] },
  units: Unit[],
): void {
  const { section, run, caseless } = place;
  const words = tokenize(text, span.start, span.end, place.known);
  const tokens = withoutSpans(withoutDenied(text, span, words), place.dates);
  const loose = looseness(text, span, tokens);
  const list = loose !== null || isList(text, span, tokens, section);
  for (let at = 0; at < tokens.length; ) {
    const next = cutAfter(tokens, at);
    const part = tokens.slice(at, next);
    const first = part[0];
    const last = part[part.length - 1];
    if (first && last) {
      const start = at === 0 ? span.start : first.start;
      const end = next >= tokens.length ? span.end : last.end;
      const reading = readTokens(vocabulary, text, part, { list, caseless });
      units.push({ start, end, section, reading, list, loose, run, post: -1, dropped: null });
    }
    at = next;
  }
}

const longestUnit = 38;

function cutAfter(tokens: readonly Token[], at: number): number {
  if (tokens.length - at <= longestUnit) return tokens.length;
  for (let i = at + longestUnit; i > at + 12; i -= 1) {
    const token = tokens[i];
    // A capital after a lower-case word is where a sentence without a full stop most likely begins.
    if (token?.shape === 'title' && tokens[i - 1]?.shape === 'lower' && token.near) return i;
  }
  return at + longestUnit - 8;
}

const deed =
  /^(?:[a-z]{3,}ed|kept|led|ran|wrote|built|sold|taught|made|took|met|held|drew|paid|sent|bought|drove|found|won|gave|brought|told|showed|set|put|cut|grew|oversaw)$/;

function isList(text: string, span: Span, tokens: readonly Token[], section: ResumeSection): boolean {
  if (tokens.length === 0) return false;
  if (section === 'skills' && tokens.length <= 6 && text.charAt(span.end - 1) !== '.') return true;
  const commas = text.slice(span.start, span.end).split(/[,|/\u2022]/).length - 1;
  // "Crimped cables, mapped access points, checked tapes" are deeds, not names; "fixed assets" among seven names is one.
  if (tokens.filter((token) => deed.test(token.text)).length > commas / 5) return false;
  return commas >= 2 && tokens.length / (commas + 1) <= 3.2;
}

/**
 * Many words in a row and hardly one of grammar among them nor a figure, or a longer row in which none comes twice, or one
 * of nothing but single words between commas: who writes sentences repeats the small words.
 */
function looseness(text: string, span: Span, tokens: readonly Token[]): Unit['loose'] {
  if (tokens.length < 20) return null;
  const signs = text.slice(span.start, span.end).split(/[,|/;]/).length;
  if (signs > 10 && tokens.length / signs <= 1.2) return 'list';
  if (tokens.length >= 40 && new Set(tokens.map((token) => token.text)).size >= tokens.length * 0.97) return 'row';
  if (signs >= 4 || tokens.some((token) => token.shape === 'number')) return null;
  return tokens.filter((token) => isStop(token.text)).length < tokens.length * 0.07 ? 'row' : null;
}

/** Words after "no experience with" count nothing, up to the clause's end or a "but". */
function withoutDenied(text: string, span: Span, tokens: Token[]): Token[] {
  const content = text.slice(span.start, span.end);
  const gone: Span[] = [];
  for (const pattern of [denial, intention]) {
    for (const match of content.matchAll(pattern)) {
      const rest = content.slice(match.index + match[0].length);
      const stop = rest.search(/\b(?:but|however|though|although|yet|while)\b|[.;]/i);
      gone.push({
        start: span.start + match.index,
        end: stop < 0 ? span.end : span.start + match.index + match[0].length + stop,
      });
    }
  }
  return withoutSpans(tokens, gone);
}

/** "2019 to present" says nothing of presenting. */
function withoutSpans(tokens: Token[], gone: readonly Span[]): Token[] {
  const near = gone.filter((one) => one.end > (tokens[0]?.start ?? 0) && one.start < (tokens.at(-1)?.end ?? 0));
  return near.length === 0
    ? tokens
    : tokens.filter((token) => !near.some((one) => token.start >= one.start && token.start < one.end));
}

export function claimedYears(text: string): number | null {
  let best: number | null = null;
  for (const match of text.matchAll(claim)) {
    const around = text.slice(Math.max(0, match.index - 30), match.index + match[0].length + 50);
    const value = Number(match[1]);
    if (/experience|professional|career|as an? |working/i.test(around) && value > 0 && value <= 45)
      best = Math.max(best ?? 0, value);
  }
  return best;
}
