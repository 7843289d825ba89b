/** What no question may be about, even if a criterion asks for it: who somebody is instead of what they can do. */
import { rowsOf } from '#text/lists.ts';

/** Rows of words and their class; `*` stands for any ending. Those of `work` name work although a word of them is a trait. */
const rows = rowsOf('off-limits');
const traits = patternOf(rows.filter(([, kind]) => kind !== 'work'));
const work = patternOf(rows.filter(([, kind]) => kind === 'work'));
const ages = /\b(?:below|under) \d\d\b|\b\d\d ?(?:years? old|y\/?o|to \d\d years? old)\b/i;
/** Beside another language it is one: "Malay to English". */
const languages =
  /\b(?:arabic|english|japanese|mandarin)\b[\s,/&]+(?:(?:and|from|into|or|to)\s+)?(?:chinese|malay|tamil)\b|\b(?:chinese|malay|tamil)\b[\s,/&]+(?:(?:and|from|into|or|to)\s+)?(?:arabic|english|japanese|mandarin)\b/gi;

function patternOf(words: readonly (readonly string[])[]): RegExp {
  const forms = words.map(([word = '']) => word.replaceAll('*', '\\w*').replaceAll(' ', '[ -]'));
  return new RegExp(`\\b(?:${forms.toSorted((a, b) => b.length - a.length).join('|')})\\b`, 'gi');
}

/** Whether a text touches a trait; words that name work are let through: "public health", "income tax". */
export function touchesOffLimits(text: string): boolean {
  const rest = text.replace(work, ' ').replace(languages, ' ');
  return rest.search(traits) >= 0 || ages.test(rest);
}
