/** Measures how far the units of a resume cover what an advert asks for: the same thing, a thing of the same topic, the same words. */
import type { Requirement } from './advert.ts';
import { dutiesShown } from './duty-evidence.ts';
import { workKinOf } from './kin-work.ts';
import { type TermUse, wording } from './reading.ts';
import type { ResumeStructure, Unit } from './resume-structure.ts';
import type { Support } from './support.ts';
import { isGeneric, isStop, tokenize } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What one resume shows, by term; units that the trust rules dropped are not in it. */
export interface Evidence {
  units: readonly Unit[];
  /** How much a unit counts: its section, its age, list or sentence. */
  factors: readonly number[];
  byTerm: ReadonlyMap<string, readonly number[]>;
  byTopic: ReadonlyMap<number, readonly number[]>;
  /** Units by the words in them and by the groups of words that stand for one another. */
  byStem: ReadonlyMap<string, readonly number[]>;
  byKin: ReadonlyMap<number, readonly number[]>;
  /** Units that show a duty in whatever words, with how clearly: 0 to 1. */
  byDuty: ReadonlyMap<number, readonly { unit: number; shown: number }[]>;
}

export interface Coverage {
  /** 0 to 1. */
  value: number;
  /** Units that show it, best first, with their share of it. */
  units: { unit: number; share: number }[];
  /** Labels of what was asked, heaviest first: found by name, only something of its kind found, not found. */
  found: string[];
  near: string[];
  missing: string[];
}

const sectionFactor: Record<Unit['section'], number> = {
  experience: 1,
  open: 0.9,
  certificates: 0.9,
  summary: 0.75,
  wish: 0.2,
  education: 0.75,
  other: 0.75,
  skills: 0.65,
  headline: 0.4,
};
/** A sentence of work under "Skills" says more than a name there. */
const toldAsSkill = 0.85;
/** A name in a list shows less than a sentence that says what was done with it. */
const listFactor = 0.75;
/** Another term of the same topic: "trial balance" where "journal entries" was asked. */
const sameTopic = 0.5;
/** Another tool of the same kind: Xero where QuickBooks was asked. */
const sameKindOfTool = 0.35;
/** A plain word that stands for the one asked: "lorry" where "truck" was asked. */
const kinWord = 0.6;
/** The words of a name, or words that stand for them, side by side: "compared the bank's statements" for "bank reconciliation". */
const kinName = 0.55;
/** The same duty told in other words. */
const sameDuty = 0.5;
/** A requirement is seldom repeated in full: this share of its weight counts as all of it. */
const enough = 0.58;

export function gatherEvidence(
  vocabulary: Vocabulary,
  resume: ResumeStructure,
  now: number,
  support: Support,
): Evidence {
  const byTerm = new Map<string, number[]>();
  const byTopic = new Map<number, number[]>();
  const byStem = new Map<string, number[]>();
  const byKin = new Map<number, number[]>();
  const byDuty = new Map<number, { unit: number; shown: number }[]>();
  const factors = resume.units.map((unit, i) => factorOf(unit, resume, now) * (support.units[i] ?? 1));
  for (const [i, unit] of resume.units.entries()) {
    if (unit.dropped !== null) continue;
    for (const term of unit.reading.terms.values()) {
      push(byTerm, term.key, i);
      for (const topic of term.concept?.topics ?? []) push(byTopic, topic, i);
    }
    // A bare word in a list tells no deed, so nothing is read into it.
    if (unit.list || unit.reading.tokens.length < 4) continue;
    for (const { stem } of unit.reading.tokens) {
      push(byStem, stem, i);
      for (const group of workKinOf().get(stem) ?? []) push(byKin, group, i);
    }
    // The line of a post names work and tells of none.
    if ((support.units[i] ?? 1) < 1) continue;
    for (const [duty, shown] of dutiesShown(vocabulary, unit.reading)) {
      const own = byDuty.get(duty);
      if (own) own.push({ unit: i, shown });
      else byDuty.set(duty, [{ unit: i, shown }]);
    }
  }
  return { units: resume.units, factors, byTerm, byTopic, byStem, byKin, byDuty };
}

/** The share of a requirement that the resume shows; `topics` are the topics of the job's own family and its neighbours. */
export function coverage(evidence: Evidence, requirement: Requirement, topics: ReadonlySet<number>): Coverage {
  const shares = new Map<number, number>();
  const found: TermUse[] = [];
  const near: TermUse[] = [];
  const missing: TermUse[] = [];
  let mass = 0;
  let overall = 0;
  for (const term of requirement.terms) {
    mass += term.weight;
    let best = 0;
    for (const [unit, match] of matches(evidence, term, topics)) {
      const value = match * (evidence.factors[unit] ?? 0);
      best = Math.max(best, value);
      shares.set(unit, (shares.get(unit) ?? 0) + term.weight * value);
    }
    overall += term.weight * best;
    if (term.weight < 0.2) continue;
    const named = evidence.byTerm.get(term.key)?.[0];
    if (named !== undefined) found.push(asWritten(evidence, term, named));
    else (best > 0 ? near : missing).push(term);
  }
  if (mass === 0) return { value: 0, units: [], found: [], near: [], missing: [] };
  const plain = new Map<number, number>();
  for (const [duty, asked] of requirement.duties)
    for (const { unit, shown } of evidence.byDuty.get(duty) ?? [])
      plain.set(unit, (plain.get(unit) ?? 0) + asked * shown * (evidence.factors[unit] ?? 0));
  const told = Math.max(0, ...plain.values());
  const units = [...new Set([...shares.keys(), ...plain.keys()])]
    .map((unit) => ({ unit, share: Math.max((shares.get(unit) ?? 0) / mass, sameDuty * (plain.get(unit) ?? 0)) }))
    .sort((a, b) => b.share - a.share || a.unit - b.unit)
    .slice(0, 4);
  const raw = 0.6 * (units[0]?.share ?? 0) + 0.4 * Math.max(overall / mass, sameDuty * told);
  // Names of things say more to a reader than loose words; where there are names, the words are left out.
  const named = [found, near, missing].some((terms) => terms.some((term) => term.concept !== null));
  return {
    value: Math.min(1, raw / enough),
    units,
    found: labels(found, named),
    near: labels(near, named),
    missing: labels(missing, named),
  };
}

/** How much of one term the resume shows, all units together: 0 to 1, rising ever less with repetition. */
export function saturation(evidence: Evidence, term: TermUse): number {
  let sum = 0;
  const units = evidence.byTerm.get(term.key) ?? [];
  for (const unit of units.slice(0, 8)) sum += evidence.factors[unit] ?? 0;
  return 1 - Math.exp(-1.3 * sum);
}

function matches(evidence: Evidence, term: TermUse, topics: ReadonlySet<number>): Map<number, number> {
  const out = new Map<number, number>();
  if (term.concept === null) {
    for (const unit of kinUnits(evidence, term.key)) out.set(unit, kinWord);
  } else if (!term.concept.tool && !term.concept.soft) {
    for (const [unit, share] of namedInKin(evidence, term)) out.set(unit, kinName * share);
  }
  for (const topic of term.concept?.topics ?? []) {
    if (!topics.has(topic)) continue;
    for (const unit of evidence.byTopic.get(topic) ?? []) {
      out.set(unit, Math.max(out.get(unit) ?? 0, term.concept?.tool ? sameKindOfTool : sameTopic));
    }
  }
  for (const unit of evidence.byTerm.get(term.key) ?? []) out.set(unit, 1);
  return out;
}

function kinUnits(evidence: Evidence, stem: string): Set<number> {
  return new Set((workKinOf().get(stem) ?? []).flatMap((group) => evidence.byKin.get(group) ?? []));
}

/** Units that hold all the words of a name of up to three, or words that stand for them; the more so where one is the word itself. */
function namedInKin(evidence: Evidence, term: TermUse): Map<number, number> {
  const out = new Map<number, number>();
  const words = nameWords(term);
  if (words.length < 1 || words.length > 3) return out;
  const held = new Map<number, { same: number; all: number }>();
  for (const stem of words) {
    const same = new Set(evidence.byStem.get(stem) ?? []);
    for (const unit of new Set([...same, ...kinUnits(evidence, stem)])) {
      const one = held.get(unit) ?? { same: 0, all: 0 };
      held.set(unit, { same: one.same + (same.has(unit) ? 1 : 0), all: one.all + 1 });
    }
  }
  for (const [unit, { same, all }] of held) if (all === words.length) out.set(unit, same > 0 ? 1 : 0.7);
  return out;
}

function nameWords(term: TermUse): string[] {
  return tokenize(term.surface)
    .filter((token) => !isStop(token.text) && !isGeneric(token.stem))
    .map((token) => token.stem);
}

function factorOf(unit: Unit, resume: ResumeStructure, now: number): number {
  const period = resume.posts[unit.post]?.period;
  const age = period ? Math.max(0, now - period.to) / 12 : 0;
  const recency = age <= 4 ? 1 : Math.max(0.65, 1 - (age - 4) * 0.03);
  const told = unit.section === 'skills' && !unit.list && unit.reading.tokens.length >= 5;
  return (told ? toldAsSkill : sectionFactor[unit.section]) * recency * (unit.list ? listFactor : 1);
}

/** What the resume itself calls it: where the advert asks for QuickBooks and the resume has quick books, or SST and sales tax. */
function asWritten(evidence: Evidence, term: TermUse, unit: number): TermUse {
  const surface = evidence.units[unit]?.reading.terms.get(term.key)?.surface ?? term.label;
  const inSentence = (word: string): string => (/^[A-Z][a-z]+$|^[A-Z]{6,}$/.test(word) ? word.toLowerCase() : word);
  const label = term.concept?.tool ? surface : surface.split(' ').map(inSentence).join(' ');
  return { ...term, label };
}

function labels(terms: readonly TermUse[], named: boolean): string[] {
  return terms
    .filter((term) => !named || term.concept !== null)
    .sort((a, b) => b.weight - a.weight)
    .map((term) => wording(term));
}

function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (!list) map.set(key, [value]);
  else if (list[list.length - 1] !== value) list.push(value);
}
