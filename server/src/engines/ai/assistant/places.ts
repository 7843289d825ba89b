/** Departments, places and types of employment in a question. */

import type { Reader } from './reader.ts';
import type { JobRef } from './types.ts';

const departments = [
  'Information Technology',
  'Human Resources',
  'Finance',
  'Marketing',
  'Sales',
  'Customer Service',
  'Engineering',
  'Product Management',
  'Research and Development',
  'Legal',
  'Operations',
  'Others',
];
const departmentNames: Readonly<Record<string, string>> = {
  'information technology': 'it|i\\.t|tech|technology',
  'human resources': 'hr|human resource',
  'research and development': 'r&d|r & d|rnd|research',
  'customer service': 'customer support',
};
const places: Readonly<Record<string, string>> = {
  'kuala lumpur': 'kl|k\\.l',
  'negeri sembilan': 'n9|n\\.s',
  penang: 'pulau pinang|pg',
  melaka: 'malacca',
  'petaling jaya': 'pj|p\\.j',
  johor: 'johore',
  'johor bahru': 'jb|j\\.b',
};
const states = [
  'Johor',
  'Kedah',
  'Kelantan',
  'Melaka',
  'Negeri Sembilan',
  'Pahang',
  'Penang',
  'Perak',
  'Perlis',
  'Sabah',
  'Sarawak',
  'Selangor',
  'Terengganu',
  'Kuala Lumpur',
  'Labuan',
  'Putrajaya',
  'Malaysia',
];
const types: readonly [string, RegExp][] = [
  ['full-time', /\bfull[ -]?time(?:rs?)?\b/],
  ['part-time', /\bpart[ -]?time(?:rs?)?\b/],
  ['contract', /\b(?:contract|contractual|contractors?)\b(?! law)/],
  ['remote', /\b(?:remote(?:ly)?|work(?:ing)? from home|wfh)\b/],
  ['internship', /\b(?:internships?|interns?)\b/],
];
const escaped = (text: string) => text.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const deptCue = '(?:departments?|dept\\.?|teams?|divisions?|units?)';

const unique = (values: readonly string[]): string[] => {
  const seen = new Map<string, string>();
  for (const value of values)
    if (value.trim() && !seen.has(value.trim().toLowerCase())) seen.set(value.trim().toLowerCase(), value.trim());
  return [...seen.values()].toSorted((a, b) => b.length - a.length);
};

/** Takes out departments that are said to be such ("the Sales department", "department is Legal"), or any of them where `bare`. */
export function takeDepartments(reader: Reader, jobs: readonly JobRef[], bare: boolean): string[] {
  const found: string[] = [];
  for (const name of unique([...jobs.map((job) => job.department), ...departments])) {
    const other = departmentNames[name.toLowerCase()];
    const words = `(?:${escaped(name).replace(/ and /g, ' (?:and|&) ')}${other ? `|${other}` : ''})`;
    const cued =
      reader.take(
        new RegExp(`\\b(?:(?:in|for|from|of|to|within|across) )?(?:the |our )?${words} ${deptCue}(?= |$|[?.,])`),
      ) ??
      reader.take(new RegExp(`\\b(?:in |for )?(?:the )?${deptCue} (?:of |is |called |= ?|: ?)?${words}(?= |$|[?.,])`));
    // "it" is a pronoun first.
    const loose = bare
      ? reader.take(
          new RegExp(
            `(?:^|(?<=[ ¦]))(?:(?:in|for|from|of|about|within) )?(?:the )?${other ? `(?:${escaped(name)}|${other.replace(/^it\|/, '')})` : escaped(name)}(?= |$|[?.,])`,
          ),
        )
      : null;
    if (cued ?? loose) found.push(name);
  }
  return found;
}

/** Takes places out; parts of a place's name ("Petaling Jaya" of "Petaling Jaya, Selangor") count. */
export function takeLocations(reader: Reader, jobs: readonly JobRef[]): string[] {
  const found: string[] = [];
  const parts = jobs.flatMap((job) => [job.location, ...job.location.split(/[,/;]/)]);
  for (const name of unique([...parts, ...states])) {
    if (name.length < 3 || /^(?:remote|malaysia)$/i.test(name)) continue;
    const other = places[name.toLowerCase()];
    const words = `(?:${escaped(name)}${other ? `|${other}` : ''})`;
    if (
      reader.take(
        new RegExp(
          `\\b(?:(?:based|located|working|jobs?|positions?|roles?|openings?|from|in|at|for|around|near|of|are|is) )*(?:the )?${words}(?: (?:area|state|office|branch|region|based|location))?(?= |$|[?.,])`,
        ),
      )
    )
      found.push(name);
  }
  return found;
}

/** Takes types of employment out. */
export function takeTypes(reader: Reader): string[] {
  return types
    .filter(([, pattern]) =>
      reader.take(
        new RegExp(
          `(?:\\b(?:for|in|the|an?) )*${pattern.source}(?: (?:jobs?|positions?|roles?|work|basis|employment|openings?|vacanc(?:y|ies)|staff))?`,
        ),
      ),
    )
    .map(([type]) => type);
}
