/** What a search by part of a name looks for: the words of a job's names that hold it, and how many people have each. */
import { type Executor, preparedRows, type Value } from '#platform/db/db.ts';
import type { Page } from '#platform/http/paging.ts';

export interface SearchPlan {
  job: string;
  /** On applicants `a`: who applied for the job and has the text in their name. */
  condition(value: Value): string;
  /** Where words alone tell who is found and nobody is withheld: at least so many people, of so many who are listed. */
  counted: { people: number; listed: number; total(value: Value): string } | null;
}

interface Row {
  job: string;
  listed: number;
  blind: boolean;
  /** Which piece of the text the word has; null where no word has any. */
  place: number | null;
  word: string;
  people: number;
}

/**
 * From more words on, names are looked at instead, by the index over parts of them: that over words asks about each word for
 * everybody it meets. Of a million applicants the letter "a", in 116 words, would find all but a few in 10 s instead of 1.5;
 * "an", in 39, finds half of them in 0.4 instead of 1.
 */
const mostWords = 200;
const mostQuestions = 20; // for each applicant of the job
/** What a longer text has beyond these pieces is looked for in the names that are left. */
const mostPieces = 8;

const patternOf = (search: string) => `%${search.replace(/[\\%_]/g, '\\$&')}%`;

/** What a search means, however it is found: any part of the name of `a`, in any case. */
export const named = (search: string, value: Value) => `a.full_name ilike ${value(patternOf(search))}`;

/** As the index over words has it, each with its job. To name the job beside it would have everybody's place looked up in an index over jobs too. */
const hasWord = (words: Row[], value: Value) =>
  `name_keys(a.job_id, a.full_name) && ${value(words.map(({ job, word }) => `${job}:${word}`))}::text[]`;
const peopleOf = (words: Row[]) => words.reduce((sum, { people }) => sum + people, 0);

/** Null where the job is not this company's. */
export async function planSearch(
  db: Executor,
  companyId: string,
  jobId: string,
  search: string,
): Promise<SearchPlan | null> {
  const pattern = patternOf(search);
  // Cut at its spaces it is a pattern for each word in turn: `%an b%` is one that ends in "an" before one that begins with "b".
  const pieces = [...new Set(pattern.split(' '))].filter((piece) => piece !== '').slice(0, mostPieces);
  const rows = await preparedRows<Row>(
    db,
    `select j.id as job, j.listed_count as listed, j.blind_review as blind, p.place::int - 1 as place, w.word, w.people
    from jobs j left join (unnest($3::text[]) with ordinality p (piece, place) cross join lateral
      (select w.word, w.people from own_name_words w where w.job_id = $1 and w.word like lower(p.piece) limit ${mostWords + 1}) w) on true
    where j.id = $1 and j.company_id = $2 order by w.people desc`,
    [jobId, companyId, pieces],
  );
  const [most, ...others] = rows;
  if (!most) return null;
  const words = pieces.map((_, place) => rows.filter((row) => row.place === place));
  const whole = !pattern.includes(' ');
  const few = words.every(
    (some) => some.length <= mostWords && some.length * peopleOf(some) <= mostQuestions * most.listed,
  );
  return {
    job: most.job,
    condition(value) {
      if (!few) return `a.job_id = ${value(most.job)} and ${named(search, value)}`;
      const held = words.map((some) => hasWord(some, value));
      // Not as `named` says it, or the index over whole names would be asked too, which takes longer than all the rest.
      return [...held, ...(whole ? [] : [`lower(a.full_name) like lower(${value(pattern)})`])].join(' and ');
    },
    counted:
      whole && few && most.place !== null && !most.blind
        ? { ...most, total: (value) => totalOf(most, others, value) }
        : null,
  };
}

/** Those of the word that most have are counted; who has another one is looked at for whether they are among them. */
function totalOf(most: Row, others: Row[], value: Value): string {
  const count = (words: Row[]) => `select count(*)::int from own_applications a where ${hasWord(words, value)}`;
  // Fetching everybody is quicker then.
  if (peopleOf(others) > most.people / 2) return `(${count([most, ...others])})`;
  const word = value(most.word);
  const counted = `coalesce((select w.people from own_name_words w where w.job_id = ${value(most.job)} and w.word = ${word}), 0)`;
  if (others.length === 0) return counted;
  return `${counted} + (${count(others)} and ${word} <> all (string_to_array(lower(a.full_name), ' ')))`;
}

/**
 * How many of all applicants to look at, in the order of a list, for a page of those that are found, with some to spare;
 * null where it is quicker to fetch everybody found.
 */
export function rowsToLookAt({ limit, offset }: Page, { counted }: SearchPlan): number | null {
  if (!counted) return null;
  const steps = ((limit + offset) * counted.listed) / counted.people;
  return steps < counted.people ? Math.ceil(steps * 4) : null;
}
