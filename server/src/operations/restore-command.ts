/** `restore FILE`: puts a backup into an empty installation; with `--check` it only reads it. */
import { readdir, readFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Config } from '#config';
import { command, identityOption, rowsOf, sizeOf, soundnessOf } from './command.ts';
import type { Found } from './restore.ts';

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
      const { voidLinks } = await import('./void-links.ts');
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
        const waiting = await voidLinks(stores.url);
        const listed = await endOfList(stores.files);
        const { createdAt } = found.manifest;
        return {
          lines: [
            `Restored ${sizeOf(found.summary)} as of ${createdAt}.`,
            aboutErasures(createdAt, listed),
            aboutAccess(config),
            ...aboutWaiting(waiting),
          ],
          data: { ...told(found), erasuresUntil: listed, waiting },
        };
      } finally {
        await stores.close();
      }
    },
  );
}

const told = ({ summary, manifest }: Found) => ({
  of: manifest.createdAt,
  rows: rowsOf(summary),
  stored: summary.files,
  bytes: summary.bytes,
});

const aboutAccess = ({ tokenTtlHours: hours }: Config) =>
  `Whoever was given another password after the backup was made has what they had then, and sign-ins that ended since are back for up to ${hours === 1 ? 'an hour' : `${hours} hours`}: do those again. Who was suspended or let go since is so again as far as the list of erasures goes.`;

/** What is void, and what is told without anybody asking for it again. */
function aboutWaiting({ links, mails, decisions }: { links: number; mails: number; decisions: number }): string[] {
  return [
    ...(links > 0
      ? [
          `Invitations and registration links that were open are void (${links}), since they may have been taken back after the backup was made: send them again.`,
        ]
      : []),
    ...(mails > 0
      ? [
          `Mails that waited then go out with the next start, some of them perhaps once more (${mails}). Without SMTP_URL they become files instead.`,
        ]
      : []),
    ...(decisions > 0
      ? [
          `Decisions that were to be told later then are told at their time, also those that were changed after the backup was made (${decisions}).`,
        ]
      : []),
  ];
}

/** What comes back that was erased after the backup was made. */
function aboutErasures(made: string, listed: string | null): string {
  const back =
    'what was erased after the backup was made is back. Is there a newer list, empty both and restore again with --erasures.';
  if (listed === null) return `No list of erasures is there: ${back}`;
  if (listed < made) return `The list of erasures ends at ${listed}, before the backup: ${back}`;
  return `The next start erases again what the list of erasures has, up to ${listed}.`;
}
