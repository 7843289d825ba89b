/** While a backup is made, what its snapshot names must stay: whoever removes bytes asks here first. */
import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/** Any constant: a backup holds this lock alone, those who remove bytes hold it together. */
export const backupLock = 72_517_750;

/** Does `work` while no backup can begin; false, without doing it, while one is being made. */
export async function unlessBackingUp(db: Db, work: () => Promise<void>): Promise<boolean> {
  // The transaction holds nothing but the lock, which ends with it.
  return db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ free: boolean }>(
      sql`select pg_try_advisory_xact_lock_shared(${backupLock}) as free`,
    );
    if (!rows[0]?.free) return false;
    await work();
    return true;
  });
}
