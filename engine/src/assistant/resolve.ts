/** What a model says of jobs and terms, resolved as the grammar resolves the words of a question. */
import { protectedTrait } from './protected.ts';
import { read } from './reader.ts';
import { takeTitles } from './titles.ts';
import type { JobRef, Named } from './types.ts';
import { digits, plain } from './words.ts';

/** The jobs that a title names, whole or in part; null where it names none. */
export function jobsCalled(title: string, jobs: readonly JobRef[]): Named | null {
  return takeTitles(read(` ${digits(plain(title))} `), jobs)?.named ?? null;
}

/** Whether any of these texts asks by a trait that must not decide. */
export function asksByTrait(texts: readonly string[]): boolean {
  return texts.some((text) => protectedTrait(plain(text)) !== null);
}
