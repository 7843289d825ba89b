/** How figures, money, lists and days are written in the person's language. */
import { formatsOf } from '@saring/contract/words';
import { language } from './language.ts';

export const { number, score, money, list, choice, duration, date } = formatsOf(language());
