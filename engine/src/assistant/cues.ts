/** Words that say what kind of answer is wanted, and what every kind of question has in common. */

import { jobNouns, peopleNouns } from './lexicon.ts';
import type { Parts } from './parts.ts';
import type { Filter, Plan, Query } from './types.ts';

export const firstRows = 50;
export const mostRows = 100;
export const shortRows = 5;

export const countCue =
  /\b(?:how many(?! (?:marks?|points?|percent)\b)|(?<!\b(?:phone|mobile|contact|telephone|hand ?phone|hp|tel|id) )number of|counts?(?: of)?|total (?:number|applicants?|applications?|candidates?|jobs?|count)|the total|in total)\b|^ ?(?:total|count)\b/;
export const listCue =
  /\b(?:list|show|display|names?|who|whom|which|what|give|find|get|see|view|tell|fetch|any|anyone|anybody|someone|is there|are there|do (?:we|i|you) have|have (?:we|you)|all|whose|emails?|contacts?)\b/;
export const whether =
  /^ ?(?:and |so )?(?:is there|are there|do (?:we|i|you) have|have (?:we|you) (?:got|received|had)|did (?:anyone|anybody|someone|any)|has (?:anyone|anybody|someone|any)|have any|does (?:anyone|anybody|any)|do any|can (?:anyone|any)|was there|were there|any|anyone|anybody)\b/;
export const domain = new RegExp(
  `\\b(?:${peopleNouns}|${jobNouns}|interview(?:s|ed)?|scores?|grades?|salar(?:y|ies)|appl(?:y|ied|ies|ying)|status(?:es)?|hired?|rank(?:ed|ing|s)?|top|best)\\b`,
);

/** A plan that puts one query to the data, with what is to be told of how it was read. */
export const ask = (query: Query, { notes }: Parts): Plan => ({ kind: 'ask', query, notes });

/** The filter with the dates of application that were said. */
export function filterOf(parts: Parts): Filter {
  return parts.span ? { ...parts.filter, applied: parts.span } : parts.filter;
}

/** Whether addresses and telephone numbers are asked for, as a part of a query. */
export const contactOf = (text: string): { contact?: true } =>
  /\b(?:e-?mails?|contacts?|contact details|phones?|phone numbers?|mobile numbers?|addresses)\b/.test(text)
    ? { contact: true }
    : {};

/** Whether the expected salary is asked for, as a part of a query. */
export const payOf = (text: string): { pay?: true } =>
  /\b(?:salar(?:y|ies)|pay|wages?|remuneration|asking price|expectations?|how much .*(?:expect|want|ask)\w*|(?:expect|want|ask)\w*(?: \w+)? how much)\b/.test(
    text,
  )
    ? { pay: true }
    : {};
