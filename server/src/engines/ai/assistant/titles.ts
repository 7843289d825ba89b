/** Jobs in a question: by title (whole, in part, misspelt), department, location and type. */
import { jobNouns, small } from './lexicon.ts';
import type { Reader } from './reader.ts';
import type { JobRef, Named } from './types.ts';
import { nearly, singular } from './words.ts';

/** Words of titles that say a rank, not a trade: alone they name no job. */
const ranks = new Set(
  'senior junior lead head chief assistant associate principal staff trainee general sr jr executive officer manager specialist i ii iii level mid entry full part time contract remote'.split(
    ' ',
  ),
);
const short: Readonly<Record<string, string>> = {
  hr: 'human resources',
  qa: 'quality assurance',
  dev: 'developer',
  devs: 'developer',
  exec: 'executive',
  execs: 'executive',
  mgr: 'manager',
  sr: 'senior',
  jr: 'junior',
  eng: 'engineer',
  swe: 'software engineer',
  pm: 'project manager',
  admin: 'administrator',
  acct: 'accountant',
  ops: 'operations',
};

interface Titled {
  title: string;
  ids: string[];
  words: string[];
}

function wordsOf(title: string): string[] {
  return title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}+#. ]+/gu, ' ')
    .split(/\s+/)
    .map((word) => singular(word.replace(/^[.]+(?!net)|[.]+$/g, '')))
    .filter(Boolean);
}

function titled(jobs: readonly JobRef[]): Titled[] {
  const byTitle = new Map<string, Titled>();
  for (const job of jobs) {
    const key = job.title.trim().toLowerCase();
    const known = byTitle.get(key);
    if (known) known.ids.push(job.id);
    else byTitle.set(key, { title: job.title.trim(), ids: [job.id], words: wordsOf(job.title) });
  }
  return [...byTitle.values()];
}

interface Token {
  word: string;
  start: number;
  end: number;
}

function tokensOf(text: string): Token[] {
  return [...text.matchAll(/[^\s¦?!,;:()"]+/g)].map((match) => ({
    word: match[0].replace(/\.$/, ''),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** How well a run of words names a title: 2 whole, 1 in part, 0 not. */
function howWell(run: readonly string[], { words }: Titled): number {
  if (run.length > words.length) return 0;
  let at = 0;
  for (const asked of run) {
    while (at < words.length && !same(asked, words[at] ?? '')) at += 1;
    if (at === words.length) return 0;
    at += 1;
  }
  return run.length === words.length ? 2 : 1;
}

function same(asked: string, word: string): boolean {
  const one = singular(asked);
  return (
    one === word ||
    short[one] === word ||
    (!small.has(asked) && nearly(one, word)) ||
    (word.length > 5 && family(one) === family(word))
  );
}

/** "accounting" for "accountant", "engineering" for "engineer", "marketer" for "marketing". */
function family(word: string): string {
  return word.length > 6 ? word.replace(/(?:ants?|ings?|ers?|ors?|ments?|istrat\w+)$/, '') : word;
}

const linking =
  /\b(?:(?:for|as|in|to|of|on|the|an?|our|my|this|that|any|all|role of|position of|job of|applied for|apply for|applying for|applied to|applied as) )+$/;

/** Takes the jobs out that a question names by title; null where it names none. */
export function takeTitles(reader: Reader, jobs: readonly JobRef[]): { named: Named; whole: boolean } | null {
  const all = titled(jobs);
  const found: Titled[] = [];
  let whole = true;
  for (let round = 0; round < 4; round += 1) {
    const tokens = tokensOf(reader.text);
    let best: { titles: Titled[]; start: number; end: number; score: number; whole: boolean } | null = null;
    for (let from = 0; from < tokens.length; from += 1) {
      for (let to = Math.min(tokens.length, from + 8); to > from; to -= 1) {
        const run = tokens.slice(from, to);
        const first = run[0];
        const last = run.at(-1);
        if (!first || !last || /¦|[?!,;:()"]/.test(reader.text.slice(first.start, last.end))) continue;
        const words = run.flatMap(({ word }) => (short[singular(word)] ?? word).split(' '));
        const plainWords = words.map(singular).filter((word) => !/^(?:and|&|of|the|-)$/.test(word));
        if (plainWords.length === 0) continue;
        const fits = all
          .map((title) => ({
            title,
            how: howWell(plainWords, { ...title, words: title.words.filter((word) => !/^(?:and|of|the)$/.test(word)) }),
          }))
          .filter(({ how }) => how > 0);
        if (fits.length === 0) continue;
        const wholes = fits.filter(({ how }) => how === 2);
        // A part must hold a word that says something, and begin and end with one.
        if (
          wholes.length === 0 &&
          (plainWords.every((word) => small.has(word) || ranks.has(word)) ||
            small.has(first.word) ||
            small.has(last.word))
        )
          continue;
        if (wholes.length > 0 && plainWords.every((word) => small.has(word)) && plainWords.length === 1) continue;
        const exact = plainWords.filter((word) => fits.some(({ title }) => title.words.includes(word))).length;
        const score = plainWords.length * 10 + exact * 3 + (wholes.length > 0 ? 5 : 0);
        if (best && best.score >= score) continue;
        const titles = (wholes.length > 0 ? wholes : fits).map(({ title }) => title);
        best = { titles, start: first.start, end: last.end, score, whole: wholes.length > 0 };
      }
    }
    if (!best) break;
    for (const title of best.titles) if (!found.includes(title)) found.push(title);
    whole &&= best.whole;
    const lead = linking.exec(reader.text.slice(0, best.start))?.[0].length ?? 0;
    const tail = new RegExp(`^ (?:${jobNouns})\\b`).exec(reader.text.slice(best.end))?.[0].length ?? 0;
    reader.cut(best.start - lead, best.end + tail);
  }
  if (found.length === 0) return null;
  const names = found.map(({ title }) => title);
  const label = names.length > 4 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', ');
  return { named: { ids: found.flatMap(({ ids }) => ids), label }, whole };
}

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
