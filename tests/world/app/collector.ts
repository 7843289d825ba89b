/** A collector of spans: an HTTP server that takes OTLP as JSON and keeps what it got. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import { freePort } from '#world/processes/process.ts';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  attributes: Record<string, string | number>;
  failed: boolean;
}

export interface Collector extends AsyncDisposable {
  /** What OTEL_EXPORTER_OTLP_ENDPOINT is set to. */
  endpoint: string;
  spans: CollectedSpan[];
  /** Of all bodies, as they came. */
  received: string;
}

interface WireSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status?: { code?: number };
}
interface Wire {
  resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[];
}

const spanOf = ({ traceId, spanId, parentSpanId, name, attributes, status }: WireSpan): CollectedSpan => ({
  traceId,
  spanId,
  parentSpanId,
  name,
  attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue ?? ''])),
  failed: status?.code === 2,
});

export async function startCollector(): Promise<Collector> {
  const collector: Collector = {
    endpoint: `http://127.0.0.1:${await freePort()}`,
    spans: [],
    received: '',
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    if (request.url !== '/v1/traces') return response.writeHead(404).end();
    const body = Buffer.concat(chunks).toString();
    const { resourceSpans }: Wire = JSON.parse(body);
    collector.received += body;
    const scopes = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans);
    collector.spans.push(...scopes.flatMap(({ spans }) => spans).map(spanOf));
    return response.setHeader('content-type', 'application/json').end('{}');
  });
  server.listen(Number(new URL(collector.endpoint).port), '127.0.0.1');
  await once(server, 'listening');
  return collector;
}
