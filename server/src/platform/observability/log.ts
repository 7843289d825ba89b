/** Structured logs on standard output, pretty on a terminal; never a token, a body, a file name or an address with a token in it. */
import { fstatSync } from 'node:fs';
import { type Logger, type LoggerOptions, pino } from 'pino';
import { version } from '#platform/process/version.ts';
import { cause } from './trace.ts';

export type Log = Logger;

export interface LogSettings {
  /** A pino level or `silent`. */
  logLevel: string;
  /** The kind of process: web, worker or all. */
  process: string;
  /** As systemd writes it into JOURNAL_STREAM. */
  journalStream: string | null;
}

/** A line is one JSON object with time, level, kind and id of the process, and the version that runs. */
export function createLog({ logLevel: level, process: kind, journalStream }: LogSettings): Log {
  const mixin = () => {
    const { requestId, traceparent } = cause() ?? {};
    return { requestId, traceId: traceparent?.split('-')[1] };
  };
  if (process.stdout.isTTY) {
    return pino({
      level,
      base: null,
      mixin,
      transport: { target: 'pino-pretty', options: { translateTime: 'HH:MM:ss' } },
    });
  }
  const options: LoggerOptions = {
    level,
    base: { process: kind, pid: process.pid, version },
    mixin,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  return pino(isStandardOutput(journalStream) ? { ...options, hooks: { streamWrite: withPriority } } : options);
}

/** The same log for what whoever starts the process has to know, whichever level it keeps. */
export function atAnyLevel(log: Log): Log {
  return log.child({}, { level: 'info' });
}

/** As systemd asks it: a variable that another process was given names another stream. */
function isStandardOutput(stream: string | null): boolean {
  if (stream === null) return false;
  const { dev, ino } = fstatSync(1, { bigint: true });
  return stream === `${dev}:${ino}`;
}

const priorities: Record<string, number> = { fatal: 2, error: 3, warn: 4, info: 6, debug: 7, trace: 7 };

/** The journal takes `<4>` off a line and keeps it as its priority, so that `journalctl -p warning` finds it. */
function withPriority(line: string): string {
  const level = /^\{"level":"(\w+)"/.exec(line)?.[1] ?? 'info';
  return `<${priorities[level] ?? 6}>${line}`;
}
