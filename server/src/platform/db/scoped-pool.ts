/** A pool whose connections are handed out in the scope of whoever asks. */
import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { currentScope, type Scope, settingsOf } from './scope.ts';

type Taken = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (release?: unknown) => void,
) => void;

const settings =
  "set_config('saring.company', $2, false), set_config('saring.person', $3, false), set_config('saring.file', $4, false)";
const inRole = { name: 'saring-scope', text: `select set_config('role', $1, false), ${settings}` };
/** Where the roles could not be made: the views read the settings. */
const asOwner = { name: 'saring-scope', text: `select $1::text, ${settings}` };

const transaction = new AsyncLocalStorage<{ open: boolean }>();

/** Does the work of a transaction, which has its one connection: asking for another meanwhile is a mistake. */
export async function inTransaction<T>(work: () => Promise<T>): Promise<T> {
  const under = { open: true };
  try {
    return await transaction.run(under, work);
  } finally {
    under.open = false;
  }
}

export class ScopedPool extends pg.Pool {
  /** The scope that each connection is in; one that is not here has none yet, or may have lost it. */
  readonly #scopes = new WeakMap<pg.PoolClient, string>();
  readonly #statement: typeof inRole;

  constructor({ roles, ...config }: pg.PoolConfig & { roles: boolean }) {
    super(config);
    this.#statement = roles ? inRole : asOwner;
  }

  /**
   * Every way to a statement leads through here. Throws outside of any scope, for what asks for no one is a mistake, and
   * inside a transaction: as many of these as there are connections would wait for each other.
   */
  override connect(): Promise<pg.PoolClient>;
  override connect(taken: Taken): void;
  override connect(taken?: Taken): Promise<pg.PoolClient> | undefined {
    // Now: when a connection is free, it is somebody else's doing.
    const scope = currentScope();
    if (!taken)
      return new Promise((resolve, reject) => {
        this.#take(scope, (error, client) => (client ? resolve(client) : reject(error)));
      });
    this.#take(scope, taken);
  }

  /** By callbacks, as the pool itself: each promise on this way is paid for by every statement. */
  #take(scope: Scope | undefined, taken: Taken): void {
    if (!scope) {
      taken(new Error('a statement was sent outside of any scope'), undefined, () => {});
      return;
    }
    if (transaction.getStore()?.open) {
      taken(new Error('a transaction asked for a second connection'), undefined, () => {});
      return;
    }
    super.connect((error, client, release) => {
      const values = settingsOf(scope);
      const wanted = values.join('\n');
      if (!client || this.#scopes.get(client) === wanted) {
        taken(error, client, release);
        return;
      }
      this.#scopes.delete(client);
      client.query({ ...this.#statement, values }, (failure: Error | null) => {
        if (failure) {
          // In whatever state it is, nobody else may get it.
          release(true);
          taken(failure, undefined, () => {});
        } else {
          this.#scopes.set(client, wanted);
          taken(undefined, client, release);
        }
      });
    });
  }
}
