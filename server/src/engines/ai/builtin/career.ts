/** How near a person's posts and work are to the field, the title and the years of a job. */
import type { Advert } from './advert.ts';
import { unionYears } from './dates.ts';
import type { Evidence } from './evidence.ts';
import {
  addMatches,
  addTitles,
  addWords,
  alike,
  clear,
  emptyProfile,
  mass,
  type Profile,
  withNeighbours,
} from './profile.ts';
import type { Findings } from './resume-score.ts';
import type { Post, ResumeStructure, Unit } from './resume-structure.ts';
import { familiesOf, type Support } from './support.ts';
import { tokenize } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The cosine of two people of one trade is seldom above this. */
const sameField = 0.7;
/** About two strong terms of a trade, told in sentences. */
const enoughWork = 2;

export function fieldOf(
  vocabulary: Vocabulary,
  advert: Advert,
  resume: ResumeStructure,
  evidence: Evidence,
  support: Support,
): number {
  const body = emptyProfile(vocabulary);
  const seen = new Map<string, number>();
  const words = new Set<string>();
  // The fullest first: of a thing that is said twice the better place counts, in whatever order the sections stand.
  const order = resume.units
    .map((unit, i) => ({ unit, factor: evidence.factors[i] ?? 0 }))
    .sort((a, b) => b.factor - a.factor);
  for (const { unit, factor } of order) {
    if (unit.dropped !== null) continue;
    addMatches(body, unit.reading.matches, factor, seen);
    if (isTold(unit)) addWords(vocabulary, body, unit.reading.terms.values(), factor, words);
  }
  const job = withNeighbours(vocabulary, advert.profile, 0.3);
  const profile = Float64Array.from(body);
  for (const [i, post] of resume.posts.entries())
    addTitles(profile, post.titles, postWeight(post) * 4 * (support.posts[i] ?? 1) ** 2);
  if (headlineHolds(vocabulary, resume, body)) addTitles(profile, resume.headlineTitles, 2);
  // A word or two in passing name no field, however well they fit.
  const told = Math.min(1, mass(profile) / enoughWork);
  return Math.min(1, (alike(job, clear(profile)) * told) / sameField);
}

/** Work that is told is seldom of one family alone; work of another trade stays below a tenth. */
const borneOutFrom = 0.25;

/** Plain words of a trade mean it in a sentence only. */
function isTold(unit: Unit): boolean {
  return !unit.list && unit.reading.tokens.length >= 4 && unit.section !== 'education' && unit.section !== 'wish';
}

/** A headline counts only where a post of its family or, without any titled post, the work described supports it. */
function headlineHolds(vocabulary: Vocabulary, resume: ResumeStructure, body: Profile): boolean {
  const families = new Set(resume.headlineTitles.flatMap((title) => title.families.map((one) => one.family)));
  const titled = resume.posts.map((post) => familiesOf(vocabulary, post)).filter((own) => own.length > 0);
  if (titled.length > 0) return titled.some((own) => own.some((one) => families.has(one)));
  const own = emptyProfile(vocabulary);
  addTitles(own, resume.headlineTitles, 1);
  return alike(own, body) > borneOutFrom;
}

export function titleOf(
  vocabulary: Vocabulary,
  advert: Advert,
  resume: ResumeStructure,
  now: number,
  support: Support,
): Findings['title'] {
  let best: Findings['title'] = { value: 0, post: null, headline: false };
  for (const [i, post] of resume.posts.entries()) {
    const age = Math.max(0, now - post.period.to) / 12;
    const recency = age <= 5 ? 1 : Math.max(0.7, 1 - (age - 5) * 0.03);
    const value = titleLikeness(vocabulary, advert, post) * recency * (support.posts[i] ?? 1);
    if (value > best.value) best = { value, post, headline: false };
  }
  if (resume.headline === null || resume.headlineTitles.length === 0) return best;
  if (!headlineHolds(vocabulary, resume, allWork(vocabulary, resume))) return best;
  const families = resume.headlineTitles.flatMap((title) => title.families.map((one) => one.family));
  // Beside a dated post whose title is not said, the headline is most likely that title.
  const untitled = resume.posts.some((post) => post.title === '');
  const value = (untitled ? 0.75 : 0.4) * familyLikeness(vocabulary, advert, families);
  return value > best.value ? { value, post: null, headline: true } : best;
}

function titleLikeness(vocabulary: Vocabulary, advert: Advert, post: Post): number {
  const words = new Set(tokenize(post.title).map((token) => token.stem));
  const asked = new Set(advert.titleTokens.map((token) => token.stem));
  const shared = [...asked].filter((stem) => words.has(stem)).length;
  const overlap = asked.size + words.size === 0 ? 0 : (2 * shared) / (asked.size + words.size);
  const same = post.titles.some((title) => advert.titles.some((other) => other.key === title.key));
  const families = familiesOf(vocabulary, post);
  const likeness = same ? 1 : Math.max(0.85 * familyLikeness(vocabulary, advert, families), 0.8 * overlap);
  const gap = Math.abs(advert.seniority - post.seniority);
  return Math.max(0, likeness - (likeness > 0.3 && gap > 1 ? 0.08 * (gap - 1) : 0));
}

function familyLikeness(vocabulary: Vocabulary, advert: Advert, families: readonly number[]): number {
  const own = advert.titles.flatMap((title) => title.families.map((one) => one.family));
  const asked = own.length > 0 ? own : advert.family >= 0 ? [advert.family] : [];
  if (families.some((one) => asked.includes(one))) return 1;
  return families.some((one) => asked.some((other) => vocabulary.neighbours[other]?.has(one))) ? 0.5 : 0;
}

export function yearsOf(
  vocabulary: Vocabulary,
  advert: Advert,
  resume: ResumeStructure,
  support: Support,
): Findings['years'] {
  const all = unionYears(resume.posts.map((post) => ({ ...post.period, weight: 1 })));
  if (resume.posts.length === 0) {
    return { relevant: resume.claimedYears ?? 0, all: resume.claimedYears ?? 0, claimed: true };
  }
  const job = withNeighbours(vocabulary, advert.profile, 0.4);
  const relevant = unionYears(
    resume.posts.map((post, i) => {
      const profile = emptyProfile(vocabulary);
      const seen = new Map<string, number>();
      addTitles(profile, post.titles, 3);
      const own = resume.units.filter((unit) => unit.post === i && unit.dropped === null);
      for (const unit of own) addMatches(profile, unit.reading.matches, 1, seen);
      // A period told without a title or work of its own, at the end of the text, belongs to the work told above it.
      if (post.titles.length === 0 && seen.size === 0) {
        if (headlineHolds(vocabulary, resume, allWork(vocabulary, resume)))
          addTitles(profile, resume.headlineTitles, 3);
        for (const unit of resume.units)
          if (unit.post < 0 && unit.dropped === null) addMatches(profile, unit.reading.matches, 1, seen);
      }
      // Work that shares a few words with any office job is not related work.
      const likeness = advert.family < 0 ? 1 : (alike(job, clear(profile)) - 0.2) / 0.35;
      return { ...post.period, weight: Math.min(1, Math.max(0, likeness)) ** 2 * (support.posts[i] ?? 1) ** 2 };
    }),
  );
  return { relevant, all, claimed: false };
}

function allWork(vocabulary: Vocabulary, resume: ResumeStructure): Profile {
  const body = emptyProfile(vocabulary);
  const seen = new Map<string, number>();
  const words = new Set<string>();
  for (const unit of resume.units) {
    if (unit.dropped !== null || unit.section === 'headline') continue;
    addMatches(body, unit.reading.matches, 1, seen);
    if (isTold(unit)) addWords(vocabulary, body, unit.reading.terms.values(), 1, words);
  }
  return body;
}

function postWeight(post: Post): number {
  const years = (post.period.to - post.period.from) / 12;
  return Math.min(1, 0.4 + years * 0.2);
}
