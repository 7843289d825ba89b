/** The data that a version of the engine rests on, as one hash: knowledge, tables and fitted models. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const engine = join(import.meta.dirname, '..');
const folders = ['knowledge/compiled', 'knowledge/ours', 'fitted'];

/** SHA-256 of all files by their names, in hexadecimal digits. */
export function dataHash(): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const name of readdirSync(join(engine, folder)).sort())
      if (!name.endsWith('.md')) hash.update(`${name}\0`).update(readFileSync(join(engine, folder, name)));
  return hash.digest('hex');
}
