/** Bounds the steps that pdf.js takes through one file, in which forms, patterns and masks may double at every level. */
import { problem } from './problems.ts';

/** The busiest manual at hand takes 72 for a page, the busiest resume 160; 10,000 are a second. */
const STEPS_PER_FILE = 10_000;
const STEPS_PER_PAGE = 200;
/** Deeper than this nobody nests; the standard tells writers to stay below 28. */
const DEEPEST_STATE = 2000;
let left = Number.POSITIVE_INFINITY;

/**
 * Replaces `Date.now` of this process. pdf.js asks it for the time once for every hundred instructions and once for
 * each that it has to wait for (a font, a form, a pattern, a mask), however deep in one another: a count of its steps
 * that is the same on every machine. Past the budget asking fails, which ends every level at its next step. Also bounds
 * how deep states of drawing are saved in one another: each is made with the one before as its prototype, and takes the
 * longer the deeper it lies. For the child processes only.
 */
export function countSteps(): void {
  boundStates();
  const now = Date.now;
  Date.now = () => {
    left -= 1;
    if (left < 0) throw new Error('The file takes more steps than it may.');
    return now();
  };
}

function boundStates(): void {
  const create: (proto: object | null) => object = Object.create;
  const depths = new WeakMap<object, number>();
  Object.create = (proto: object | null, properties?: PropertyDescriptorMap & ThisType<unknown>): object => {
    const made = create(proto);
    if (left !== Number.POSITIVE_INFINITY && proto) {
      const depth = (depths.get(proto) ?? 0) + 1;
      if (depth > DEEPEST_STATE) left = -1;
      if (left < 0) throw new Error('The file takes more steps than it may.');
      depths.set(made, depth);
    }
    return properties ? Object.defineProperties(made, properties) : made;
  };
}

/** Does something with a budget of steps for so many pages. Throws DocumentError `timeout` where it takes more. */
export async function withinSteps<T>(pages: number, work: () => Promise<T>): Promise<T> {
  left = STEPS_PER_FILE + pages * STEPS_PER_PAGE;
  try {
    return await work();
  } catch (error) {
    throw left < 0 ? problem('timeout', error) : error;
  } finally {
    left = Number.POSITIVE_INFINITY;
  }
}

/** pdf.js passes over what failed and answers with the rest, which is not what a person sees. */
export function stopWhereSpent(): void {
  if (left < 0) throw problem('timeout');
}
