/** The highest qualification that a text names. */
import type { Span } from '#text/index.ts';
import { rowsOf } from '#text/lists.ts';

/** From 1 (school) to 6 (doctorate), with where it is named. */
export type Qualification = { readonly level: number; readonly span: Span };

const rows = rowsOf('qualifications');
/** By the form without its dots, which may be left out in a text. */
const levels = new Map(rows.map(([level, form = '']) => [form.replaceAll('.', ''), Number(level)]));
const forms = rows
  .map(([, form = '']) => form)
  .sort((a, b) => b.length - a.length)
  .map((form) => form.replaceAll('.', '\\.?'));
const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, 'giu');

/** The level of a first degree. */
const bachelor = 4;

/** "A master of closing deals" is skilled and no graduate: small letters, and a verb with its object. */
const skilled = /\b(?:a|the|true) (?:master|doctor) of \p{L}+ing (?!in|from|at|with|and|or|degree)\p{L}/u;

/** "B.S.", and without dots only as a degree stands: "BA in", "MS (", "BSc" is in the table; "MS Excel" and "the BA" are none. */
const initials =
  /(?<![\p{L}\p{N}.])(?:([BM])\. ?[AS]\.?(?![\p{L}\p{N}])|([BM])[AS](?= in\b| \(| Hons|\/[BM][AS]\b)|(?<=^[•*\s-]{0,3})(B)[AS](?= \p{Lu}\p{Ll})(?![^\n]*\d{4} ?[-–—] ?[\p{L}\p{N}]))/gmu;
/** "A high degree of care", "to some degree", "90 degrees". */
const noDegree = {
  before: /(?:\d[\s-]?|\bto (?:an?|some|the|any|what) (?:\p{L}+ )?)$/u,
  after: /^ of (?!science|arts|\p{Lu})/u,
};

/** Every qualification named, in the order of the text. */
export function qualificationsIn(text: string): Qualification[] {
  const named = [...text.matchAll(pattern)].flatMap((match) => {
    const end = match.index + match[0].length;
    if (skilled.test(text.slice(Math.max(0, match.index - 8), end) + text.slice(end, end + 40))) return [];
    const form = match[0].toLowerCase().replaceAll('’', "'");
    if (form === 'degree' && noDegree.before.test(text.slice(Math.max(0, match.index - 20), match.index))) return [];
    if (form === 'degree' && noDegree.after.test(text.slice(end, end + 20))) return [];
    const level = levels.get(form.replaceAll('.', '')) ?? 1;
    return [{ level, span: { start: match.index, end } }];
  });
  const short = [...text.matchAll(initials)].map((match) => ({
    level: (match[1] ?? match[2] ?? match[3]) === 'B' ? bachelor : bachelor + 1,
    span: { start: match.index, end: match.index + match[0].length },
  }));
  return [...named, ...short].toSorted((a, b) => a.span.start - b.span.start);
}

const proof =
  /\b(?:certifi(?:ed|cate|cates|cation|cations)|licen[cs](?:ed?|es)|regist(?:ered|ration)|permits?|card|chartered|membership)\b/i;

/** Whether a text asks for a paper: what its holder tells in a list. */
export function namesProof(text: string): boolean {
  return proof.test(text) || qualificationsIn(text).length > 0;
}

/** Whether a span is part of the name of a qualification. */
export function isNamed(named: readonly Pick<Qualification, 'span'>[], { start, end }: Span): boolean {
  return named.some(({ span }) => span.start <= start && end <= span.end);
}
