/** Writes a call of the contract out as it goes over the wire, with inputs given by hand. */
import type { Endpoint } from '@saring/contract';
import type { Shot } from './burst.ts';

export interface Inputs {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  files?: Record<string, { name: string; bytes: Uint8Array }>;
  /** Instead of the caller's own. */
  token?: string;
}

const boundary = 'a-boundary-that-no-file-holds';

export function shotOf(endpoint: Endpoint, { params = {}, query = {}, body, files = {}, token }: Inputs): Shot {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''));
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  );
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const parts = endpoint.body || endpoint.files ? written(endpoint, body, files, headers) : [];
  headers['content-length'] = String(parts.reduce((sum, { length }) => sum + length, 0));
  return { method: endpoint.method, path: asked.size > 0 ? `${path}?${asked}` : path, headers, body: parts };
}

function written(
  endpoint: Endpoint,
  body: unknown,
  files: NonNullable<Inputs['files']>,
  headers: Record<string, string>,
): Uint8Array[] {
  if (endpoint.encoding?.[0] === 'json') {
    headers['content-type'] = 'application/json';
    return [Buffer.from(JSON.stringify(body ?? {}))];
  }
  headers['content-type'] = `multipart/form-data; boundary=${boundary}`;
  const fields = Object.entries(body ?? {}).flatMap(([name, value]) =>
    [value].flat().map((one) => Buffer.from(`${headOf(name)}\r\n\r\n${one}\r\n`)),
  );
  const sent = Object.entries(files).flatMap(([name, file]) => [
    Buffer.from(`${headOf(name)}; filename="${file.name}"\r\n\r\n`),
    file.bytes,
    Buffer.from('\r\n'),
  ]);
  return [...fields, ...sent, Buffer.from(`--${boundary}--\r\n`)];
}

const headOf = (name: string) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
