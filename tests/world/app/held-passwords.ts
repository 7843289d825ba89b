/** Passwords that are compared once a test lets them. */
import { createPasswords } from '@saring/server/passwords';

export function heldPasswords() {
  const gate = Promise.withResolvers<void>();
  const passwords = createPasswords({ memoryCost: 16, timeCost: 1, parallelism: 1 });
  const matches: typeof passwords.matches = (...asked) => gate.promise.then(() => passwords.matches(...asked));
  return { passwords: { ...passwords, matches }, compare: gate.resolve };
}
