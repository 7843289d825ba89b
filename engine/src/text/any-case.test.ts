import { expect, test } from 'vitest';
import { inAnyCase } from './any-case.ts';

const found = (source: string, text: string) => text.match(new RegExp(inAnyCase(source), 'gu')) ?? [];

test('letters hold in any case, also beyond A to Z, in classes and in ranges', () => {
  expect(found('net|ärztin', 'NET Net net ÄRZTIN')).toEqual(['NET', 'Net', 'net', 'ÄRZTIN']);
  expect(found('[ab]-[x-z]', 'A-X b-Z c-x')).toEqual(['A-X', 'b-Z']);
  expect(found('[^a]b', 'AB CB ab cb')).toEqual(['CB', 'cb']);
});

test('properties, escapes and names of groups hold as they are written', () => {
  expect(found('\\p{Lu}\\p{Ll}+', 'Kuala LUMPUR')).toEqual(['Kuala']);
  expect(found('(?=\\p{Lu}\\p{Ll})god', 'God GOD god')).toEqual(['God']);
  expect(found('\\bno\\b\\.?\\d\\u2022', 'NO.1• no.2• no3•')).toEqual(['NO.1•', 'no.2•']);
  expect('ROLE: chef'.match(new RegExp(inAnyCase('(?<told>role)(?=:)(?<!x)'), 'u'))?.groups).toEqual({ told: 'ROLE' });
});

test('a letter without one capital of its own is itself', () => {
  expect(found('straße', 'STRAßE Straße')).toEqual(['STRAßE', 'Straße']);
});
