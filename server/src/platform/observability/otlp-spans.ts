/** Spans by OpenTelemetry, sent to a collector as OTLP over HTTP. */
import { type Context, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { version } from '#platform/process/version.ts';
import type { Spans } from './spans.ts';
import { cause } from './trace.ts';

const kinds = { server: SpanKind.SERVER, consumer: SpanKind.CONSUMER, client: SpanKind.CLIENT };
const timeoutMilliseconds = 2000;

/** `warn` hears once that the collector takes no spans, and again after it did. */
export function otlpSpans(endpoint: string, options: { process: string; warn(error: string): void }): Spans {
  // The exporter reads the field's other variables, such as OTEL_EXPORTER_OTLP_HEADERS, by itself.
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const own = resourceFromAttributes({
    'service.name': 'saring',
    'service.version': version,
    'saring.process': options.process,
  });
  const provider = new TracerProvider({
    resource: defaultResource()
      .merge(own)
      .merge(detectResources({ detectors: [envDetector] })),
    // What a proxy decided of a trace is kept to; of everything else the collector may thin out.
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter: telling(exporter, options.warn) })],
  });
  const tracer = provider.getTracer('saring');
  return {
    begin({ name, kind, attributes, parent = cause()?.traceparent }) {
      const span = tracer.startSpan(name, { kind: kind && kinds[kind], attributes }, contextOf(parent));
      const { traceId, spanId, traceFlags } = span.spanContext();
      return {
        traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
        end({ failed = false, attributes: more = {} } = {}) {
          span.setAttributes(more);
          // Without a message: those of errors may hold what people wrote.
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    async close() {
      const given = AbortSignal.timeout(timeoutMilliseconds);
      const late = new Promise<void>((resolve) => given.addEventListener('abort', () => resolve()));
      await Promise.race([provider.shutdown().catch(() => {}), late]);
    },
  };
}

const pattern = /^[\da-f]{2}-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(?:-|$)/;

/** The place in a trace that a `traceparent` names; the beginning of a new one where it names none. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags] = pattern.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId || !flags || traceparent?.startsWith('ff')) return ROOT_CONTEXT;
  const place = { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1, isRemote: true };
  return trace.setSpanContext(ROOT_CONTEXT, place);
}

function telling(exporter: OTLPTraceExporter, warn: (error: string) => void): SpanExporter {
  let well = true;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.code !== 0 && well) warn(result.error?.message ?? 'no reason given');
        well = result.code === 0;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
