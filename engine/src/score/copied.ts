/** How much of a resume is the advert's own words, and whether the advert was pasted as a whole. */
import { type Phrases, runAt, runLength } from '#advert/phrases.ts';
import type { ReadResume } from '#resume/sentences.ts';
import { smooth } from './smooth.ts';

export type Copied = {
  /** For each sentence of the resume the share of its tokens that stand in a run of the advert's words. */
  readonly shares: readonly number[];
  /** The share of the advert's runs that are in the resume. */
  readonly taken: number;
  /** The share of the advert's sentences that are copied right after the one before them. */
  readonly inOrder: number;
  /** As `inOrder`, of the sentences that are copied at all; 0 for so few that chance may have put them in order. */
  readonly passage: number;
  /** As `taken`, of the frame's runs; 0 where the frame is too short to tell. */
  readonly frame: number;
};

/** A frame of fewer runs may be met by chance. */
const shortFrame = 6;

/** The most of what was copied of each of several texts. */
export function copiedFrom(phrases: readonly Phrases[], resume: ReadResume): Copied {
  const found = phrases.map((one) => copiedFromOne(one, resume));
  const most = (of: (copied: Copied) => number): number => Math.max(...found.map(of));
  return {
    shares: resume.sentences.map((_, i) => most(({ shares }) => shares[i] ?? 0)),
    taken: most(({ taken }) => taken),
    inOrder: most(({ inOrder }) => inOrder),
    passage: most(({ passage }) => passage),
    frame: most(({ frame }) => frame),
  };
}

function copiedFromOne({ runs, sentences: sources, frame }: Phrases, { tokens, sentences }: ReadResume): Copied {
  const inRun = new Uint8Array(tokens.length);
  const found = new Set<number>();
  const places = tokens.map((_, i) => {
    const place = i + runLength <= tokens.length ? runs.get(runAt(tokens, i)) : undefined;
    if (place === undefined) return undefined;
    found.add(place);
    inRun.fill(1, i, i + runLength);
    return place;
  });
  const shares = sentences.map(
    ({ from, to }) => inRun.subarray(from, to).reduce((sum, one) => sum + one, 0) / (to - from),
  );
  // Each time that the resume goes on to another sentence of the advert.
  const order = sentences
    .flatMap(({ from, to }, i) => ((shares[i] ?? 0) > 0.5 ? places.slice(from, to) : []))
    .flatMap((place) => (place === undefined ? [] : [sources[place] ?? -1]))
    .filter((one, i, all) => one !== all[i - 1]);
  const following = new Set(order.filter((one, i) => i > 0 && order[i - 1] === one - 1)).size;
  const framed = frame.filter(Boolean).length;
  const taken = [...found].filter((place) => frame[place]).length;
  return {
    shares,
    taken: found.size / (sources.length || 1),
    inOrder: following / Math.max(1, new Set(sources).size - 1),
    passage: smooth(following, 1, 4) * (following / Math.max(1, new Set(order).size - 1)),
    frame: framed >= shortFrame ? taken / framed : 0,
  };
}
