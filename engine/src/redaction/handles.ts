/** Finds names under which somebody is known at a site, in a cleaned text; whose they are need not be known. */

import type { Span } from '#text/clean.ts';
import { isOrdinary } from './spellings.ts';

const site =
  'github|gitlab|bitbucket|linkedin|behance|dribbble|instagram|facebook|twitter|tiktok|youtube|telegram|whatsapp|wechat|skype|kaggle|codepen|leetcode|hackerrank|pinterest|snapchat|discord';
/** After a sign whatever stands there; the scope of a package ("@angular/core") is none. */
const atSign = /(?<![\p{L}\p{N}._@/-])@[\p{L}\p{N}][\p{L}\p{N}._-]{1,60}(?![\p{L}\p{N}/])/gu;
const atSite = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${site}|ig|fb)(?: (?:id|handle|username|user|account|profile))?( ?[:/-] ?| )(@?[\p{L}\p{N}][\p{L}\p{N}._-]{1,60})(?![\p{L}\p{N}])`,
  'giu',
);

/** The places of a text that name an account of somebody, with its sign or behind its site. */
export function* handleSpans(text: string): Generator<Span> {
  for (const { 0: found, index } of text.matchAll(atSign)) yield { start: index, end: index + found.length };
  for (const { 0: found, 1: sign = '', 2: handle = '', index } of text.matchAll(atSite)) {
    const end = index + found.length;
    if (isHandle(handle, sign.trim() !== '', text.slice(end, end + 3))) yield { start: end - handle.length, end };
  }
}

/** "GitHub Actions" and "LinkedIn: marketing campaigns" name work; "github: pepper" names somebody. */
function isHandle(handle: string, afterSign: boolean, next: string): boolean {
  const words = handle.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (handle.startsWith('@')) return true;
  if (words.length === 0) return false;
  if (!afterSign) return /\p{L}{3}/u.test(handle) && /[\d_]/.test(handle);
  if (!words.every((word) => isOrdinary(word))) return true;
  return !/^\p{Lu}/u.test(handle) && /^ ?(?:$|[\n|•,;)])/u.test(next);
}
