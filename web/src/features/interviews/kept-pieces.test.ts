import { expect, test } from 'vitest';
import { type Piece, soundOf } from './kept-pieces.ts';

const piece = (number: number, sent = true): Piece => ({
  interviewId: 'one',
  sequence: 1,
  number,
  samples: new Int16Array(100),
  live: '',
  sent,
});
const header = 44;
const found = (pieces: Piece[]) => {
  const sound = soundOf(pieces);
  return sound && [sound.from, (sound.audio.size - header) / 200];
};

test('pieces are one recording that says with which it begins', () => {
  expect(found([])).toBeNull();
  expect(found([piece(0), piece(1, false)])).toEqual([0, 2]);
  expect(found([piece(4), piece(5, false)])).toEqual([4, 2]);
});

test('where another browser went on in between, what the server has from before is not given again', () => {
  expect(found([piece(0), piece(1), piece(7, false), piece(8, false)])).toEqual([7, 2]);
  // Nobody else has it.
  expect(found([piece(0), piece(1, false), piece(7, false)])).toEqual([0, 3]);
});
