/** What the ways of `ears.mjs` share: the world of the tests, and how each begins. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './bootstrap.mjs';

export const fromTests = (file) => import(pathToFileURL(join(root, 'tests', file)));

const { password } = await fromTests('world/people/people.ts');

export const NAME = 'Username entry';

/** Logs in, and hears how the first page welcomes. */
export const logIn = (username, welcome) => [
  ['tab', NAME],
  ['type', username],
  ['tab', 'Password password text'],
  ['type', password],
  ['press', 'Return', welcome],
];
