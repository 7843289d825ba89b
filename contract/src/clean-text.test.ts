/** What stays of a text that somebody typed, and what goes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seed } from './chance.fixture.ts';
import { cleanLine, cleanLines } from './clean-text.ts';

describe('a text of one line', () => {
  it.each([
    ['Amy\nTan\u202Egnp.exe\u200B', 'Amy Tangnp.exe'],
    ['  Amy \t\r\n  Tan ', 'Amy Tan'],
    ['Amy\u2028Tan\u2029Lim\u0085Low\vOng', 'Amy Tan Lim Low Ong'],
    ['Amy\u00A0\u3000\u2003Tan', 'Amy Tan'],
    ['A\u00ADm\u2060y\uFEFF \u034FTan', 'Amy Tan'],
    ['\u2066Amy\u2069 \u200E\u200FTan\u061C', 'Amy Tan'],
    ['Amy\u115F\u1160\u3164\uFFA0', 'Amy'],
    ['Amy\u0000\u0007\u001B\u009F', 'Amy'],
    ['Amy\u{E0041}\u{E006D}\u{E007F}', 'Amy'],
    ['A\uFE0Fmy\u{E0100} 1\uFE0E', 'Amy 1'],
    ['\u2800Amy\u2800\u2800Tan', 'Amy Tan'],
    ['Amy\uD800Tan\uFFFE', 'AmyTan'],
    ['A\u200Dmy \u200CTan\u200D', 'Amy Tan'],
    ['Ame\u0301lie', 'Amélie'],
    ['e\u200B\u0301', 'é'],
    ['\u200B\u202E \uFEFF', ''],
  ])('%j is %j', (typed, seen) => expect(cleanLine(typed)).toBe(seen));

  it.each([
    'Nur Aisyah binti Rahman',
    "Siobhán O'Brien-Müller",
    '三井 葛\u{E0100}城',
    'محمد',
    'می\u200Cخواهم',
    'क्\u200Dष',
    'ശ്രീ\u200Cമതി',
    'ജോണ്\u200D',
    'Love \u2764\uFE0F Sdn. Bhd.',
    'Desk \u{1F469}\u200D\u{1F4BC}',
  ])('%j stays as it is', (name) => expect(cleanLine(name)).toBe(name.normalize('NFC')));
});

describe('a text of several lines', () => {
  it.each([
    ['one\r\ntwo\n\n\tthree  four', 'one\r\ntwo\n\n\tthree  four'],
    [' \u202Eone\u2066two\u2069\u200B\u00AD\u0007 \n', 'onetwo'],
    ['one\u2028two\vthree', 'one\ntwo\nthree'],
    ['\u200Fשלום (Shalom)\u200F', '\u200Fשלום (Shalom)\u200F'],
    ['\u{1F469}\u200D\u{1F4BC} a\u200Db', '\u{1F469}\u200D\u{1F4BC} ab'],
    ['\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}', '\u{1F3F4}'],
  ])('%j is %j', (typed, seen) => expect(cleanLines(typed)).toBe(seen));
});

const text = fc.string({
  unit: fc.oneof(
    fc.constantFrom('\u200C', '\u200D', '\uFE0F', '\u094D', 'क', 'م', '\u2764', 'e', '\u0301', ' ', '\n', '\u202E'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

it('what was cleaned is clean', () => {
  fc.assert(
    fc.property(text, (typed) => {
      expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed));
      expect(cleanLines(cleanLines(typed))).toBe(cleanLines(typed));
      expect(cleanLine(typed)).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069\u200B]|^\s|\s$|\s\s/u);
    }),
    { numRuns: 2000, seed, examples: [['\u0301\u200C\u094D\u200C']] },
  );
});

it.each([
  '\u200D\u0301',
  // Of two classes, which stand in an order of their own once nothing is between them.
  '\u0301\u200C\u094D\u200C',
])('a megabyte of %j leaves as many marks as any language has', (signs) => {
  expect(cleanLine(`a${signs.repeat(300_000)}`).length).toBeLessThan(40);
});
