/**
 * The files of the built app, read once and sent from memory: whoever asks for one, however often, costs no open file and no
 * copy of it.
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import acceptNegotiator from '@fastify/accept-negotiator';
import type { FastifyInstance } from 'fastify';
import mimeTypes from 'mime-types';
import { inertPolicy } from './headers.ts';

/** Below that a compressed copy is not worth its header. */
const smallest = 1024;
const compressible = /\.(js|css|svg|json|txt)$/;
const pack = { br: promisify(brotliCompress), gzip: promisify(gzip) };
type Coding = keyof typeof pack;

interface AppFile {
  /** Below the folder, with a slash before it. */
  path: string;
  type: string;
  etag: string;
  plain: Buffer;
  /** Null where the file is sent as it is. */
  packed: ((coding: Coding) => Promise<Buffer>) | null;
}

/** Serves every file below `folder` but the page; the copies that the build laid beside them are sent in their place. */
export async function serveAppFiles(app: FastifyInstance, folder: string): Promise<void> {
  for (const file of await readFiles(folder)) {
    const caching = file.path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
    app.get(file.path, { compress: false }, async (request, reply) => {
      reply
        .header('cache-control', caching)
        .header('content-security-policy', `${inertPolicy}; style-src 'unsafe-inline'`)
        .header('content-type', file.type)
        .header('etag', file.etag);
      if (file.packed) reply.header('vary', 'accept-encoding');
      if (request.headers['if-none-match']?.includes(file.etag)) return reply.status(304).send();
      const coding = file.packed && codingFor(request.headers['accept-encoding']);
      if (!file.packed || !coding) return reply.send(file.plain);
      return reply.header('content-encoding', coding).send(await file.packed(coding));
    });
  }
}

function codingFor(accepted: string | undefined): Coding | null {
  const coding = acceptNegotiator.negotiate(accepted ?? '', ['br', 'gzip', 'identity']);
  return coding === 'br' || coding === 'gzip' ? coding : null;
}

async function readFiles(folder: string): Promise<AppFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const shown = (path: string) => path.slice(folder.length).replaceAll('\\', '/');
  const served = paths.filter((path) => !/\/\.|\.br$|^\/index\.html$/.test(shown(path)));
  return Promise.all(
    served.map(async (path) => {
      const plain = await readFile(path);
      const built = paths.includes(`${path}.br`) ? await readFile(`${path}.br`) : null;
      return {
        path: shown(path),
        type: mimeTypes.contentType(path.slice(path.lastIndexOf('.'))) || 'application/octet-stream',
        etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
        plain,
        packed: compressible.test(path) && plain.length >= smallest ? packer(plain, built) : null,
      };
    }),
  );
}

/** Packs a file once for each coding, when the first asks for it. */
function packer(plain: Buffer, built: Buffer | null): (coding: Coding) => Promise<Buffer> {
  const made = new Map<Coding, Promise<Buffer>>(built ? [['br', Promise.resolve(built)]] : []);
  return (coding) => {
    const packed = made.get(coding) ?? pack[coding](plain);
    made.set(coding, packed);
    return packed;
  };
}
