/** Binds health, documentation, contacts and metrics. */
import { setTimeout as wait } from 'node:timers/promises';
import { api } from '@saring/contract';
import { sql } from 'drizzle-orm';
import { companyBehind } from '#features/applications/index.ts';
import { escapeHtml } from '#platform/escape.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import { inertPolicy } from '#platform/http/headers.ts';
import { openApiDocument } from '#platform/http/openapi.ts';
import type { World } from '#world';

/** A part that does not answer by then is as good as gone; those who ask give up after a few seconds themselves. */
const timeoutMilliseconds = 3000;

async function works(check: Promise<unknown>): Promise<boolean> {
  const patience = new AbortController();
  const tooLate = wait(timeoutMilliseconds, false, { signal: patience.signal }).catch(() => false);
  const answered = check.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, tooLate]).finally(() => patience.abort());
}

export function systemBindings(world: World): Binding[] {
  const document = openApiDocument(world.config.publicUrl);
  return [
    bind(api.system.live, () => ({ status: 'ok' as const })),
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
    bind(api.system.openapi, () => document),
    bind(api.system.docs, async (_input, { reply }) => {
      await reply
        .header('content-type', 'text/html; charset=utf-8')
        .header('content-security-policy', `${inertPolicy}; style-src 'unsafe-inline'`)
        .send(docsPage(document));
    }),
    bind(api.system.contacts, async ({ query }) => ({
      company: query.link ? await companyBehind(world, query.link) : null,
      operator: world.config.accessibilityContact,
    })),
    bind(api.system.metrics, async (_input, { reply }) => {
      const { type, body } = await world.metrics.text();
      await reply.header('content-type', type).send(body);
    }),
  ];
}

/** The document as one plain page: no script, nothing loaded from elsewhere. */
function docsPage({ paths }: ReturnType<typeof openApiDocument>): string {
  const sections = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const inputs = operation.parameters.map(
        (item) => `<li><code>${escapeHtml(item.name)}</code> (${item.in}${item.required ? ', required' : ''})</li>`,
      );
      const bodies = Object.keys(operation.requestBody?.content ?? {}).map(
        (type) => `<li>body: ${escapeHtml(type)}</li>`,
      );
      const answers = Object.entries(operation.responses).map(
        ([status, answer]) => `<li><b>${status}</b> ${escapeHtml(answer.description)}</li>`,
      );
      return `<details><summary><b>${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> ${escapeHtml(operation.summary)}</summary>
<p>${escapeHtml(operation.description)}</p><ul>${[...inputs, ...bodies].join('')}</ul><ul>${answers.join('')}</ul></details>`;
    }),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Saring · API</title>
<style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}details{border-bottom:1px solid #8884;padding:.5rem 0}summary{cursor:pointer}code{overflow-wrap:anywhere}</style></head>
<body><h1>Saring API</h1><p>The machine-readable document is <a href="/api/openapi.json">/api/openapi.json</a>.</p>${sections.join('\n')}</body></html>`;
}
