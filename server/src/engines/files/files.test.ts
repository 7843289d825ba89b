/** The two stores keep, list and lose files alike; the folder survives a crash in the middle of a write. */
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFileStore, type FileStore, NotFound } from './index.ts';

const text = (value: string) => new TextEncoder().encode(value);

async function keysBelow(store: FileStore, prefix: string) {
  const keys: string[] = [];
  for await (const { key, modifiedAt } of store.list(prefix)) {
    expect(Math.abs(Date.now() - modifiedAt.getTime())).toBeLessThan(60_000);
    keys.push(key);
  }
  return keys.sort();
}

async function behavesLikeAStore(store: FileStore) {
  await store.ready();
  await store.put('a/1/cv.pdf', text('first'), 'application/pdf');
  await store.put('a/12/cv.pdf', text('other'), 'application/pdf');
  await store.put('a/1/cv.pdf', text('second'), 'application/pdf');
  expect(await store.get('a/1/cv.pdf')).toEqual(text('second'));
  expect((await buffer(await store.stream('a/1/cv.pdf'))).toString()).toBe('second');
  expect((await buffer(await store.stream('a/1/cv.pdf', { start: 1, end: 3 }))).toString()).toBe('eco');
  expect(await store.exists('a/1/cv.pdf')).toBe(true);
  expect(await store.exists('a/2/cv.pdf')).toBe(false);
  expect(await keysBelow(store, 'a/1')).toEqual(['a/1/cv.pdf']);
  expect(await keysBelow(store, '')).toEqual(['a/1/cv.pdf', 'a/12/cv.pdf']);
  await store.remove('a/1/cv.pdf');
  await store.remove('a/1/cv.pdf');
  await expect(store.get('a/1/cv.pdf')).rejects.toBeInstanceOf(NotFound);
  await expect(store.stream('a/1/cv.pdf')).rejects.toBeInstanceOf(NotFound);
  await expect(store.stream('a/1/cv.pdf', { start: 0, end: 1 })).rejects.toBeInstanceOf(NotFound);
  for (const key of ['../a', '/a', 'a/../b', 'a b', '', '_incoming/x', '.x', 'a//b', 'a/']) {
    await expect(async () => store.put(key, text('x'), 'text/plain'), key).rejects.toThrow('Not a valid file key');
    await expect(async () => store.get(key), key).rejects.toThrow('Not a valid file key');
  }
}

describe('files in a folder', () => {
  let dir = '';
  beforeAll(async () => {
    dir = await mkdtemp(join(tmpdir(), 'files-'));
  });
  afterAll(() => rm(dir, { recursive: true, force: true }));

  it('are kept, listed, replaced and removed', async () => {
    await behavesLikeAStore(await createFileStore({ dir: join(dir, 'plain') }));
  });

  it('are opened when somebody reads them, and not before', async () => {
    const store = await createFileStore({ dir: join(dir, 'late') });
    await store.put('a.txt', text('first'), 'text/plain');
    const stream = await store.stream('a.txt');
    await store.put('a.txt', text('later'), 'text/plain');
    expect((await buffer(stream)).toString()).toBe('later');
  });

  it('never appear under their name before they are complete', async () => {
    const root = join(dir, 'crash');
    const store = await createFileStore({ dir: root });
    await store.ready();
    const big = new Uint8Array(20_000_000).fill(7);
    const writing = store.put('big.bin', big, 'application/octet-stream');
    let seen = 0;
    while (!(await store.exists('big.bin'))) seen++;
    expect((await store.get('big.bin')).length).toBe(big.length);
    await writing;
    expect(seen).toBeGreaterThan(0);
    expect(await readdir(join(root, '_incoming'))).toEqual([]);
  });

  it('leave no trace of a write that failed, and old leftovers are cleared', async () => {
    const root = join(dir, 'leftovers');
    const store = await createFileStore({ dir: root });
    await store.put('taken/file', text('x'), 'text/plain');
    await expect(store.put('taken', text('x'), 'text/plain')).rejects.toThrow();
    expect(await readdir(join(root, '_incoming'))).toEqual([]);
    await writeFile(join(root, '_incoming', 'half'), 'ha');
    const old = new Date(Date.now() - 7_200_000);
    await utimes(join(root, '_incoming', 'half'), old, old);
    expect(await keysBelow(store, '')).toEqual(['taken/file']);
    await store.ready();
    expect(await readdir(join(root, '_incoming'))).toEqual([]);
  });

  it('are not ready where the folder cannot be made', async () => {
    await mkdir(join(dir, 'blocked'));
    await writeFile(join(dir, 'blocked', 'file'), '');
    await expect((await createFileStore({ dir: join(dir, 'blocked', 'file', 'sub') })).ready()).rejects.toThrow();
  });
});

describe('files in a bucket', () => {
  let server: Server;
  let endpoint = '';
  const objects = new Map<string, Buffer>();
  const requests: { method: string; url: string; headers: NodeJS.Dict<string | string[]> }[] = [];

  beforeAll(async () => {
    server = createServer(async (request, response) => {
      const url = new URL(request.url ?? '/', 'http://store');
      requests.push({ method: request.method ?? '', url: url.pathname, headers: request.headers });
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const key = url.pathname.replace(/^\/bucket\/?/, '');
      if (request.method === 'PUT') objects.set(key, Buffer.concat(chunks));
      if (request.method === 'DELETE') objects.delete(key);
      if (key === '') return response.setHeader('content-type', 'application/xml').end(listing(url));
      const found = objects.get(key);
      if (request.method === 'DELETE') return response.writeHead(204).end();
      if (!found) {
        return response.writeHead(404).end('<Error><Code>NoSuchKey</Code><Message>No such key</Message></Error>');
      }
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
      if (start && end) return response.writeHead(206).end(found.subarray(Number(start), Number(end) + 1));
      return response.end(request.method === 'GET' ? found : undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    endpoint = `http://127.0.0.1:${address.port}`;
  });
  beforeEach(() => objects.clear());
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Pages of one key, so that reading on is exercised. */
  function listing(url: URL) {
    const keys = [...objects.keys()].filter((key) => key.startsWith(url.searchParams.get('prefix') ?? '')).sort();
    const from = Number(url.searchParams.get('continuation-token') ?? 0);
    const rows = keys
      .slice(from, from + 1)
      .map((key) => `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`);
    const next = from + 1 < keys.length ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : '';
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${next !== ''}</IsTruncated>${rows}${next}</ListBucketResult>`;
  }

  const bucket = () =>
    createFileStore({ s3: { endpoint, bucket: 'bucket', accessKeyId: 'id', secretAccessKey: 'secret' } });

  it('are kept, listed, replaced and removed', async () => {
    await behavesLikeAStore(await bucket());
  });

  it('arrive as they were sent, with their type and without a framing that stores may keep', async () => {
    await (await bucket()).put('cv.pdf', text('exact bytes'), 'application/pdf');
    expect(objects.get('cv.pdf')?.toString()).toBe('exact bytes');
    const sent = requests.findLast((request) => request.method === 'PUT');
    expect(sent?.headers['content-type']).toBe('application/pdf');
    expect(sent?.headers['content-encoding']).toBeUndefined();
    expect(sent?.headers['x-amz-trailer']).toBeUndefined();
  });

  it('are not ready where nothing answers', async () => {
    const store = await createFileStore({
      s3: { endpoint: 'http://127.0.0.1:1', bucket: 'b', accessKeyId: 'a', secretAccessKey: 'b' },
    });
    await expect(store.ready()).rejects.toThrow();
  });
});
