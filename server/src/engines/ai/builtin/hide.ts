/** Hides who a person is from people who review without knowing it: more than the engine masks, and readable where nothing is hidden. */
import type { Identity } from '#engines/ai/index.ts';
import { filler, maskIdentity } from './mask.ts';
import { type CleanText, cleanText, longestText, type Span, splitLines } from './text.ts';

/** What stands in place of a hidden character. */
const block = '█';

/** Further words that tell who it is, for example the name somebody signs in with. */
export interface Known extends Identity {
  others?: readonly string[];
}

const links =
  /\b(?!asp\.net\b)(?:[\w-]{1,60}\.){1,4}(?:com|net|org|io|dev|me|my|app|page|site|info|xyz)\b(?:\/\S{0,200})?/gi;
const year = /\b(?:19|20)\d\d\b|(?<!\w)['’]\d\d\b/g;
const school =
  /\b(?:universit\w*|college|kolej|school|sekolah|institut\w*|polytechnic|politeknik|academy|akademi|bachelor\w*|diploma|ijazah|degree|master of|masters?|mba|ph\.?d|b\.?sc|b\.?a|foundation|matrikulasi|spm|stpm|uec|[ao]-levels?|igcse|c?gpa|graduat\w*|class of|intake|convocation)\b/gi;
const schooling = /^(?:education\w*|academic\w*|qualifications?|pendidikan|kelulusan|schools?)\b/i;
const otherPart =
  /^(?:(?:work|professional|career|employment|relevant|key|technical|core) )?(?:experience|history|employment|skills?|projects?|certificat\w*|licen[cs]es|languages?|references?|referees|summary|profile|objective|achievements?|awards?|interests?|activities|volunteer\w*|pengalaman|kemahiran|rujukan|bahasa)\b/i;
const longestHeading = 50;
/** In a text without line breaks a year belongs to a school this many characters away. */
const near = 90;

/** The same text, character for character, with everything hidden that tells who it is: every offset still holds. */
export function hideIdentity(text: string, known: Known): string {
  const clean = cleanText(text);
  const masked = maskIdentity(clean, known).text;
  const spans = [...matches(clean.text, links), ...named(clean.text, known), ...schoolYears(clean.text)];
  const hidden = new Uint8Array(clean.text.length);
  for (let at = 0; at < masked.length; at += 1)
    if (masked.charAt(at) === filler && clean.text.charAt(at) !== filler) hidden[at] = 1;
  for (const { start, end } of spans) hidden.fill(1, start, end);
  // What is beyond the engine's reach was never looked at.
  const rest = text.length > longestText ? text.slice(longestText).replace(/[^\n]/g, block) : '';
  return drawn(clean, hidden) + rest;
}

function drawn(clean: CleanText, hidden: Uint8Array): string {
  const out = Array.from({ length: clean.source.length }, (_, at) => clean.source.charAt(at));
  for (let at = 0; at < hidden.length; at += 1) {
    if (hidden[at] === 0) continue;
    for (let from = clean.from[at] ?? 0; from < (clean.to[at] ?? 0); from += 1)
      if (out[from] !== '\n' && out[from] !== ' ') out[from] = block;
  }
  return out.join('');
}

function* matches(text: string, pattern: RegExp): Generator<Span> {
  for (const match of text.matchAll(pattern)) yield { start: match.index, end: match.index + match[0].length };
}

/** Every part of the name wherever it is a word, also in small letters, and every other text that is known. */
function* named(text: string, { fullName, email, others = [] }: Known): Generator<Span> {
  const low = text.toLowerCase();
  const whole = [...others, email ?? '', email?.split('@')[0] ?? ''];
  const inWord = (at: number) => /[\p{L}\p{M}\d]/u.test(low.charAt(at));
  for (const value of whole.map((one) => one.trim().toLowerCase()).filter((one) => one.length >= 3)) {
    for (let at = low.indexOf(value); at >= 0; at = low.indexOf(value, at + value.length)) {
      const end = at + value.length;
      // A short one may be part of any word.
      if (value.length >= 6 || !(inWord(at - 1) || inWord(end))) yield { start: at, end };
    }
  }
  const parts = new Set(
    (
      fullName
        ?.normalize('NFKC')
        .toLowerCase()
        .match(/[\p{L}\p{M}]+/gu) ?? []
    ).filter((part) => (part.length > 2 || /\P{ASCII}/u.test(part)) && !/^(?:bin|binti|the|and)$/.test(part)),
  );
  for (const match of text.matchAll(/[\p{L}\p{M}]+/gu))
    if (parts.has(match[0].toLowerCase())) yield { start: match.index, end: match.index + match[0].length };
}

/** Years from which an age follows: those below a heading of education, and beside the name of a school or degree. */
function* schoolYears(text: string): Generator<Span> {
  const lines = splitLines(text).map((line) => ({ ...line, words: text.slice(line.start, line.end).trim() }));
  let inside = false;
  for (const [index, line] of lines.entries()) {
    if (line.words.length <= longestHeading) {
      if (schooling.test(line.words)) inside = true;
      else if (otherPart.test(line.words)) inside = false;
    }
    const beside = [lines[index - 1], lines[index + 1]].some((other) => other && isShort(other) && namesSchool(other));
    const all = inside || (isShort(line) && (namesSchool(line) || (beside && line.words.length <= longestHeading)));
    const schools = all ? [] : [...matches(line.words, school)];
    for (const span of matches(text.slice(line.start, line.end), year)) {
      if (all || schools.some(({ start }) => Math.abs(start - span.start) <= near))
        yield { start: line.start + span.start, end: line.start + span.end };
    }
  }
}

const isShort = ({ words }: { words: string }) => words.length <= 160;
const namesSchool = ({ words }: { words: string }) => words.search(school) >= 0;
