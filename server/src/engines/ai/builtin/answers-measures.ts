/** Finds numbers in an answer and tells which of them measure a result. */
import { verbOf } from './answers-tense.ts';
import { actionStems, negations, resultStems, resultWords } from './answers-verbs.ts';
import type { Words } from './answers-words.ts';
import { isStop, type Token } from './terms.ts';

export const numberWord = new Set(
  (
    'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty ' +
    'thirty forty fifty sixty seventy eighty ninety hundred hundreds thousand thousands million half twice double dozen third quarter percent'
  ).split(' '),
);

const comparison = new Set('from to by than below under within instead down up only per every over'.split(' '));

/** A number with its sign and the word it counts: "RM480,000", "12 months", "37%". */
export function numberText(words: Words, at: number): string {
  const { tokens, clean } = words;
  const first = tokens[at];
  if (!first) return '';
  let last = at;
  while (
    tokens[last + 1] &&
    isNumber(tokens[last + 1]) &&
    (tokens[last + 1]?.start ?? 0) - (tokens[last]?.end ?? 0) <= 1
  )
    last += 1;
  let end = tokens[last]?.end ?? first.end;
  if (/^ ?%/.test(clean.text.slice(end, end + 2))) end = clean.text.indexOf('%', end) + 1;
  else {
    const next = tokens[last + 1];
    if (next && next.start - end <= 2 && !isStop(next.text) && /^[ -]$/.test(clean.text.slice(end, next.start)))
      end = next.end;
  }
  const before = clean.text.slice(Math.max(0, first.start - 4), first.start);
  const sign = /(?:RM|USD|SGD|\$|€|£) ?$/i.exec(before)?.[0] ?? '';
  return `${sign}${clean.text.slice(first.start, end)}`.replace(/\s+/g, ' ');
}

export function isNumber(token: Token | undefined): boolean {
  return token !== undefined && (/^(?:rm)?\d/.test(token.text) || numberWord.has(token.text));
}

export function numberAt(tokens: readonly Token[], at: number): { key: string; weight: number } | null {
  const token = tokens[at];
  if (!token) return null;
  const digits = /^(?:rm)?\d/.test(token.text);
  if (!digits && !numberWord.has(token.text)) return null;
  const before = tokens[at - 1];
  // "twenty five percent" is one number.
  if (before && isNumber(before) && (before.near || token.start - before.end === 1)) return null;
  const next = tokens[at + 1]?.text ?? '';
  if (/^(?:19|20)\d\d$/.test(token.text)) return { key: token.text, weight: 0.3 };
  if (
    token.text === '24/7' ||
    (/^(?:100|101|110|hundred|200|1000)$/.test(token.text) &&
      /^(?:percent|committed|commitment|effort|sure)$/.test(next))
  )
    return { key: token.text, weight: 0 };
  if (/^(?:second|half)$/.test(next) && !digits) return { key: token.text, weight: 0.3 };
  return { key: `${token.text} ${next}`.trim(), weight: digits ? 1 : token.text === 'two' ? 0.6 : 0.9 };
}

/** A number is a measure when a result or a comparison stands within twelve words. */
export function resultNear(tokens: readonly Token[], at: number): boolean {
  for (let k = Math.max(0, at - 10); k < Math.min(tokens.length, at + 9); k += 1) if (isResult(tokens, k)) return true;
  // "closed in five days", "hired two within six weeks": an act with the time it took.
  const unit = [1, 2, 3].some((k) =>
    /^(?:second|minute|hour|day|night|week|month)s?$/.test(tokens[at + k]?.text ?? ''),
  );
  const before = tokens[at - 1]?.text ?? '';
  if (unit && (before === 'in' || before === 'within')) {
    for (let k = at - 2; k >= Math.max(0, at - 6); k -= 1) {
      const one = tokens[k];
      const verb = one ? verbOf(one) : null;
      if (verb?.past && actionStems.has(verb.stem)) return true;
    }
  }
  if ([1, 2, 3].some((k) => /^(?:profit|saving|savings|worth)$/.test(tokens[at - k]?.text ?? ''))) return true;
  // "The following quarter there was one": a count beside a time that follows.
  for (let k = Math.max(0, at - 6); k < Math.min(tokens.length, at + 6); k += 1) {
    if (
      /^(?:following|next)$/.test(tokens[k]?.text ?? '') &&
      /^(?:week|month|quarter|year|season|order|batch|audit)$/.test(tokens[k + 1]?.text ?? '')
    )
      return true;
  }
  let moves = 0;
  for (let k = Math.max(0, at - 5); k < Math.min(tokens.length, at + 6); k += 1) {
    const text = tokens[k]?.text ?? '';
    if (text === 'from' || text === 'to' || text === 'instead' || text === 'down' || text === 'only') moves += 1;
    if (k > at && (tokens[k]?.shape === 'number' || numberWord.has(text)) && comparison.has(tokens[k - 1]?.text ?? ''))
      moves += 1;
  }
  return moves >= 3;
}

export function isResult(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token) return false;
  const next = tokens[at + 1]?.text ?? '';
  const after = tokens[at + 2]?.text ?? '';
  const before = tokens[at - 1]?.text ?? '';
  const hoped = [1, 2, 3].some((k) =>
    /^(?:to|can|will|would|could|should|always|want|not)$/.test(tokens[at - k]?.text ?? ''),
  );
  if (token.text === 'went' && /^(?:down|up|live)$/.test(next)) return true;
  if (token.text === 'went' && next === 'from' && [2, 3, 4, 5].some((k) => isNumber(tokens[at + k]))) return true;
  if (/^(?:came|come|comes)$/.test(token.text) && next === 'back') return true;
  if (token.text === 'on' && next === 'time') return true;
  if (
    /^(?:nobody|none|no-one)$/.test(token.text) &&
    /^(?:was|were|got|has|had|came|left|complained|failed)$/.test(next)
  )
    return true;
  if (token.text === 'not' && (next === 'one' || (next === 'a' && after === 'single'))) return true;
  if (
    token.text === 'no' &&
    /^(?:complaint|more|error|accident|injur|defect|late|finding|mistake|downtime|los)/.test(next)
  )
    return true;
  if (token.text === 'in' && next === 'the' && after === 'end') return true;
  if (
    /^(?:no|zero|without)$/.test(token.text) &&
    [2, 3, 4].some((k) => /^(?:in|since|for|after)$/.test(tokens[at + k]?.text ?? ''))
  )
    return true;
  if (
    token.text === 'no' &&
    /^(?:had|was|were|been|and|that|with)$/.test(before) &&
    !/^(?:experience|idea|problem|one|time|conflict)/.test(next)
  )
    return true;
  if (token.text === 'again' && [1, 2, 3, 4].some((k) => negations.has(tokens[at - k]?.text ?? ''))) return true;
  if (/^(?:under|within|below)$/.test(token.text) && next === 'budget') return true;
  if (/^(?:before|ahead|early|earlier)$/.test(token.text) && /^(?:day|hour|week|minute|month)s?$/.test(before)) {
    return (
      /^(?:early|earlier)$/.test(token.text) ||
      /^(?:deadline|schedule|due|plan)$/.test(next) ||
      /^(?:deadline|schedule|due|plan)$/.test(after)
    );
  }
  if (token.text === 'back' && /^(?:in|within|online|up)$/.test(next) && /^(?:was|were|is)$/.test(before)) return true;
  if (token.text === 'from' && next === 'then') return true;
  if (token.text === 'sold' && isNumber(tokens[at + 1])) return true;
  if (token.text === 'as' && next === 'a' && after === 'result') return true;
  if (token.text === 'since' && next === 'then') return true;
  if (token.text === 'ahead' && next === 'of') return true;
  if (resultWords.has(token.text)) return token.text !== 'went' && !hoped;
  if (!resultStems.has(token.stem)) return false;
  if (hoped || (/^(?:good|best|great|the|a)$/.test(before) && token.text === 'results')) return false;
  return (
    !/^(?:pass|drop|drops|cut|hit|beat|save|finish|complete|resolve|dispatch)$/.test(token.text) ||
    /^(?:it|we|i|they|they)$/.test(before)
  );
}
