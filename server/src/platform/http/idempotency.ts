/** Repeated calls: an `Idempotency-Key` makes the second answer the first's, also after a crash. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Db, Executor } from '#platform/db/db.ts';
import { fail } from './fail.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    answer: jsonb().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.call, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
);

export interface Repeat {
  userId: string;
  call: string;
  /** Null where the caller sent none: then the work is simply done. */
  key: string | null;
  /** What tells one request from another; the same key for another request is refused. */
  request: unknown;
}

/**
 * Runs `work` in a transaction, once per key: the answer is stored in that same transaction. A repeat that comes while
 * the first still runs waits for it at the lock and then answers the same.
 */
export async function once<T extends object>(db: Db, repeat: Repeat, work: (tx: Executor) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    if (repeat.key === null) return work(tx);
    const id = `${repeat.userId}:${repeat.call}:${repeat.key}`;
    const hash = createHash('sha256').update(JSON.stringify(repeat.request)).digest('hex');
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`);
    const known = await tx.execute<{ request_hash: string; answer: T }>(sql`
      select request_hash, answer from idempotency_keys
      where user_id = ${repeat.userId} and call = ${repeat.call} and key = ${repeat.key}
        and created_at > now() - interval '24 hours'`);
    const before = known.rows[0];
    if (before) {
      if (before.request_hash !== hash) throw fail('idempotency_conflict');
      return before.answer;
    }
    const answer = await work(tx);
    await tx.execute(sql`
      insert into idempotency_keys (user_id, call, key, request_hash, answer, created_at)
      values (${repeat.userId}, ${repeat.call}, ${repeat.key}, ${hash}, ${JSON.stringify(answer)}::jsonb, now())
      on conflict (user_id, call, key) do update set request_hash = excluded.request_hash, answer = excluded.answer, created_at = now()`);
    return answer;
  });
}

/** Whether a call with this key was answered before: then what has changed since must not turn the repeat away. */
export async function wasAnswered(db: Executor, repeat: Omit<Repeat, 'request'>): Promise<boolean> {
  const known = await db.execute(sql`
    select 1 from idempotency_keys
    where user_id = ${repeat.userId} and call = ${repeat.call} and key = ${repeat.key}
      and created_at > now() - interval '24 hours'`);
  return known.rows.length > 0;
}

/** Removes keys older than a day. */
export async function sweepIdempotencyKeys(db: Executor): Promise<void> {
  await db.execute(sql`delete from idempotency_keys where created_at < now() - interval '24 hours'`);
}
