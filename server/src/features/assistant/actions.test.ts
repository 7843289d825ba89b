/** Whose conversation and rows a question may see. */
import { describe, expect, it } from 'vitest';
import type { Actor } from '#platform/auth/session.ts';
import { ownerOf } from './actions.ts';

const actor = (companyId: string | null): Actor =>
  ({ userId: 'u', role: 'admin', username: 'maju', companyId }) as Actor;

describe('a question to the assistant', () => {
  it('is refused where nobody knows whose it is', () => {
    expect(() => ownerOf(actor(null), 'maju')).toThrowError(
      expect.objectContaining({
        code: 'unknown_identity',
        message: expect.stringContaining('Could not determine user identity'),
      }),
    );
  });
  it('knows no other company', () => {
    expect(() => ownerOf(actor('maju'), 'warisan')).toThrowError(expect.objectContaining({ code: 'not_found' }));
  });
});
