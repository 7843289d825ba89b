/** Hears whatever a browser complains of in any tab of a person: errors, refusals of the page's policy, calls to anybody else. */
import type { BrowserContext } from '@playwright/test';

/** The server of a journey, as far as the browser's words about it need it. */
interface Watched {
  url: string;
  /** Whether it is killed and not back yet. */
  isGone(): boolean;
  /** How often it was killed so far. */
  kills(): number;
}

const unreachable = /net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING)/;

/** Adds to `complaints`, from every tab that the context has or opens. */
export function watch(context: BrowserContext, server: Watched, complaints: string[]): void {
  // What the browser brings itself, such as its viewer of PDF, has protocols of its own.
  const away = (url: string) => /^(?:http|ws)s?:/.test(url) && !url.startsWith(`${server.url}/`);
  // Of each call that a killed server does not answer the browser itself says that it failed, at once or much later.
  let met = server.kills();
  const lost: string[] = [];
  context.on('response', () => {
    if (!server.isGone()) met = server.kills();
  });
  context.on('requestfailed', (request) => {
    if (server.kills() > met && unreachable.test(request.failure()?.errorText ?? '')) lost.push(request.url());
  });
  context.on('console', (message) => {
    // A refusal (or "not configured") by our own API is an answer, told to the person by the page; everything else is a complaint.
    const { url } = message.location();
    const answered = url.includes('/api/') && / status of (4\d\d|503) /.test(message.text());
    // The server says of an address that the app does not know that there is none, and sends the page that says so.
    const isNowhere = url === message.page()?.url() && / status of 404 /.test(message.text());
    const place = unreachable.test(message.text()) ? lost.indexOf(url) : -1;
    if (place >= 0) lost.splice(place, 1);
    if (message.type() === 'error' && !answered && !isNowhere && place < 0)
      complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
  // Whoever else is asked for anything learns who is looking for work here.
  context.on('request', (request) => {
    if (away(request.url())) complaints.push(`a request to ${new URL(request.url()).origin}`);
  });
}
