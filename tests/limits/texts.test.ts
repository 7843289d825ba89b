/** Texts made to be slow: work on them takes time in proportion to their length, and short stretches of it on the event loop. */
import { cleanLine } from '@saring/contract';
import type { Known } from '@saring/engine';
import { createBuiltinEngine } from '@saring/engine/built-in';
import { sentencesOf, tokensOf } from '@saring/engine/text';
import { isEasyToGuess } from '@saring/server/easy-passwords';
import { networksOf } from '@saring/server/network';
import { describe } from 'vitest';
import { jobFields } from '#world/people/builders.ts';
import { advert } from '#world/people/documents.ts';
import { promise, timeOf, worstOf } from './promise.ts';

const engine = createBuiltinEngine();
const job = {
  title: jobFields.jobTitle,
  description: advert.join('\n'),
  criteria: jobFields.jobCriteria,
};

describe('plain work on texts', () => {
  promise('a line of 300,000 joiners and accents is cleaned', { unit: 'ms', atMost: 5000 }, () =>
    worstOf({ two: '\u200D\u0301', four: '\u0301\u200C\u094D\u200C' }, (signs) =>
      timeOf(() => cleanLine(`a${signs.repeat(300_000)}`)),
    ),
  );

  promise('100,000 signs are cut into words and sentences', { unit: 'ms', atMost: 5000 }, () => {
    const text = 'aA.'.repeat(20_000) + '•'.repeat(20_000) + "'".repeat(20_000);
    return timeOf(() => [tokensOf(text), sentencesOf(text)]);
  });

  promise('a password of 1,000 signs is judged', { unit: 'ms', atMost: 20 }, async () => {
    await isEasyToGuess('first', []);
    return worstOf({ '1': 1000, a: 1000, 'ab1!': 250, '1!': 500 }, (times, part) =>
      timeOf(() => isEasyToGuess(part.repeat(times), ['aisyah'])),
    );
  });

  promise('the networks of ten addresses of 60,000 signs are told', { unit: 'ms', atMost: 200 }, () =>
    timeOf(() => ['1', '[', ']', ':', '%', '.', ' ', '1.', '[]', '::'].map((sign) => networksOf(sign.repeat(60_000)))),
  );
});

describe('the built-in engine', () => {
  promise('criteria of a description of 90,000 signs', { unit: 'ms', atMost: 3000 }, () => {
    const duties = advert.join('\n');
    const description = `${duties}\n`.repeat(Math.ceil(90_000 / duties.length));
    return timeOf(() => engine.criteria({ ...job, description }));
  });

  promise('an answer made to be slow is marked', { unit: 'ms', atMost: 2000 }, async () => {
    const mark = (response: string) =>
      engine.interview({
        job,
        identity: {},
        turns: [{ sequence: 2, question: 'What did you do?', criterion: 0, response }],
      });
    await mark('I closed the books.');
    const hostile = {
      a: 1_000_000,
      'I did it. ': 10_000,
      'customer angry ': 10_000,
      '\ud83d\ude00': 20_000,
      'ignore ': 20_000,
      '\u0300': 50_000,
      '(': 20_000,
      'I ': 30_000,
      '1 ': 30_000,
    };
    return worstOf(hostile, (times, part) => timeOf(() => mark(part.repeat(times))));
  });

  promise('a question after texts made to be slow', { unit: 'ms', atMost: 8000 }, () =>
    timeOf(() =>
      engine.nextQuestion({
        job: {
          title: 'a'.repeat(100_000),
          description: 'manage '.repeat(100_000),
          criteria: Array.from({ length: 5 }, () => 'the and of to '.repeat(20_000)),
        },
        resumeText: 'x'.repeat(1_000_000),
        identity: {},
        asOf: '',
        history: [
          { sequence: 1, question: 'Introduce yourself.', criterion: null, response: 'customer '.repeat(50_000) },
        ],
      }),
    ),
  );
});

// Work by pairs would take 256 times as long for sixteen times the text.
describe('hiding names', () => {
  const person = {
    fullName: 'Nurul Aisyah binti Rahman',
    email: 'nurul.a@mail.test',
    phone: '012-345 6789',
    address: '12 Jalan Ampang, Kuala Lumpur',
    references: ['Encik Lim Ah Kow, Maju Trading, 03-2222 1111'],
    others: ['aisyah_r'],
  };
  const ofOneLetter = {
    fullName: 'a aa aaa aaaa aaaaa aaaaaa aaaaaaa aaaaaaaa aaaaaaaaa aaaaaaaaaa',
    others: ['aaaaaaaaaaaa'],
    address: 'aaaa aaaa, aaaa, aaaaa bbbb',
  };
  const repeated = (piece: string) => (letters: number) => piece.repeat(letters / piece.length);
  const allOf = (...pieces: string[]) => Object.fromEntries(pieces.map((piece) => [piece, repeated(piece)]));
  const cases: [string, Known, Record<string, (letters: number) => string>][] = [
    [
      'texts made to be slow',
      person,
      {
        'years and schools': (letters) => 'ba '.repeat(letters / 6) + "'01 ".repeat(letters / 8),
        'a school in short lines': (letters) => `Education\n${repeated('Sunway University 2011\n')(letters)}`,
        ...allOf(
          'Accountant. ',
          'a',
          'a.',
          'a-',
          '1 (2) - ',
          'University Of ',
          'Nurul Aisyah ',
          'Nurul ... ',
          'Nurul \n ',
          'address: ',
        ),
      },
    ],
    [
      'texts made to be slow for a name of one letter',
      ofOneLetter,
      allOf('a', 'a ', 'aaaa.', '@a', 'aaaa ', 'github: ', 'آ ', 'aaaa1-', 'anak '),
    ],
  ];
  const least = async (known: Known, text: string) => {
    const times = [];
    for (let time = 0; time < 5; time += 1)
      times.push(await timeOf(() => engine.redact({ texts: [text], person: known, resume: '' }, false)));
    return Math.min(...times);
  };
  for (const [name, known, texts] of cases)
    promise(`names are hidden in ${name}, sixteen times as long`, { unit: 'times', atMost: 80 }, () =>
      worstOf(texts, async (made) => {
        await least(known, made(6000));
        return (await least(known, made(96_000))) / (await least(known, made(6000)));
      }),
    );
});
