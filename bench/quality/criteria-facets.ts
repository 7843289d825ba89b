/** How much of what readers name in real adverts the proposed criteria hold. */
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { tokensOf } from '@saring/engine/text';
import { ask } from './engine.ts';
import { mean } from './measures.ts';
import type { Figure } from './table.ts';

interface Labelled {
  id: string;
  /** The most stressed first. */
  facets: readonly { facet: string; words: readonly string[] }[];
  set: 'dev' | 'held';
}

const numbers = 'zero one two three four five six seven eight nine ten'.split(' ');
const labels = new URL('data/advert-facets.jsonl', import.meta.url);
const adverts = new URL('../../../shared/data/adverts.jsonl.gz', import.meta.url);

/** The texts are not part of the project; without them there is nothing to report. */
export async function facetFigures(): Promise<Figure[]> {
  if (!existsSync(adverts)) {
    process.stderr.write('No real adverts: ../shared/data is not beside the checkout.\n');
    return [];
  }
  const texts = new Map(rowsOf(gunzipSync(readFileSync(adverts)).toString()).map((row) => [row.id, row]));
  const figures: Figure[] = [];
  for (const set of ['dev', 'held'] as const) {
    const rows = rowsOf(readFileSync(labels, 'utf8')).filter((row): row is Labelled => row.set === set);
    const replies = await ask(
      rows.map(({ id }) => ({
        type: 'criteria',
        title: texts.get(id)?.title ?? '',
        description: texts.get(id)?.description ?? '',
      })),
    );
    const covered = rows.map(({ facets }, i) => facets.map((facet) => covers(replies[i]?.criteria ?? [], facet)));
    const share = (row: readonly boolean[]): number => mean(row.map(Number));
    const what = `${rows.length} real adverts (${set})`;
    figures.push(
      { what: `${what}: facets that the five criteria hold`, figure: mean(covered.map(share)), aim: 0.8 },
      {
        what: `${what}: the most stressed facet is among them`,
        figure: mean(covered.map(([top]) => Number(top))),
        aim: 0.9,
      },
    );
  }
  return figures;
}

/** A criterion speaks of a facet that it names, or that it tells in one of the other ways: every word of it, by lemma. */
export function covers(criteria: readonly string[], { facet, words }: Labelled['facets'][number]): boolean {
  const ways = [facet, ...words].map(lemmasOf);
  return criteria.some((criterion) => {
    const held = new Set(lemmasOf(criterion));
    return ways.some((way) => way.every((lemma) => held.has(lemma)));
  });
}

function lemmasOf(text: string): string[] {
  return tokensOf(text).map(({ lemma }) => (numbers.includes(lemma) ? String(numbers.indexOf(lemma)) : lemma));
}

function rowsOf(text: string) {
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
}
