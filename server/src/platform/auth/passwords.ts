/** Passwords as argon2id hashes; few at a time, since each takes a pool thread and 19 MB. */
import { hash, verify } from '@node-rs/argon2';
import { createFairQueue } from '#platform/queue/fair-queue.ts';

/** Memory in KiB, passes over it, and lanes. */
export interface HashCost {
  memoryCost: number;
  timeCost: number;
  parallelism: number;
}

export interface Passwords {
  /** An argon2id hash with a salt of its own. */
  hash(password: string): Promise<string>;
  /** Compares; with no hash (an unknown account) it spends the same time and answers false. */
  matches(stored: string | null, password: string): Promise<boolean>;
  /** Whether a hash costs what a new one does; an older one is made anew when its password is next at hand. */
  isCurrent(stored: string): boolean;
}

/** OWASP's second choice, 9 to 13 ms on the reference machine. */
const standard: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** argon2id is the library's default algorithm. Only tests, which guard nothing, ask for another cost. */
export function createPasswords(cost: HashCost = standard): Passwords {
  const { memoryCost, timeCost, parallelism } = cost;
  const prefix = `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`;
  /** A hash of nothing anyone knows, with the same cost as the real ones. */
  const dummy = `${prefix}c2FyaW5nLXNhcmluZy1zYXJpbmc$Mq9mVUnYJEZGUnGjnvDVUpcEIJ7JyQU9Vu0mP1YzZpE`;
  const queue = createFairQueue({ capacity: 2, waitingPerOwner: 500, waiting: 2000 });
  return {
    hash: (password) => queue.run(() => hash(password, cost)),
    async matches(stored, password) {
      const same = await queue.run(() => verify(stored ?? dummy, password));
      return stored !== null && same;
    },
    isCurrent: (stored) => stored.startsWith(prefix),
  };
}
