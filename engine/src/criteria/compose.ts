/** Chooses among what an advert says, and composes criteria of what belongs together. */
import { dot } from '#field/index.ts';
import type { Candidate } from './read.ts';
import { capital, listed, wordsIn } from './wording.ts';

/** Candidates that one criterion is made of, the one that leads it first. */
export type Group = readonly Candidate[];

/** Most words of a criterion. */
const mostWords = 20;
/** A criterion of fewer says that experience is asked for. */
const fewestWords = 4;
const mostParts = 4;
/** What is done and what must be known are told together where they are this near. */
const leastNear = 0.15;
/** Two that share this much of what they say are one. */
const same = 0.65;
/** What the advert stresses less than this, beside its most stressed, joins no criterion. */
const leastShare = 0.1;

/** At most so many groups, distinct from each other and from what is `known`. */
export function groupsOf(
  candidates: readonly Candidate[],
  slots: number,
  known: readonly ReadonlyMap<string, number>[],
): Group[] {
  const groups: Candidate[][] = [];
  const taken = [...known];
  const top = candidates[0]?.score ?? 0;
  let left = candidates;
  while (left.length > 0) {
    const best = left
      .map((one) => ({
        one,
        value: one.score * (1 - Math.max(0, ...taken.map((lemmas) => overlap(one.lemmas, lemmas)))),
      }))
      .reduce((a, b) => (b.value > a.value ? b : a));
    left = left.filter((one) => one !== best.one);
    if (taken.some((lemmas) => overlap(best.one.lemmas, lemmas) >= same)) continue;
    if (groups.length < slots) groups.push([best.one]);
    else if (best.one.score < top * leastShare || !join(groups, best.one)) continue;
    taken.push(best.one.lemmas);
  }
  return groups;
}

/** Adds a candidate to the group that is nearest to it and has room. */
function join(groups: Candidate[][], one: Candidate): boolean {
  const room = groups.filter(
    (group) =>
      group.length < mostParts &&
      (group.some(({ kind }) => kind === one.kind) || nearness(group, one) > leastNear) &&
      wordsIn(textOf([...group, one])) <= mostWords,
  );
  const nearest = room.toSorted((a, b) => nearness(b, one) - nearness(a, one))[0];
  nearest?.push(one);
  return nearest !== undefined;
}

function nearness(group: Group, one: Candidate): number {
  return Math.max(
    ...group.map(
      ({ place, lemmas, source, kind }) =>
        dot(place, one.place) +
        overlap(one.lemmas, lemmas) +
        (source.start === one.source.start ? 0.5 : 0) +
        (kind === one.kind ? 0.1 : 0),
    ),
  );
}

/** How much of what one says the other says too, by weight: 0 to 1. */
export function overlap(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  let shared = 0;
  let mine = 0;
  let theirs = 0;
  for (const [lemma, weight] of one) {
    mine += weight;
    if (other.has(lemma)) shared += weight;
  }
  for (const weight of other.values()) theirs += weight;
  return shared / (Math.min(mine, theirs) || 1);
}

/** The criterion that a group is: what is done, then what must be known. */
export function textOf(group: Group): string {
  const duties = group.filter(({ kind }) => kind === 'duty').map(({ phrase }) => phrase);
  const needs = group.filter(({ kind }) => kind === 'need').map(({ phrase }) => phrase);
  if (needs.length === 0)
    return wordsIn(listed(duties)) < fewestWords ? `Experience in ${listed(duties)}` : capital(listed(duties));
  return duties.length === 0
    ? `${wordsIn(listed(needs)) + 2 < fewestWords ? 'Practical experience' : 'Experience'} with ${listed(needs)}`
    : `${capital(listed(duties))}, with experience of ${listed(needs)}`;
}
