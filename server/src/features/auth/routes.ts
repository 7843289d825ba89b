/** Binds sign-in and recovery. */
import { api } from '@saring/contract';
import { type Binding, bind } from '#platform/bind.ts';
import { fail } from '#platform/fail.ts';
import { signInsOf } from '#platform/sign-ins.ts';
import type { World } from '#world';
import { logOut, sendCode, signIn, verifyCode } from './actions.ts';

export function authBindings(world: World): Binding[] {
  return [
    bind(api.auth.token, async ({ body }) => {
      const { accessToken, role } = await signIn(world, body.username, body.password);
      return { accessToken, tokenType: 'bearer' as const, role };
    }),
    bind(api.auth.sendOtp, async ({ params }) => {
      const { token } = await sendCode(world, params.username);
      return { token, message: 'If the account exists, a verification code has been sent to its email address.' };
    }),
    bind(api.auth.verifyOtp, async ({ params, body }) => {
      await verifyCode(world, params.username, body);
      return { message: 'The verification code is correct.' };
    }),
    bind(api.auth.logOut, async ({ body }, { actor }) => {
      await logOut(world, actor, body.everywhere ?? false);
      return { message: 'Logged out.' };
    }),
    bind(api.auth.signIns, async (_input, { actor }) => {
      const rows = await signInsOf(world.db, actor.userId, world.config.tokenIdleMinutes);
      return {
        signIns: rows.map(({ id, startedAt, seenAt }) => ({
          startedAt: startedAt.toISOString(),
          seenAt: seenAt.toISOString(),
          current: id === actor.signInId,
        })),
      };
    }),
    bind(api.auth.verifyToken, async ({ params }) => {
      const session = await world.tokens.verify(params.token);
      if (!session) throw fail('invalid_token');
      const { username, role } = session.actor;
      return { valid: true as const, username, role, expiresAt: session.expiresAt.toISOString() };
    }),
  ];
}
