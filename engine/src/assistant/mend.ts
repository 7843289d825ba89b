/** Mends slips of the hand: a word that nothing knows becomes the nearest word of the grammar or of the company's jobs. */
import { jobNouns, kept, meant, peopleNouns, small } from './lexicon.ts';
import { isKnownWord } from './things.ts';
import type { Lookup } from './types.ts';
import { distance, nearly, singular, squeezed } from './words.ts';

/** Slips too short to be told by their letters alone, and habits of quick hands. */
const habits: ReadonlyMap<string, string> = new Map([
  ['teh', 'the'],
  ['thier', 'their'],
  ['adn', 'and'],
  ['hte', 'the'],
  ['hav', 'have'],
  ['form', 'from'],
  ['wat', 'what'],
  ['wht', 'what'],
  ['hw', 'how'],
  ['mny', 'many'],
  ['wiht', 'with'],
  ['wich', 'which'],
  ['ppl', 'people'],
  ['pls', 'please'],
  ['plz', 'please'],
  ['rep', 'representative'],
  ['reps', 'representative'],
  ['abt', 'about'],
  ['btw', 'between'],
  ['btwn', 'between'],
  ['nd', 'and'],
  ['fr', 'for'],
  ['frm', 'from'],
  ['thn', 'than'],
  ['lst', 'last'],
  ['wk', 'week'],
  ['mth', 'month'],
  ['yrs', 'years'],
  ['yr', 'year'],
  ['candi', 'candidate'],
  ['cand', 'candidate'],
  ['cands', 'candidates'],
  ['interv', 'interview'],
  ['int', 'interview'],
  ['dept', 'department'],
  ['depts', 'departments'],
  ['posn', 'position'],
  ['recd', 'received'],
  ['rec', 'received'],
  ['knw', 'know'],
  ['hv', 'have'],
  ['abv', 'above'],
  ['blw', 'below'],
  ['ystd', 'yesterday'],
  ['tdy', 'today'],
  ['amt', 'amount'],
  ['qty', 'number'],
]);
const types = ['contract', 'remote', 'internship', 'part-time', 'full-time'];
/** A trade is no slip of an act: "waiter" is not "waited". */
const trade = /\w{3}(?:ers?|ors?|ists?|ians?|ants?|ress)$/;
const numbers = /^(?:eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/;

/** The text with its slips mended; words of titles, names, resumes and trades stay as they are. */
export async function mended(text: string, lookup: Lookup): Promise<string> {
  const jobs = await lookup.jobs();
  const titles = new Set(
    jobs.flatMap((job) =>
      `${job.title} ${job.department} ${job.location}`
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .filter(Boolean),
    ),
  );
  const singles = new Set([...titles].map(singular));
  const own = async (word: string) =>
    singles.has(singular(word)) ||
    (await lookup.people([word], false)).length > 0 ||
    lookup.mentioned({ text: word, spellings: [word] });
  const stays = async (word: string) =>
    small.has(word) ||
    kept.has(word) ||
    meant.includes(word) ||
    nouns.test(word) ||
    numbers.test(word) ||
    isKnownWord(word) ||
    own(word);
  const words = await Promise.all(
    text.split(' ').map(async (word) => {
      if (!/^[a-z]{2,}$/.test(word)) return word;
      const habit = habits.get(word);
      if (habit && !(await own(word))) return habit;
      if (word.length === 3 && !(await stays(word)))
        return (
          brief.find(
            (one) => one !== word && one.split('').toSorted().join('') === word.split('').toSorted().join(''),
          ) ?? word
        );
      if (word.length < 4 || (await stays(word))) return word;
      const long = word.length > 4 ? meant.find((one) => nearly(word, one) && !trade.test(word)) : undefined;
      return nearest(word, [...meant, ...types, ...titles, ...small]) ?? long ?? hurried(word) ?? word;
    }),
  );
  return words.join(' ');
}

/** "Ystrday": a word of the grammar without a letter or two. */
function hurried(word: string): string | undefined {
  const names = word.length > 4 ? meant.filter((one) => one.length - word.length < 3 && squeezed(word, one)) : [];
  return names.length === 1 ? names[0] : undefined;
}

const brief = [
  'the',
  'top',
  'and',
  'for',
  'how',
  'who',
  'has',
  'are',
  'was',
  'not',
  'all',
  'any',
  'new',
  'get',
  'got',
  'cvs',
];
const nouns = new RegExp(`^(?:${peopleNouns}|${jobNouns})$`);

/** One slip away with the same first letter; where several are, the one that ends alike, then the longer. */
function nearest(word: string, names: readonly string[]): string | undefined {
  let best: { name: string; fit: number } | undefined;
  for (const name of new Set(names)) {
    if (name.length < 4 || name[0] !== word[0] || !/^[a-z]+$/.test(name)) continue;
    if (trade.test(word) !== trade.test(name)) continue;
    if (distance(word, name, 1) > 1) continue;
    const fit =
      (name.at(-1) === word.at(-1) ? 2 : 0) + (name.length >= word.length ? 1 : 0) + (small.has(name) ? 0 : 0.5);
    if (!best || fit > best.fit) best = { name, fit };
  }
  return best?.name;
}
