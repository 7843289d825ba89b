/** The name of this tab, by which the server knows who holds the interview; it survives a reload. */

import { randomKey } from '#client/random-key.ts';

const name = 'interview-tab';

export function tabName(): string {
  const known = sessionStorage.getItem(name);
  if (known) return known;
  const made = randomKey();
  sessionStorage.setItem(name, made);
  return made;
}
