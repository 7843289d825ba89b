/** Finds the posts of a resume: the lines that hold a span of years, the title beside it and what is told under it. */

import { linesOf, type Span } from '#text/index.ts';
import { findPeriods, type Period } from './dates.ts';
import { headingOf } from './headings.ts';
import { qualificationsIn } from './qualification.ts';

export type Post = {
  /** Where the title stands; the line of the years where no other line looks like one. */
  readonly title: Span;
  /** What is told of the post, up to the next post or heading. */
  readonly body: Span;
  /** Years with a fraction for the month: 2015.5 is July 2015. */
  readonly from: number;
  /** As `from`; null for a post that lasts. */
  readonly to: number | null;
};

export type Resume = {
  readonly text: string;
  /** The first line with words, where resumes name the trade; empty where that is a heading. */
  readonly headline: Span;
  /** In the order of the text. */
  readonly posts: readonly Post[];
  /** Places under a heading that says education or training. */
  readonly studies: readonly Span[];
  /** The latest year that the text names as one of a post, the text's own "now"; null where there is no post. */
  readonly latest: number | null;
};

const school = /\b(?:university|college|school)\b/i;
/** What stands beside a title in resumes whose employers were taken out, or are named. */
const employer = /\b(?:company name|city|state)\b|[,|–—-]\s*$/gi;

/** What every page repeats at its head or foot. */
const furniture =
  /^[_ |,-]*(?:(?:resume|résumé|cv|curriculum vitae)\b[ |,-]*)?(?:page \d{1,3}(?: ?(?:of|\/) ?\d{1,3})?|\d{1,3} ?(?:of|\/) ?\d{1,3})?$/i;
/** Name, address, telephone and the like stand in so many lines above a trade. */
const linesOnTop = 6;
/** Nobody has held more posts; a text of nothing but dates is an attack. */
const mostPosts = 80;

/** Whether a line is of the page and not of the person: nothing, or its number. */
export function isFurniture(line: string): boolean {
  return furniture.test(line.trim());
}

/** `asOf` (`YYYY-MM-DD`) is "now": a post that begins later is none. `namesJob` tells work at a school from studies there. */
export function readResume(text: string, asOf: string, namesJob: (line: string) => boolean): Resume {
  const lines = linesOf(text);
  const posts: Post[] = [];
  const studies: Span[] = [];
  let open: Omit<Post, 'body'> | null = null;
  let from = 0;
  let inStudies = false;
  const close = (end: number): void => {
    if (open) posts.push({ ...open, body: { start: Math.min(from, end), end } });
    open = null;
  };
  for (const [i, line] of lines.entries()) {
    const content = text.slice(line.start, line.end);
    const head = headingOf(text, line);
    if (head.kind !== null && head.from >= line.end) {
      close(line.start);
      inStudies = head.kind === 'education' || head.kind === 'certificates';
      continue;
    }
    // What was masked is no longer for a longer name.
    const length = content.replace(/_+/g, '').length;
    const dates = length < 400 && posts.length < mostPosts ? findPeriods(content, asOf)[0] : undefined;
    if (
      inStudies ||
      ((dates || length < 120) &&
        ((school.test(content) && !namesJob(content)) || qualificationsIn(content).length > 0))
    ) {
      studies.push(line);
      continue;
    }
    if (!dates) continue;
    const title = titleAt(text, lines, i, dates);
    close(title.start < line.start ? title.start : line.start);
    open = { title, from: dates.from / 12, to: dates.open ? null : dates.to / 12 };
    from = Math.max(title.end, line.start + dates.end);
  }
  close(text.length);
  const latest = posts.reduce<number | null>((top, { from: a, to }) => Math.max(top ?? 0, to ?? a), null);
  return { text, headline: headlineOf(text, lines), posts, studies, latest };
}

/** Names and contacts are masked: the line that names a trade may stand below them. */
function headlineOf(text: string, lines: readonly Span[]): Span {
  const none = { start: 0, end: 0 };
  const first = lines.slice(0, linesOnTop).find(({ start, end }) => /\p{L}{3}/u.test(text.slice(start, end)));
  return first && headingOf(text, first).kind === null ? first : none;
}

/** The title stands in the line of the years, or in a short line before or after it. */
function titleAt(text: string, lines: readonly Span[], i: number, dates: Period): Span {
  const line = lines[i] ?? { start: 0, end: 0 };
  const before = { start: line.start, end: line.start + dates.start };
  const after = { start: line.start + dates.end, end: line.end };
  const words = ({ start, end }: Span): number =>
    text
      .slice(start, end)
      .replace(employer, ' ')
      .match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words(before) > 0 && words(before) < 12) return before;
  if (words(after) > 0) return { start: after.start, end: Math.min(after.end, after.start + 90) };
  for (const near of [lines[i - 1], lines[i + 1]])
    if (
      near &&
      near.end - near.start < 90 &&
      words(near) > 0 &&
      headingOf(text, near).kind === null &&
      !/[.;]\s*$/.test(text.slice(near.start, near.end))
    )
      return near;
  return line;
}
