/**
 * `drill FILE`: tries a backup in a place of its own, which nothing in the settings can lead to: an embedded database in a
 * new folder, that no product serves and no mail leaves. Says what it found, and leaves nothing.
 */
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '#config';
import { command, identityOption, rowsOf, sizeOf, soundnessOf } from './command.ts';
import { leaving } from './leaving.ts';

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
      await using room = openRoom(typeof options.in === 'string' ? options.in : tmpdir());
      // Of the settings nothing but the folder.
      const config = readConfig({ DATA_DIR: room.folder });
      place(config);
      const stores = await openStores(config, { filled: false });
      room.closeFirst(stores.close);
      await restoreBackup(stores, path, found, { files: true, identity });
      const { lines, data, ...rest } = soundnessOf(await damagedFiles(stores), await verifyTrail(stores.url));
      return {
        lines: [
          `Restored ${sizeOf(found.summary)} as of ${found.manifest.createdAt}; every row is there.`,
          ...lines,
          'Nothing of it is left here.',
        ],
        data: { of: found.manifest.createdAt, rows: rowsOf(found.summary), stored: found.summary.files, ...data },
        ...rest,
      };
    },
  );
}

/** A folder that goes again. */
function openRoom(inside: string) {
  let close = async () => {};
  // Heard from before there is a folder: none is left by whoever ends the command in between.
  let folder = '';
  const left = leaving(async () => {
    await close();
    if (folder) await rm(folder, { recursive: true, force: true });
  });
  folder = mkdtempSync(join(inside, 'saring-drill-'));
  return {
    folder,
    /** What uses it is closed before. */
    closeFirst(closing: () => Promise<void>): void {
      close = closing;
    },
    [Symbol.asyncDispose]: () => left[Symbol.asyncDispose](),
  };
}
