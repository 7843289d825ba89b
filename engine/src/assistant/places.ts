/** Departments, places and types of employment in a question. */

import { peopleNouns } from './lexicon.ts';
import type { Reader } from './reader.ts';
import type { JobRef } from './types.ts';

const departmentNames: ReadonlyMap<string, string> = new Map([
  ['information technology', 'it|i\\.t|tech|technology'],
  ['human resources', 'hr|human resource'],
  ['research and development', 'r&d|r & d|rnd|research'],
  ['customer service', 'customer support'],
]);
const otherNames: ReadonlyMap<string, string> = new Map([
  ['kuala lumpur', 'kl|k\\.l'],
  ['negeri sembilan', 'n9|n\\.s'],
  ['penang', 'pulau pinang|pg'],
  ['melaka', 'malacca'],
  ['petaling jaya', 'pj|p\\.j'],
  ['johor', 'johore'],
  ['johor bahru', 'jb|j\\.b'],
]);
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
export function takeDepartments(reader: Reader, { jobs, departments }: Known, bare: boolean): string[] {
  const found: string[] = [];
  for (const name of unique([...jobs.map((job) => job.department), ...departments])) {
    const other = departmentNames.get(name.toLowerCase());
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

/** What a company's jobs may be called after. */
export interface Known {
  jobs: readonly JobRef[];
  departments: readonly string[];
  places: readonly string[];
}

/** Every place with the ways to write it. */
function placesOf({ jobs, places }: Known): [name: string, words: string][] {
  const parts = jobs.flatMap((job) => [job.location, ...job.location.split(/[,/;]/)]);
  return unique([...parts, ...places])
    .filter((name) => name.length > 2 && !/^(?:remote|malaysia)$/i.test(name))
    .map((name) => {
      const other = otherNames.get(name.toLowerCase());
      return [name, `(?:${escaped(name)}${other ? `|${other}` : ''})`];
    });
}

const home =
  '(?:(?:who|that|and|are|is|do|does|currently|now|with|have|has|an?|the|their|home) )*(?:liv(?:e|es|ing)|resid(?:e|es|ing)|stay(?:s|ing)?|home|homes|hometown|address(?:es)?(?= (?:is |are )?(?:in|at|near|around|within)\\b))(?: (?:is|are|in|at|near|around|within))+';

export interface Home {
  name: string;
  /** As it was written. */
  words: string;
  /** Said of where people live; "from Penang" may also be where the job is. */
  sure: boolean;
}

/** Takes out where applicants live: "living in Penang", "from KL". */
export function takeHomes(reader: Reader, known: Known): Home[] {
  const found: Home[] = [];
  for (const [name, words] of placesOf(known)) {
    const own = reader.take(new RegExp(`\\b${home} (?:the )?${words}(?: (?:area|state|region))?(?= |$|[?.,])`));
    if (own) found.push({ name, words: own[0].trim(), sure: true });
    const from = own
      ? null
      : reader.take(
          new RegExp(
            `(?<=\\b(?:${peopleNouns}|who|are|is|those|them|applied|¦) )(?:(?:who|that|are|is|come|comes|coming|based) )*(?:from|based in) (?:the )?${words}(?= |$|[?.,])(?! (?:office|branch|jobs?|positions?|roles?|openings?))`,
          ),
        );
    if (from) found.push({ name, words: from[0].trim(), sure: false });
  }
  const elsewhere = reader.take(
    new RegExp(`\\b${home} (?:the )?([\\p{L}]{3,}(?: [\\p{L}]{3,}){0,2})(?= |$|[?.,])`, 'u'),
  );
  if (elsewhere?.[1]) found.push({ name: elsewhere[1], words: elsewhere[0].trim(), sure: true });
  return found;
}

/** Takes places out; parts of a place's name ("Petaling Jaya" of "Petaling Jaya, Selangor") count. */
export function takeLocations(reader: Reader, known: Known): string[] {
  const found: string[] = [];
  for (const [name, words] of placesOf(known)) {
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
