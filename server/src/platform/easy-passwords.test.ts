/** Which passwords are too easy, though they have all the kinds of characters that are asked for. */
import { describe, expect, it } from 'vitest';
import { isEasyToGuess } from './easy-passwords.ts';

describe('a password', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'Passw0rd!2026',
    'P@$$w0rd99!',
    'Welcome123!',
    'Qwerty123!',
    '1Qaz2wsx!',
    'Abcd1234!',
    'Aa123456!',
    'Summer2026!',
    'Asdfghjkl1!',
    'Admin@123',
    'Test1234!',
    'Iloveyou1!',
    'AdminAdmin1!',
    'Malaysia57!',
    'Saring.2026!',
  ])('%s is easy to guess', (password) => {
    expect(isEasyToGuess(password, [])).toBe(true);
  });

  it.each(['kT9#vLq2mx', 'Lantern-Orbit-42', 'Teh tarik, 2 gelas penuh', 'x7$9K2!pQz', 'Grumpy!Passwords7eat'])(
    '%s is not',
    (password) => {
      expect(isEasyToGuess(password, [])).toBe(false);
    },
  );

  it('is easy where it is mostly a name of its owner, and not where the name is a small part', () => {
    const names = ['aisyah.rahman', 'aisyah@company.test'];
    expect(isEasyToGuess('Aisyah1990!', names)).toBe(true);
    expect(isEasyToGuess('R@hman#77', names)).toBe(true);
    expect(isEasyToGuess('Aisyah walks 7 Dogs!', names)).toBe(false);
    expect(isEasyToGuess('Aisyah1990!', [])).toBe(false);
  });
});
