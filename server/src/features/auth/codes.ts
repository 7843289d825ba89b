/** One-time codes are named by their tokens, of which only a hash is kept. */
import { createHash } from 'node:crypto';

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
