/** `restore FILE`: puts a backup into an empty installation; with `--check` it only reads it. */
import { readdir, readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { command, identityOption, rowsOf, sizeOf, soundnessOf } from './command.ts';

export function addRestore(program: Command): void {
  command(
    program,
    {
      usage: 'restore <file>',
      summary: 'fill an empty installation from a backup',
      options: [
        ['--check', 'read the whole file, count its rows, compare its files and the audit trail, without restoring it'],
        identityOption,
        ['--erasures <file>', 'the list of what was erased, as it was last: the next start erases it again'],
      ],
    },
    async ({ config, place }, [path = ''], { check, erasures, identity: key }) => {
      const identity = typeof key === 'string' ? key : null;
      const { addToList, endOfList } = await import('#features/erasures/index.ts');
      const { checkArchive, isEmpty, refuseOthersStore, restoreBackup } = await import('./restore.ts');
      const told = ({ summary, manifest }: Awaited<ReturnType<typeof checkArchive>>) => ({
        of: manifest.createdAt,
        rows: rowsOf(summary),
        stored: summary.files,
        bytes: summary.bytes,
      });
      if (check) {
        const found = await checkArchive(path, identity);
        const { lines, data, ...rest } = soundnessOf(found.damaged, found.chains);
        return {
          lines: [`${path} is whole: ${sizeOf(found.summary)} as of ${found.manifest.createdAt}.`, ...lines],
          data: { ...told(found), ...data },
          ...rest,
        };
      }
      place(config);
      const found = await checkArchive(path, identity);
      const erased = typeof erasures === 'string' ? await readFile(erasures, 'utf8') : null;
      const there = await readdir(config.dataDir).catch(() => []);
      if (there.length > 0) throw new Error(`${config.dataDir} is not empty. Set DATA_DIR to an empty folder.`);
      const { openStores } = await import('./stores.ts');
      const stores = await openStores(config, { filled: false });
      try {
        if (!(await isEmpty(stores.url))) throw new Error('The database holds tables already. Name an empty one.');
        await refuseOthersStore(stores, found);
        // First: a list that is none is told before anything is filled.
        if (erased !== null) await addToList(stores.files, erased);
        await restoreBackup(stores, path, found, { files: true, identity });
        const listed = await endOfList(stores.files);
        const { createdAt } = found.manifest;
        return {
          lines: [
            `Restored ${sizeOf(found.summary)} as of ${createdAt}.`,
            aboutErasures(createdAt, listed),
            aboutAccess,
          ],
          data: { ...told(found), erasuresUntil: listed },
        };
      } finally {
        await stores.close();
      }
    },
  );
}

const aboutAccess =
  'Who was suspended, let go or given another password after the backup was made has what they had then, and sign-ins that ended since are back for up to twelve hours: do those again.';

/** What comes back that was erased after the backup was made. */
function aboutErasures(made: string, listed: string | null): string {
  const back =
    'what was erased after the backup was made is back. Is there a newer list, empty both and restore again with --erasures.';
  if (listed === null) return `No list of erasures is there: ${back}`;
  if (listed < made) return `The list of erasures ends at ${listed}, before the backup: ${back}`;
  return `The next start erases again what the list of erasures has, up to ${listed}.`;
}
