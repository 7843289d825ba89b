/** How near what is told is to what is asked by meaning, whatever the words. */
import type { Nearness } from '#meaning/index.ts';
import { inOneForm } from '#text/sexes.ts';
import type { Word } from './read.ts';
import type { Target } from './target.ts';

/** What an answer is compared with: the question and the criterion. */
export function askedOf({ question, criterion }: Target): string {
  return inOneForm([question, criterion].filter(Boolean).join('. '));
}

/** What is told in one stretch, as a text of its own: a sentence alone tells less of what it belongs to. */
export function toldOf(words: readonly Word[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** 0 to 0.8 in hundredths. */
export function meaningOf(nearness: Nearness, target: Target, words: readonly Word[]): number {
  return nearness(askedOf(target), toldOf(words));
}
