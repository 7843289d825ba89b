/** Files in an S3-compatible bucket (AWS, MinIO, R2, Ceph and the like). */
import { Readable } from 'node:stream';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { checkedKey, checkedPrefix } from './keys.ts';
import { NotFound } from './not-found.ts';
import type { FileStore, S3Options } from './types.ts';

/** A store in one bucket. Without keys the SDK's own chain (instance role, profile) is used. */
export function createS3Store(options: S3Options): FileStore {
  const client = createClient(options, silence);
  // Whoever listens to a recording may pause it: there only the beginning is waited for.
  const streaming = createClient(options, beginning);
  const streams = diskOf(streaming, options);
  const disk = diskOf(client, options);

  return {
    put: (key, bytes, mime) => disk.put(checkedKey(key), bytes, { contentType: mime }),
    async get(key) {
      try {
        return await disk.getBytes(checkedKey(key));
      } catch (error) {
        throw isMissing(error) ? new NotFound(key) : error;
      }
    },
    async stream(key, part) {
      try {
        return part
          ? await streamPart(streaming, options.bucket, checkedKey(key), part)
          : await streams.getStream(checkedKey(key));
      } catch (error) {
        throw isMissing(error) ? new NotFound(key) : error;
      }
    },
    remove: (key) => disk.delete(checkedKey(key)),
    exists: (key) => disk.exists(checkedKey(key)),
    async *list(prefix) {
      const { path, holds } = checkedPrefix(prefix);
      let paginationToken: string | undefined;
      do {
        const page = await disk.listAll(path, { recursive: true, ...(paginationToken ? { paginationToken } : {}) });
        for (const item of page.objects) {
          if (!item.isFile || !holds(item.key)) continue;
          const { lastModified } = await item.getMetaData();
          yield { key: item.key, modifiedAt: lastModified };
        }
        paginationToken = page.paginationToken;
      } while (paginationToken);
    },
    async ready() {
      // Asking for one key would not do: a missing bucket answers 404 like a missing key.
      await disk.listAll('ready-probe');
    },
  };
}

const diskOf = (client: S3Client, { bucket }: S3Options) =>
  new Disk(new S3Driver({ client, bucket, visibility: 'private', supportsACL: false }));

/** The driver streams whole files only. */
async function streamPart(client: S3Client, bucket: string, key: string, part: { start: number; end: number }) {
  const command = new GetObjectCommand({ Bucket: bucket, Key: key, Range: `bytes=${part.start}-${part.end}` });
  const { Body } = await client.send(command);
  if (!(Body instanceof Readable)) throw new Error('The store answered without bytes');
  return Body;
}

/** Milliseconds. Three tries of a store that hangs end within the half minute that a page waits: silence is counted from the third second on. */
const silence = { socketTimeout: 6_000 };
/** The same for an answer that is read as slowly as somebody likes; without the last word it only warns. */
const beginning = { requestTimeout: 9_000, throwOnRequestTimeout: true };

function createClient(options: S3Options, limit: typeof silence | typeof beginning): S3Client {
  return new S3Client({
    region: options.region ?? 'us-east-1',
    // The SDK's default checksums stream in a framing that some stores keep as part of the file, without an error.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 3_000, ...limit },
    // A bucket as a host name needs wildcard DNS, which self-hosted stores seldom have.
    ...(options.endpoint ? { endpoint: options.endpoint, forcePathStyle: true } : {}),
    ...(options.accessKeyId && options.secretAccessKey
      ? { credentials: { accessKeyId: options.accessKeyId, secretAccessKey: options.secretAccessKey } }
      : {}),
  });
}

/** flydrive wraps the SDK's error, which is then its cause. */
function isMissing(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : undefined;
  if (!(cause instanceof Error)) return false;
  return cause.name === 'NoSuchKey' || cause.name === 'NotFound';
}
