/** `start`: serves, works in the background, or both, as `npm start` does once it has installed and built. */
import type { Command } from 'commander';
import { command, refuseLeftover } from './command.ts';

export function addStart(program: Command): void {
  command(
    program,
    { usage: 'start', summary: 'serve and work in the background (PROCESS: web, worker or all)' },
    async ({ config }) => {
      refuseLeftover(config);
      await import('#main');
      return { lines: [] };
    },
  );
}
