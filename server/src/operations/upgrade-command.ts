/** `upgrade-database`: takes the embedded database to the PostgreSQL of this version; files stay where they are. */
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from 'commander';
import type { Config } from '#config';
import { command, refuseLeftover, rowsOf, sizeOf } from './command.ts';
import { leaving, passingBackup } from './leaving.ts';
import type { Loaded } from './postgres-programs.ts';

export function addUpgradeDatabase(program: Command): void {
  command(
    program,
    {
      usage: 'upgrade-database',
      summary: 'take the embedded database to the PostgreSQL that comes with this version',
      options: [
        [
          '--from <folder>',
          'the programs (bin) of the PostgreSQL that it belongs to, instead of looking for or loading them',
        ],
      ],
    },
    async ({ config, place }, _given, { from }) => {
      place(config);
      if (config.databaseUrl) throw new Error('DATABASE_URL is set: that server is upgraded by its own tools.');
      refuseLeftover(config);
      const { clusterVersion, findBinaries, runningUrl } = await import('#platform/db/embedded/index.ts');
      const { programsOf } = await import('./postgres-programs.ts');
      const { dataDir } = config;
      const version = clusterVersion(dataDir);
      const [newest] = findBinaries();
      if (version === null) throw new Error(`There is no database in ${dataDir}.`);
      if (!newest) throw new Error('No PostgreSQL of this version is here.');
      if (version === newest.major)
        return {
          lines: [`The database belongs to PostgreSQL ${version} already.`],
          data: { from: version, to: version },
        };
      if (await runningUrl(dataDir)) throw new Error('The product is running on this data folder. Stop it first.');
      const kept = join(dataDir, `db-of-postgresql-${version}`);
      if (existsSync(kept)) throw new Error(`${kept} is there already, of an upgrade before. Move it away first.`);
      await using old = await programsOf(version, typeof from === 'string' ? from : null);
      const summary = await carry(config, old, kept);
      return {
        lines: [
          `Took ${sizeOf(summary)} from PostgreSQL ${version} to ${newest.major}. Start as before; ${kept} is not used any more.`,
        ],
        data: { from: version, to: newest.major, rows: rowsOf(summary), unused: kept },
      };
    },
  );
}

/** By a backup beside it. Where anything fails, the old database stands where it was. */
async function carry(config: Config, old: Loaded, kept: string) {
  const [{ makeBackup }, { checkArchive, restoreBackup }, { openStores }] = await Promise.all([
    import('./backup.ts'),
    import('./restore.ts'),
    import('./stores.ts'),
  ]);
  const database = join(config.dataDir, 'db');
  const path = join(config.dataDir, `upgrade-${process.pid}.backup`);
  await using _backup = passingBackup(path);
  const before = await openStores(config, { filled: true, programs: old.programs });
  await makeBackup(before, path, new Date()).finally(before.close);
  const found = await checkArchive(path);
  let whole = false;
  let close = async () => {};
  // Also where a signal ends it in between.
  await using _back = leaving(async () => {
    try {
      await close();
    } finally {
      if (!whole && existsSync(kept)) {
        await rm(database, { recursive: true, force: true });
        await rename(kept, database);
      }
    }
  });
  await rename(database, kept);
  const after = await openStores(config, { filled: false });
  close = after.close;
  await restoreBackup(after, path, found, { files: false });
  whole = true;
  return found.summary;
}
