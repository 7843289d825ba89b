/** How far the work that a resume tells bears out what it only names: posts without a word about them, and lists of names. */

import { addMatches, addWords, alike, clear, emptyProfile, mass, type Profile, withNeighbours } from './profile.ts';
import type { Post, ResumeStructure, Unit } from './resume-structure.ts';
import { roleNouns } from './role-nouns.ts';
import { tokenize } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shares from 0 to 1, by index of post and unit; 1 is full credit. */
export interface Support {
  posts: readonly number[];
  units: readonly number[];
  /** Some work is told, in whatever words. */
  told: boolean;
}

/** A post of which nothing is told, where of others something is: anybody can write a title and two dates. */
const untold = 0.1;
/** The step before a post of the same trade that is told, as people list promotions; and a resume that tells of no post at all. */
const halfTold = 0.6;
/** A list of another trade than the work told. */
const strangeList = 0.1;
/** A list beside work of which too little is understood to tell its trade. */
const doubtfulList = 0.4;
/** Of less than this it cannot be said whose trade it is. */
const plainWork = 2;

/** The line of a post says who somebody was; what they did stands below it. */
const titleLine = 0.4;

export function supportOf(vocabulary: Vocabulary, resume: ResumeStructure): Support {
  const deeds = resume.units.map((unit) => isDeed(resume, unit));
  const work = clear(
    profileOf(
      vocabulary,
      resume.units.filter((_, i) => deeds[i]),
    ),
  );
  const told = resume.posts.map((_, p) => resume.units.some((unit, i) => unit.post === p && deeds[i]));
  const posts = resume.posts.map((post, p) => {
    if (told[p]) {
      const own = clear(
        profileOf(
          vocabulary,
          resume.units.filter((unit, i) => unit.post === p && deeds[i]),
        ),
      );
      const strange = Math.max(...own) >= 2 && familiesOf(vocabulary, post).length > 0;
      return strange && borneOut(vocabulary, titlesOf(vocabulary, post), own) < 0.08 ? untold : 1;
    }
    if (told.some((one) => one))
      return told[p + 1] && leadsTo(vocabulary, resume.posts[p + 1], post) ? halfTold : untold;
    if (mass(work) < plainWork || familiesOf(vocabulary, post).length === 0) return halfTold;
    return untold + (halfTold - untold) * Math.min(1, borneOut(vocabulary, titlesOf(vocabulary, post), work) / 0.3);
  });
  const units = resume.units.map((unit) => {
    const named = isTitleLine(unit) ? resume.posts.findIndex((post) => names(post, unit)) : -1;
    if (named >= 0) return titleLine * (posts[named] ?? 1);
    if (!unit.list || unit.dropped !== null || unit.section === 'education' || unit.section === 'certificates')
      return 1;
    const own = profileOf(vocabulary, [unit]);
    if (mass(own) < 1) return 1;
    if (mass(work) < 1.5) return doubtfulList;
    return strangeList + (1 - strangeList) * Math.min(1, borneOut(vocabulary, own, work) / 0.3);
  });
  return { posts, units, told: deeds.some((one) => one) };
}

/** A sentence about work, not the line that names the post. */
function isDeed(resume: ResumeStructure, unit: Unit): boolean {
  if (unit.dropped !== null || unit.list) return false;
  const words = unit.reading.tokens.length;
  if (unit.section === 'skills') return words >= 5;
  if (unit.section !== 'experience' && unit.section !== 'open' && unit.section !== 'other') return false;
  if (words < 4 || namesPost(resume, unit)) return false;
  // "Kuala Lumpur", "Jabatan Akaun, Teguh Bersatu Enterprise": names in capitals tell of no work.
  const small = unit.reading.tokens.filter((token) => token.shape === 'lower').length;
  return small >= 2 || resume.caseless || resume.text.charAt(unit.start - 2) === '\u2022';
}

/** A sentence that happens to name a post is more than its line. */
const longestTitle = 14;
const ownDeed = /^(?!worked|employed|based|promoted|appointed|joined)[a-z]{3,}ed$/;

function isTitleLine(unit: Unit): boolean {
  const { tokens } = unit.reading;
  return tokens.length < longestTitle && !(tokens.length >= 6 && tokens.some((token) => ownDeed.test(token.text)));
}

function namesPost(resume: ResumeStructure, unit: Unit): boolean {
  return isTitleLine(unit) && resume.posts.some((post) => names(post, unit));
}

function names({ span, period }: Post, unit: Unit): boolean {
  return (span.start < unit.end && span.end > unit.start) || (period.start < unit.end && period.end > unit.start);
}

function profileOf(vocabulary: Vocabulary, units: readonly Unit[]): Profile {
  const profile = emptyProfile(vocabulary);
  const seen = new Map<string, number>();
  const words = new Set<string>();
  for (const unit of units) {
    addMatches(profile, unit.reading.matches, 1, seen);
    if (!unit.list) addWords(vocabulary, profile, unit.reading.terms.values(), 1, words);
  }
  return profile;
}

function titlesOf(vocabulary: Vocabulary, post: Post): Profile {
  const profile = emptyProfile(vocabulary);
  for (const family of familiesOf(vocabulary, post)) profile[family] = 1;
  return profile;
}

function borneOut(vocabulary: Vocabulary, named: Profile, work: Profile): number {
  return alike(withNeighbours(vocabulary, named, 0.4), work);
}

/** Months that two posts may overlap by where one follows the other: dates are told by the year, and handing over takes time. */
const handingOver = 7;

/** Whether the later post is the next step of one trade: it began when the earlier one was over. */
function leadsTo(vocabulary: Vocabulary, earlier: Post | undefined, later: Post): boolean {
  if (!earlier || later.period.from < earlier.period.to - handingOver) return false;
  const families = new Set(familiesOf(vocabulary, later));
  return familiesOf(vocabulary, earlier).some((one) => families.has(one));
}

// "Executive" alone names no trade.
const roleWords = new RegExp(`\\b(?:${roleNouns})\\b`, 'gi');

/** The families a post's title names; where it is no known title, those that its words speak for. */
export function familiesOf(vocabulary: Vocabulary, post: Post): number[] {
  if (post.titles.length > 0) return post.titles.flatMap((title) => title.families.map((one) => one.family));
  if (post.title === '') return [];
  return vocabulary
    .match(tokenize(post.title.replace(roleWords, ' ')))
    .flatMap(({ concept }) => concept.families.filter((one) => one.weight >= 0.5).map((one) => one.family));
}
