import { expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const passwords = createPasswords();

it('keeps passwords as argon2id over 19 MiB in two passes, each with a salt of its own', async () => {
  const [one, other] = await Promise.all([passwords.hash('Passw0rd!'), passwords.hash('Passw0rd!')]);
  expect(one.split('$', 4)).toEqual(['', 'argon2id', 'v=19', 'm=19456,t=2,p=1']);
  expect(one).not.toBe(other);
  expect([await passwords.matches(one, 'Passw0rd!'), await passwords.matches(one, 'passw0rd!')]).toEqual([true, false]);
});

it('compares nothing with a hash of the same cost, and it matches nothing', async () => {
  expect(await passwords.matches(null, 'Passw0rd!')).toBe(false);
  expect(await passwords.matches(null, '')).toBe(false);
});

it('knows a hash of another cost, which still opens', async () => {
  const cheap = await createPasswords({ memoryCost: 8, timeCost: 1, parallelism: 1 }).hash('Passw0rd!');
  expect([passwords.isCurrent(cheap), passwords.isCurrent(await passwords.hash('x'))]).toEqual([false, true]);
  expect(await passwords.matches(cheap, 'Passw0rd!')).toBe(true);
});
