/** Cuts a sentence of an advert that asks for several things into those things. */
import { type Span, trimSpan } from './text.ts';

/** A shorter sentence asks for one thing. */
const fewWords = 11;
/** Shorter pieces are items of a list: "breads, cakes and pastries". */
const leastWords = 3;
const separators = /,(?: and)? |;| and (?=[a-z])/gi;

// What a duty begins with; "and" before another word joins two things of one duty.
const dutyVerb =
  /^(?:to )?(?:[a-z]+ly )?(?:achieve|add|adjust|administer|advise|analy[sz]e|animate|answer|appl(?:y|ies)|approve|arrange|assess|assist|attend|audit|balance|book|build|calculate|calibrate|care|carry|catalogue|chase|check|clean|close|coach|collect|communicate|compare|compile|complete|conduct|configure|control|coordinate|count|create|cut|deliver|deploy|design|detect|develop|diagnose|dispense|document|draft|draw|drive|edit|educate|ensure|evaluate|examine|explain|file|find|fit|fix|follow|forecast|grade|guide|handle|help|host|identify|implement|improve|inspect|install|interview|investigate|issue|keep|lead|liaise|load|look|maintain|make|manage|measure|meet|mentor|mix|monitor|negotiate|operate|order|organi[sz]e|oversee|pack|perform|plan|prepare|present|process|produce|promote|protect|provide|purchase|raise|receive|recommend|reconcile|record|recruit|reduce|refer|repair|reply|report|research|resolve|respond|review|run|schedule|screen|select|sell|serve|set|settle|solve|source|submit|supervise|supply|support|take|teach|test|train|treat|troubleshoot|tune|update|verify|visit|wash|weigh|welcome|work|write)s?\b/i;

/** The parts of a sentence, in order; the sentence itself where it asks for one thing. */
export function partsOf(text: string, span: Span): Span[] {
  if (wordsIn(text, span) <= fewWords) return [span];
  const parts: Span[] = [];
  let start = span.start;
  const content = text.slice(span.start, span.end);
  for (const match of content.matchAll(separators)) {
    const at = span.start + match.index;
    const next = at + match[0].length;
    if (/^ and /i.test(match[0]) && !dutyVerb.test(text.slice(next, span.end))) continue;
    if (wordsIn(text, { start, end: at }) < leastWords || wordsIn(text, { start: next, end: span.end }) < leastWords)
      continue;
    parts.push({ start, end: at });
    start = next;
  }
  parts.push({ start, end: span.end });
  return joinItems(text, parts).flatMap((one) => trimSpan(text, one) ?? []);
}

/** Items of a list go with what stands before them. */
function joinItems(text: string, parts: readonly Span[]): Span[] {
  const out: Span[] = [];
  for (const part of parts) {
    const before = out[out.length - 1];
    const short = wordsIn(text, part) < leastWords + 2 && !dutyVerb.test(text.slice(part.start, part.end));
    if (before && short) before.end = part.end;
    else out.push({ ...part });
  }
  return out;
}

function wordsIn(text: string, { start, end }: Span): number {
  return text.slice(start, end).match(/[\p{L}\p{N}][\p{L}\p{N}'/&.-]*/gu)?.length ?? 0;
}
