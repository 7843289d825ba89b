/** `move-to DATABASE_URL`, or `-` for one on standard input: takes the embedded database to a PostgreSQL server; files stay where they are. */
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { command, refuseLeftover, rowsOf, sizeOf } from './command.ts';
import { passingBackup } from './leaving.ts';

export function addMoveTo(program: Command): void {
  command(
    program,
    {
      usage: 'move-to <database-url>',
      summary:
        'take the embedded database to an empty one on a PostgreSQL server, whose address "-" reads from standard input',
    },
    async ({ config, place }, [given = '']) => {
      place(config);
      // Other accounts of the machine read arguments, and the address holds a password.
      const url = given === '-' ? (await text(process.stdin)).trim() : given;
      if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
        throw new Error('Give the address of the database to move to on standard input: npm run move-to - < FILE');
      if (config.databaseUrl)
        throw new Error('DATABASE_URL is set: the data is on a server already. Unset it to move.');
      refuseLeftover(config);
      const [{ makeBackup }, { checkArchive, isEmpty, restoreBackup }, { noteMoved, openStores }] = await Promise.all([
        import('./backup.ts'),
        import('./restore.ts'),
        import('./stores.ts'),
      ]);
      if (!(await isEmpty(url))) throw new Error('The database to move to holds tables already. Name an empty one.');
      const stores = await openStores(config, { filled: true });
      const path = join(stores.dataDir, `move-${process.pid}.backup`);
      await using _ = passingBackup(path);
      try {
        if (stores.running) throw new Error('The product is running on this data folder. Stop it first.');
        await makeBackup(stores, path, new Date());
        const found = await checkArchive(path);
        await restoreBackup({ ...stores, url }, path, found, { files: false });
        await noteMoved(stores.dataDir, url);
        const old = join(stores.dataDir, 'db');
        return {
          lines: [`Moved ${sizeOf(found.summary)}. Set DATABASE_URL and start; ${old} is not used any more.`],
          data: { rows: rowsOf(found.summary), unused: old },
        };
      } finally {
        await stores.close();
      }
    },
  );
}
