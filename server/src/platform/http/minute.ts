/** Counts by caller for a minute, in this process alone. */
import type { Clock } from '#platform/process/clock.ts';

const milliseconds = 60_000;
/** Of so many callers at most, which takes some 10 MB; with more of them a new minute begins. */
const mostCallers = 50_000;

export interface Minute {
  /** Counts one and answers how many there were. */
  add(who: string): number;
  of(who: string): number;
  /** Seconds until nothing of it counts any more. */
  left(): number;
  /** Ends it before its time. */
  end(): void;
}

/** `onEnd` is given the counts of a minute that is over, once something asks after it. */
export function countsOfAMinute(clock: Clock, onEnd: (counts: ReadonlyMap<string, number>) => void = () => {}): Minute {
  let counts = new Map<string, number>();
  let ends = 0;
  const end = () => {
    onEnd(counts);
    counts = new Map();
    ends = clock.now().getTime() + milliseconds;
  };
  const current = () => {
    if (clock.now().getTime() > ends || counts.size >= mostCallers) end();
    return counts;
  };
  return {
    add(who) {
      const here = current();
      const count = (here.get(who) ?? 0) + 1;
      here.set(who, count);
      return count;
    },
    of: (who) => current().get(who) ?? 0,
    end,
    left: () => Math.ceil((ends - clock.now().getTime()) / 1000),
  };
}
