/** A server that speaks S3 for one bucket, and can be made to refuse, to hang, to stop in an answer or to say that it is busy. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '#world/processes/process.ts';

export type Mood = 'well' | 'hanging' | 'stopping' | 'busy';

export interface Bucket extends AsyncDisposable {
  endpoint: string;
  /** What it holds, by key; what was put here rather than sent has been there for long. */
  objects: Map<string, Buffer>;
  mood: Mood;
  /** Nothing listens any more, then again on the same port. */
  close(): Promise<void>;
  open(): Promise<void>;
}

const failure = (code: string) => `<Error><Code>${code}</Code><Message>${code}</Message></Error>`;

export async function startBucket(): Promise<Bucket> {
  const port = await freePort();
  const objects = new Map<string, Buffer>();
  const storedAt = new Map<string, string>();
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (bucket.mood === 'hanging') return;
    if (bucket.mood === 'stopping') return response.writeHead(200, { 'content-length': 1000 }).write('<');
    if (bucket.mood === 'busy') return response.writeHead(503).end(failure('SlowDown'));
    const url = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(url.pathname.replace(/^\/bucket\/?/, ''));
    if (key === '') return response.setHeader('content-type', 'application/xml').end(listing(url));
    if (request.method === 'PUT') {
      objects.set(key, Buffer.concat(chunks));
      storedAt.set(key, new Date().toISOString());
    }
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'DELETE') return response.writeHead(204).end();
    const found = objects.get(key);
    if (!found) return response.writeHead(404).end(failure('NoSuchKey'));
    return response.end(request.method === 'PUT' ? undefined : found);
  });
  function listing(url: URL): string {
    const prefix = url.searchParams.get('prefix') ?? '';
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix));
    const rows = keys.map((key) => {
      const time = storedAt.get(key) ?? '2026-01-01T00:00:00.000Z';
      return `<Contents><Key>${key}</Key><LastModified>${time}</LastModified></Contents>`;
    });
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${rows.join('')}</ListBucketResult>`;
  }
  async function open() {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  }
  async function close() {
    if (!server.listening) return;
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  }
  await open();
  const bucket: Bucket = {
    endpoint: `http://127.0.0.1:${port}`,
    objects,
    mood: 'well',
    open,
    close,
    [Symbol.asyncDispose]: close,
  };
  return bucket;
}
