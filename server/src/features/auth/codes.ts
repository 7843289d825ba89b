/** One-time codes as they are kept: hashes only, the code's bound to its token. */
import { createHash, createHmac } from 'node:crypto';

export function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

export function codeHash(tokenHash: string, code: string): string {
  return createHmac('sha256', tokenHash).update(code).digest('hex');
}
