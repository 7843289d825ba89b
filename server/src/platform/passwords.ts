/** Passwords as argon2id hashes; few at a time, since each takes a pool thread and 19 MB. */
import { hash, verify } from '@node-rs/argon2';

/** OWASP's second choice, 9 to 13 ms on the reference machine. argon2id is the library's default algorithm. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;

function createTurns(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const turn = createTurns(atOnce);

export function hashPassword(password: string): Promise<string> {
  return turn(() => hash(password, cost));
}

/** Compares; with no hash (an unknown account) it spends the same time and answers false. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  const matches = await turn(() => verify(stored ?? dummy, password));
  return stored !== null && matches;
}

/** Whether a hash costs what a new one does; an older one is made anew when its password is next at hand. */
export function isCurrent(stored: string): boolean {
  const { memoryCost, timeCost, parallelism } = cost;
  return stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
}

/** A hash of nothing anyone knows, with the same cost as the real ones. */
const dummy = '$argon2id$v=19$m=19456,t=2,p=1$c2FyaW5nLXNhcmluZy1zYXJpbmc$Mq9mVUnYJEZGUnGjnvDVUpcEIJ7JyQU9Vu0mP1YzZpE';
