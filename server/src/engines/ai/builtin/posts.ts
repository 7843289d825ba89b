/** Finds the posts of a resume: the title that stands by each period, and the work described under it. */
import { seniorityOf } from './advert-rank.ts';
import type { Period } from './dates.ts';
import { headingOf } from './resume-headings.ts';
import type { Post, Unit } from './resume-structure.ts';
import { roleNouns } from './role-nouns.ts';
import { familiesOf } from './support.ts';
import { tokenize } from './terms.ts';
import { type Span, splitLines } from './text.ts';
import type { TitleMatch, Vocabulary } from './vocabulary.ts';

/** The title of a post stands within a line or two of its dates: the nearest known title, before the dates by preference. */
export function postOf(vocabulary: Vocabulary, text: string, period: Period, periods: readonly Period[]): Post {
  const previous = periods.filter((one) => one.end <= period.start).reduce((max, one) => Math.max(max, one.end), 0);
  const following = periods
    .filter((one) => one.start >= period.end)
    .reduce((min, one) => Math.min(min, one.start), text.length);
  const farthest = Math.max(previous, backLines(text, period.start, 3), period.start - 140);
  const latest = Math.min(following, forwardLines(text, period.end, 2), period.end + 120);
  const { from, to } = withinSection(text, period, farthest, latest);
  const near = tokenize(text, from, to);
  let best: { match: TitleMatch; span: Span; distance: number } | null = null;
  for (const match of vocabulary.titles(near)) {
    const first = near[match.first];
    const last = near[match.last - 1];
    if (!first || !last || !standsAlone(text, first.start, last.end, period)) continue;
    const distance = last.end <= period.start ? period.start - last.end : (first.start - period.end) * 1.5 + 5;
    if (distance >= 0 && (!best || distance < best.distance))
      best = { match, span: { start: first.start, end: last.end }, distance };
  }
  const other = unknownPost(text, period, from, to);
  if (!best || (other.title !== '' && sameLine(text, other.span, period) && !sameLine(text, best.span, period)))
    return other;
  const span = widen(text, best.span);
  const title = text.slice(span.start, span.end);
  return { title, titles: [best.match], seniority: seniorityOf(title), period, span };
}

/** No title is looked for beyond the heading of a section. */
function withinSection(text: string, period: Period, from: number, to: number): { from: number; to: number } {
  let first = from;
  let last = to;
  for (const line of splitLines(text.slice(from, to))) {
    const span = { start: from + line.start, end: from + line.end };
    if ((span.start < period.end && span.end > period.start) || !headingOf(text, span).kind) continue;
    if (span.end <= period.start) first = span.end;
    else if (span.start >= period.end) last = Math.min(last, span.start);
  }
  return { from: first, to: last };
}

function sameLine(text: string, span: Span, period: Period): boolean {
  return !text.slice(Math.min(span.end, period.end), Math.max(span.start, period.start)).includes('\n');
}

/** The name of a post, known or not: "Credit Trainee", "PA to Chairman", "Pemandu Lori". */
const role = new RegExp(
  `^(?:(?:[\\p{L}&'./-]+ ){0,5}(?:${roleNouns}|[\\p{L}-]+(?:ist|ician|eer)(?:-in-charge)?)(?: \\([\\p{L} ]{2,20}\\))?|(?:head|chief|director|pa|assistant|secretary) (?:of|to) [\\p{L}& ]{2,30}|(?:pemandu|kerani|pembantu|penyelia|pengurus|guru|jururawat|juruteknik|pelatih|penolong|eksekutif|pegawai)(?: [\\p{L}]+){0,4})$`,
  'iu',
);

/** "Was link nurse for pain" tells what somebody did. */
const toldOf = /^(?:i|was|were|became|acted|served|helped) /i;

const firm =
  /^.*\b(?:sdn\.? bhd|bhd|berhad|holdings|group|enterprises?|ltd|limited|inc|corp(?:oration)?|plc|llc)\b\.?(?= )/i;

/** A post whose title no family knows: the words of the line that read like one, or none. */
function unknownPost(text: string, period: Period, from: number, to: number): Post {
  let best: { span: Span; distance: number } | null = null;
  let at = from;
  const around = `${text.slice(from, period.start)}${'|'.repeat(period.end - period.start)}${text.slice(period.end, to)}`;
  for (const part of around.split(/((?: - |[,|;:\n\u2022]|\((?=[^)]*\d)))/)) {
    const raw = part.replace(firm, '').replace(/^(?:[\s-]|worked as an? )+/i, '');
    const start = at + part.length - raw.length;
    const title = raw.replace(/(?: (?:at|@|with|for) .*|[\s-]+)$/, '');
    const end = start + title.length;
    at += part.length;
    if (end > period.start && start < period.end) continue;
    if (!/^\p{L}/u.test(title) || toldOf.test(title) || !role.test(title)) continue;
    const distance = end <= period.start ? period.start - end : (start - period.end) * 1.5 + 5;
    if (!best || distance < best.distance) best = { span: { start, end }, distance };
  }
  if (!best) return { title: '', titles: [], seniority: 0, period, span: { start: period.start, end: period.end } };
  const title = text.slice(best.span.start, best.span.end);
  return { title, titles: [], seniority: seniorityOf(title), period, span: best.span };
}

/**
 * A title begins a line or follows a sign, closes a line of dates, or stands among few words beside dates; "coached four
 * engineers" names no post. Capitals are not asked, so that a text without them reads the same.
 */
function standsAlone(text: string, start: number, end: number, period: Period): boolean {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const stop = text.indexOf('\n', end);
  const before = text.slice(from, start);
  const line = text.slice(from, stop < 0 ? text.length : stop);
  const dated = /(?:19|20)\d\d/.test(line);
  // "Secretary of the safety committee." is a sentence.
  if (!dated && /[a-z]\.$/i.test(line) && end - from < line.length - 1) return false;
  if (/(?:^|[,|:;()/\u2022*-] ?|\b(?:as|as an?) )$/i.test(before.replace(rankBefore, ''))) return true;
  if (line.startsWith('\u2022')) return false;
  const words =
    `${before.split(/[,|:;()/]|\d{4}|- /).at(-1)} ${line.slice(end - from).split(/[,|:;()/]|\d{4}| -/)[0] ?? ''}`
      .split(/\s+/)
      .filter((word) => word !== '');
  if (!dated) {
    // On the line above or below the dates, closing a part of few words: "Divisional Estate Manager, Contoh Sdn Bhd".
    const between = end <= period.start ? text.slice(end, period.start) : text.slice(period.end, start);
    const closes = /^(?:-in-charge)?(?: ?(?:$|[,|(-]))/i.test(line.slice(end - from));
    return closes && words.length <= 2 && between.split('\n').length <= 2;
  }
  if (/^(?:-in-charge|,? [ivx]{1,3}|[ .]*)$/i.test(line.slice(end - from)) && before.length < 90) return true;
  return words.length <= 4;
}

const rankBefore =
  /(?:\b(?:senior|sr\.?|junior|jr\.?|lead|chief|head|assistant|associate|principal|deputy|regional|group|trainee|intern|practicum|graduate|student|apprentice|part-time|temporary|contract) )+$/i;

/** Adds the words of rank that stand before or after a known title: "Senior", "Assistant", "Manager". */
function widen(text: string, span: Span): Span {
  const before =
    /(?:\b(?:Senior|Sr\.?|Junior|Jr\.?|Lead|Chief|Head|Assistant|Associate|Principal|Deputy|Regional|Group|Trainee|Intern) ?(?:of )?)+$/i.exec(
      text.slice(Math.max(0, span.start - 40), span.start),
    );
  const after = /^ (?:Manager|Supervisor|Lead|Intern|Trainee|Director|Assistant|II|III|I)\b/i.exec(
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
export function assignPosts(vocabulary: Vocabulary, text: string, units: Unit[], posts: readonly Post[]): void {
  const starts = posts.map((post) => Math.min(post.span.start, post.period.start));
  const runs = posts.map((post) => units.find((unit) => unit.end >= post.period.start)?.run ?? -1);
  let cut = -1;
  for (const unit of units) {
    for (let i = 0; i < posts.length; i += 1) {
      const follows = (starts[i] ?? 0) <= unit.end && (unit.section === 'experience' || runs[i] === unit.run);
      if (follows && unit.section !== 'education') unit.post = i;
    }
    // A line that is nothing but the title of another trade begins something else, though no dates stand by it.
    if (unit.post >= 0 && strangeTitle(vocabulary, text, unit, posts[unit.post], posts)) cut = unit.post;
    if (unit.post === cut) unit.post = -1;
    const heads =
      unit.section === 'summary' || unit.section === 'other' || unit.section === 'wish' || unit.section === 'open';
    if (unit.post >= 0 && heads) unit.section = 'experience';
  }
}

function strangeTitle(
  vocabulary: Vocabulary,
  text: string,
  unit: Unit,
  post: Post | undefined,
  posts: readonly Post[],
): boolean {
  const words = unit.reading.tokens.length;
  // "- Internal auditor of ISO 45001" is something done in the post.
  const bullet = text.charAt(unit.start - 2) === '\u2022' || text.charAt(unit.start) === '\u2022';
  if (!post || post.title === '' || words === 0 || words > 6 || bullet) return false;
  if (posts.some(({ span, period }) => span.start < unit.end && Math.max(span.end, period.end) > unit.start))
    return false;
  const own = familiesOf(vocabulary, post);
  const [title, more] = vocabulary.titles(unit.reading.tokens);
  if (!title) return role.test(text.slice(unit.start, unit.end)) && own.length > 0;
  if (more || title.last - title.first < words - 1) return false;
  return !title.families.some(({ family }) =>
    own.some((one) => one === family || vocabulary.neighbours[one]?.has(family)),
  );
}
