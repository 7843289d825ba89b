/** Walks every chain of the audit trail and recomputes its hashes, without trusting the database's own functions. */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { withConnection } from '#platform/db/one-connection.ts';

export interface Chain {
  /** The company, or '' for the operator's trail. */
  chain: string;
  events: number;
  /** Hash of the last link: whoever keeps it elsewhere can tell later that nothing before it was changed. */
  head: string;
  /** What is wrong, in the order found; empty for a sound chain. */
  faults: string[];
}

interface Link {
  chain: string;
  number: string | null;
  hash: string | null;
  parts: string[];
}

const batch = 5000;

/** Every chain, by name. Rows of a transaction that is not committed are not seen. */
export async function verifyTrail(url: string): Promise<Chain[]> {
  return withConnection(url, 'saring-audit', async (client) => {
    await client.query('begin isolation level repeatable read, read only');
    const { rows: heads } = await client.query<{ chain: string; number: string; hash: string }>(
      `select chain, number, hash from audit_heads
       union select coalesce(company_id, ''), '0'::bigint, '' from audit_events
         where coalesce(company_id, '') not in (select chain from audit_heads)
       union select id, '0'::bigint, '' from companies where id not in (select chain from audit_heads)
       order by 1`,
    );
    const out: Chain[] = [];
    for (const head of heads) out.push(await verifyChain(client, head));
    return out;
  });
}

async function verifyChain(client: pg.Client, head: { chain: string; number: string; hash: string }): Promise<Chain> {
  const walk = walkChain(head.chain);
  for (;;) {
    const { rows } = await client.query<Link>(
      `select coalesce(company_id, '') as chain, number, hash, array[id::text,
         to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), coalesce(company_id, ''),
         actor, actor_role, action, subject, detail::text] as parts
       from audit_events where coalesce(company_id, '') = $1 and number > $2 order by number limit $3`,
      [head.chain, walk.place(), batch],
    );
    for (const { number, hash, parts } of rows) walk.next(Number(number), hash, parts);
    if (rows.length < batch) break;
  }
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from audit_events where coalesce(company_id, '') = $1 and number is null`,
    [head.chain],
  );
  return walk.end({ number: Number(head.number), hash: head.hash }, rows[0]?.count ?? 0);
}

/** Recomputes a chain from its links, which are given in their order; `end` says what is wrong. */
export function walkChain(chain: string) {
  const faults: string[] = [];
  let before = '';
  let place = 0;
  return {
    /** Of the last link. */
    place: () => place,
    /** `parts`: id, time in UTC to the microsecond, company or '', actor, role, action, subject, detail. */
    next(number: number, hash: string | null, parts: readonly string[]): void {
      if (number !== place + 1) faults.push(`events ${place + 1} to ${number - 1} are missing`);
      place = number;
      const expected = createHash('sha256')
        .update([before, String(place), ...parts].join('\u001f'))
        .digest('hex');
      if (hash !== expected) faults.push(`event ${place} (${parts[0]}) was changed`);
      // From here on by what is stored, so that one change is told once.
      before = hash ?? '';
    },
    /** `head` is the end on record; `outside` counts events without a place. */
    end(head: { number: number; hash: string }, outside: number): Chain {
      if (outside > 0) faults.push(`${outside} events stand outside the chain`);
      // Each chain begins with an account's registration.
      if (place === 0 && faults.length === 0) faults.push('no event is left');
      if (place < head.number) faults.push(`events ${place + 1} to ${head.number} are missing`);
      else if (before !== head.hash) faults.push('the end of the chain is not the one on record');
      return { chain, events: place, head: before, faults };
    },
  };
}
