/** Compares a job's title with all titles that occupations are known by. */
import { type Knowledge, type Lists, listsOf, turned } from '#knowledge/index.ts';
import { tokensOf } from '#text/index.ts';

export type TitleIndex = {
  /** By occupation, 0 to 1: how well its titles fit, in proportion to the occupation that fits best. */
  compare(title: string): Float64Array;
};

/** A title that fits half as well counts for this power of a half, so that many vague ones do not outweigh a good one. */
const sharpness = 4;

/**
 * Reads all titles once. A word weighs as much as it tells one occupation from another: "senior" and "assistant" stand in
 * titles everywhere and tell little, a place or a company's name stands in none and is passed over.
 */
export function indexTitles(knowledge: Knowledge): TitleIndex {
  const { words, occupations } = readTitles(knowledge);
  const weights = knowledge.columns.u16('titleWeights');
  const titlesOf = turned(words, knowledge.words.length);
  const square = (word: number): number => ((weights[word] ?? 0) / 1000) ** 2;
  const squares = Float64Array.from({ length: words.length }, (_, title) =>
    words.of(title).reduce((sum, word) => sum + square(word), 0),
  );
  const products = new Float64Array(words.length);
  const add = (part: string, scores: Float64Array): void => {
    const asked = wordsOf(knowledge, part, weights);
    const found: number[] = [];
    for (const word of asked)
      for (const title of titlesOf.of(word)) {
        if (products[title] === 0) found.push(title);
        products[title] = (products[title] ?? 0) + square(word);
      }
    const own = asked.reduce((sum, word) => sum + square(word), 0);
    for (const title of found) {
      const holders = occupations.of(title);
      const fit = ((products[title] ?? 0) / Math.sqrt(own * (squares[title] ?? 1))) ** sharpness / holders.length;
      for (const occupation of holders) scores[occupation] = (scores[occupation] ?? 0) + fit;
      products[title] = 0;
    }
  };
  return {
    compare: (title) => {
      const scores = new Float64Array(knowledge.codes.length);
      for (const part of partsOf(title)) add(part, scores);
      const best = Math.max(...scores) || 1;
      return scores.map((score) => score / best);
    },
  };
}

/** The whole title and, where signs part it, its pieces: "Executive, Finance (KL)". */
function partsOf(title: string): string[] {
  const parts = title.split(/[,|()/\\:;[\]]|\s[-–—]+\s|--+/).filter((part) => part.trim() !== '');
  return parts.length > 1 ? [title, ...parts] : [title];
}

/** The words that tell something, each once; one that no title holds may be two written as one: "frontend". */
function wordsOf(knowledge: Knowledge, title: string, weights: Uint16Array): number[] {
  const telling = (lemma: string): number | undefined => {
    const word = knowledge.wordNumber(lemma);
    return word !== undefined && (weights[word] ?? 0) > 0 ? word : undefined;
  };
  const words = new Set<number>();
  for (const { lemma } of tokensOf(title, knowledge.camelWords)) {
    const whole = telling(lemma);
    if (whole !== undefined) words.add(whole);
    else for (const word of halvesOf(lemma, telling)) words.add(word);
  }
  return [...words];
}

function halvesOf(lemma: string, telling: (word: string) => number | undefined): number[] {
  for (let at = 3; at <= lemma.length - 3; at++) {
    const first = telling(lemma.slice(0, at));
    const second = telling(lemma.slice(at));
    if (first !== undefined && second !== undefined) return [first, second];
  }
  return [];
}

/** Every name of an occupation: its words, each once, and the occupations. */
function readTitles(knowledge: Knowledge): { words: Lists; occupations: Lists } {
  const { firstEdge, labels, ends, nameAt } = knowledge.trie;
  const parents = new Uint32Array(ends.length);
  const words: number[] = [];
  const wordCounts: number[] = [];
  const held: number[] = [];
  const heldCounts: number[] = [];
  for (let node = 0; node < ends.length; node++) {
    parents.fill(node, (firstEdge[node] ?? 0) + 1, (firstEdge[node + 1] ?? 0) + 1);
    if (ends[node] === 0) continue;
    const before = held.length;
    // Occupations come first among the concepts, whose numbers ascend.
    for (const id of knowledge.concepts.of(nameAt[node] ?? 0)) if (id < knowledge.codes.length) held.push(id);
    if (held.length === before) continue;
    heldCounts.push(held.length - before);
    const start = words.length;
    for (let at = node; at > 0; at = parents[at] ?? 0) {
      const word = labels[at - 1] ?? 0;
      if (!words.includes(word, start)) words.push(word);
    }
    wordCounts.push(words.length - start);
  }
  return { words: listsOf(wordCounts, words), occupations: listsOf(heldCounts, held) };
}
