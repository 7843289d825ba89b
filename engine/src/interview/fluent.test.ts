import { describe, expect, it } from 'vitest';
import { scoreAnswer } from './answer.ts';
import { ladders } from './ladders.fixture.ts';
import { loadInterviewModels } from './models.ts';
import { fluentText, readAnswer } from './read.ts';

const models = await loadInterviewModels();
const { knowledge } = models;
const fluent = (answer: string): string => fluentText(knowledge, answer).text;

/** Numbers from 0 up to 1, the same ones for one seed. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

type Speak = (word: string, next: () => number) => string;
const bare = (word: string): string => word.replace(/[.,;:!?]+$/, '');
const letter = (word: string): string => word.charAt(0);
const long = (word: string, spoken: string): string => (bare(word).length > 3 ? spoken : word);
const manners: Record<string, Speak> = {
  'sounds of hesitation': (word, next) => `${['um', 'uh', 'erm'][Math.floor(next() * 3)]} ${word}`,
  'words said twice': (word) => `${bare(word)} ${word}`,
  'words said up to four times': (word, next) => `${`${bare(word)} `.repeat(1 + Math.floor(next() * 3))}${word}`,
  'words said again after a comma': (word) => `${bare(word)}, ${word}`,
  'first letters, with hyphens': (word) => long(word, `${letter(word)}-${letter(word)}-${word}`),
  'first letters, apart': (word) => long(word, `${letter(word)} ${letter(word)} ${word}`),
  'broken words': (word) => long(word, `${word.slice(0, 2)}- ${word}`),
  'drawn out sounds': (word) => long(word, `${letter(word)}${letter(word).toLowerCase().repeat(3)}${word.slice(1)}`),
  pauses: (word) => (bare(word) === word ? `${word}...` : word),
};

/** Every fourth word or so in that manner; words without a letter at their beginning stay. */
function spokenAs(answer: string, speak: Speak, seed: number): string {
  const next = dice(seed);
  return answer
    .split(' ')
    .map((word) => (/^[A-Za-z'’]+[.,;:!?]*$/.test(word) && next() < 0.25 ? speak(word, next) : word))
    .join(' ');
}

/** Two to four words of a sentence are said again here and there. */
function begunAnew(answer: string, seed: number): string {
  const next = dice(seed);
  const words = answer.split(' ');
  return words
    .flatMap((word, at) => {
      const phrase = words.slice(at, at + 2 + Math.floor(next() * 3));
      return next() < 0.15 && phrase.every((one) => bare(one) === one) ? [...phrase, word] : [word];
    })
    .join(' ');
}

describe('an answer', () => {
  const answers = ladders.flatMap((ladder) => ladder.answers.slice(3).map((answer) => ({ ...ladder, answer })));
  const versions = [
    ...Object.entries(manners).map(([name, speak]) => ({
      name,
      spoken: (answer: string, seed: number) => spokenAs(answer, speak, seed),
    })),
    { name: 'phrases begun anew', spoken: begunAnew },
  ];

  for (const { name, spoken } of versions)
    it(`is marked the same with ${name}, and quoted as it was said`, () => {
      const apart = answers.map(({ answer, question, criterion }, at) => {
        const said = spoken(answer, at + 1);
        expect(said).not.toBe(answer);
        const plain = scoreAnswer(models, { question, criterion, answer });
        const other = scoreAnswer(models, { question, criterion, answer: said });
        for (const { text, start, end } of other.quotations) expect(said.slice(start, end)).toBe(text);
        return { by: Math.abs(other.level - plain.level), said };
      });
      expect(apart.filter(({ by }) => by > 0.3)).toEqual([]);
      expect(apart.reduce((sum, { by }) => sum + by, 0) / apart.length).toBeLessThanOrEqual(0.05);
    });

  it('is read without what belongs to its being spoken', () => {
    for (const [said, meant] of [
      ['I I I led the t-t-team', 'I led the team'],
      ['l-l-led', 'led'],
      ['I was I was I was going', 'I was going'],
      ['we cou we could sell', 'we could sell'],
      ['The the report, um, was late', 'The report was late'],
      ['Th- then I, I checked', 'Then I checked'],
      ['c c closed, c-c-called and cle- cleaned', 'closed, called and cleaned'],
      ['sssso I mmmoved it a weeeek later', 'so I moved it a week later'],
      ['the in invoices and the... the bills', 'the invoices and the bills'],
      ["I I I'm sure, i i it is safe", "I'm sure, it is safe"],
      [
        "I I've read it, the i inspector saw that it was i important",
        "I've read it, the inspector saw that it was important",
      ],
      ['Th-The crew, Th The rota, Nob- Nobody and M Mostly', 'The crew, The rota, Nobody and Mostly'],
      ['I a always asked, a away from a audit', 'I always asked, away from audit'],
      ['my myself, an and so on', 'myself, and so on'],
      ['the PC-PC-PCB and the CC CC CCRIS', 'the PCB and the CCRIS'],
    ] as const)
      expect(fluent(said)).toBe(meant);
  });

  it('keeps what only looks like stammering', () => {
    for (const text of [
      'I checked in invoices and we went for forms',
      'I implemented it, an audit showed it, and I installed it',
      'I know C C++ and Java JavaScript and SQL',
      'Kumar a a/l Raman and an A B test with 2 2024 batches of 5 55',
      'A C-clamp and an S-shaped part, then part iii of form xxx',
      'Ah Hock in Temerloh said no notice came at 12 12',
      'It was good. Good people did it. It was done',
      'We tried again and again, day after day',
      'On www.example.test the IT items and the PR project',
      'An A at school, grade A audits, vitamin A and D, PC PCB',
      'He told me I improved, and I instead invited them. I Installed It',
    ])
      expect(fluent(text)).toBe(text);
  });

  it('is marked the same without a full stop, comma or capital at its sentences', () => {
    const apart = answers.flatMap(({ answer, question, criterion }) => {
      const plain = scoreAnswer(models, { question, criterion, answer }).level;
      const small = answer.replaceAll(/(?<=[.!?] )\p{Lu}(?=\p{Ll})/gu, (capital) => capital.toLowerCase());
      return [answer, small]
        .map((said) => said.split(' ').map(bare).join(' '))
        .map((said) => ({
          by: Math.abs(scoreAnswer(models, { question, criterion, answer: said }).level - plain),
          said,
        }))
        .filter(({ by }) => by > 0.05);
    });
    expect(apart).toEqual([]);
  });

  it('hides a name that was stammered', () => {
    const { clean } = readAnswer(knowledge, 'My name is A-A-Ahmad and I s-sell cars', { fullName: 'Ahmad bin Ismail' });
    expect(clean.text).toBe('My name is _____ and I sell cars');
  });

  it('of thousands of words said again is read in bounded time and size', () => {
    for (const piece of ['I ', 'a-', 'ab abc ', 'um, ', '... a ', 'aaab '])
      expect(fluent(piece.repeat(20_000)).length).toBeLessThanOrEqual(30_000);
  });
});
