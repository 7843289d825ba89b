/** `referee`: finds and erases the telephone number of somebody whom applicants named as a reference. */
import type { Command } from 'commander';
import { byHand, withWorld } from './accounts.ts';
import { command } from './command.ts';

const noNumber = (number: string) => new Error(`${number} is no telephone number.`);

export function addReferee(program: Command): void {
  const referee = program.command('referee').description('people whom applicants named as references');
  command(
    referee,
    { usage: 'find <number>', summary: 'tell which applications name a number' },
    (work, [number = '']) =>
      withWorld(work, async (world) => {
        const { namedAsReference } = await import('#features/applications/index.ts');
        const named = await namedAsReference(world.db, number);
        if (!named) throw noNumber(number);
        return {
          lines: [
            `${named.length} applications name it.`,
            ...named.map(({ id, companyId }) => `  ${id} to ${companyId}`),
          ],
          data: { applications: named },
        };
      }),
  );
  command(
    referee,
    { usage: 'erase <number>', summary: 'take a number out of all of them; each company finds a line in its trail' },
    (work, [number = '']) =>
      withWorld(work, async (world) => {
        const { eraseReference } = await import('#features/applications/index.ts');
        const erased = await eraseReference(world, await byHand(), number);
        if (erased === null) throw noNumber(number);
        return { lines: [`It is taken out of ${erased} applications.`], data: { erased } };
      }),
  );
}
