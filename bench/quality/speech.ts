/** How an answer is spoken must not count: the same words hesitated, repeated, broken and drawn out, as recognisers write them. */
import { ask, type Item } from './engine.ts';
import { dice, mean } from './measures.ts';
import type { Ladder } from './own-texts.ts';
import type { Figure } from './table.ts';

type Roll = () => number;
/** Words of an answer as somebody says them; chance picks which. */
type Way = (words: readonly string[], roll: Roll) => string[];

const sounds = ['um', 'uh', 'er', 'you know', 'um, um'];
const isBroken = (word: string) => /^[a-z]{3,}/i.test(word);
/** As it stands within a sentence: what is said again or begun anew has its sign at the end alone. */
const bare = (word: string) => word.replace(/[.,;:!?]+$/, '');
/** What is said before the vowel comes, or the vowel. */
const onset = (word: string) => /^[^aeiou]{1,2}|^./i.exec(word)?.[0] ?? '';
const again = (text: string, times: number, between: string) => Array.from({ length: times }, () => text).join(between);

/** Changes one word in so many. */
const some =
  (share: number, change: (word: string, roll: Roll) => string): Way =>
  (words, roll) =>
    words.map((word) => (roll() < share && isBroken(word) ? change(word, roll) : word));

const filled = (share: number): Way =>
  some(share, (word, roll) => `${sounds[Math.floor(roll() * sounds.length)]} ${word}`);
const repeated = (share: number, most: number): Way =>
  some(share, (word, roll) => `${again(bare(word), 1 + Math.floor(roll() * most), ' ')} ${word}`);
const broken = (share: number, sign: string): Way =>
  some(share, (word, roll) => `${again(onset(word), 1 + Math.floor(roll() * 2), sign)}${sign}${word}`);

const ways: Record<string, Way> = {
  'sounds before one word in 8': filled(1 / 8),
  'sounds before one word in 3': filled(1 / 3),
  'one word in 5 twice': repeated(1 / 5, 1),
  'two words in 5 up to four times': repeated(2 / 5, 3),
  'phrases begun anew': (words, roll) =>
    words.flatMap((word, at) => {
      const next = words[at + 1] ?? '.';
      return roll() < 1 / 8 && word === bare(word) && next === bare(next) ? [word, next, word] : [word];
    }),
  'no full stops': (words) => words.map(bare),
  'blocks as dots': some(1 / 5, (word) => `… ${word}`),
  'c-c-closed, one in 7': broken(1 / 7, '-'),
  'c-c-closed, two in 5': broken(2 / 5, '-'),
  'c c closed, one in 7': broken(1 / 7, ' '),
  'c c closed, one in 3': broken(1 / 3, ' '),
  'clo- closed, one in 5': some(1 / 5, (word) => `${word.slice(0, Math.ceil(word.length / 2))}- ${word}`),
  'ccclosed, one in 5': some(
    1 / 5,
    (word) => `${word.charAt(0)}${again(word.charAt(0).toLowerCase(), 2, '')}${word.slice(1)}`,
  ),
  'all together': (words, roll) =>
    [filled(1 / 8), repeated(1 / 8, 1), broken(1 / 8, ' '), broken(1 / 8, '-')].reduce<string[]>(
      (said, way) => way(said, roll).join(' ').split(' '),
      [...words],
    ),
};

/** Marks of each ladder's three best answers in turn, in every way of speaking, beside those of the plain words. */
export async function speechFigures(ladders: readonly Ladder[], label: string): Promise<Figure[]> {
  const items: Item[] = [];
  const sent = ({ question, criterion }: Ladder, answer: string) =>
    items.push({ type: 'answer_score', question, criterion, answer }) - 1;
  const rows = ladders.map((one, number) => {
    const answer = one.answers[2 + (number % 3)] ?? '';
    const said = Object.entries(ways).map(([way, speak], at) => {
      const text = speak(answer.split(/\s+/), dice(1000 * number + at)).join(' ');
      return { way, text, at: sent(one, text) };
    });
    return { plain: sent(one, answer), said };
  });
  const replies = await ask(items);
  const score = (at: number) => replies[at]?.score ?? 0;
  const moved = rows.flatMap(({ plain, said }) =>
    said.map((one) => ({ ...one, by: Math.abs(score(one.at) - score(plain)) })),
  );
  if (process.env.SHOW)
    for (const { way, by, text } of moved.filter(({ by }) => by > 0.05))
      process.stdout.write(`${by.toFixed(2)} ${way}: ${text}\n`);
  const of = `answers (${ladders.length}) spoken in ${Object.keys(ways).length} ways, ${label}`;
  const changes = moved.map(({ by }) => by);
  return [
    { what: `${of}: marks move by, of 5, on average`, figure: mean(changes), aim: 0.05, most: true },
    { what: `${of}: at most`, figure: Math.max(...changes), aim: 0.3, most: true },
  ];
}
