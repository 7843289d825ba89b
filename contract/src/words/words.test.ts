/** Sentences with their values, plurals and tags, in English, in the pseudo-language and in a language of a few sentences. */
import { describe, expect, it } from 'vitest';
import { catalogue, english, formatsOf, type Language } from './index.ts';
import { pseudo } from './pseudo.ts';

const words = catalogue('words', {
  plain: "Don't reload.",
  greeting: 'Welcome, {name}!',
  people: '{count, plural, one {One applicant is} other {# applicants are}} read again by {engine}',
  status: 'It is {status, select, open {open} other {closed}}.',
  terms: 'I agree to the <link>terms of {name}</link>.',
  total: 'Total: {total, number}',
});
const say = words(english);

describe('a sentence', () => {
  it('is written with its values', () => {
    expect(say('plain')).toBe("Don't reload.");
    expect(say('greeting', { name: '<Ann> {1}' })).toBe('Welcome, <Ann> {1}!');
    expect(say('status', { status: 'open' })).toBe('It is open.');
    expect(say('status', { status: 'other' })).toBe('It is closed.');
  });
  it('knows one from many and writes figures as the language does', () => {
    expect(say('people', { count: 1, engine: 'x' })).toBe('One applicant is read again by x');
    expect(say('people', { count: 1234, engine: 'x' })).toBe('1,234 applicants are read again by x');
    expect(say('total', { total: 50_000 })).toBe('Total: 50,000');
  });
  it('with tags is its parts', () => {
    const linked = words<{ to: string }>(english)('terms', { name: 'Acme', link: (text) => ({ to: text.join('') }) });
    expect(linked).toEqual(['I agree to the ', { to: 'terms of Acme' }, '.']);
  });
  it('does not compile with a wrong name or without its values', () => {
    const never = () => {
      // @ts-expect-error: no such sentence
      say('plane');
      // @ts-expect-error: the name is missing
      say('greeting');
      // @ts-expect-error: a count is a number
      say('people', { count: 'one', engine: 'x' });
      // @ts-expect-error: the tag is missing
      say('terms', { name: 'Acme' });
    };
    expect(never).toBeTypeOf('function');
  });
});

describe('another language', () => {
  const malay: Record<string, string> = { greeting: 'Selamat datang, {name}!' };
  const ms: Language = {
    ...english,
    tag: 'ms',
    locale: 'ms-MY',
    sentence: (_catalogue, key, message) => (malay[key] === undefined ? message : ['Selamat datang, ', ['name'], '!']),
  };
  it('says what it has, and the rest in English', () => {
    expect(words(ms)('greeting', { name: 'Ann' })).toBe('Selamat datang, Ann!');
    expect(words(ms)('plain')).toBe("Don't reload.");
  });
  it('that is English in accents leaves values alone', () => {
    const accented = words<string>(pseudo);
    expect(accented('greeting', { name: 'Ann' })).toBe('⟦Ŵéļçóɱé, Ann!⟧');
    expect(accented('people', { count: 2, engine: 'x' })).toBe('⟦2 áþþļîçáñţš áŕé ŕéáð áĝáîñ ƀý x⟧');
    expect(accented('terms', { name: 'Acme', link: (text) => `[${text.join('')}]` })).toBe(
      '⟦Î áĝŕéé ţó ţĥé [ţéŕɱš óƒ Acme].⟧',
    );
    for (const key of ['plain', 'status', 'total'] as const)
      expect(
        String((accented as (key: string, values: object) => string)(key, { status: 'open', total: 1 })),
      ).not.toMatch(/[A-Za-z]/);
  });
});

describe('figures', () => {
  const { number, score, money, list, choice } = formatsOf(english);
  it('have one way of being written', () => {
    expect(number(1234.567)).toBe('1,234.57');
    expect(score(82.4)).toBe('82.40');
    expect([money(4500), money(4500.5)]).toEqual(['RM 4,500', 'RM 4,500.50']);
    expect(list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(choice(['PDF', 'DOCX', 'TXT'])).toBe('PDF, DOCX or TXT');
  });
});
