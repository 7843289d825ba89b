/** What a browser kept of questions whose time went by while the page was away. */
import { beforeEach, expect, test, vi } from 'vitest';
import { keepTyped } from '#client/storage.ts';
import { leftAnswers } from './left-answers.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  // A browser without a database, as one that keeps nothing of sound.
  vi.stubGlobal('IDBKeyRange', { bound: () => null });
  return () => vi.unstubAllGlobals();
});

test('what was typed is handed in, what is typed into the open question stays', async () => {
  keepTyped('one', 1, 'I closed the books');
  keepTyped('one', 3, 'of twelve companies');
  keepTyped('other', 2, 'elsewhere');
  expect(await leftAnswers('one', 3)).toEqual([
    {
      interviewId: 'one',
      sequence: 1,
      audio: null,
      from: 0,
      pieces: 0,
      last: false,
      response: 'I closed the books',
      source: 'typed',
    },
  ]);
});
