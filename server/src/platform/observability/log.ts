/** Structured logs on standard output, pretty on a terminal; never a token, a body, a file name or an address with a token in it. */
import { type Logger, pino } from 'pino';
import { cause } from './trace.ts';

export type Log = Logger;

/** `level` is a pino level or `silent`. */
export function createLog(level: string): Log {
  const mixin = () => {
    const { requestId, traceparent } = cause() ?? {};
    return { requestId, traceId: traceparent?.split('-')[1] };
  };
  const options = { level, base: null, mixin, formatters: { level: (label: string) => ({ level: label }) } };
  if (process.stdout.isTTY) {
    return pino({
      ...options,
      formatters: undefined,
      transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss' } },
    });
  }
  return pino(options);
}
