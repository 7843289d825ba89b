/** Binds health, documentation, contacts and metrics. */
import { setTimeout as wait } from 'node:timers/promises';
import { api } from '@saring/contract';
import { sql } from 'drizzle-orm';
import { companyToAsk } from '#features/applications/index.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import { inertPolicy } from '#platform/http/headers.ts';
import { type OpenApi, openApiDocument } from '#platform/http/openapi.ts';
import { version } from '#platform/process/version.ts';
import type { World } from '#world';
import { docsPage } from './docs-page.ts';

/** A part that does not answer by then is as good as gone; those who ask give up after a few seconds themselves. */
const timeoutMilliseconds = 3000;

async function works(check: Promise<unknown>): Promise<boolean> {
  const timeLimit = new AbortController();
  const tooLate = wait(timeoutMilliseconds, false, { signal: timeLimit.signal }).catch(() => false);
  const answered = check.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => timeLimit.abort());
}

export function systemBindings(world: World): Binding[] {
  // Built for whoever asks first: most processes are never asked.
  let built: OpenApi | null = null;
  const document = () => {
    built ??= openApiDocument(world.config.publicUrl, version);
    return built;
  };
  return [
    bind(api.system.live, () => ({ status: 'ok' as const, version })),
    bind(api.system.ready, async (_input, call) => {
      const [database, storage, queue] = await Promise.all([
        works(world.db.execute(sql`select 1`)),
        works(world.files.ready()),
        works(world.queue.ready()),
      ]);
      const ok = database && storage && queue;
      if (!ok) call.status(503);
      return { status: ok ? ('ok' as const) : ('unavailable' as const), checks: { database, storage, queue } };
    }),
    bind(api.system.openapi, document),
    bind(api.system.docs, async (_input, { reply }) => {
      await reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', `${inertPolicy}; style-src 'unsafe-inline'`)
        .send(docsPage(document()));
    }),
    bind(api.system.contacts, async ({ query }) => ({
      company: await companyToAsk(world, query),
      operator: world.config.accessibilityContact,
    })),
    bind(api.system.metrics, async (_input, { reply }) => {
      const { type, body } = await world.metrics.text();
      await reply.header('content-type', type).send(body);
    }),
  ];
}
