/** Clients as others make them of an OpenAPI document, with what each is to do, compiled in a folder of their own. */
import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What makes them, by which name main-job-*.ts does the main job with it. */
export const makers = ['openapi-fetch', 'hey-api'];

export interface MadeClients extends AsyncDisposable {
  folder: string;
  /** Of the compiler, a line each; empty where everything is right. */
  complaints: string;
}

const run = promisify(execFile);
const here = fileURLToPath(new URL('.', import.meta.url));
const modules = fileURLToPath(new URL('../../../node_modules', import.meta.url));

const compilerOptions = {
  strict: true,
  noEmit: true,
  target: 'es2024',
  module: 'nodenext',
  lib: ['es2024', 'dom', 'dom.iterable'],
  types: [],
  allowImportingTsExtensions: true,
};

export async function makeClients(document: object): Promise<MadeClients> {
  const folder = await mkdtemp(join(tmpdir(), 'saring-clients-'));
  const files = ['main-job', ...makers.map((maker) => `main-job-${maker}`)].map((name) => `${name}.ts`);
  await Promise.all([
    ...files.map((file) => cp(join(here, file), join(folder, file))),
    mkdir(join(folder, 'generated')),
    symlink(modules, join(folder, 'node_modules')),
    writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' })),
    writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files })),
    writeFile(join(folder, 'openapi.json'), JSON.stringify(document)),
  ]);
  await run(process.execPath, [join(here, 'generate.ts'), 'openapi.json', 'generated'], { cwd: folder });
  return {
    folder,
    complaints: await compile(folder),
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true, force: true }),
  };
}

/** By the project's own compiler, which ends with an error where it complains. */
async function compile(folder: string): Promise<string> {
  const compiler = run(process.execPath, [join(modules, '.bin/tsc'), '--pretty', 'false', '-p', folder]);
  const { stdout } = await compiler.catch((error: { stdout: string }) => error);
  return stdout;
}
