/** The other side of a thread, within its thread. */
import { parentPort } from 'node:worker_threads';
import type { Order, Report } from './worker-thread.ts';

/** Asks the side that waits. */
export type Help = (name: string, args: readonly unknown[]) => Promise<unknown>;

/** Answers every call by what `work` gives. */
export function serveWorkerThread(
  work: (call: string, args: readonly unknown[], help: Help) => Promise<unknown>,
): void {
  const port = parentPort;
  if (!port) throw new Error('This file runs in a thread of the server.');
  const tell = (report: Report) => port.postMessage(report);
  const asked = new Map<number, PromiseWithResolvers<unknown>>();
  let last = 0;
  const help: Help = (name, args) => {
    const one = Promise.withResolvers<unknown>();
    last += 1;
    asked.set(last, one);
    // Only plain values are asked for; the other side knows what they are.
    tell({ help: last, name, args: args as never[] });
    return one.promise;
  };
  port.on('message', async (order: Order) => {
    if ('call' in order) {
      try {
        tell({ value: await work(order.call, order.args, help) });
      } catch (error) {
        tell({ error });
      }
      return;
    }
    const one = asked.get(order.help);
    asked.delete(order.help);
    if ('error' in order) one?.reject(order.error);
    else one?.resolve(order.value);
  });
  tell({ ready: true });
}
