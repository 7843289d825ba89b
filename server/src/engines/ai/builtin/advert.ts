/** Reads a job advert: sections and their weights, requirements, title, years, qualification, and what kind of work it is. */
import type { JobText } from '#engines/ai/index.ts';
import { partsOf } from './advert-parts.ts';
import { type Prints, printsOf } from './advert-prints.ts';
import { qualificationIn, seniorityOf, yearsIn } from './advert-rank.ts';
import { camelNames } from './aliases.ts';
import { dutiesAsked } from './duty-evidence.ts';
import { addMatches, addTitles, emptyProfile, type Profile, strongest } from './profile.ts';
import { type Reading, read, type TermUse } from './reading.ts';
import { type Token, tokenize } from './terms.ts';
import { cleanText, type Span, splitLines, splitSentences } from './text.ts';
import type { TitleMatch, Vocabulary } from './vocabulary.ts';

export type AdvertSection = 'required' | 'preferred' | 'duties' | 'company' | 'benefits' | 'apply' | 'other';

/** Something the advert asks for. */
export interface Requirement {
  text: string;
  must: boolean;
  /** About conduct, not trade: naming it is not yet showing it. */
  conduct: boolean;
  weight: number;
  terms: readonly TermUse[];
  /** The duties it is likely about: what each is asked for, 1 in sum where they are known for sure. */
  duties: ReadonlyMap<number, number>;
}

export interface Advert extends Prints {
  title: string;
  titles: readonly TitleMatch[];
  titleTokens: readonly Token[];
  /** -1 junior, 0 unsaid, 1 senior, 2 manager, 3 director. */
  seniority: number;
  /** Years asked for; null when the advert says nothing of it. */
  years: number | null;
  /** Lowest qualification asked for: 0 unsaid, 1 school, 2 diploma, 3 degree, 4 master, 5 doctorate. */
  qualification: number;
  requirements: readonly Requirement[];
  /** One per criterion given with the job, in the same order. */
  criteria: readonly Requirement[];
  /** Terms by weight, heaviest first. */
  terms: readonly TermUse[];
  profile: Profile;
  family: number;
  sentences: readonly Sentence[];
}

interface Sentence {
  text: string;
  section: AdvertSection;
  reading: Reading;
  /** What it asks for, where that is several things: each read by itself. */
  parts: readonly { text: string; reading: Reading }[];
}

/** No advert is longer; what comes after is not read. */
const longestAdvert = 40_000;

const sectionWeight: Record<AdvertSection, number> = {
  required: 1,
  duties: 0.85,
  other: 0.7,
  preferred: 0.45,
  company: 0.04,
  benefits: 0,
  apply: 0,
};
const headings: readonly [AdvertSection, RegExp][] = [
  [
    'preferred',
    /^(?:preferred|nice to have|good to have|bonus|desirable|advantage|plus points|it would be great|added advantage|preferred (?:skills|qualifications|experience))/i,
  ],
  [
    'benefits',
    /^(?:benefits?|perks|what we offer|we offer|what you(?:'ll| will) get|why (?:join|work)|compensation|salary|remuneration|our offer|employee benefits|what's in it|working hours|kelebihan)/i,
  ],
  [
    'company',
    /^(?:about (?:us|the company|our|company)|company (?:overview|profile|description|background)|who we are|our (?:company|story|mission|values)|introduction)/i,
  ],
  ['apply', /^(?:how to apply|to apply|application|contact|interested)/i],
  [
    'required',
    /^(?:(?:key |job |minimum |basic |mandatory |candidate |role |essential )?(?:requirements?|qualifications?|skills?|competenc(?:y|ies)|experience)|requirement|what (?:you(?:'ll| will)? need|you bring|we(?:'re| are) looking for|we need)|who you are|must[- ]haves?|about you|you have|your profile|ideal candidate|education|knowledge|technical skills|skills and experience|kelayakan|syarat|the person)/i,
  ],
  [
    'duties',
    /^(?:(?:key |main |job |primary |core |your |role |duties and )?(?:responsibilit(?:y|ies)|duties|tasks|accountabilities|functions)|what you(?:'ll| will) (?:do|be doing)|job (?:description|scope|summary|purpose)|the role|role (?:overview|summary|description)|position summary|scope of work|your role|day[- ]to[- ]day|about the (?:job|role|position)|you will|tanggungjawab|skop kerja)/i,
  ],
];
const companyTalk =
  /^(?:we are (?:a|an|the|one)|our company|founded|established in|headquartered|with (?:over|more than) \d+ (?:years|employees|offices)|join (?:us|our)|.{0,60}\b(?:sdn\.? bhd|berhad)\b.{0,40}\b(?:is|was)\b)|equal opportunit|regardless of (?:race|gender|age)|diversity|only shortlisted|shortlisted candidates/i;
const applyTalk =
  /\b(?:send|submit|email|forward|apply|whatsapp)\b.{0,40}\b(?:resume|cv|application|now|via|here|link)\b|https?:|@/i;
const benefitTalk =
  /\b(?:medical (?:coverage|leave|insurance|card)|annual leave|dental benefit|bonus(?:es)? (?:provided|payable|scheme)|attractive (?:salary|package|remuneration|commission)|competitive salary|free (?:parking|lunch|meals?)|salary range|salary.{0,15}rm ?\d|rm ?[\d,.]+k? ?(?:-|to) ?(?:rm)?|basic salary|career (?:growth|progression) opportunit|5 days? (?:work|week)|epf.{0,20}socso.{0,30}(?:provided|benefit|annual))/i;
const preferredTalk =
  /\b(?:prefer(?:red|ably|ence)|advantage(?:ous)?|(?:is|as|be) a (?:big |huge )?plus|nice to have|good to have|desirable|bonus if|ideally)\b/i;
const mustTalk =
  /\b(?:must|required|mandatory|essential|at least|minimum|need to have|strong|proven|hands-on|solid|compulsory|possess)\b/i;

/** Reads an advert once; the result serves every resume for the job. */
export function readAdvert(vocabulary: Vocabulary, job: JobText): Advert {
  const title = cleanText(job.title.slice(0, 400)).text.replace(/\n/g, ' ').slice(0, 200);
  const { text } = cleanText(job.description.slice(0, longestAdvert), { splitGlued: camelNames });
  const said = (span: Span) => ({
    text: text.slice(span.start, span.end).replace(/\n/g, ' '),
    reading: read(vocabulary, text, span),
  });
  const sentences = sections(text).map(({ span, section }): Sentence => {
    const whole = said(span);
    const parts = partsOf(text, span);
    return { ...whole, section, parts: parts.length > 1 ? parts.map(said) : [whole] };
  });
  const titleTokens = tokenize(title);
  const titleReading = read(vocabulary, title, { start: 0, end: title.length });
  const titles = vocabulary.titles(titleTokens);
  const profile = emptyProfile(vocabulary);
  const seen = new Map<string, number>();
  addTitles(profile, titles, 6);
  addMatches(profile, titleReading.matches, 1.5, seen);
  for (const { reading, section } of sentences) addMatches(profile, reading.matches, sectionWeight[section], seen);
  const named = strongest(profile) >= 0;
  for (const criterion of job.criteria) {
    const clean = cleanText(criterion).text;
    addMatches(profile, read(vocabulary, clean, { start: 0, end: clean.length }).matches, 0.6, seen);
  }
  if (strongest(profile) < 0) addDepartment(vocabulary, profile, job.department);
  const criteria = job.criteria.map((criterion) => requirementOf(vocabulary, profile, criterion));
  const all = sentences
    .filter(({ section }) => section !== 'company' && section !== 'benefits' && section !== 'apply')
    .map((one) => one.text)
    .join('\n');
  return {
    title,
    titles,
    titleTokens,
    seniority: seniorityOf(title),
    years: yearsIn(`${all}\n${job.criteria.join('\n')}`),
    qualification: qualificationIn(`${all}\n${job.criteria.join('\n')}`),
    requirements: sentences.flatMap((one) =>
      one.parts.flatMap((part) => asRequirement(vocabulary, profile, part, one.section) ?? []),
    ),
    criteria,
    terms: heaviest(titleReading, sentences, criteria),
    profile,
    family: familyOf(profile, named),
    ...printsOf(text, job.criteria),
    sentences,
  };
}

function sections(text: string): { span: Span; section: AdvertSection }[] {
  const out: { span: Span; section: AdvertSection }[] = [];
  let current: AdvertSection = 'other';
  for (const line of splitLines(text)) {
    const content = text.slice(line.start, line.end).replace(/^[\u2022\s]+/, '');
    const colon = content.indexOf(':');
    const isHeading = content.length < 60 && (content.split(' ').length <= 6 || colon === content.length - 1);
    const heading =
      isHeading || (colon > 0 && colon < 40) ? headings.find(([, pattern]) => pattern.test(content)) : undefined;
    if (heading) current = heading[0];
    if (heading && (colon < 0 || colon === content.length - 1) && isHeading) continue;
    const from =
      heading && colon > 0 && !isHeading ? line.start + text.slice(line.start, line.end).indexOf(':') + 1 : line.start;
    for (const span of splitSentences(text, { start: from, end: line.end })) {
      out.push({ span, section: sectionOf(text.slice(span.start, span.end), current) });
    }
  }
  return out;
}

function sectionOf(sentence: string, current: AdvertSection): AdvertSection {
  if (applyTalk.test(sentence)) return 'apply';
  if (benefitTalk.test(sentence)) return 'benefits';
  if (companyTalk.test(sentence)) return 'company';
  if ((current === 'required' || current === 'other' || current === 'duties') && preferredTalk.test(sentence))
    return 'preferred';
  if (current === 'other' && mustTalk.test(sentence) && /experience|knowledge|skill|degree|diploma/i.test(sentence))
    return 'required';
  return current;
}

function asRequirement(
  vocabulary: Vocabulary,
  profile: Profile,
  { text, reading }: Sentence['parts'][number],
  section: AdvertSection,
): Requirement | null {
  const weight = sectionWeight[section];
  const terms = [...reading.terms.values()].filter((term) => term.weight >= 0.05);
  const mass = terms.reduce((sum, term) => sum + term.weight, 0);
  if (weight < 0.1 || mass < 0.5) return null;
  const must = section === 'required' && !preferredTalk.test(text);
  return {
    text,
    must,
    conduct: false,
    weight: weight * (must && mustTalk.test(text) ? 1.2 : 1) * Math.min(1, mass / 1.5),
    terms,
    duties: dutiesAsked(vocabulary, reading, profile),
  };
}

function requirementOf(vocabulary: Vocabulary, profile: Profile, raw: string): Requirement {
  const text = cleanText(raw.slice(0, 2000)).text.replace(/\n/g, ' ');
  const reading = read(vocabulary, text, { start: 0, end: text.length });
  const { terms, matches } = reading;
  const uses = [...terms.values()].filter((term) => term.weight >= 0.02);
  // A criterion about conduct is about nothing else, so there the words of conduct carry it.
  const conduct = matches[0]?.concept.soft === true && matches[0].first <= 1;
  return {
    text,
    must: true,
    conduct,
    weight: 1,
    duties: conduct ? new Map() : dutiesAsked(vocabulary, reading, profile),
    terms: uses.map((term) => (conduct ? { ...term, weight: term.concept?.soft ? 0.8 : term.weight * 0.25 } : term)),
  };
}

/** The advert's terms with their weights summed over sections; a term said often gains little by it. */
function heaviest(title: Reading, sentences: Advert['sentences'], criteria: readonly Requirement[]): TermUse[] {
  const sums = new Map<string, TermUse>();
  const add = (term: TermUse, factor: number): void => {
    const known = sums.get(term.key);
    const gain = term.weight * factor;
    if (gain <= 0) return;
    if (known) known.weight = Math.max(known.weight, gain) + 0.25 * Math.min(known.weight, gain);
    else sums.set(term.key, { ...term, weight: gain });
  };
  for (const term of title.terms.values()) add(term, 1.5);
  for (const { reading, section } of sentences)
    for (const term of reading.terms.values()) add(term, sectionWeight[section]);
  for (const criterion of criteria) for (const term of criterion.terms) add(term, 1.1);
  return [...sums.values()].sort((a, b) => b.weight - a.weight || (a.key < b.key ? -1 : 1)).slice(0, 60);
}

/** A word or two in passing names no trade; the less so where only the criteria say any. */
function familyOf(profile: Profile, named: boolean): number {
  const family = strongest(profile);
  return family >= 0 && (profile[family] ?? 0) >= (named ? 0.8 : 2) ? family : -1;
}

function addDepartment(vocabulary: Vocabulary, profile: Profile, department: string | undefined): void {
  for (const [i, family] of vocabulary.families.entries()) {
    if (department !== undefined && department !== 'Others' && family.department === department) profile[i] = 0.8;
  }
}
