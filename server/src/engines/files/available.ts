/** A store whose failures say that it cannot be used at the moment, whatever the disk or the network said. */
import { Unavailable } from '#platform/http/fail.ts';
import { NotFound } from './not-found.ts';
import type { FileStore } from './types.ts';

/** The same store; everything but NotFound and a bad key comes as Unavailable, with what happened as its cause. */
export function sayingUnavailable(store: FileStore): FileStore {
  const told = <A extends unknown[], T>(work: (...args: A) => Promise<T>) => {
    return (...args: A) =>
      work(...args).catch((error: unknown) => {
        throw unavailable(error);
      });
  };
  return {
    put: told(store.put),
    get: told(store.get),
    stream: told(store.stream),
    remove: told(store.remove),
    exists: told(store.exists),
    ready: told(store.ready),
    async *list(prefix) {
      try {
        yield* store.list(prefix);
      } catch (error) {
        throw unavailable(error);
      }
    },
  };
}

/** A code comes from the system or the driver, metadata from the S3 client; an error of neither is a mistake of ours. */
function unavailable(error: unknown): unknown {
  if (error instanceof NotFound || !(error instanceof Error)) return error;
  const fromOutside = 'code' in error || '$metadata' in error || error.cause !== undefined;
  const cause = error.cause ?? error;
  const code = typeof cause === 'object' && 'code' in cause ? cause.code : undefined;
  return fromOutside
    ? new Unavailable(`The file store cannot be used: ${code ?? error.name}`, { cause: error })
    : error;
}
