/** `npm run move-to DATABASE_URL`: takes the embedded database to a PostgreSQL server; files stay where they are. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { runCommand, say, sizeOf } from './command.ts';

await runCommand(async (config, [url]) => {
  if (!url || !URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol))
    throw new Error('Name the database to move to: npm run move-to postgres://…');
  if (config.databaseUrl) throw new Error('DATABASE_URL is set: the data is on a server already. Unset it to move.');
  const [{ makeBackup }, { checkArchive, isEmpty, restoreBackup }, { openStores }] = await Promise.all([
    import('./backup.ts'),
    import('./restore.ts'),
    import('./stores.ts'),
  ]);
  if (!(await isEmpty(url))) throw new Error('The database to move to holds tables already. Name an empty one.');
  const stores = await openStores(config, { filled: true });
  const path = join(stores.dataDir, `move-${process.pid}.backup`);
  try {
    if (stores.running) throw new Error('The product is running on this data folder. Stop it first.');
    await makeBackup(stores, path, new Date());
    const found = await checkArchive(path);
    await restoreBackup({ ...stores, url }, path, found, { files: false });
    say(
      `Moved ${sizeOf(found.summary)}. Set DATABASE_URL and start; ${join(stores.dataDir, 'db')} is not used any more.`,
    );
  } finally {
    await rm(path, { force: true });
    await stores.close();
  }
});
