/** Gives memory back to the machine: V8 keeps the pages it has emptied for what comes next, and for ever where nothing comes. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Of the time between two looks; a collection that gives back stops the process for some 100 ms, so it waits for a quiet time. */
const busy = 0.2;
const quiet = 0.05;
const lookEvery = 15_000;

/** Looks for the first quiet time after each busy one, and collects then. */
export function giveMemoryBack(): void {
  // Node has no other way to ask for it but a flag, which a context made under it keeps.
  setFlagsFromString('--expose-gc');
  const collect: NodeJS.GCFunction = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  let seen = performance.eventLoopUtilization();
  let worked = true;
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(seen);
    seen = performance.eventLoopUtilization();
    if (utilization >= busy) worked = true;
    if (!worked || utilization > quiet) return;
    worked = false;
    collect({ type: 'major', flavor: 'last-resort', execution: 'sync' });
  }, lookEvery).unref();
}
