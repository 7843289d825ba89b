/** What a command leaves nothing of, also where somebody ends it early: people's data lies in it. */
import { rm } from 'node:fs/promises';

/**
 * Does `work` once: when the command is through, or on a signal, after which the process ends. Heard from this call on and
 * until it is done.
 */
export function leaving(work: () => Promise<void>): AsyncDisposable {
  const signals = ['SIGINT', 'SIGTERM'] as const;
  let left: Promise<void> | undefined;
  const leave = () => (left ??= work());
  const early = () => void leave().finally(() => process.exit(1));
  for (const signal of signals) process.once(signal, early);
  return {
    async [Symbol.asyncDispose]() {
      try {
        await leave();
      } finally {
        for (const signal of signals) process.off(signal, early);
      }
    },
  };
}

/** A backup that is made on the way to something else; the unfinished one lies beside it (archive.ts). */
export function passingBackup(path: string): AsyncDisposable {
  return leaving(async () => {
    for (const one of [path, `${path}.unfinished-${process.pid}`]) await rm(one, { force: true });
  });
}
