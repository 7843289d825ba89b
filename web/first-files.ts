/** What the server names in the page it sends, so that a browser need not start the app to learn what the address loads. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Plugin, parseSync, type Rolldown } from 'vite';
import { knownAddresses } from './known-addresses.ts';
import pages from './pages.json' with { type: 'json' };

const router = fileURLToPath(new URL('src/router.tsx', import.meta.url));

/** What src/main.tsx asks for at every address. */
const first = ['draw.tsx', 'app.tsx'];

/**
 * Names the app's files in index.html, and writes `.vite/first-files.json`: for each address that the router knows links to
 * the scripts and styles of its parts beside those, as pages.json has them. On a slow network that is a way there and back
 * less; of an address that is not there they only come later.
 */
export function firstFiles(): Plugin {
  return {
    name: 'first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const { scripts, styles } = filesOf(bundle, first, { scripts: [], styles: [] });
        return stylesLast(
          html.replace('</head>', `${links('modulepreload', scripts)}${links('stylesheet', styles)}</head>`),
        );
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const every = filesOf(bundle, first, { scripts: [], styles: [] });
        const known = knownAddresses(parseSync(router, await readFile(router, 'utf8')).program);
        const partsOf = new Map(Object.entries(pages));
        for (const address of partsOf.keys())
          if (!known.includes(address)) throw new Error(`pages.json: the router knows no ${address}`);
        const files = known.map((address) => {
          const modules = (partsOf.get(address) ?? []).map((part) => `features/${part}`);
          const { scripts, styles } = filesOf(bundle, modules, every);
          return { address, head: links('modulepreload', scripts), end: links('stylesheet', styles) };
        });
        this.emitFile({ type: 'asset', fileName: '.vite/first-files.json', source: JSON.stringify(files) });
      },
    },
  };
}

const links = (what: string, files: string[]) =>
  files.map((file) => `<link rel="${what}" crossorigin href="/${file}">`).join('');

/** Behind the page's own words, which then show without waiting for styles; scripts wait for these wherever they stand. */
function stylesLast(html: string): string {
  const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  const rest = styles.reduce((page, link) => page.replace(link, ''), html);
  return rest.replace('</body>', `${styles.join('')}</body>`);
}

interface Files {
  scripts: string[];
  styles: string[];
}

/** The files of these modules below web/src and of all that they import, without those of the entry and of `named`. */
function filesOf(bundle: Rolldown.OutputBundle, modules: string[], named: Files): Files {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || scripts.has(chunk.fileName)) return;
    scripts.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const imported of chunk.imports) add(chunks.find(({ fileName }) => fileName === imported));
  };
  add(chunks.find(({ isEntry, name }) => isEntry && name === 'index'));
  const before = { scripts: [...scripts, ...named.scripts], styles: [...styles, ...named.styles] };
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/web/src/${module}`)));
    if (!chunk) throw new Error(`No file of the build begins with ${module}`);
    add(chunk);
  }
  return {
    scripts: [...scripts].filter((file) => !before.scripts.includes(file)),
    styles: [...styles].filter((file) => !before.styles.includes(file)),
  };
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
