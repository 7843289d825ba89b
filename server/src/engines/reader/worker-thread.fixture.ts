/** What the tests of the thread have done in its thread. */
import { setImmediate as turn } from 'node:timers/promises';
import { serveWorkerThread } from './serve.ts';

serveWorkerThread(async (call, args, help) => {
  if (call === 'say') return args[0];
  if (call === 'fail') throw new TypeError('the text has no end');
  if (call === 'ask') return `${await help('name', ['of'])}!`;
  if (call === 'leave') process.exit(3);
  if (call === 'hold') return hold();
  if (call === 'wait') return turn('waited');
  if (call === 'hang') return new Promise(() => undefined);
  for (;;);
});

/** More than any heap. */
function hold(): number {
  const held: number[][] = [];
  for (;;) held.push(Array.from({ length: 100_000 }, (_, at) => at + held.length));
}
