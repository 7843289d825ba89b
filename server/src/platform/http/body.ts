/** Request bodies: JSON, URL-encoded and multipart, judged against what the endpoint accepts. */

import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { Endpoint, UploadedFile } from '@saring/contract';
import type { Language } from '@saring/contract/words';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Fail, fail, Unavailable } from './fail.ts';
import type { Arrived, Incoming } from './incoming.ts';
import { words } from './words.ts';

type Fields = Record<string, unknown>;
interface Body {
  fields: unknown;
  files: Record<string, UploadedFile>;
  /** Gives back the room that the files take in memory. */
  release(): void;
}
const nothing = { files: {}, release: () => {} };

const megabyte = 1024 * 1024;
const jsonLimit = megabyte;
/** Of a multipart form, for what stands between its parts. */
const frameLimit = 64 * 1024;

/** Installs the three parsers; anything else is 415 by Fastify itself. */
export async function installParsers(app: FastifyInstance): Promise<void> {
  app.removeContentTypeParser('application/json');
  const strict = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: jsonLimit }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    return strict(request, body as string, done); // parseAs: 'string'
  });
  await app.register(formbody, { bodyLimit: jsonLimit });
  await app.register(multipart, { throwFileSizeLimit: true });
}

function encodingOf(request: FastifyRequest): 'json' | 'form' | 'multipart' | 'none' {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
  if (type === 'application/json') return 'json';
  if (type === 'application/x-www-form-urlencoded') return 'form';
  if (type === 'multipart/form-data') return 'multipart';
  return 'none';
}

/** The fields and files of a request. Throws 415 for an encoding the endpoint does not take, 413 for a file too large. */
export async function readBody(endpoint: Endpoint, request: FastifyRequest, incoming: Incoming): Promise<Body> {
  if (!endpoint.body && !endpoint.files) return { fields: undefined, ...nothing };
  const encoding = encodingOf(request);
  const accepted = endpoint.encoding ?? ['form'];
  if (encoding === 'none') {
    if (request.body !== undefined && request.body !== null) throw fail('wrong_encoding');
    return { fields: {}, ...nothing };
  }
  if (!accepted.includes(encoding === 'json' ? 'json' : 'form')) throw fail('wrong_encoding');
  if (encoding === 'multipart') return readMultipart(endpoint, request, incoming);
  return { fields: request.body ?? {}, ...nothing };
}

async function readMultipart(endpoint: Endpoint, request: FastifyRequest, incoming: Incoming): Promise<Body> {
  const specs = endpoint.files ?? {};
  const largest = Math.max(1, ...Object.values(specs).map((spec) => spec.maxBytes));
  const fields: Fields = Object.create(null);
  const arrived = new Map<string, { filename: string; file: Arrived }>();
  const limits = { fileSize: largest, files: 8, fields: 100, parts: 110, fieldSize: jsonLimit, fieldNameSize: 200 };
  let current: string | undefined;
  let told = 0;
  const most = jsonLimit + frameLimit + Object.values(specs).reduce((sum, { maxBytes }) => sum + maxBytes, 0);
  holdTo(most, request, () => (current ? tooLarge(specs[current]?.maxBytes ?? 0, current) : fail('body_too_large')));
  try {
    for await (const part of request.parts({ limits, isPartAFile })) {
      if (part.type === 'field') {
        if (part.valueTruncated) throw new Fail('file_too_large', { said: words.later('fieldTooLarge') });
        told += Buffer.byteLength(String(part.value));
        if (told > jsonLimit) throw fail('body_too_large');
        addField(fields, part.fieldname, unbroken(part.value));
        continue;
      }
      const spec = specs[part.fieldname];
      if (!spec && part.filename === undefined) throw fail('wrong_encoding');
      if (!spec) {
        part.file.resume();
        continue;
      }
      current = part.fieldname;
      const file = await incoming.collect(part.file);
      // Of a file that comes twice the last one counts.
      await arrived.get(part.fieldname)?.file.drop();
      arrived.set(part.fieldname, { filename: part.filename || 'file', file });
      if (part.file.truncated || file.size > spec.maxBytes) throw tooLarge(spec.maxBytes, part.fieldname);
      // A file field that a form leaves empty has neither a name nor bytes.
      if (!part.filename && file.size === 0) arrived.delete(part.fieldname);
      current = undefined;
    }
    return { fields, ...(await heldInMemory(arrived, incoming)) };
  } catch (error) {
    // What still comes is read by nobody.
    request.raw.unpipe();
    request.raw.resume();
    if (error instanceof Fail || error instanceof Unavailable) throw error;
    const code = (error as { code?: string }).code ?? ''; // busboy's errors have none
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(largest, current);
    if (code.startsWith('FST_')) throw error;
    throw fail('bad_body');
  } finally {
    for (const { file } of arrived.values()) await file.drop();
  }
}

/** Whether a part is no text. What says that it is JSON would be parsed by the plugin otherwise, whatever comes of it in memory. */
const isPartAFile = (_: string | undefined, type: string | undefined, filename: string | undefined) =>
  filename !== undefined || (type !== undefined && type !== 'text/plain');

/** Ends the reading of a request that brings more bytes, however it announced them. */
function holdTo(most: number, { raw }: FastifyRequest, refusal: () => Fail): void {
  let come = 0;
  raw.on('data', (chunk: Buffer) => {
    come += chunk.length;
    // Whoever reads hears of it as of a line that broke; what still comes is thrown away.
    if (come > most && come - chunk.length <= most) raw.emit('error', refusal());
  });
}

/** The files with their bytes, as soon as there is room for all of them. */
async function heldInMemory(arrived: ReadonlyMap<string, { filename: string; file: Arrived }>, incoming: Incoming) {
  const size = [...arrived.values()].reduce((sum, { file }) => sum + file.size, 0);
  const release = await incoming.room(size);
  try {
    const files: Record<string, UploadedFile> = {};
    for (const [name, { filename, file }] of arrived) files[name] = { filename, bytes: await file.bytes() };
    return { files, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** A browser sends every line break of a multipart field as two characters, so that a text of 800 would count as more. */
function unbroken(value: unknown): unknown {
  return typeof value === 'string' ? value.replace(/\r\n/g, '\n') : value;
}

function addField(fields: Fields, name: string, value: unknown): void {
  const before = fields[name];
  if (before === undefined) fields[name] = value;
  else fields[name] = Array.isArray(before) ? [...before, value] : [before, value];
}

function tooLarge(maxBytes: number, file?: string): Fail {
  return new Fail('file_too_large', {
    file,
    said: (language) => words(language)('fileTooLarge', { limit: limitText(maxBytes, language) }),
  });
}

function limitText(bytes: number, language: Language): string {
  const say = words(language);
  if (bytes < megabyte) return say('kilobytes', { size: Math.floor(bytes / 1024) });
  return say('megabytes', { size: Math.floor(bytes / megabyte) });
}
