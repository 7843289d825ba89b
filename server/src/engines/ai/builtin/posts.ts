/** Finds the posts of a resume: the title that stands by each period, and the work described under it. */
import { seniorityOf } from './advert.ts';
import type { Period } from './dates.ts';
import type { Post, Unit } from './resume-structure.ts';
import { tokenize } from './terms.ts';
import type { Span } from './text.ts';
import type { TitleMatch, Vocabulary } from './vocabulary.ts';

/** The title of a post stands within a line or two of its dates: the nearest known title, before the dates by preference. */
export function postOf(
  vocabulary: Vocabulary,
  text: string,
  period: Period,
  periods: readonly Period[],
  caseless: boolean,
): Post {
  const previous = periods.filter((one) => one.end <= period.start).reduce((max, one) => Math.max(max, one.end), 0);
  const following = periods
    .filter((one) => one.start >= period.end)
    .reduce((min, one) => Math.min(min, one.start), text.length);
  const from = Math.max(previous, backLines(text, period.start, 3), period.start - 140);
  const to = Math.min(following, forwardLines(text, period.end, 2), period.end + 120);
  const near = tokenize(text, from, to);
  let best: { match: TitleMatch; span: Span; distance: number } | null = null;
  for (const match of vocabulary.titles(near)) {
    const first = near[match.first];
    const last = near[match.last - 1];
    if (!first || !last || (caseless ? !standsAlone(text, first.start, last.end) : first.shape === 'lower')) continue;
    const distance = last.end <= period.start ? period.start - last.end : (first.start - period.end) * 1.5 + 5;
    if (distance >= 0 && (!best || distance < best.distance))
      best = { match, span: { start: first.start, end: last.end }, distance };
  }
  if (!best) return { title: '', titles: [], seniority: 0, period, span: { start: period.start, end: period.end } };
  const span = widen(text, best.span);
  const title = text.slice(span.start, span.end);
  return { title, titles: [best.match], seniority: seniorityOf(title), period, span };
}

/**
 * Where capitals tell nothing, a title begins a line or follows a sign, closes a line of dates, or stands among few words
 * beside dates; "coached four engineers" names no post.
 */
function standsAlone(text: string, start: number, end: number): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const stop = text.indexOf('\n', end);
  const before = text.slice(from, start);
  const line = text.slice(from, stop < 0 ? text.length : stop);
  if (/(?:^|[,|:;()/\u2022*-] ?|\b(?:as|as an?) )$/i.test(before.replace(rankBefore, ''))) return true;
  if (line.startsWith('\u2022') || !/(?:19|20)\d\d/.test(line)) return false;
  if (end - from === line.trimEnd().length && before.length < 90) return true;
  const after = line.slice(end - from).split(/[,|:;()/]|\d{4}| -/)[0] ?? '';
  const words = `${before.split(/[,|:;()/]|\d{4}|- /).at(-1)} ${after}`.split(/\s+/).filter((word) => word !== '');
  return words.length <= 4;
}

const rankBefore =
  /(?:\b(?:senior|sr\.?|junior|jr\.?|lead|chief|head|assistant|associate|principal|deputy|regional|group|trainee|intern|practicum|graduate|student|apprentice|part-time|temporary|contract) )+$/i;

/** Adds the words of rank that stand before or after a known title: "Senior", "Assistant", "Manager". */
function widen(text: string, span: Span): Span {
  const before =
    /(?:\b(?:Senior|Sr\.?|Junior|Jr\.?|Lead|Chief|Head|Assistant|Associate|Principal|Deputy|Regional|Group|Trainee|Intern|SENIOR|JUNIOR|LEAD|ASSISTANT|CHIEF|HEAD) ?(?:of )?)+$/.exec(
      text.slice(Math.max(0, span.start - 40), span.start),
    );
  const after =
    /^ (?:Manager|Supervisor|Lead|Intern|Trainee|Director|Assistant|MANAGER|SUPERVISOR|DIRECTOR|INTERN|II|III|I)\b/.exec(
      text.slice(span.end, span.end + 14),
    );
  return { start: span.start - (before?.[0].length ?? 0), end: span.end + (after?.[0].length ?? 0) };
}

function backLines(text: string, at: number, count: number): number {
  let from = at;
  for (let n = 0; n < count && from > 0; n += 1) from = text.lastIndexOf('\n', from - 1);
  return Math.max(from, 0);
}

function forwardLines(text: string, at: number, count: number): number {
  let to = at;
  for (let n = 0; n < count; n += 1) {
    const next = text.indexOf('\n', to + 1);
    if (next < 0) return text.length;
    to = next;
  }
  return to;
}

/** A period of study is no post, whatever section it stands in. */
export function isStudy(text: string, post: Post): boolean {
  if (post.title !== '') return false;
  const around = text
    .slice(backLines(text, post.period.start, 1), forwardLines(text, post.period.end, 1))
    .slice(0, 300);
  return /\b(?:university|universiti|college|kolej|polytechnic|politeknik|school|sekolah|bachelor|diploma|degree|spm|stpm|cgpa|gpa|course|institut[e]?)\b/i.test(
    around,
  );
}

/** What follows a dated post in the same section belongs to it, whatever the section's heading was. */
export function assignPosts(units: Unit[], posts: readonly Post[]): void {
  const starts = posts.map((post) => Math.min(post.span.start, post.period.start));
  const runs = posts.map((post) => units.find((unit) => unit.end >= post.period.start)?.run ?? -1);
  for (const unit of units) {
    for (let i = 0; i < posts.length; i += 1) {
      const follows = (starts[i] ?? 0) <= unit.end && (unit.section === 'experience' || runs[i] === unit.run);
      if (follows && unit.section !== 'education') unit.post = i;
    }
    const heads = unit.section === 'summary' || unit.section === 'other' || unit.section === 'open';
    if (unit.post >= 0 && heads) unit.section = 'experience';
  }
}
