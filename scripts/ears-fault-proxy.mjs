/** Puts a fault into the pages of a server. */
import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** Stands before the server at `url`, and puts a script into each of its pages. */
export async function startProxy(url, script) {
  const standing = createServer((asked, answered) => {
    if (asked.url === '/fault.js') return answered.setHeader('content-type', 'text/javascript').end(script);
    const { method, headers } = asked;
    const options = { method, headers: { ...headers, 'accept-encoding': 'identity' } };
    const passedOn = request(url + asked.url, options, async (got) => {
      const { 'content-length': length, ...others } = got.headers;
      const isPage = others['content-type']?.startsWith('text/html');
      answered.writeHead(got.statusCode, isPage ? others : got.headers);
      if (!isPage) return got.pipe(answered);
      const page = Buffer.concat(await got.toArray()).toString();
      answered.end(page.replace('<head>', '<head><script src="/fault.js"></script>'));
    });
    asked.pipe(passedOn.on('error', () => answered.destroy()));
  }).listen(0, '127.0.0.1');
  await once(standing, 'listening');
  return standing;
}
