/** The figures of one process on a port of its own, for Prometheus: behind a proxy nobody knows whose figures an answer holds, and a worker answers no calls. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './metrics.ts';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

/** `GET /metrics` without a token: the port is for the inner network alone. Counts and times, nothing of a person. */
export async function serveMetrics(metrics: Metrics, address: { port: number; host: string }): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const asked = request.method === 'GET' && request.url === '/metrics';
    if (!asked) return response.writeHead(404).end();
    metrics.text().then(
      ({ type, body }) => response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(body),
      // The queue's figures come from the database, which may be away.
      () => response.writeHead(503).end(),
    );
  });
  server.listen(address);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port, // listening on TCP
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
