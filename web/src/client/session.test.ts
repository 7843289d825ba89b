/** What the page may read out of a token. */
import { describe, expect, it } from 'vitest';
import { claimsOf } from './session.ts';

function tokenOf(claims: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(claims));
  const text = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return `e30.${text}.signature`;
}

describe('the claims of a token', () => {
  it('are its subject and role', () => {
    expect(claimsOf(tokenOf({ sub: 'aurora.hr', role: 'admin', ver: 1 }))).toEqual({
      sub: 'aurora.hr',
      role: 'admin',
      person: 'aurora.hr',
    });
    expect(claimsOf(tokenOf({ sub: 'aurora.hr', role: 'admin', uid: 'siti' }))?.person).toBe('siti');
  });
  it('survive letters beyond ASCII and characters that only base64url has', () => {
    expect(claimsOf(tokenOf({ sub: 'sítì-ÿÿÿ???', role: 'user' }))?.sub).toBe('sítì-ÿÿÿ???');
  });
  it.each(['', 'x', 'a.b.c', 'e30.e30.x', tokenOf(null), tokenOf({ sub: 5 })])(
    'are nothing for the malformed token %j',
    (token) => {
      expect(claimsOf(token)).toBeNull();
    },
  );
});
