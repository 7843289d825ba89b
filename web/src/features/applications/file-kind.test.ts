import { expect, it } from 'vitest';
import { fileKind } from './file-kind.ts';

it.each([
  ['application/pdf', true, 'pdf'],
  ['application/pdf', false, null],
  ['image/png', false, 'picture'],
  ['image/jpeg', true, 'picture'],
  ['text/plain', true, null],
  ['application/msword', true, null],
  [null, true, null],
])('a file of type %s, where PDF is framed: %s, is shown as %s', (type, framesPdf, kind) => {
  expect(fileKind(type, framesPdf)).toBe(kind);
});
