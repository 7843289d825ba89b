/** `backup FILE`: a consistent backup of database and files, also while the product runs. */
import { existsSync } from 'node:fs';
import type { Command } from 'commander';
import { command, refuseLeftover, rowsOf, sizeOf } from './command.ts';

export function addBackup(program: Command): void {
  command(
    program,
    { usage: 'backup <file>', summary: 'write database and files into one new file, also while the product runs' },
    async ({ config, place }, [path = '']) => {
      place(config);
      refuseLeftover(config);
      if (existsSync(path)) throw new Error(`${path} exists already.`);
      const [{ makeBackup }, { noteBackup }, { openStores }] = await Promise.all([
        import('./backup.ts'),
        import('#platform/db/backup-mark.ts'),
        import('./stores.ts'),
      ]);
      const stores = await openStores(config, { filled: true });
      try {
        const begun = new Date();
        const summary = await makeBackup(stores, path, begun, config.backupRecipients);
        const { files, bytes, damaged } = summary;
        await noteBackup(stores.url, begun, damaged.length);
        const encrypted = config.backupRecipients.length > 0;
        return {
          lines: [
            `${path} holds ${sizeOf(summary)}.`,
            encrypted
              ? 'It is encrypted: whoever has the key of BACKUP_RECIPIENTS reads it.'
              : 'Keep it as safe as the product itself: it holds everything, and is not encrypted (BACKUP_RECIPIENTS).',
          ],
          data: { file: path, rows: rowsOf(summary), stored: files, bytes, damaged, encrypted },
          ...(damaged.length > 0 ? { problem: `Missing or changed in the file store: ${damaged.join(', ')}` } : {}),
        };
      } finally {
        await stores.close();
      }
    },
  );
}
