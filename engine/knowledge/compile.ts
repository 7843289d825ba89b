/** Makes the columns of the compiled knowledge from its sources. */
import type { Column } from '#knowledge/columns.ts';
import { plainTitle } from '#text/sexes.ts';
import { activityColumns } from './activities.ts';
import { advertFrequency } from './background.ts';
import { type Concepts, conceptTypes, gatherConcepts, keyOf, type Name } from './concepts.ts';
import { wordFamilies } from './derived.ts';
import { addAmbiguous, addKinds, addNames, addShortForms, type Company } from './ours.ts';
import { type OccupationText, type Profiles, profilesOf } from './profiles.ts';
import type { Tables } from './read.ts';
import { addProductName, addTechnologies, addTools } from './technologies.ts';
import { titleWeights } from './title-weights.ts';
import { addEscoTitles, addOccupations, addTitles } from './titles.ts';
import { flatTrie } from './trie.ts';

/** Every column by name; `engine/src/knowledge/load.ts` says what each holds. */
export function compile(tables: Tables): Record<string, Column> {
  const gathered = gatherConcepts();
  const codes = addOccupations(gathered, tables);
  const used = codes.map(() => new Set<number>());
  const usage = (code: string, concept: number): void => void used[codes.indexOf(code)]?.add(concept);
  addTitles(gathered, tables, codes);
  addTechnologies(gathered, tables['onet-technology-skills'], usage);
  addTools(gathered, tables['onet-tools-used'], usage);
  const skills = addSkills(gathered, tables);
  addShortForms(gathered, tables);
  addNames(gathered, tables);
  addKinds(gathered, tables);
  const company = addAmbiguous(gathered, tables);
  const texts = textsOf(tables, codes);
  const esco = addEscoTitles(gathered, tables, codes, profilesOf(texts, codes.length));
  const profiles = profilesOf([...texts, ...escoTexts(tables, esco)], codes.length);
  for (const { uri, skill } of tables['esco-occupation-skills']) {
    const concept = skills.get(skill);
    const at = esco.get(uri);
    if (at !== undefined && concept !== undefined) used[at]?.add(concept);
  }
  return columnsOf({ tables, codes, gathered, profiles, used, company });
}

type Compiled = {
  tables: Tables;
  codes: readonly string[];
  gathered: Concepts;
  profiles: Profiles;
  used: readonly Set<number>[];
  company: readonly Company[];
};

function columnsOf({ tables, codes, gathered, profiles, used, company }: Compiled): Record<string, Column> {
  const families = wordFamilies(profiles);
  const names = readNames(gathered);
  const words = vocabulary(names, profiles, company, [
    ...[...families].flat(),
    ...tables.senses.flatMap(({ word, strangers }) => keyOf(`${word} ${strangers}`)),
  ]);
  const numberOf = numbering(words);
  const trie = flatTrie(names, numberOf);
  const place = new Map(codes.map((code, at) => [code, at]));
  const weights = titleWeights(gathered.names.values(), codes.length);
  const adverts = advertFrequency(tables.adverts);
  const zones = new Map(tables['onet-job-zones'].map(({ code, zone }) => [code, zone]));
  const companies = Map.groupBy(company, ({ concept }) => concept);
  return {
    words,
    wordFrequency: Uint16Array.from(words, (word) => profiles.frequency.get(word) ?? 0),
    titleWeights: Uint16Array.from(words, (word) => Math.round(1000 * Math.max(0, weights.get(word) ?? 0))),
    advertFrequency: Uint16Array.from(words, (word) => adverts.frequency.get(word) ?? 0),
    advertCount: Uint16Array.of(adverts.count),
    familyWords: Uint32Array.from(families.keys(), numberOf),
    families: Uint32Array.from(families.values(), numberOf),
    trieEdges: trie.edges,
    trieLabels: trie.labels,
    trieEnds: trie.ends,
    ...lists(
      'name',
      trie.names.map(({ concepts }) => [...concepts]),
    ),
    conceptTypes: Uint8Array.from(gathered.concepts, ({ type }) => conceptTypes.indexOf(type)),
    conceptLabels: gathered.concepts.map(({ label }) => label),
    ...lists(
      'kind',
      gathered.concepts.map(({ kinds }) => [...kinds]),
    ),
    companyConcepts: Uint32Array.from(companies.keys()),
    ...lists(
      'company',
      [...companies.values()].map((list) => list.flatMap((one) => one.words.map(numberOf))),
    ),
    prominent: prominentOf(tables, gathered),
    senseWords: Uint32Array.from(tables.senses, ({ word }) => numberOf(keyOf(word)[0] ?? word)),
    ...lists(
      'strangers',
      tables.senses.map(({ strangers }) => keyOf(strangers).map(numberOf)),
    ),
    camelWords: camelWords(gathered),
    codes,
    zones: Uint8Array.from(codes, (code) => zones.get(code) ?? 0),
    ...lists('related', relatedOf(tables, codes, place)),
    ...lists(
      'used',
      used.map((concepts) => [...concepts]),
    ),
    ...profileColumns(profiles, words, numberOf),
    ...activityColumns(tables, codes),
  };
}

/** The number of each word; throws for one that is not there. */
function numbering(words: readonly string[]): (word: string) => number {
  const numbers = new Map(words.map((word, at) => [word, at]));
  return (word) => {
    const number = numbers.get(word);
    if (number === undefined) throw new Error(`The word ${word} is not in the vocabulary.`);
    return number;
  };
}

/** A list of numbers per row as two columns: how many, and the numbers, ascending. */
function lists(name: string, rows: readonly (readonly number[])[]): Record<string, Column> {
  return {
    [`${name}Counts`]: Uint16Array.from(rows, (row) => row.length),
    [`${name}Items`]: Uint32Array.from(rows.flatMap((row) => row.toSorted((a, b) => a - b))),
  };
}

/** By feature (a word, or a pair of words sorted by the first) the occupations and the weights of 255 at most. */
function profileColumns(
  profiles: Profiles,
  words: readonly string[],
  numberOf: (word: string) => number,
): Record<string, Column> {
  const postings = new Map<string, { occupation: number; weight: number }[]>();
  for (const [occupation, row] of profiles.rows.entries())
    for (const { feature, weight } of row) {
      const list = postings.get(feature) ?? [];
      list.push({ occupation, weight: Math.max(1, Math.round(weight * 255)) });
      postings.set(feature, list);
    }
  const pairs = [...postings.keys()]
    .filter((feature) => feature.includes(' '))
    .map((feature) => ({ feature, numbers: feature.split(' ').map(numberOf) }));
  pairs.sort((a, b) => (a.numbers[0] ?? 0) - (b.numbers[0] ?? 0) || (a.numbers[1] ?? 0) - (b.numbers[1] ?? 0));
  const firsts = Map.groupBy(pairs, ({ numbers }) => numbers[0]);
  return {
    ...postingColumns(
      'duty',
      words.map((word) => postings.get(word) ?? []),
    ),
    pairsOfFirst: Uint16Array.from(words, (_, number) => firsts.get(number)?.length ?? 0),
    pairSecond: Uint32Array.from(pairs, ({ numbers }) => numbers[1] ?? 0),
    ...postingColumns(
      'pair',
      pairs.map(({ feature }) => postings.get(feature) ?? []),
    ),
  };
}

function postingColumns(
  name: string,
  rows: readonly (readonly { occupation: number; weight: number }[])[],
): Record<string, Column> {
  return {
    [`${name}Counts`]: Uint16Array.from(rows, (row) => row.length),
    [`${name}Occupations`]: Uint16Array.from(rows.flat(), ({ occupation }) => occupation),
    [`${name}Weights`]: Uint8Array.from(rows.flat(), ({ weight }) => weight),
  };
}

function vocabulary(
  names: readonly Name[],
  profiles: Profiles,
  company: readonly Company[],
  others: readonly string[],
): string[] {
  const words = new Set<string>([...company.flatMap((one) => one.words), ...others]);
  for (const { key } of names) for (const word of key) words.add(word);
  for (const row of profiles.rows)
    for (const { feature } of row) for (const word of feature.split(' ')) words.add(word);
  return [...words].sort();
}

/** Sorted names, those with a title that tells a sex also in its one form, as texts are read; what titles weigh is without these. */
function readNames(gathered: Concepts): Name[] {
  const names = new Map(gathered.names);
  for (const name of gathered.names.values()) {
    const key = name.key.map((word) => plainTitle(word) ?? word);
    const text = key.join(' ');
    const same = names.get(text) ?? { ...name, key };
    names.set(text, {
      key: same.key,
      concepts: new Set([...same.concepts, ...name.concepts]),
      capitals: same.capitals && name.capitals,
      common: same.common && name.common,
    });
  }
  return [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, name]) => name);
}

/** 1 for a product that O*NET calls hot and that at least twenty occupations use. */
function prominentOf(tables: Tables, gathered: Concepts): Uint8Array {
  const uses = Map.groupBy(tables['onet-technology-skills'], ({ name }) => name);
  const labels = new Set(
    [...uses].filter(([, rows]) => rows.length >= 20 && rows.some(({ hot }) => hot)).map(([name]) => name),
  );
  return Uint8Array.from(gathered.concepts, ({ label }) => (labels.has(label) ? 1 : 0));
}

/** Words with a capital inside, in small letters: javascript, powerpoint. */
function camelWords(gathered: Concepts): string[] {
  const words = gathered.concepts.flatMap(({ type, label }) =>
    type === 'occupation' ? [] : label.split(/[^\p{L}\p{N}.]+/u),
  );
  return [...new Set(words.filter((word) => /\p{L}\p{Lu}\p{Ll}/u.test(word)).map((word) => word.toLowerCase()))].sort();
}

/** Related occupations' places, each doubled, plus 1 where the relation is a primary one. */
function relatedOf(tables: Tables, codes: readonly string[], place: ReadonlyMap<string, number>): number[][] {
  const rows: number[][] = codes.map(() => []);
  for (const { code, related, primary } of tables['onet-related-occupations']) {
    const from = place.get(code);
    const to = place.get(related);
    if (from === undefined || to === undefined)
      throw new Error(`The relation ${code} to ${related} names an unknown occupation.`);
    rows[from]?.push(to * 2 + (primary ? 1 : 0));
  }
  return rows;
}

/** ESCO's skills by their label. A label that names a product in brackets' company is that product: "Java (computer programming)". */
function addSkills(gathered: Concepts, tables: Tables): Map<string, number> {
  const result = new Map<string, number>();
  for (const { label } of tables['esco-skills']) {
    const plain = label.replace(/ \([^()]*\)/g, '');
    const product = /^\p{Lu}\S*$/u.test(plain);
    const concept = gathered.conceptOf(label, 'skill', [keyOf(plain, product), keyOf(label)]);
    if (product) addProductName(gathered, plain, concept);
    result.set(label, concept);
  }
  return result;
}

function textsOf(tables: Tables, codes: readonly string[]): OccupationText[] {
  const place = new Map(codes.map((code, at) => [code, at]));
  const activities = new Map(tables['onet-dwa-reference'].map(({ id, title }) => [id, title]));
  const texts: OccupationText[] = [];
  const add = (code: string, text: string, weight: number): void => {
    const occupation = place.get(code);
    if (occupation === undefined) throw new Error(`"${text}" names the unknown occupation ${code}.`);
    texts.push({ occupation, text, weight });
  };
  for (const { code, title, description } of tables['onet-occupation-data']) {
    add(code, title, 3);
    add(code, description, 2);
  }
  for (const { code, title } of tables['onet-alternate-titles']) add(code, title, 0.3);
  for (const { code, task } of tables['onet-task-statements']) add(code, task, 1);
  for (const { code, activity } of tables['onet-tasks-to-dwas']) {
    const title = activities.get(activity);
    if (title === undefined) throw new Error(`${code} names the unknown activity ${activity}.`);
    add(code, title, 0.5);
  }
  for (const { code, name } of tables['onet-technology-skills']) add(code, name, 0.5);
  return texts;
}

function escoTexts(tables: Tables, places: ReadonlyMap<string, number>): OccupationText[] {
  const texts: OccupationText[] = [];
  const add = (uri: string, text: string, weight: number): void => {
    const occupation = places.get(uri);
    if (occupation === undefined) throw new Error(`"${text}" names the unknown occupation ${uri}.`);
    texts.push({ occupation, text, weight });
  };
  for (const { uri, description } of tables['esco-occupations']) add(uri, description, 1);
  for (const { uri, skill, optional } of tables['esco-occupation-skills']) add(uri, skill, optional ? 0.2 : 0.5);
  return texts;
}
