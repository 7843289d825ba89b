/** `npm run knowledge`: compiles the sources to one file. With `-- --check` it only says what is wrong and whether the file is current. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openColumns, packColumns, versionOf } from '#knowledge/columns.ts';
import { compile } from './compile.ts';
import { hasOpenData, readTables, type Tables } from './read.ts';

const target = join(import.meta.dirname, 'compiled', 'knowledge.bin');

function main(checking: boolean): string {
  if (!hasOpenData()) {
    readTables('ours');
    if (!checking) throw new Error('O*NET and ESCO are not beside the checkout: nothing was compiled.');
    return 'Our own tables are sound. O*NET and ESCO are not beside the checkout, so the compiled knowledge is not looked at.';
  }
  // All of them were asked for.
  const columns = compile(readTables('all') as Tables);
  const version = versionOf(columns);
  if (!checking) {
    const file = packColumns(columns);
    writeFileSync(target, file);
    return `${target}: ${file.length} bytes, version ${version.slice(0, 12)}.`;
  }
  // Compared by the columns, because another zlib may compress the same ones to other bytes.
  if (!existsSync(target) || openColumns(readFileSync(target)).version !== version)
    throw new Error('The compiled knowledge is not what its sources give: npm run knowledge.');
  return 'The compiled knowledge is current.';
}

try {
  process.stdout.write(`${main(process.argv.includes('--check'))}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
