/** `npm run restore FILE`: puts a backup into an empty installation. */
import { readdir } from 'node:fs/promises';
import { runCommand, say, sizeOf } from './command.ts';

await runCommand(async (config, [path]) => {
  if (!path) throw new Error('Name the backup: npm run restore FILE');
  const { checkArchive, isEmpty, restoreBackup } = await import('./restore.ts');
  const found = await checkArchive(path);
  const there = await readdir(config.dataDir).catch(() => []);
  if (there.length > 0) throw new Error(`${config.dataDir} is not empty. Set DATA_DIR to an empty folder.`);
  const { openStores } = await import('./stores.ts');
  const stores = await openStores(config, { filled: false });
  try {
    if (!(await isEmpty(stores.url))) throw new Error('The database holds tables already. Name an empty one.');
    await restoreBackup(stores, path, found, { files: true });
    say(`Restored ${sizeOf(found.summary)} as of ${found.manifest.createdAt}.`);
  } finally {
    await stores.close();
  }
});
