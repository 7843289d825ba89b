/** Marks a resume against a job: the parts of the score, the five criteria, ceilings and flags, all from words that can be shown. */
import type { Flag, ResumeInput, ResumeMarks, ScorePart } from '#engines/ai/index.ts';
import type { Advert } from './advert.ts';
import { degreeLine } from './advert-rank.ts';
import { fieldOf, titleOf, yearsOf } from './career.ts';
import { markCriteria } from './criterion-marks.ts';
import { type Coverage, coverage, type Evidence, gatherEvidence, saturation } from './evidence.ts';
import { languageFlag } from './language.ts';
import { maskIdentity } from './mask.ts';
import { explainResume } from './resume-explain.ts';
import { claimedYears, type Post, type ResumeStructure, readResume } from './resume-structure.ts';
import { familiesOf, type Support, supportOf } from './support.ts';
import { tokenize } from './terms.ts';
import { type CleanText, cleanText, longestText, quote } from './text.ts';
import { applyTrustRules } from './trust.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What was found out about one resume before it is put into words. */
export interface Findings {
  advert: Advert;
  resume: ResumeStructure;
  evidence: Evidence;
  support: Support;
  requirements: Coverage[];
  field: number;
  title: { value: number; post: Post | null; headline: boolean };
  years: { relevant: number; all: number; claimed: boolean };
  /** Level of the highest qualification named in education, as in `Advert.qualification`. */
  qualification: number;
  /** Topics in which one term stands for another: those of the job's family and its neighbours. */
  topics: ReadonlySet<number>;
}

/** Weights of the parts; parts that a job does not ask for are left out and the others grow in proportion. */
const weights = { field: 0.22, criteria: 0.27, requirements: 0.17, terms: 0.12, title: 0.12, years: 0.1 };

/** Cleans and masks the text, cuts it into units and drops those that the trust rules refuse. */
export function openResume(vocabulary: Vocabulary, advert: Advert, input: Omit<ResumeInput, 'job'>) {
  const clean = cleanText(input.resumeText);
  const masked = maskIdentity(clean, input.identity, { knowsWork: (line) => namesWork(vocabulary, line) });
  const resume = readResume(vocabulary, masked, input.asOf);
  const flags = applyTrustRules(resume, advert, clean);
  const left = resume.units.filter((unit) => unit.dropped === null);
  resume.claimedYears = claimedYears(left.map((unit) => resume.text.slice(unit.start, unit.end)).join('\n'));
  return { clean, masked, resume, flags };
}

export function scoreResume(vocabulary: Vocabulary, advert: Advert, input: ResumeInput): ResumeMarks {
  const { clean, resume, flags } = openResume(vocabulary, advert, input);
  resume.posts = resume.posts.filter((post) => !isDropped(resume, post));
  const now = monthsOf(input.asOf);
  const support = supportOf(vocabulary, resume);
  const evidence = gatherEvidence(vocabulary, resume, now, support);
  const topics = relatedTopics(vocabulary, advert);
  const findings: Findings = {
    advert,
    resume,
    evidence,
    support,
    topics,
    requirements: advert.requirements.map((one) => coverage(evidence, one, topics)),
    field: fieldOf(vocabulary, advert, resume, evidence, support),
    title: titleOf(vocabulary, advert, resume, now, support),
    years: yearsOf(vocabulary, advert, resume, support),
    qualification: qualificationOf(resume),
  };
  const criteria = markCriteria(findings, clean);
  const parts = partsOf(
    findings,
    criteria.map((one) => one.level / 4),
  );
  if (input.resumeText.length > longestText) {
    flags.push({ code: 'long_text', text: `Only the first ${longestText} characters of the resume were read.` });
  }
  const caps = capsOf(
    findings,
    criteria.map((one) => one.level),
  );
  const language = languageFlag(resume.text);
  if (language) flags.push(language);
  addFlags(vocabulary, flags, findings, clean);
  return { parts, caps, criteria, flags, ...explainResume(vocabulary, findings, criteria, parts, caps, flags) };
}

function partsOf(findings: Findings, criteria: readonly number[]): ScorePart[] {
  const { advert, requirements, evidence, years } = findings;
  const parts: ScorePart[] = [];
  const add = (key: keyof typeof weights, label: string, value: number, explanation: string): void => {
    parts.push({
      key,
      label,
      value: Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4,
      weight: weights[key],
      explanation,
    });
  };
  if (advert.family >= 0)
    add(
      'field',
      'Field of work',
      findings.field,
      'How far the posts held and the work described belong to the field of this job.',
    );
  if (criteria.length > 0) {
    const mean = criteria.reduce((sum, one) => sum + one, 0) / criteria.length;
    add('criteria', 'The five criteria', mean, 'The mean of the criteria levels, each from 0 to 4.');
  }
  if (requirements.length > 0) {
    let sum = 0;
    let mass = 0;
    for (const [i, one] of requirements.entries()) {
      const weight = advert.requirements[i]?.weight ?? 0;
      sum += weight * one.value;
      mass += weight;
    }
    const shown = requirements.filter((one) => one.value >= 0.5).length;
    add(
      'requirements',
      'Requirements of the advert',
      sum / mass,
      `${shown} of ${requirements.length} statements of the advert find evidence in the resume.`,
    );
  }
  const top = advert.terms.slice(0, 40);
  const mass = top.reduce((sum, term) => sum + term.weight, 0);
  if (mass > 0) {
    const sum = top.reduce((total, term) => total + term.weight * saturation(evidence, term), 0);
    add(
      'terms',
      'Skills and terms',
      sum / mass / 0.6,
      'How many of the weightiest skills and terms of the advert the resume uses.',
    );
  }
  add(
    'title',
    'Job titles held',
    findings.title.value,
    'How close the titles of the posts held are to the title of this job.',
  );
  const asked = yearsWanted(advert);
  if (asked > 0) {
    const value = Math.min(1, years.relevant / asked) * (years.claimed ? 0.5 : 1);
    add(
      'years',
      'Years of related work',
      value,
      `${years.relevant.toFixed(1)} years of related work against ${asked} ${advert.years === null ? 'usual for the level' : 'asked for'}.`,
    );
  }
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  return parts.map((part) => ({ ...part, weight: part.weight / total }));
}

/** Years asked for, else what the rank of the title usually takes. */
export function yearsWanted(advert: Advert): number {
  if (advert.years !== null) return advert.years;
  return advert.seniority >= 3 ? 8 : advert.seniority === 2 ? 5 : advert.seniority === 1 ? 3 : 0;
}

/** Why a resume of a few words gets no more than 1.5. */
export const tooLittle = 'There is too little text to judge.';

function capsOf(findings: Findings, levels: readonly number[]): ResumeMarks['caps'] {
  const caps: ResumeMarks['caps'] = [];
  const { advert, resume, requirements } = findings;
  const words = resume.units.reduce((sum, unit) => sum + (unit.dropped === null ? unit.reading.tokens.length : 0), 0);
  if (words < 25) caps.push({ limit: 1.5, reason: tooLittle });
  if (words >= 25 && !findings.support.told)
    caps.push({ limit: 4, reason: 'The resume names skills or posts, but tells of no work done.' });
  if (advert.family >= 0 && findings.field < 0.15 && findings.title.value < 0.3) {
    caps.push({ limit: 3.5, reason: 'Neither the posts held nor the work described belong to the field of this job.' });
  }
  const musts = requirements.filter((_, i) => advert.requirements[i]?.must === true);
  if (musts.length >= 2 && musts.every((one) => one.value < 0.3)) {
    caps.push({ limit: 4, reason: 'None of the stated must-haves finds evidence.' });
  }
  if (levels.length > 0 && levels.every((level) => level < 1)) {
    caps.push({ limit: 4, reason: 'None of the five criteria finds evidence.' });
  }
  return caps;
}

function qualificationOf(resume: ResumeStructure): number {
  let best = 0;
  for (const unit of resume.units) {
    if (unit.dropped !== null || unit.section === 'summary') continue;
    const text = resume.text.slice(unit.start, unit.end);
    const inEducation = unit.section === 'education' || unit.section === 'certificates';
    if (
      inEducation ||
      degreeLine.test(text) ||
      /\b(?:university|college|bachelor|diploma|universiti|degree)\b/i.test(text)
    )
      best = Math.max(best, highest(text));
  }
  return best;
}

function highest(text: string): number {
  if (/\bhigh school\b/i.test(text) && !/\b(?:universit\w*|college|bachelor|degree)\b/i.test(text)) return 1;
  if (/\b(?:ph\.? ?d|doctorate|doctor of)\b/i.test(text)) return 5;
  if (/\b(?:master(?:'?s)?(?: degree| of|,| in)|mba|m\.? ?sc|m\.?a\.?,)/i.test(text)) return 4;
  if (
    /\b(?:bachelor(?:'?s)?|b\.? ?sc|b\.?a\b|b\.? ?eng|bba|b\.?s\.?\b|llb|mbbs|degree|ijazah|acca|honou?rs)\b/i.test(
      text,
    )
  )
    return 3;
  if (/\b(?:diploma|associate(?:'?s)?(?: degree| of)?)\b/i.test(text)) return 2;
  return /\b(?:spm|stpm|high school|o-levels?|a-levels?|ged)\b/i.test(text) ? 1 : 0;
}

function relatedTopics(vocabulary: Vocabulary, advert: Advert): Set<number> {
  const strong = advert.family < 0 ? 0 : (advert.profile[advert.family] ?? 0);
  const out = new Set<number>();
  for (const [i, topic] of vocabulary.topics.entries()) {
    const own = (advert.profile[topic.family] ?? 0) >= strong * 0.35;
    if (own) out.add(i);
  }
  return out;
}

function addFlags(
  vocabulary: Vocabulary,
  flags: Flag[],
  { resume, years, advert, support }: Findings,
  clean: CleanText,
): void {
  const bare = resume.posts.find(
    (post, i) => (support.posts[i] ?? 1) < 0.2 && familiesOf(vocabulary, post).includes(advert.family),
  );
  if (bare) {
    flags.push({
      code: 'untold_post',
      text: 'The work told in the resume does not bear out a post that it names. The post counts little.',
      quotation: quote(clean, bare.span.start, bare.span.end) ?? undefined,
    });
  }
  if (years.claimed && resume.claimedYears !== null && yearsWanted(advert) > 0) {
    flags.push({
      code: 'years_without_dates',
      text: `The resume claims ${resume.claimedYears} years but gives no dates; they count half.`,
    });
  }
}

/** True for a line or a word that a title, a term of work or an office stands in, so that it is not taken for a name. */
export function namesWork(vocabulary: Vocabulary, line: string): boolean {
  const tokens = tokenize(line);
  if (vocabulary.titles(tokens).length > 0 || vocabulary.match(tokens).length > 0) return true;
  return /\b(?:manager|officer|executive|engineer|analyst|assistant|specialist|coordinator|supervisor|director|technician|consultant|administrator|developer|designer|representative|associate|leader|head|operator|professional|resume|vitae|profile|summary|objective|company|university|senior|junior)\b/i.test(
    line,
  );
}

function isDropped(resume: ResumeStructure, post: Post): boolean {
  return resume.units.some(
    (unit) => unit.dropped !== null && unit.start <= post.span.start && unit.end >= post.span.end,
  );
}

function monthsOf(asOf: string): number {
  const [year, month] = asOf.split('-');
  return Number(year) * 12 + Number(month) - 1 || 0;
}
