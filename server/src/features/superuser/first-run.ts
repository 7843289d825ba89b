/** Binds the calls of the first run: what is set, a test mail, and setting it. */
import { api } from '@saring/contract';
import { behindFirstLink, setUpOperator } from '#features/accounts/index.ts';
import { hasMailServer } from '#features/emails/index.ts';
import { countTry } from '#platform/auth/limits.ts';
import { inScope } from '#platform/db/scope.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import { rememberDevice } from '#platform/http/device.ts';
import type { World } from '#world';
import { sendTestMail } from './mails.ts';

/** Test mails for each link: whoever mends the settings starts again, and has another. */
const mostMails = 5;

export function firstRunBindings(world: World): Binding[] {
  return [
    bind(api.superuser.firstRun, async ({ body }) => {
      const { operator } = await behindFirstLink(world, world.db, body.token);
      const { username, email } = operator;
      return { username, email, mailServer: hasMailServer(world) };
    }),
    bind(api.superuser.tryFirstMail, async ({ body }, { signal }) => {
      const { operator, codeId } = await behindFirstLink(world, world.db, body.token);
      const { id: userId } = operator;
      const limit = { key: `first-run-mail:${codeId}`, max: mostMails, per: 3600 };
      if (world.config.rateLimit) await countTry(world.db, world.clock.now(), limit);
      // Whoever has the link may do what the operator may, and a visitor writes no such mail.
      return inScope({ role: 'operator', userId }, () => sendTestMail(world, userId, body.email, signal));
    }),
    bind(api.superuser.finishFirstRun, async ({ body }, { source, reply }) => {
      const { token, ...input } = body;
      const { accessToken, account, device } = await setUpOperator(world, token, input, source);
      await rememberDevice(world, reply, account, device);
      return { accessToken, tokenType: 'bearer' as const, role: account.role };
    }),
  ];
}
