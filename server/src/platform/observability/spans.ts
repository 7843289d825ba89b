/** What takes how long, as spans of a trace: the interface, and the one that keeps none, which is the default. */
import { cause, causedBy } from './trace.ts';

export type Attributes = Record<string, string | number>;

/** `name` and `attributes` are of the product, never of a person: routes and kinds, no addresses, names or words. */
export interface SpanStart {
  name: string;
  kind?: 'server' | 'consumer' | 'client';
  attributes?: Attributes;
  /** A `traceparent` from outside, whatever it is. */
  parent?: string;
}

export interface Span {
  /** What its parts and the services that it calls go on from; undefined where nothing is kept. */
  traceparent: string | undefined;
  end(outcome?: { failed?: boolean; attributes?: Attributes }): void;
}

export interface Spans {
  /** Begins a span below `parent`, or else below the one that is under way. */
  begin(start: SpanStart): Span;
  /** Sends what is left, within two seconds. */
  close(): Promise<void>;
}

const nothing: Span = { traceparent: undefined, end() {} };
export const noSpans: Spans = { begin: () => nothing, close: async () => {} };

/** Runs `work` as a span. One that throws has failed, and one whose answer says so. */
export async function within<T>(
  spans: Spans,
  start: SpanStart,
  work: () => Promise<T>,
  failed: (answer: T) => boolean = () => false,
): Promise<T> {
  const span = spans.begin(start);
  if (span === nothing) return work();
  try {
    const answer = await causedBy({ ...cause(), traceparent: span.traceparent }, work);
    span.end({ failed: failed(answer) });
    return answer;
  } catch (error) {
    span.end({ failed: true });
    throw error;
  }
}
