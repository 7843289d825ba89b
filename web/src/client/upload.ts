/** A `fetch` that tells how much was sent, which the browser's own cannot; for uploads only. */

/** Made for one call: `send(endpoint, input, { fetch: fetchWithProgress(report) })`. `report` gets 0 to 1. */
export function fetchWithProgress(report: (fraction: number) => void): typeof fetch {
  return (address, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init ?? {};
      const fail = () => reject(signal?.aborted ? signal.reason : new TypeError('Failed to fetch'));
      if (signal?.aborted) return fail();
      const body = init?.body ?? null;
      if (body instanceof ReadableStream) return reject(new TypeError('A stream cannot be sent this way'));
      const abort = () => request.abort();
      signal?.addEventListener('abort', abort);
      request.open(init?.method ?? 'GET', String(address));
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.responseType = 'blob';
      request.upload.onprogress = (event) => {
        if (event.lengthComputable && event.total > 0) report(event.loaded / event.total);
      };
      request.onload = () => resolve(responseOf(request));
      request.onerror = fail;
      request.onabort = fail;
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      request.send(body);
    });
}

function responseOf(request: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of request.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const empty = request.status === 204 || request.status === 304;
  const body: Blob | null = empty ? null : request.response;
  return new Response(body, { status: request.status, headers });
}
