/** Puts the findings about a resume into plain sentences: what the person did, what is shown, what is not. */
import type { Flag, ResumeCriterion, ResumeMarks, ScorePart } from '#engines/ai/index.ts';
import { qualificationIn, yearsIn } from './advert-rank.ts';
import { join, years } from './criterion-marks.ts';
import type { Period } from './dates.ts';
import { type Findings, tooLittle } from './resume-score.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Words {
  explanation: string;
  strengths: string[];
  gaps: string[];
}

/** Flags about what counts less, not about what was left out. */
const notLeftOut = new Set(['years_without_dates', 'long_text', 'untold_post', 'other_language']);

export function explainResume(
  vocabulary: Vocabulary,
  findings: Findings,
  criteria: readonly ResumeCriterion[],
  parts: readonly ScorePart[],
  caps: ResumeMarks['caps'],
  flags: readonly Flag[],
): Words {
  const thin = caps.some((cap) => cap.reason === tooLittle);
  const sentences = [
    background(vocabulary, findings, thin),
    evidenceSentence(findings, criteria),
    gapSentence(findings, criteria),
  ];
  if (caps.length > 0) sentences.push(caps.reduce((low, cap) => (cap.limit < low.limit ? cap : low)).reason);
  sentences.push(flags.find((flag) => flag.code === 'other_language')?.text ?? '');
  if (flags.some((flag) => !notLeftOut.has(flag.code))) {
    sentences.push('Part of the text was left out of the score; see the flags.');
  }
  return {
    explanation: sentences
      .filter((one) => one !== '')
      .slice(0, 6)
      .join(' '),
    strengths: strengths(findings, criteria, parts),
    gaps: gaps(findings, criteria),
  };
}

function background(
  vocabulary: Vocabulary,
  { resume, advert, title, field, years: worked }: Findings,
  thin: boolean,
): string {
  const label = advert.family >= 0 ? (vocabulary.families[advert.family]?.label ?? '').toLowerCase() : '';
  const post = title.post ?? resume.posts.find((one) => one.title !== '') ?? null;
  const held = post && post.title !== '' ? `Worked as ${tidyTitle(post.title)} (${span(post.period)})` : '';
  const near =
    field >= 0.6
      ? 'in the field of this job'
      : field >= 0.3
        ? 'close to the field of this job'
        : 'outside the field of this job';
  const time =
    worked.relevant < 1 / 12
      ? `none of the ${years(worked.all)} in dated posts is related work`
      : years(worked.relevant) === years(worked.all)
        ? `about ${years(worked.all)} of related work`
        : `about ${years(worked.relevant)} of related work out of ${years(worked.all)} in all`;
  // A few words say nothing of the field, not that it is another.
  if (thin && field < 0.6)
    return held
      ? `${held}; it tells too little of the work.`
      : 'The resume tells too little to say what work was done.';
  const where = advert.family >= 0 ? `${near}${label ? ` (${label})` : ''}` : '';
  if (held) return `${[held, where].filter((one) => one !== '').join(', ')}; ${time}.`;
  if (resume.posts.length > 0)
    return `The posts held carry no title known here${where ? `; the work described is ${where}` : ''}; ${time}.`;
  return `The resume gives no post with dates that can be counted${where ? `; what it describes is ${where}` : ''}.`;
}

function evidenceSentence(findings: Findings, criteria: readonly ResumeCriterion[]): string {
  if (criteria.length === 0) return requirementSentence(findings);
  const met = criteria.filter((one) => one.verdict === 'met').length;
  const partly = criteria.filter((one) => one.verdict === 'partly').length;
  // The line of a post or a school shows less of the work than a sentence about it.
  const ofWork = criteria.filter((one) => yearsIn(one.criterion) === null && qualificationIn(one.criterion) === 0);
  const best = (ofWork.some((one) => one.verdict !== 'no evidence') ? ofWork : criteria).reduce((a, b) =>
    b.level > a.level ? b : a,
  );
  const words = best.quotations[0];
  const count = countCriteria(criteria.length, met, partly);
  return words && best.verdict !== 'no evidence'
    ? `${count}; the clearest evidence is “${clip(words.text)}”.`
    : `${count}.`;
}

/** "All 5 criteria are met", "Of the 5 criteria 4 are met and 1 partly"; without a full stop. */
export function countCriteria(all: number, met: number, partly: number): string {
  if (met === all) return `All ${all} criteria are met`;
  return met + partly === 0 ? `None of the ${all} criteria is met` : `Of the ${all} criteria ${counted(met, partly)}`;
}

/** "4 are met and 1 partly", "2 are met", "1 is partly met". */
function counted(met: number, partly: number): string {
  const verb = (count: number): string => `${count} ${count === 1 ? 'is' : 'are'}`;
  if (met === 0) return `${verb(partly)} partly met`;
  return `${verb(met)} met${partly > 0 ? ` and ${partly} partly` : ''}`;
}

function requirementSentence({ requirements }: Findings): string {
  if (requirements.length === 0) return '';
  const found = requirements.filter((one) => one.value >= 0.5);
  const labels = [...new Set(found.flatMap((one) => one.found))].slice(0, 4);
  return `${found.length} of ${requirements.length} statements of the advert find evidence${labels.length > 0 ? `, among them ${join(labels)}` : ''}.`;
}

function gapSentence(findings: Findings, criteria: readonly ResumeCriterion[]): string {
  const absent = criteria.filter((one) => one.verdict === 'no evidence');
  if (absent.length > 0)
    return `No evidence for: ${absent
      .slice(0, 2)
      .map((one) => `“${clip(one.criterion)}”`)
      .join(' and ')}${absent.length > 2 ? `, and ${absent.length - 2} more` : ''}.`;
  const missing = missingMusts(findings).slice(0, 3);
  return missing.length > 0 ? `Not shown: ${join(missing)}.` : '';
}

/** Months after which a post held is a strength. */
const leastHeld = 6;

function strengths(
  { title, years: worked, advert, requirements, resume }: Findings,
  criteria: readonly ResumeCriterion[],
  parts: readonly ScorePart[],
): string[] {
  const out: string[] = [];
  if (title.post && title.value >= 0.7 && title.post.period.to - title.post.period.from >= leastHeld)
    out.push(`Has held the post of ${tidyTitle(title.post.title)} (${span(title.post.period)}).`);
  const yearsPart = parts.find((part) => part.key === 'years');
  if (yearsPart && yearsPart.value >= 1 && resume.posts.length > 0)
    out.push(
      `About ${years(worked.relevant)} of related work${advert.years ? `; ${advert.years} ${advert.years === 1 ? 'was' : 'were'} asked for` : ''}.`,
    );
  for (const one of [...criteria].sort((a, b) => b.level - a.level).slice(0, 3)) {
    const words = one.quotations[0];
    if (one.verdict === 'met' && words) out.push(`${sentence(one.criterion)} Shown by “${clip(words.text)}”.`);
  }
  if (criteria.length === 0) {
    const labels = [...new Set(requirements.filter((one) => one.value >= 0.6).flatMap((one) => one.found))].slice(0, 6);
    if (labels.length > 0) out.push(`Shows ${join(labels)}.`);
  }
  return out;
}

function gaps(findings: Findings, criteria: readonly ResumeCriterion[]): string[] {
  const { advert, years: worked, resume, qualification } = findings;
  const out = criteria
    .filter((one) => one.verdict === 'no evidence')
    .map((one) => `${sentence(one.criterion)} ${one.explanation}`);
  const missing = missingMusts(findings).slice(0, 6);
  if (missing.length > 0) out.push(`Asked for as a must and not shown: ${join(missing)}.`);
  if (advert.years !== null && worked.relevant < advert.years - 0.25) {
    out.push(
      resume.posts.length > 0
        ? `${worked.relevant < 1 / 12 ? 'No' : `About ${years(worked.relevant)} of`} related work with dates; ${advert.years} ${advert.years === 1 ? 'year was' : 'years were'} asked for.`
        : `No dated posts show the ${advert.years} years asked for.`,
    );
  }
  if (advert.qualification > 1 && qualification < advert.qualification)
    out.push('The qualification asked for is not named under education.');
  return out;
}

function missingMusts({ advert, requirements }: Findings): string[] {
  const labels = requirements.flatMap((one, i) =>
    advert.requirements[i]?.must && one.value < 0.4 ? one.missing.slice(0, 2) : [],
  );
  return [...new Set(labels)];
}

/** "06/2011 to present", "07/2012 to 10/2015", "2016 to 2020": no month that the resume does not say. */
function span({ from, to, open, months }: Period): string {
  return `${monthYear(from, months.from)} to ${open ? 'present' : monthYear(to - 1, months.to)}`;
}

function monthYear(month: number, said: boolean): string {
  const year = Math.floor(month / 12);
  return said ? `${String((month % 12) + 1).padStart(2, '0')}/${year}` : String(year);
}

function tidyTitle(title: string): string {
  const flat = title.replace(/\s+/g, ' ').trim();
  return flat === flat.toUpperCase() && flat.length > 4
    ? flat.toLowerCase().replace(/(?:^|[\s/-])\p{L}/gu, (start) => start.toUpperCase())
    : flat;
}

function clip(text: string): string {
  const flat = text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.;,:]$/, '');
  return flat.length <= 120
    ? flat
    : `${flat.slice(0, flat.lastIndexOf(' ', 117) > 60 ? flat.lastIndexOf(' ', 117) : 117)} …`;
}

function sentence(text: string): string {
  const flat = text.trim();
  return /[.!?]$/.test(flat) ? flat : `${flat}.`;
}
