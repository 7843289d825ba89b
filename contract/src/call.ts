/** The typed client: used by the web and by the tests alike. */
import type { CallInput, CallNames, CallOutput, Endpoint } from './endpoint.ts';
import type { FieldProblem } from './errors.ts';
import { codeName, isObject, namesOf, type Renamer, renamer } from './names.ts';

export interface Client {
  /** Empty for the page's own origin. */
  baseUrl: string;
  token?: () => string | null;
  /** Of the person who reads the answers; without it, what `fetch` asks for by itself. */
  language?: () => string;
  fetch?: typeof fetch;
}

export interface CallOptions {
  signal?: AbortSignal;
  /** Milliseconds until the call is given up with a TimeoutError. */
  timeout?: number;
  headers?: Record<string, string>;
  /** Lets the call go on when the page that made it is left. */
  keepalive?: boolean;
}

/** An answer that is not 2xx. `detail` is text, of the answer or else the call's `failure`; `fields` are the lines of a validation error. */
export class CallError extends Error {
  readonly status: number;
  readonly detail: string;
  readonly fields: FieldProblem[];
  readonly retryAfter: number | null;
  /** The file field whose file was refused, where one was. */
  readonly file: string | null;
  constructor(status: number, body: unknown, retryAfter: string | null, failure = '') {
    const detail = typeof body === 'object' && body !== null && 'detail' in body ? body.detail : undefined;
    const fields = Array.isArray(detail) ? detail.filter(isFieldProblem) : [];
    const text = typeof detail === 'string' ? detail : (fields[0]?.msg ?? failure);
    super(text || `HTTP ${status}`);
    this.status = status;
    this.detail = text;
    this.fields = fields;
    this.retryAfter = retryAfter ? Number(retryAfter) : null;
    const file = typeof body === 'object' && body !== null && 'file' in body ? body.file : undefined;
    this.file = typeof file === 'string' ? file : null;
  }
}

function isFieldProblem(problem: unknown): problem is FieldProblem {
  return isObject(problem) && Array.isArray(problem.loc) && typeof problem.msg === 'string';
}

/** The names in what a call sends and what it answers. */
export function namesOfCall({ names, query, body, response }: Endpoint): CallNames {
  return (
    names ?? {
      query: query ? namesOf(query) : null,
      body: body ? namesOf(body) : null,
      response: response === 'bytes' ? null : namesOf(response),
    }
  );
}

const renamers = new WeakMap<object, { in: Renamer; query: Renamer; out: Renamer }>();

function renamersOf(endpoint: Endpoint) {
  const known = renamers.get(endpoint);
  if (known) return known;
  const { query, body, response } = namesOfCall(endpoint);
  const made = { in: renamer(body, 'toWire'), query: renamer(query, 'toWire'), out: renamer(response, 'toCode') };
  renamers.set(endpoint, made);
  return made;
}

/** What is given to a call of any endpoint. */
export interface LooseInput {
  params?: Record<string, string>;
  query?: unknown;
  body?: unknown;
  files?: Record<string, Blob | undefined>;
}

/** Schemas of forms and queries are objects; one that is missing has no fields. */
const fieldsOf = (value: unknown) => (isObject(value) ? value : {});

/** The address of a call, with its parameters and query filled in. */
export function addressOf(endpoint: Endpoint, input: { params?: Record<string, string>; query?: unknown }): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(input.params?.[key] ?? ''));
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(fieldsOf(renamersOf(endpoint).query(input.query)))) {
    if (value !== undefined && value !== '') query.set(key, String(value));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

function encode(endpoint: Endpoint, input: LooseInput): { body?: BodyInit; type?: string } {
  if (!endpoint.body && !endpoint.files) return {};
  const sent = renamersOf(endpoint).in(input.body) ?? {};
  if (!endpoint.files && endpoint.encoding?.[0] !== 'form') {
    return { body: JSON.stringify(sent), type: 'application/json' };
  }
  const form = endpoint.files ? new FormData() : new URLSearchParams();
  for (const [key, value] of Object.entries(fieldsOf(sent))) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) form.append(key, String(item));
    }
  }
  for (const key of Object.keys(endpoint.files ?? {})) {
    const file = input.files?.[codeName(key)];
    if (file && form instanceof FormData) form.append(key, file, file instanceof File ? file.name : 'file');
  }
  return { body: form };
}

/** Sends a call; answers its parsed body (a Response for files), throws CallError on any status outside 2xx. */
export async function call<E extends Endpoint>(
  client: Client,
  endpoint: E,
  ...[input, options]: object extends CallInput<E> ? [CallInput<E>?, CallOptions?] : [CallInput<E>, CallOptions?]
): Promise<CallOutput<E>> {
  return callAny(client, endpoint, input, options);
}

/** The same for any endpoint, where the compiler cannot see whether an input may be missing. */
export async function callAny<E extends Endpoint>(
  client: Client,
  endpoint: E,
  input: LooseInput = {},
  options: CallOptions = {},
): Promise<CallOutput<E>> {
  const definition: Endpoint = endpoint;
  const response = await send(client, definition, input, options);
  const answer: unknown =
    response.ok && definition.response === 'bytes' ? response : await response.json().catch(() => null);
  // Something on the way answered in the server's place, such as a sign-in page of a network.
  if (response.ok && answer === null) throw new Error('The answer could not be read');
  if (!response.ok)
    throw new CallError(response.status, answer, response.headers.get('retry-after'), definition.failure);
  const read = answer === response ? response : renamersOf(definition).out(answer);
  return read as CallOutput<E>; // as the server checked it by the schema of this call
}

function send(client: Client, endpoint: Endpoint, input: LooseInput, options: CallOptions): Promise<Response> {
  const { body, type } = encode(endpoint, input);
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  const token = client.token?.();
  if (token && endpoint.access !== 'public') headers.authorization = `Bearer ${token}`;
  if (type) headers['content-type'] = type;
  const language = client.language?.();
  if (language) headers['accept-language'] = language;
  const signals = [options.signal, options.timeout ? AbortSignal.timeout(options.timeout) : undefined];
  return (client.fetch ?? fetch)(client.baseUrl + addressOf(endpoint, input), {
    method: endpoint.method,
    headers,
    body,
    keepalive: options.keepalive,
    signal: AbortSignal.any(signals.filter((signal) => signal !== undefined)),
  });
}
