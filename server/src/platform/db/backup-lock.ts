/** While a backup is made, what its snapshot names must stay: whoever removes bytes asks here first. */
import { sql } from 'drizzle-orm';
import { createFairQueue } from '#platform/queue/fair-queue.ts';
import type { Db, Executor } from './db.ts';

/** Any constant: a backup holds this lock alone, those who remove bytes hold it together. */
export const backupLock = 72_517_750;

/** Each holds a connection for as long as it removes, which at a distant store takes a while. */
const queue = createFairQueue({ capacity: 2, waitingPerOwner: 1000, waiting: 1000 });

/** Does `work` while no backup can begin; false, without doing it, while one is being made. */
export async function unlessBackingUp(db: Db, work: (tx: Executor) => Promise<void>): Promise<boolean> {
  // The transaction holds nothing but the lock, which ends with it.
  return queue.run(() =>
    db.transaction(async (tx) => {
      const { rows } = await tx.execute<{ free: boolean }>(
        sql`select pg_try_advisory_xact_lock_shared(${backupLock}) as free`,
      );
      if (!rows[0]?.free) return false;
      await work(tx);
      return true;
    }),
  );
}
