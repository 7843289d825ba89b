/** The occupational lexicon: every family of work the engine knows, in one list. */
import type { Family } from './family.ts';
import { business } from './lexicon-business.ts';
import { industry } from './lexicon-industry.ts';
import { services } from './lexicon-services.ts';
import { technology } from './lexicon-technology.ts';

export const lexicon: readonly Family[] = [...technology, ...business, ...industry, ...services];
