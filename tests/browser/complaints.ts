/** Hears whatever a browser complains of in any tab of a person: errors, refusals of the page's policy, calls to anybody else. */
import type { BrowserContext } from '@playwright/test';

/** The server of a journey, as far as the browser's words about it need it. */
interface Watched {
  url: string;
  /** Whether it is killed and not back yet: of each call to it the browser itself says that it failed. */
  isGone(): boolean;
}

/** Adds to `complaints`, from every tab that the context has or opens. */
export function watch(context: BrowserContext, server: Watched, complaints: string[]): void {
  // What the browser brings itself, such as its viewer of PDF, has protocols of its own.
  const away = (url: string) => /^(?:http|ws)s?:/.test(url) && !url.startsWith(`${server.url}/`);
  context.on('console', (message) => {
    // A refusal (or "not configured") by our own API is an answer, told to the person by the page; everything else is a complaint.
    const { url } = message.location();
    const answered = url.includes('/api/') && / status of (4\d\d|503) /.test(message.text());
    // The server says of an address that the app does not know that there is none, and sends the page that says so.
    const isNowhere = url === message.page()?.url() && / status of 404 /.test(message.text());
    const unreachable =
      server.isGone() &&
      url.startsWith(server.url) &&
      /net::ERR_(CONNECTION_\w+|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED|INCOMPLETE_CHUNKED_ENCODING)/.test(message.text());
    if (message.type() === 'error' && !answered && !isNowhere && !unreachable)
      complaints.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error().message}`));
  // Whoever else is asked for anything learns who is looking for work here.
  context.on('request', (request) => {
    if (away(request.url())) complaints.push(`a request to ${new URL(request.url()).origin}`);
  });
}
