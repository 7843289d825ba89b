/** Raw HTTP for the suites: what goes over the wire exactly as written, and what comes back exactly as sent. */

interface Sent {
  token?: string;
  query?: Record<string, string>;
  json?: unknown;
  /** Fields of a form; a list repeats its field. */
  form?: Record<string, string | readonly string[]>;
  /** Makes the form multipart. */
  files?: Record<string, File>;
  headers?: Record<string, string>;
}

/** Sends a call and answers its status, headers and parsed JSON (null where there is none). */
export async function send(app: { url: string }, method: string, path: string, sent: Sent = {}) {
  const query = sent.query ? `?${new URLSearchParams(sent.query)}` : '';
  const response = await fetch(`${app.url}${path}${query}`, {
    method,
    headers: {
      ...(sent.token ? { authorization: `Bearer ${sent.token}` } : {}),
      ...(sent.json === undefined ? {} : { 'content-type': 'application/json' }),
      ...sent.headers,
    },
    body: bodyOf(sent),
  });
  const body = await response.json().catch(() => null);
  return { status: response.status, headers: response.headers, body };
}

function bodyOf({ json, form, files }: Sent): BodyInit | undefined {
  if (json !== undefined) return JSON.stringify(json);
  if (!form && !files) return undefined;
  const body = files ? new FormData() : new URLSearchParams();
  for (const [name, value] of Object.entries(form ?? {})) for (const item of [value].flat()) body.append(name, item);
  for (const [name, file] of Object.entries(files ?? {})) if (body instanceof FormData) body.append(name, file);
  return body;
}

/** The one line that a 422 for a single field answers. */
export function fieldError(field: string, msg: string) {
  return { detail: [{ loc: ['body', field], msg }], code: 'invalid' };
}

/** What a page tells machines about itself, as https://json-ld.org has it. */
export function linkedData(html: string) {
  const [, json = ''] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(json);
}
