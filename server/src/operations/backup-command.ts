/** `npm run backup FILE`: a consistent backup of database and files, also while the product runs. */
import { existsSync } from 'node:fs';
import { runCommand, say, sizeOf } from './command.ts';

await runCommand(async (config, [path]) => {
  if (!path) throw new Error('Name the file to write: npm run backup FILE');
  if (existsSync(path)) throw new Error(`${path} exists already.`);
  const [{ makeBackup }, { openStores }] = await Promise.all([import('./backup.ts'), import('./stores.ts')]);
  const stores = await openStores(config, { filled: true });
  try {
    const summary = await makeBackup(stores, path, new Date());
    say(`${path} holds ${sizeOf(summary)}. Keep it as safe as the product itself: it holds everything.`);
    if (summary.damaged.length > 0)
      throw new Error(`Missing or changed in the file store: ${summary.damaged.join(', ')}`);
  } finally {
    await stores.close();
  }
});
