/** Patterns of what people say of themselves that tells who they are, whoever they may be: ages, births, parents, papers, own sites. */

import type { Span } from '#text/clean.ts';

/** `\u0027` and the typographic one, before a year of two figures. */
const year = String.raw`(?:19|20)\d\d|['’]?\d\d`;

const patterns: readonly RegExp[] = [
  // Own sites, by their last part.
  /\b(?!asp\.net\b)(?:[\w-]{1,60}\.){1,4}(?:com|net|org|io|dev|me|my|sg|co|id|uk|app|page|site|info|xyz|tech|online|blog|link|cv|bio)\b(?:\/\S{0,200})?/gi,
  // Ages.
  /\b\d{2}[ -]years?[ -]old\b|\baged?:? ?\d{2}\b|\bi(?:'m| am) \d{2}(?= ?[.,;:\n]| years? old| and )|\b\d{2} ?yo\b|\bturned \d{2}\b/gi,
  /\b(?:twenty|thirty|forty|fifty|sixty)(?:[ -](?:one|two|three|four|five|six|seven|eight|nine))?[ -]years?[ -]old\b/gi,
  // Beside the sex: "Male, 35", "(M, 35)", "F / 29 / Single".
  /\b(?:male|female|lelaki|perempuan) ?[,/|] ?\d{2}\b|(?<![\p{L}\d])[MF] ?[,/|] ?\d{2}(?!\d)/giu,
  // Births; the date that is known is looked for by itself.
  new RegExp(String.raw`\b(?:year of birth|yob|born(?: in)?|tahun lahir)\b ?:? ?(?:${year})(?!\d)`, 'gi'),
  // Parents, which tell the sex too.
  /(?<=\p{Lu}[\p{L}'’.-]* )(?:bin|binti|bte?)\b\.? \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/gu,
  /(?<![\p{L}\d/])[ASDasd]\/[LPOlpo]\b\.? ?\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?/gu,
  // Papers.
  /\bpassport\b ?(?:no\.?|number)? ?:? ?[A-Z]{1,2}\d{6,9}\b/gi,
];

/** The places of a text that tell who somebody is by a form of words: own sites, ages, births, parents. */
export function* factSpans(text: string): Generator<Span> {
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) yield { start: match.index, end: match.index + match[0].length };
}
