/** Pay and years of experience in a question: taken out of the text as bounds. */

import { bounds, number, value } from './bounds.ts';
import type { Reader } from './reader.ts';
import type { Range } from './types.ts';

const money = '(?:rm|myr|ringgit|\\$)? ?';
const payUnit = '(?: ?(?:k)\\b)?(?: ?(?:rm|myr|ringgit))?(?: (?:a|per|each|every) month| monthly)?';
const payNoun =
  '(?:the |their |an? )?(?:expected |desired |asking |expecting )?(?:monthly )?(?:salar(?:y|ies)|pay|wages?|compensation|remuneration|income)(?: expectations?| requirements?| demands?| range)?(?: (?:is|are|was|of|that is|which is|stands?|being))*';
const payVerb =
  '(?:expect(?:s|ed|ing)?|ask(?:s|ed|ing)?(?: for)?|want(?:s|ed|ing)?|demand(?:s|ed|ing)?|request(?:s|ed|ing)?|looking for|quot(?:e|es|ed|ing)|budget)(?: (?:a|an|salary|pay|salaries|of|is))*';

/** Bounds on the expected salary. */
export function takeSalary(reader: Reader): Range | null {
  for (const [pattern, range] of bounds(payUnit, money)) {
    const found =
      reader.take(
        new RegExp(`(?:with |have |has |having |whose )?(?:${payNoun}|${payVerb}) ?${pattern.source}(?: ${payNoun})?`),
      ) ??
      reader.take(new RegExp(`(?:with |for |at |an? )?${pattern.source} (?:in |as |of )?${payNoun}`)) ??
      reader.take(new RegExp(pattern.source.replaceAll(money, '(?:rm|myr|ringgit|\\$) ?'))) ??
      (/\d ?k\b/.exec(new RegExp(pattern.source).exec(reader.text)?.[0] ?? '')
        ? reader.take(new RegExp(pattern.source))
        : null);
    if (!found) continue;
    const amounts = range(found);
    // "4k to 6k", "4 to 6k": thousands.
    const thousands = /\d ?k\b/.test(found[0]);
    const full = (amount: number | undefined) =>
      amount !== undefined && thousands && amount < 1000 ? amount * 1000 : amount;
    return {
      ...amounts,
      ...(amounts.min === undefined ? {} : { min: full(amounts.min) }),
      ...(amounts.max === undefined ? {} : { max: full(amounts.max) }),
    };
  }
  return null;
}

/** "More than 5 years of experience", "3 to 5 years in sales", "8 yrs exp". */
export function takeExperience(reader: Reader): Range | null {
  const unit =
    " ?\\+? ?(?:or more )?(?:years?|yrs?)(?: 's| of)?(?: (?:work(?:ing)?|relevant|total|industry|professional))?";
  const noun = ' ?(?:experiences?|exp|work history|career)\\b';
  for (const [pattern, range] of bounds(unit, '')) {
    const found =
      reader.take(
        new RegExp(
          `(?:(?:with|have|has|having|had|who|that|an?) )*(?:experiences? (?:of |is |are )?)?${pattern.source}${noun}(?: (?=in\\b|with\\b|as\\b))?`,
        ),
      ) ??
      reader.take(new RegExp(`\\b(?:experiences?|worked|working)(?: (?:of|for|is|are))* ${pattern.source}`)) ??
      reader.take(
        new RegExp(`(?:with|have|has|having|worked|spent) ${pattern.source}(?= (?:in|with|as|at|doing|using)\\b)`),
      );
    if (found) return range(found);
  }
  const bare = reader.take(
    new RegExp(`(?:(?:with|have|has|having|an?|about|around) )*${number}( ?\\+)?${unit}${noun}`),
  );
  if (bare) return { min: value(bare[1]) };
  const plus = reader.take(new RegExp(`${number} ?\\+ ?(?:years?|yrs?)\\b(?! (?:ago|old))`));
  if (plus) return { min: value(plus[1]) };
  return null;
}
