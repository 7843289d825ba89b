/** Statuses and interviews in a question: taken out of the text and put into a filter. */

import { decisions, type Status, settable } from '@saring/contract/domain';
import type { Reader } from './reader.ts';

/** How each is called; of words that could be two, the first has them. */
const words: Record<Status, string> = {
  Accepted:
    'accept(?:ed|ances?|s)?|approved?|hire[sd]?|successful|shortlisted|selected|offered|got (?:the|a) job|passed',
  Rejected:
    'reject(?:ed|ions?|s)?|declined?|turned down|unsuccessful|failed|refused|dismissed|not (?:accepted|selected|hired|shortlisted|successful) (?:at all|in the end)',
  KIV: 'kiv|k\\.i\\.v|keep(?:ing)?[ -]in[ -]view|kept[ -]in[ -]view|in[ -]view|on[ -]hold|put on hold|being considered|waitlist(?:ed)?|waiting list|reserve list',
  Withdrawn: 'withdrawn?|withdrew|withdrawals?|pulled out|dropped out|backed out|cancelled|canceled',
  Pending:
    'pending|unreviewed|undecided|not (?:yet )?(?:been )?(?:reviewed|decided|processed|looked at|handled)(?: yet)?|un-?processed|unhandled|still open applications|to be (?:reviewed|decided)|(?:await(?:ing|s)?|waiting (?:for|on)|need(?:s|ing)?|without|no|have not had|have no|has no) (?:an? |any |our |your |my |the |final )*(?:decisions?|reviews?|verdicts?|decide|deciding)(?: yet)?|(?:still )?(?:waiting|outstanding) (?:applications|applicants|candidates)|left to review|(?:still )?(?:have|need) to (?:be )?(?:review|decide)(?:ed|d)?(?: (?:on|about))?',
};
const states = Object.entries(words) as [Status, string][]; // keys of a constant are these and no other
const around =
  '(?:who (?:are|is|were|was|have been|has been|we|got|i)|that (?:are|is|were|was|have been|we)|which (?:are|is|were|have been|we)|(?:have|has|had) (?:been|we|i)|are|is|were|was|been|being|be|got|get|have|has|did we|we|i|with|in|under|marked|set|put|a|an|the|status(?:es)?|as|of|to|on|still|currently|already|now)';
const after = '(?: (?:status(?:es)?|state|stage|list|group|pile))?';

/** Statuses that are asked for; those that are not (`not rejected`) are turned into the others. */
export function takeStatuses(reader: Reader): Status[] | null {
  const wanted = new Set<Status>();
  const unwanted = new Set<Status>();
  // "reviewed", "decided on", "processed": a person has decided.
  if (
    reader.take(
      /\b(?<!\b(?:not|never|to) (?:\w+ ){0,2})(?:already |been )?(?:reviewed|decided(?: on)?|handled)\b(?! (?:by|for))/,
    )
  )
    for (const status of decisions) wanted.add(status);
  for (let round = 0; round < 8; round += 1) {
    let any = false;
    for (const [status, words] of states) {
      const not = reader.take(
        new RegExp(
          `\\b(?:(?:are|is|were|was|have|has|been|who|that|did|do|we|yet) )*(?:not|never|excluding|except(?: for)?|other than|besides|neither|nor|minus|apart from|without)(?: (?:yet|been|be|being|the|a|any|status|those|in|on|ones|have|has|had|who|that|are|were|was|is|we|i|already|people|candidates|applicants|anyone|everyone))*(?: |-)(?:${words})\\b${after}(?: yet| ones?)?`,
        ),
      );
      if (not && status !== 'Pending') {
        unwanted.add(status);
        any = true;
        continue;
      }
      const non = reader.take(new RegExp(`\\b(?:non|un)[ -](?:${words})\\b`));
      if (non) {
        unwanted.add(status);
        any = true;
        continue;
      }
      if (not ?? reader.take(new RegExp(`\\b(?:${around} )*(?:${words})\\b${after}`))) {
        wanted.add(status);
        any = true;
      }
    }
    if (!any) break;
  }
  if (unwanted.size > 0 && wanted.size === 0) return settable.filter((status) => !unwanted.has(status));
  const left = [...wanted].filter((status) => !unwanted.has(status));
  return left.length > 0 ? left : null;
}

/** Whether the interview is complete, where the question asks for that. */
export function takeInterviewed(reader: Reader): boolean | null {
  const doing =
    '(?:complet(?:e|ed|ing)|finish(?:ed|ing)?|done|do|take|took|taken|taking|attend(?:ed|ing)?|given|gave|have|had|sat(?: for)?|sit(?: for)?|did|start(?:ed)?|been through|gone through|go through|undergone|passed through)';
  const the = '(?:(?:the|their|an?|any|his|her|its|yet|digital|video|online|ai) )*';
  const be =
    '(?:(?:who|that|which|have|has|had|were|was|are|is|been|be|did|do|does|still|yet|but|and|them|of|they|he|she) )*';
  if (
    reader.take(
      new RegExp(
        `\\b${be}(?:not|never|nobody)(?: yet| been| be| even| actually| already)*(?: ${doing}(?: with)? ${the}(?:interviews?|it)|(?: been)? interviewed)\\b(?: (?:yet|so far))?`,
      ),
    ) ??
    reader.take(
      /\b(?:without|no|lacking|missing|skipped|skip|pending|outstanding|incomplete|unfinished|uncompleted|ignored)(?: (?:an?|any|the|their|completed|finished|complete))* interviews?(?: (?:yet|so far))?\b/,
    ) ??
    reader.take(/\b(?:have|has|had|with) (?:not|no)(?: had)?(?: an?| any| the| their)? interviews?(?: yet)?\b/) ??
    reader.take(
      /\binterviews? (?:is |are |was |were |still |status )*(?:not (?:yet )?(?:complete|completed|finished|done|taken|started)|incomplete|pending|unfinished|outstanding|missing|open|yet to be done)\b/,
    ) ??
    reader.take(
      /\b(?:yet to (?:be interviewed|(?:complete|finish|take|do|have|sit)(?: (?:the|their|an|for))* interviews?)|un-?interviewed|not (?:yet )?interviewed|(?:still )?(?:need|needs|have|has|is|are|yet|remain|left|be)? ?(?:still )?to (?:be interviewed|(?:complete|finish|take|do)(?: (?:the|their|an))* interviews?)|waiting for (?:an |the |their )?interviews?|due for (?:an |the )?interviews?|left to interview|non[ -]interviewed)\b/,
    ) ??
    reader.take(/\bprovisional(?:ly graded| grades?| scores?| marks?)?\b/)
  )
    return false;
  if (
    reader.take(
      new RegExp(
        `\\b${be}(?:already |been )?${doing}(?: with)? ${the}(?!.{0,1}score)interviews?(?! (?:scores?|marks?|results?|grades?))\\b(?: (?:yet|so far|already))?`,
      ),
    ) ??
    reader.take(new RegExp(`\\b${be}(?:already )?interviewed\\b(?: (?:already|so far|yet))?`)) ??
    reader.take(/\b(?:with|have|has|having) (?:an? |the |their )?(?:complete|completed|finished|done) interviews?\b/) ??
    reader.take(/\b(?:completed|finished|complete|done) interviews?\b/) ??
    reader.take(
      /\binterviews? (?:is |are |was |were |status |been |have been )*(?:complete|completed|finished|done|taken)\b/,
    ) ??
    reader.take(/\b(?:with|have|having|had) (?:an |the )?interviews?\b(?! (?:scores?|marks?|results?))/) ??
    reader.take(/\bfinal(?:ly graded| grades?)\b(?= only)/)
  )
    return true;
  return null;
}
