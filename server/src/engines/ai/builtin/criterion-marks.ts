/** Marks each criterion from 0 to 4 with its reason and the words that show it. */
import type { Quotation, ResumeCriterion, Verdict } from '#engines/ai/index.ts';
import type { Requirement } from './advert.ts';
import { degreeLine, qualificationIn, yearsIn } from './advert-rank.ts';
import { type Coverage, coverage } from './evidence.ts';
import type { Findings } from './resume-score.ts';
import { type CleanText, quote, shorten } from './text.ts';

const longestQuotation = 240;
const degreeWords = ['', 'a school certificate', 'a diploma', 'a degree', "a master's degree", 'a doctorate'];

export function markCriteria(findings: Findings, clean: CleanText): ResumeCriterion[] {
  return findings.advert.criteria.map((criterion) => mark(findings, criterion, clean));
}

function mark(findings: Findings, criterion: Requirement, clean: CleanText): ResumeCriterion {
  const shown = coverage(findings.evidence, criterion, findings.topics);
  const quotations = quotationsOf(findings, shown, clean);
  const asked = yearsIn(criterion.text);
  const degree = qualificationIn(criterion.text);
  let value = shown.value;
  const notes: string[] = [];
  if (degree > 0) {
    const school = degreeQuotation(findings, clean, degree);
    const holds = findings.qualification >= degree;
    // A degree of another field is worth something, but not what was asked.
    value = holds ? 0.3 + 0.7 * Math.max(value, findings.field * 0.9) : value * 0.6;
    notes.push(
      holds
        ? `${upper(degreeWords[findings.qualification] ?? '')} is named under education.`
        : `${upper(degreeWords[degree] ?? '')} or higher is not named.`,
    );
    if (holds && school) quotations.unshift(school);
  }
  if (asked !== null && asked > 0) {
    const share = Math.min(1, findings.years.relevant / asked);
    // Such a criterion is about the kind of work, so what the posts belong to says as much as its words.
    value = 0.5 * Math.max(value, degree > 0 ? 0 : findings.field * 0.9) + 0.5 * share;
    const post = postQuotation(findings, clean);
    if (post) quotations.unshift(post);
    const some = findings.years.relevant >= 1 / 12;
    notes.push(
      some
        ? `About ${years(findings.years.relevant)} of related work against ${asked} asked for.`
        : 'No related work with dates is shown.',
    );
  }
  if (criterion.conduct) value = Math.min(value, shownConduct(findings, shown));
  // A mark without words to show for it is no mark.
  if (quotations.length === 0) value = Math.min(value, 0.2);
  const level = Math.round(value * 400) / 100;
  const verdict: Verdict = level >= 2.4 ? 'met' : level >= 1 ? 'partly' : 'no evidence';
  return {
    criterion: criterion.text,
    verdict,
    level,
    explanation: explain(verdict, shown, notes, unique(quotations).length),
    quotations: verdict === 'no evidence' ? [] : unique(quotations).slice(0, 2),
  };
}

/** The best units by share; among near equals a sentence of work is shown before a bare name in a list. */
function quotationsOf({ resume }: Findings, shown: Coverage, clean: CleanText): Quotation[] {
  const best = shown.units[0]?.share ?? 0;
  const bare = (unit: number): number => {
    const place = resume.units[unit];
    return place && !place.list && place.reading.tokens.length >= 5 ? 0 : 1;
  };
  return shown.units
    .filter((one) => one.share >= Math.max(0.1, best * 0.6))
    .sort((a, b) => bare(a.unit) - bare(b.unit))
    .slice(0, 2)
    .flatMap(({ unit }) => {
      const place = resume.units[unit];
      if (!place) return [];
      const span = shorten(clean.text, place, longestQuotation);
      return quote(clean, span.start, span.end) ?? [];
    });
}

function degreeQuotation(findings: Findings, clean: CleanText, degree: number): Quotation | null {
  if (findings.qualification < degree) return null;
  const unit = findings.resume.units.find(
    (one) =>
      one.dropped === null &&
      (one.section === 'education' ||
        one.section === 'certificates' ||
        degreeLine.test(findings.resume.text.slice(one.start, one.end))) &&
      /\b(?:bachelor|degree|diploma|master|mba|ph\.?d|b\.?sc|b\.?a|university|college|spm|acca|llb|mbbs|associate)/i.test(
        findings.resume.text.slice(one.start, one.end),
      ),
  );
  if (!unit) return null;
  const span = shorten(clean.text, unit, longestQuotation);
  return quote(clean, span.start, span.end);
}

/** What somebody says of the own character, in a sentence or not. */
const praise =
  /\b(?:team[- ]?player|hard[- ]?working|passionate|dynamic|results?[- ](?:oriented|driven)|(?:excellent|great|good|strong|outstanding|superb) (?:\w+ ){0,2}(?:skills?|communicator|attitude))\b/i;

/** "Attention to detail" in a list is a claim; a sentence of work shows more, one with a figure or a result most. */
function shownConduct({ resume }: Findings, shown: Coverage): number {
  let best = 0.4;
  for (const { unit } of shown.units) {
    const place = resume.units[unit];
    if (
      !place ||
      place.list ||
      (place.section !== 'experience' && place.section !== 'open' && place.section !== 'other')
    )
      continue;
    if (place.reading.tokens.length < 6) continue;
    const figures = place.reading.tokens.some((token) => token.shape === 'number');
    if (!figures && praise.test(resume.text.slice(place.start, place.end))) continue;
    best = Math.max(best, figures ? 1 : 0.75);
  }
  return best;
}

/** The dated line of the post nearest to the job. */
function postQuotation(findings: Findings, clean: CleanText): Quotation | null {
  const post = findings.title.post ?? findings.resume.posts[0];
  // Dates alone show no work.
  if (!post || post.title === '') return null;
  const start = Math.min(post.span.start, post.period.start);
  const end = Math.max(post.span.end, post.period.end);
  const closed = clean.text.charAt(end) === ')' ? end + 1 : end;
  return quote(clean, start, Math.min(closed, start + longestQuotation));
}

function explain(verdict: Verdict, shown: Coverage, notes: readonly string[], quoted: number): string {
  const found = join(shown.found.slice(0, 4));
  const near = join(shown.near.slice(0, 3));
  const missing = join([...shown.missing, ...(found ? shown.near : [])].slice(0, 3));
  const parts: string[] = [];
  if (verdict === 'no evidence') {
    const absent = join([...shown.missing, ...shown.near].slice(0, 4));
    if (notes.length === 0 || absent)
      parts.push(absent ? `Not found in the resume: ${absent}.` : 'The resume says nothing that bears on this.');
  } else if (found) {
    parts.push(
      verdict === 'met'
        ? `Named in the resume${quoted > 1 ? ', in more than one place' : ''}: ${found}.`
        : `Named in the resume${missing ? '' : ', in little detail'}: ${found}.`,
    );
    if (missing) parts.push(`Not named: ${missing}.`);
  } else if (near) {
    parts.push(`The resume shows work of this kind without naming ${near}.`);
  } else if (notes.length === 0) {
    parts.push(
      verdict === 'met'
        ? 'The quoted passage tells of this in other words.'
        : 'The quoted passage comes near this without saying it.',
    );
  }
  return [...parts, ...notes].join(' ');
}

/** "4 years", "1 year", "7 months". */
export function years(value: number): string {
  const months = Math.round(value * 12);
  if (months < 12) return months === 0 ? 'no time' : months === 1 ? '1 month' : `${months} months`;
  const whole = Math.round(value);
  return whole === 1 ? '1 year' : `${whole} years`;
}

/** "a, b and c". */
export function join(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function unique(quotations: readonly Quotation[]): Quotation[] {
  return quotations.filter(
    (one, i) =>
      quotations.findIndex((other) => (other.start < one.end && one.start < other.end) || other.text === one.text) ===
      i,
  );
}
