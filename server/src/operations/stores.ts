/** The database and the file store of an installation, for commands that work beside the running server or without it. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '#config';
import { createFileStore, type FileStore } from '#engines/files/index.ts';
import { type Binaries, borrowEmbeddedPostgres } from '#platform/db/embedded/index.ts';
import { requireOwner } from '#platform/db/migrations.ts';
import { refuseMoved } from '#platform/process/moved.ts';

export { noteMoved } from '#platform/process/moved.ts';

export interface Stores {
  dataDir: string;
  url: string;
  files: FileStore;
  /** Whether the embedded database belongs to a server that runs now. */
  running: boolean;
  close(): Promise<void>;
}

/**
 * As the owner of the tables. Uses the embedded database of a running server where there is one, else starts it for as
 * long as this takes. `filled` for what makes no sense on an empty place, and must not make one.
 */
export async function openStores(
  config: Config,
  { filled, programs }: { filled: boolean; programs?: Binaries },
): Promise<Stores> {
  const { dataDir } = config;
  if (filled && !config.databaseUrl && !existsSync(join(dataDir, 'db')))
    throw new Error(`There is no database in ${dataDir}. Name the folder of the installation with DATA_DIR.`);
  if (!config.databaseUrl) refuseMoved(dataDir);
  const postgres = config.databaseUrl ? null : await borrowEmbeddedPostgres({ dataDir, programs });
  const url = config.databaseUrl ?? postgres?.url ?? '';
  try {
    await requireOwner(url, { filled });
    const files = await createFileStore(config.files);
    return { dataDir, url, files, running: postgres?.running ?? false, close: async () => postgres?.stop() };
  } catch (error) {
    await postgres?.stop();
    throw error;
  }
}
