/**
 * `drill FILE`: tries a backup in a place of its own, which nothing in the settings can lead to: an embedded database in a
 * new folder, that no product serves and no mail leaves. Says what it found, and leaves nothing.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '#config';
import { command, identityOption, rowsOf, sizeOf, soundnessOf } from './command.ts';

export function addDrill(program: Command): void {
  command(
    program,
    {
      usage: 'drill <file>',
      summary: 'try a backup: restore it into a place of its own, check rows, files and the audit trail, and remove it',
      options: [identityOption, ['--in <folder>', 'where there is room for it, instead of the temporary folder']],
    },
    async ({ place }, [path = ''], options) => {
      const [{ checkArchive, restoreBackup }, { openStores }, { damagedFiles }, { verifyTrail }] = await Promise.all([
        import('./restore.ts'),
        import('./stores.ts'),
        import('./backup.ts'),
        import('./audit.ts'),
      ]);
      const identity = typeof options.identity === 'string' ? options.identity : null;
      const found = await checkArchive(path, identity);
      const folder = await mkdtemp(join(typeof options.in === 'string' ? options.in : tmpdir(), 'saring-drill-'));
      const leave = () => rm(folder, { recursive: true, force: true });
      // What is ended early leaves nothing either: people's data lies there.
      let close = async () => {};
      for (const signal of ['SIGINT', 'SIGTERM'] as const)
        process.once(signal, () => void close().then(leave).finally(() => process.exit(1)));
      // Of the settings nothing but the folder.
      const config = readConfig({ DATA_DIR: folder });
      place(config);
      try {
        const stores = await openStores(config, { filled: false });
        close = stores.close;
        try {
          await restoreBackup(stores, path, found, { files: true, identity });
          const damaged = await damagedFiles(stores);
          const chains = await verifyTrail(stores.url);
          const { lines, data, ...rest } = soundnessOf(damaged, chains);
          return {
            lines: [
              `Restored ${sizeOf(found.summary)} as of ${found.manifest.createdAt}; every row is there.`,
              ...lines,
              'Nothing of it is left here.',
            ],
            data: {
              of: found.manifest.createdAt,
              rows: rowsOf(found.summary),
              stored: found.summary.files,
              ...data,
            },
            ...rest,
          };
        } finally {
          await stores.close();
        }
      } finally {
        await leave();
      }
    },
  );
}
