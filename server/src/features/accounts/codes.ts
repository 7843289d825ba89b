/** One-time codes are named by their tokens, of which only a hash is kept. */
import { createHash } from 'node:crypto';
import { type Fail, fail } from '#platform/http/fail.ts';
import { words } from './words.ts';

/** How often a code may be tried. */
export const codeTries = 5;

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** A refused code, with how many tries are left of it where that is for the person to know. */
export function wrongCode(left = 0): Fail {
  if (left <= 0) return fail('wrong_code');
  return fail('wrong_code', words.later('triesLeft', { left }));
}
