/** How an administrator knows the place that a configuration leads to. */
import type { FileStoreOptions } from '#engines/files/index.ts';

interface Leading {
  databaseUrl: string | null;
  dataDir: string;
  files: FileStoreOptions;
}

/** Which database and which files, without any password. */
export function placeOf({ databaseUrl, dataDir, files }: Leading): { database: string; files: string } {
  const url = databaseUrl ? new URL(databaseUrl) : null;
  const name = url?.pathname.slice(1) || 'that of the role';
  return {
    database: url ? `${name} on ${url.host || 'this machine'}` : `embedded in ${dataDir}/db`,
    files: 's3' in files && files.s3 ? `bucket ${files.s3.bucket} at ${files.s3.endpoint}` : `${dataDir}/files`,
  };
}
