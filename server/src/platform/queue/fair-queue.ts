/** Admission to something scarce: bounded in all and for each owner, owners in turn, and left by whoever waits no more. */

import { currentCaller } from '#platform/db/scope.ts';
import { Fail, Gone, Unavailable } from '#platform/http/fail.ts';

export interface FairQueueOptions {
  /** Units in use at once, all owners together. */
  capacity: number;
  /** Units that one owner has in use at once; as many as there are where nothing is said. */
  perOwner?: number;
  /** Entries of one owner that may wait; one more is refused with 429, or with 503 where owners are many people. */
  waitingPerOwner: number;
  manyPeople?: boolean;
  /** Entries that may wait in all; one more is refused with 503. */
  waiting: number;
}

export interface Entry {
  /** One where nothing is said. What is larger than the capacity is let in alone. */
  units?: number;
  /** Goes before all that are not, whoever owns them. */
  urgent?: boolean;
  /** Whose entry it is; that of the call or task under way where nothing is said. */
  owner?: string;
  /** Ends the waiting; that of the call under way where nothing is said. */
  signal?: AbortSignal | undefined;
}

export interface FairQueue {
  /**
   * Waits for its turn; answers the function that gives the units back, to be called once.
   * Throws 429 or 503 where too many wait already, `Gone` (or the signal's own `Fail`) where the signal ends the waiting.
   */
  enter(entry?: Entry): Promise<() => void>;
  /** Works in its turn and gives the units back, however that ends; for whoever left meanwhile it does not begin. */
  run<T>(work: () => Promise<T>, entry?: Entry): Promise<T>;
}

interface Waiting {
  owner: string;
  units: number;
  urgent: boolean;
  admit(release: () => void): void;
}

/** Owners by name, each with its entries in the order in which they came; the owner that was served last stands last. */
type Line = Map<string, Waiting[]>;

/** A queue of `capacity` units, of which each owner uses at most `perOwner` at once. Owners that wait take turns, urgent work first; whoever comes when too many wait is refused. */
// Long because every step counts in the same two lines and the same units in use.
export function createFairQueue(options: FairQueueOptions): FairQueue {
  const { capacity, perOwner = Number.POSITIVE_INFINITY } = options;
  const urgent: Line = new Map();
  const usual: Line = new Map();
  const usedBy = new Map<string, number>();
  let used = 0;
  let waiting = 0;

  const ownerFits = (owner: string, units: number) => {
    const own = usedBy.get(owner) ?? 0;
    return own === 0 || own + units <= perOwner;
  };
  const fits = (units: number) => used === 0 || used + units <= capacity;

  function take(owner: string, units: number): () => void {
    used += units;
    usedBy.set(owner, (usedBy.get(owner) ?? 0) + units);
    return () => {
      used -= units;
      const left = (usedBy.get(owner) ?? 0) - units;
      if (left > 0) usedBy.set(owner, left);
      else usedBy.delete(owner);
      letIn();
    };
  }

  function letIn(): void {
    for (let next = chosen(); next; next = chosen()) {
      leave(next);
      const line = next.urgent ? urgent : usual;
      const rest = line.get(next.owner);
      if (rest) {
        line.delete(next.owner);
        line.set(next.owner, rest);
      }
      next.admit(take(next.owner, next.units));
    }
  }

  /** The first entry whose owner may have more, if there is room for it; none passes it, or a large one would wait for ever. */
  function chosen(): Waiting | null {
    for (const line of [urgent, usual])
      for (const [first] of line.values())
        if (first && ownerFits(first.owner, first.units)) return fits(first.units) ? first : null;
    return null;
  }

  function leave(entry: Waiting): void {
    const line = entry.urgent ? urgent : usual;
    const own = line.get(entry.owner);
    const place = own?.indexOf(entry) ?? -1;
    if (!own || place < 0) return;
    own.splice(place, 1);
    if (own.length === 0) line.delete(entry.owner);
    waiting -= 1;
  }

  const countOf = (owner: string) => (urgent.get(owner)?.length ?? 0) + (usual.get(owner)?.length ?? 0);

  const queue: FairQueue = {
    async enter(entry = {}) {
      const caller = currentCaller();
      const { units = 1, owner = caller.owner } = entry;
      if (waiting === 0 && ownerFits(owner, units) && fits(units)) return take(owner, units);
      const tooManyOfOne = countOf(owner) >= options.waitingPerOwner;
      if (tooManyOfOne && !options.manyPeople) throw new Fail('too_many', { retryAfter: 5 });
      if (tooManyOfOne || waiting >= options.waiting) throw new Unavailable('Too much is waiting.');
      const signal = entry.signal ?? caller.signal;
      if (signal?.aborted) throw reasonOf(signal);
      return new Promise((resolve, reject) => {
        const gone = () => {
          leave(own);
          reject(reasonOf(signal));
          // It may have been the one that nobody could pass.
          letIn();
        };
        const own: Waiting = {
          owner,
          units,
          urgent: entry.urgent ?? false,
          admit(release) {
            signal?.removeEventListener('abort', gone);
            resolve(release);
          },
        };
        signal?.addEventListener('abort', gone, { once: true });
        const line = own.urgent ? urgent : usual;
        const before = line.get(owner);
        if (before) before.push(own);
        else line.set(owner, [own]);
        waiting += 1;
        // Others may all wait for room of their own.
        letIn();
      });
    },
    async run(work, entry) {
      const release = await queue.enter(entry);
      try {
        const signal = entry?.signal ?? currentCaller().signal;
        if (signal?.aborted) throw reasonOf(signal);
        return await work();
      } finally {
        release();
      }
    },
  };
  return queue;
}

function reasonOf(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Fail ? signal.reason : new Gone();
}
