/** Reads a question in ordinary English into one query over a company's rows, by rules alone: the same words always ask the same. */

import { accounted, leftOutOf, notRead } from './coverage.ts';
import { filterOf, firstRows } from './cues.ts';
import { focused } from './focus.ts';
import { followUp } from './follow-up.ts';
import { expanded, idioms } from './idioms.ts';
import { askOf } from './intent.ts';
import { mended } from './mend.ts';
import { type Parts, partsOf } from './parts.ts';
import { protectedTrait } from './protected.ts';
import { declined, otherCompany, refusedAct, smallTalk, unknown } from './refusals.ts';
import type { Asked, Lookup, Plan, Query } from './types.ts';
import { digits, plain } from './words.ts';

/** "IT" in capitals is no "it". */
function spelledOut(question: string): string {
  return /\p{Ll}/u.test(question) ? question.replace(/\bIT\b/g, 'information technology') : question;
}

/** What is to be done with a question. Reads names and titles through `lookup`, never rows of another company. */
export async function planOf(asked: Asked, lookup: Lookup): Promise<Plan> {
  const written = plain(spelledOut(asked.question));
  const talk = smallTalk(written);
  if (talk) return talk;
  const trait = protectedTrait(written);
  if (trait) return declined(trait);
  const text = await mended(expanded(written), lookup);
  const act = refusedAct(text);
  if (act) return act;
  if (
    /\b(?:other|another|different|every|each|all|competing|rival) (?:compan(?:y|ies)|employers?|tenants?|organi[sz]ations?)\b|\bcompetitors?\b/.test(
      written,
    )
  )
    return otherCompany();
  const parts = await partsOf(idioms(focused(digits(text), await lookup.jobs(), asked.question)), asked, lookup);
  const plan = (await followUp(parts, asked.memory)) ?? askOf(parts);
  return plan ? accounted(plan, parts) : beyond(parts);
}

function beyond(parts: Parts): Plan {
  const near = nearTo(parts);
  const unread = notRead(parts);
  const conditions = near ? leftOutOf(near, parts) : [];
  // A condition says more than the number in it.
  return unknown(unread.every((one) => conditions.some((whole) => whole.includes(one))) ? conditions : unread, near);
}

/** What was understood of a question that asks nothing as a whole. */
function nearTo(parts: Parts): Query | null {
  const filter = filterOf(parts);
  return Object.keys(filter).length > 0
    ? { kind: 'list', filter, sort: 'final', order: 'desc', limit: firstRows, offset: 0 }
    : null;
}
