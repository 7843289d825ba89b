/** Finds name, phone, address, e-mail and summary in the text of a resume, pure. A guess that is not plain is left out. */

import { anyOf } from '#text/lists.ts';
import type { ResumeFacts } from '#types';

const maxDescription = 500;
/** All of this stands on the first pages. */
const maxRead = 50_000;
/** Bounded parts: an endless run of letters must not be tried from each of its places to its end. */
const emailPattern = /[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}\p{L}{2,24}/u;

/** Finds what a form asks for in a resume's text: name, telephone, address, mail address and summary, each null where it is not found. */
export function findInResume(text: string): ResumeFacts {
  const read = text.slice(0, maxRead);
  const lines = read.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());
  return {
    fullName: nameIn(lines),
    phone: phoneIn(read),
    address: addressIn(lines),
    contactEmail: emailPattern.exec(read)?.[0] ?? null,
    description: summaryIn(lines),
  };
}

/**
 * A Malaysian number as the eleven digits of the profile: `011` numbers as they are dialled at home, shorter ones with
 * the country's 60 before them. Null for what cannot be spelled in eleven.
 */
export function elevenDigits(spelled: string): string | null {
  const digits = spelled.replace(/\D/g, '').replace(/^0060/, '60');
  const home = digits.startsWith('60') ? digits.slice(1) : digits;
  if (!/^0\d{8,10}$/.test(home)) return null;
  if (home.length === 11) return home;
  return home.length === 10 ? `6${home}` : null;
}

/** One of another country, which is told by its plus, or one of Malaysia. */
const phonePattern =
  /\+(?!6 ?0)\d(?:[ \t().-]{0,2}\d){7,14}|(?:\+|00)?6?\s?\(?0?\)?[\s.-]?\d(?:[\s().-]{0,2}\d){7,10}/g;

function phoneIn(text: string): string | null {
  for (const [spelled] of text.matchAll(phonePattern)) {
    const digits = elevenDigits(spelled);
    if (digits) return digits;
    if (/^\+(?!6 ?0)/.test(spelled)) return `+${spelled.replace(/\D/g, '')}`;
  }
  return null;
}

const heading = new RegExp(String.raw`^${anyOf('fact-heading')}\s*:?$`, 'i');
const summaryHeading =
  /^(?:(?:professional |personal |career |executive )?(?:summary|profile|objective|statement)|about(?: me)?)\s*:?$/i;

const title = /^(?:resume|résumé|curriculum vitae|c\.?v\.?)$/i;
/** Words of posts and firms: a line with one of them is a headline, not a name. */
const noName = new RegExp(String.raw`\b${anyOf('no-name')}\b`, 'i');
const word = /^(?:[\p{L}][\p{L}\p{M}'’.-]*|@|[ad]\/[lpo]|[ABSD]\/[LPO])$/u;

/** The name after its label, else the line near the top that reads like one: two to seven words of letters alone. */
function nameIn(lines: readonly string[]): string | null {
  for (const line of lines) {
    const labelled = /^(?:full )?name\s*[:：]\s*(.+)$/i.exec(line)?.[1];
    if (labelled && isName(labelled)) return spelledOut(labelled);
  }
  const top = lines.filter((line) => line && !title.test(line)).slice(0, 4);
  const first = top.find((line) => isName(line) && !heading.test(line) && !noName.test(line));
  return first ? spelledOut(first) : null;
}

function isName(line: string): boolean {
  // Scripts without spaces between the words of a name have two to six signs.
  if (/^[\p{Script=Han}\p{Script=Hangul}]{2,6}$/u.test(line)) return true;
  const words = line.split(' ');
  return words.length >= 2 && words.length <= 7 && line.length <= 80 && words.every((each) => word.test(each));
}

/** NUR AISYAH BINTI RAHMAN as it is written in a sentence; any other spelling stays. */
function spelledOut(name: string): string {
  if (name !== name.toUpperCase() || name === name.toLowerCase()) return name;
  return name
    .toLowerCase()
    .replace(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    .replace(/ (Bin|Binti|A\/l|A\/p)(?= )/g, (link) => link.toLowerCase());
}

const street = /\b(?:jalan|jln|lorong|lrg|persiaran|lebuh|taman|tmn|kampung|kg|lot|blok|block|street|road|avenue)\b/i;
const postcode = /\b\d{5}\b/;
const contact = /@|https?:|www\.|linkedin|(?:\+?6?0\d[\d\s-]{7,})/i;

/** The address after its label, else a line with a street or a Malaysian postcode near the top; up to three lines of it. */
function addressIn(lines: readonly string[]): string | null {
  const top = lines.slice(0, 40);
  const labelled = top.findIndex((line) => /^(?:home |current |permanent |mailing )?address\b/i.test(line));
  const start = labelled >= 0 ? labelled : top.slice(0, 12).findIndex(isPlace);
  if (start < 0) return null;
  const parts: string[] = [];
  for (const [index, line] of top.slice(start, start + 4).entries()) {
    const part = (index === 0 ? line.replace(/^.*?address\s*[:：]?\s*/i, '') : line).replace(/,$/, '');
    if (index > 0 && parts.length > 0 && !isPlace(part)) break;
    if (heading.test(part) || contact.test(part)) {
      if (parts.length > 0) break;
      // Several facts in one line: the one that is a place.
      const piece = part.split(/[|•·;]/).find((each) => isPlace(each) && !contact.test(each));
      return piece?.trim() ?? null;
    }
    if (part) parts.push(part);
    if (postcode.test(part)) break;
  }
  const address = parts.join(', ');
  return address.length >= 5 && address.length <= 300 ? address : null;
}

function isPlace(line: string): boolean {
  return street.test(line) || (postcode.test(line) && /\p{L}{3}/u.test(line));
}

/** What stands under a heading such as "Summary", at most 500 characters, whole sentences where that can be. */
function summaryIn(lines: readonly string[]): string | null {
  const at = lines.findIndex((line) => summaryHeading.test(line));
  if (at < 0) return null;
  const body: string[] = [];
  for (const line of lines.slice(at + 1)) {
    if (heading.test(line) || (line === '' && body.length > 0 && /[.!?]$/.test(body.at(-1) ?? ''))) break;
    if (line) body.push(line);
  }
  const whole = body.join(' ');
  if (whole.length <= maxDescription) return whole || null;
  const cut = whole.slice(0, maxDescription);
  const sentence = cut.lastIndexOf('. ');
  return sentence > maxDescription / 3 ? cut.slice(0, sentence + 1) : cut.slice(0, cut.lastIndexOf(' '));
}
