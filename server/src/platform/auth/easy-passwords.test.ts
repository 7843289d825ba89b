/** Which passwords are too easy, though they have all the kinds of characters that are asked for. */
import { dictionary } from '@zxcvbn-ts/language-common';
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
    'Trustno1!',
    'Trustno19!',
    'Drowssap1!',
    '!QAZ2wsx',
    'Sasha_007',
    'Merdeka57!',
  ])('%s is easy to guess', async (password) => {
    expect(await isEasyToGuess(password, [])).toBe(true);
  });

  it.each(['kT9#vLq2mx', 'Lantern-Orbit-42', 'Teh tarik, 2 gelas penuh', 'x7$9K2!pQz', 'Grumpy!Passwords7eat'])(
    '%s is not',
    async (password) => {
      expect(await isEasyToGuess(password, [])).toBe(false);
    },
  );

  it('is easy where it is one of the 3,000 commonest of known breaches that can be made to fit the rule', async () => {
    const taken = dictionary['passwords-common'].filter((word) => /[a-z]/.test(word)).slice(0, 3000);
    for (const word of taken) {
      const fitting = `${word.replace(/[a-z]/, (letter) => letter.toUpperCase())}1!`.padEnd(8, '1');
      expect([fitting, await isEasyToGuess(fitting, [])]).toEqual([fitting, true]);
    }
  });

  it.each([
    ['1', 1000, true],
    ['a', 1000, true],
    ['ab1!', 250, false],
    ['1!', 500, true],
  ])('is judged however long it is: %s, %i times', async (part, times, easy) => {
    expect(await isEasyToGuess(part.repeat(times), ['aisyah'])).toBe(easy);
  });

  it('is easy where it is mostly a name of its owner, and not where the name is a small part', async () => {
    const names = ['aisyah.rahman', 'aisyah@company.test'];
    expect(await isEasyToGuess('Aisyah1990!', names)).toBe(true);
    expect(await isEasyToGuess('R@hman#77', names)).toBe(true);
    expect(await isEasyToGuess('Aisyah walks 7 Dogs!', names)).toBe(false);
    expect(await isEasyToGuess('Aisyah1990!', [])).toBe(false);
  });
});
