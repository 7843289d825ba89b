/** What a backup holds, looked at without a database: each row counted, each file hashed, the audit trail walked. */
import { createHash } from 'node:crypto';
import { type Chain, walkChain } from './audit.ts';

/** A row as COPY writes it, by column; null where the value is. */
type Row = Record<string, string | null>;

/** Takes an archive's entries in their order: rows before files. */
export function examiner() {
  const rows: Record<string, number> = {};
  const hashes = new Map<string, string>();
  const damaged: string[] = [];
  const trail = trailWalk();
  const takers: Record<string, (row: Row) => void> = {
    'public.files': ({ key, sha256 }) => hashes.set(key ?? '', sha256 ?? ''),
    'public.companies': ({ id }) => trail.chainOf(id ?? ''),
    'public.audit_heads': ({ chain, number, hash }) => trail.head(chain ?? '', Number(number), hash ?? ''),
    'public.audit_events': (row) => trail.event(row),
  };
  return {
    rows,
    /** A piece of whole rows of a table. */
    rowsOf(table: string, columns: readonly string[], bytes: Buffer): void {
      const lines = bytes.toString().split('\n').slice(0, -1);
      rows[table] = (rows[table] ?? 0) + lines.length;
      const take = takers[table];
      if (take) for (const line of lines) take(rowIn(line, columns));
    },
    file(key: string, bytes: Buffer): void {
      if (createHash('sha256').update(bytes).digest('hex') !== hashes.get(key)) damaged.push(key);
      hashes.delete(key);
    },
    /** Files that are missing or changed, and every chain of the trail. */
    end: (): { damaged: string[]; chains: Chain[] } => ({
      damaged: [...damaged, ...hashes.keys()],
      chains: trail.end(),
    }),
  };
}

interface Link {
  hash: string | null;
  parts: string[];
}

interface Begun {
  walk: ReturnType<typeof walkChain>;
  head: { number: number; hash: string };
  /** Links whose turn has not come: rows lie nearly in their order. */
  early: Map<number, Link>;
  outside: number;
}

/** Walks all chains at once, whose rows come in whatever order they lie. */
function trailWalk() {
  const begun = new Map<string, Begun>();
  function chainOf(chain: string): Begun {
    const one = begun.get(chain) ?? {
      walk: walkChain(chain),
      head: { number: 0, hash: '' },
      early: new Map(),
      outside: 0,
    };
    begun.set(chain, one);
    return one;
  }
  function walkOn({ walk, early }: Begun): void {
    for (let link = early.get(walk.place() + 1); link; link = early.get(walk.place() + 1)) {
      walk.next(walk.place() + 1, link.hash, link.parts);
      early.delete(walk.place());
    }
  }
  return {
    chainOf,
    head(chain: string, number: number, hash: string): void {
      chainOf(chain).head = { number, hash };
    },
    event(row: Row): void {
      const chain = chainOf(row.company_id ?? '');
      if (row.number === null) {
        chain.outside += 1;
        return;
      }
      const { id, at, company_id, actor, actor_role, action, subject, detail } = row;
      const parts = [id, inUtc(at ?? ''), company_id, actor, actor_role, action, subject, detail].map(
        (one) => one ?? '',
      );
      chain.early.set(Number(row.number), { hash: row.hash ?? null, parts });
      walkOn(chain);
    },
    end(): Chain[] {
      return [...begun.entries()]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([, chain]) => {
          // What is left stands behind a gap.
          for (const [number, { hash, parts }] of [...chain.early].sort(([one], [other]) => one - other))
            chain.walk.next(number, hash, parts);
          return chain.walk.end(chain.head, chain.outside);
        });
    },
  };
}

/** `2026-11-26 21:12:15.579+08` as the trail has it: UTC, to the microsecond. */
export function inUtc(text: string): string {
  const [, day, time, fraction = '', sign, hours, minutes = '0'] =
    /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?([+-])(\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  if (!day) return text;
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -60_000 : 60_000);
  const seconds = new Date(Date.parse(`${day}T${time}Z`) - offset).toISOString().slice(0, 19);
  return `${seconds}.${fraction.padEnd(6, '0')}`;
}

const escapes: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' };

/** A line of COPY's text format. */
function rowIn(line: string, columns: readonly string[]): Row {
  const values = line.split('\t');
  return Object.fromEntries(
    columns.map((column, at) => {
      const value = values[at] ?? '';
      return [column, value === '\\N' ? null : value.replace(/\\(.)/g, (_, letter) => escapes[letter] ?? letter)];
    }),
  );
}
