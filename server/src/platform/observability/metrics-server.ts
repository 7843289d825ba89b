/** The figures of one process on a port of its own, for Prometheus: behind a proxy nobody knows whose figures an answer holds, and a worker answers no calls. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Metrics } from './metrics.ts';

/** `GET /metrics` without a token: the port is for the inner network alone. Counts and times, nothing of a person. Answers what ends it. */
export async function serveMetrics(metrics: Metrics, address: { port: number; host: string }): Promise<() => void> {
  const server = createServer((request, response) => {
    const asked = request.method === 'GET' && request.url === '/metrics';
    if (!asked) return response.writeHead(404).end();
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  server.listen(address);
  await once(server, 'listening');
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
