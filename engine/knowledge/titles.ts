/** The titles of occupations, of O*NET and, by the crosswalk and their meaning, of ESCO. */
import { tokensOf } from '#text/index.ts';
import { type Concepts, keyOf } from './concepts.ts';
import type { Profiles } from './profiles.ts';
import type { Tables } from './read.ts';
import { abbreviated } from './short-forms.ts';
import { addShortForm } from './technologies.ts';

/** Adds a concept for each occupation, in the order of the codes, so that its number is the place in that order. */
export function addOccupations(gathered: Concepts, tables: Tables): string[] {
  const rows = tables['onet-occupation-data'].toSorted((a, b) => (a.code < b.code ? -1 : 1));
  for (const row of rows) {
    gathered.concepts.push({ type: 'occupation', label: row.title, kinds: new Set() });
    gathered.addName(keyOf(row.title), gathered.concepts.length - 1);
  }
  return rows.map((row) => row.code);
}

/** Adds every title of O*NET; a short form beside its long one makes one concept of both. */
export function addTitles(gathered: Concepts, tables: Tables, codes: readonly string[]): void {
  const place = new Map(codes.map((code, at) => [code, at]));
  const rows = [...tables['onet-alternate-titles'], ...tables['onet-sample-of-reported-titles']];
  for (const { code, title } of rows) {
    const occupation = place.get(code);
    if (occupation === undefined) throw new Error(`The title ${title} names the unknown occupation ${code}.`);
    const [, long = title, short] = /^(.+?) \(([^()]+)\)$/.exec(title) ?? [];
    gathered.addName(keyOf(long), occupation);
    if (short === undefined || short === 'n/a') continue;
    if (short.includes(' ')) gathered.addName(keyOf(short), occupation);
    const pair = abbreviated(long, short);
    if (!pair) continue;
    const concept = gathered.conceptOf(pair.long, short.includes(' ') ? 'skill' : 'title', [keyOf(pair.long)]);
    addShortForm(gathered, pair.short, concept);
    if (!short.includes(' ')) gathered.concepts[concept]?.kinds.add(occupation);
  }
}

/**
 * Gives the names of ESCO's occupations to the occupation of O*NET that shares most titles and words with each; answers
 * the places of O*NET's occupations by ESCO's address.
 */
export function addEscoTitles(
  gathered: Concepts,
  tables: Tables,
  codes: readonly string[],
  profiles: Profiles,
): Map<string, number> {
  const socs = Map.groupBy(tables['soc-isco'], (row) => row.isco);
  const result = new Map<string, number>();
  for (const row of tables['esco-occupations']) {
    const crossed = new Set(socs.get(row.isco)?.map(({ soc }) => soc));
    const scores = profiles.compare(tokensOf(`${row.names.join('. ')}. ${row.description}`).map(({ lemma }) => lemma));
    codes.forEach((code, at) => {
      if (crossed.has(code.slice(0, 7))) scores[at] = (scores[at] ?? 0) + 0.15;
    });
    for (const name of row.names)
      for (const [at, share] of sharesOf(gathered, name)) scores[at] = (scores[at] ?? 0) + share / row.names.length;
    let best = 0;
    for (let at = 1; at < scores.length; at++) if ((scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
    result.set(row.uri, best);
  }
  // Only now, so that no name of ESCO decides about another.
  for (const row of tables['esco-occupations'])
    for (const name of row.names) gathered.addName(keyOf(name), result.get(row.uri) ?? 0);
  return result;
}

function sharesOf(gathered: Concepts, name: string): [number, number][] {
  const found = [...(gathered.names.get(keyOf(name).join(' '))?.concepts ?? [])].filter(
    (id) => gathered.concepts[id]?.type === 'occupation',
  );
  return found.map((id) => [id, 1 / found.length]);
}
