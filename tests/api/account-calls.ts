/** The calls by which people come to their accounts, each from an address of its own, and what strangers do with them. */
import { expect } from 'vitest';
import type { TestApp } from '#world/app/app.ts';
import { send } from '#world/app/wire.ts';
import { type Person, password } from '#world/people/people.ts';

type Sent = Parameters<typeof send>[3];
export const wrong = 'Wrong-Passw0rd!';

/** `app` answers the product, which is not there yet when a suite is read. */
export function accountCalls(app: () => TestApp) {
  let last = 0;
  /** An address from which nobody called before. */
  const newAddress = () => `203.0.113.${++last}`;
  const from = (address: string, method: string, path: string, { headers, ...sent }: Sent = {}) =>
    send(app(), method, path, { ...sent, headers: { ...headers, 'x-forwarded-for': address } });
  const signIn = (address: string, username: string, word = password, cookie = '') =>
    from(address, 'POST', '/api/auth/token', { form: { username, password: word }, headers: cookie ? { cookie } : {} });
  const ask = (address: string, username: string, cookie = '') =>
    from(address, 'POST', `/api/auth/${username}/send-otp`, { headers: cookie ? { cookie } : {} });
  const reset = (address: string, username: string, form: Record<string, string>) =>
    from(address, 'POST', `/api/users/${username}/reset-password`, { form: { new_password: 'Another1!', ...form } });
  const change = (address: string, { username, token }: Person, old = password, next = 'Another1!') =>
    from(address, 'POST', '/api/users/change-password', {
      token,
      json: { username, old_password: old, new_password: next },
    });
  /** Uses up what an address may try of a name. */
  async function lock(address: string, username: string) {
    for (let index = 0; index < 10; index += 1) await signIn(address, username, wrong);
    expect((await signIn(address, username)).status).toBe(429);
  }
  return { newAddress, from, signIn, ask, reset, change, lock };
}
