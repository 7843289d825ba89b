/** The occupational lexicon: every family of work the engine knows, in one list. */
import type { Family } from './family.ts';

export const lexicon: readonly Family[] = [];
