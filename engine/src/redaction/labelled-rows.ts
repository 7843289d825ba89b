/** Finds rows of tables of personal details whose cells nothing parts any more: "Race Malay", or a label above its value. */
import { type Span, splitLines } from '#text/clean.ts';
import { anyOf } from '#text/lists.ts';

/** A row of a table of such things, whose cells nothing parts any more, and a label on a line of its own. */
const labelledLine = new RegExp(
  String.raw`^ ?(?<label>${anyOf('personal-label')})(?:\.| ?no\.?)?(?:(?<alone> ?:?)$|(?:-| )(?<value>[^\s:|-][^|]{0,59})$)`,
  'i',
);
/** Words of work as well: "Address complaints", "Race engineer", "Weight management". */
const alsoWork = /^(?:address|name|race|height|weight|age|sex)$/i;

/**
 * Lines that begin with a label that no colon parts from its value, or that are nothing else, with the value in the next line:
 * where one with another label stands beside them, for "Sex education teacher" is a post.
 */
export function labelledRows(text: string): Span[] {
  const spans: Span[] = [];
  const lines = splitLines(text);
  const found = lines.map(({ start, end }) => (end - start <= 80 ? labelledLine.exec(text.slice(start, end)) : null));
  for (const [i, match] of found.entries()) {
    const line = lines[i];
    if (!match?.groups || !line) continue;
    if (match.groups.value !== undefined) {
      const beside = [found[i - 1]?.groups, found[i + 1]?.groups].filter((other) => other !== undefined);
      const isRow = beside.some((other) => other.value !== undefined && !isSame(other.label, match.groups?.label));
      // Of two that are words of work as well neither shows what the other is.
      const isTable =
        !alsoWork.test(match.groups.label ?? '') || beside.some((other) => !alsoWork.test(other.label ?? ''));
      if (isRow && isTable) spans.push(line);
      continue;
    }
    const next = lines[i + 1];
    const others = [found[i - 2], found[i + 2]].some((other) => other?.groups?.alone !== undefined);
    if (others && next && !found[i + 1] && next.end - next.start <= 80) spans.push(line, next);
  }
  return spans;
}

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  one?.toLowerCase() === other?.toLowerCase();
