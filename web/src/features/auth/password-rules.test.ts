/** The rules that are ticked off while typing are together the rule that governs. */
import { password } from '@saring/contract';
import { describe, expect, it } from 'vitest';
import { passwordRules } from '#kit/password-rules.ts';

describe('a password', () => {
  it.each([
    'Passw0rd!',
    'passw0rd!',
    'PASSW0RD!',
    'Password!',
    'Passw0rdd',
    'Pw0!',
    'Pässw0rd|',
    'A1!aaaaa',
    'A1-aaaaa',
  ])('is good for all ticks exactly when the server takes it: %s', (value) => {
    expect(passwordRules.every((rule) => rule.holds(value))).toBe(password.safeParse(value).success);
  });
});
