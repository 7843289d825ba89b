/** With REQUIRE_TLS each connection to another machine is an encrypted one. */
import { keysOf } from '@saring/contract/domain';
import type { z } from 'zod';

const overTls = { is: (at: URL) => at.protocol === 'https:', say: 'start with https://' };
/** What makes each connection an encrypted one whose other end is checked. */
const encrypted = {
  PUBLIC_URL: overTls,
  DATABASE_URL: {
    is: (at: URL) => at.searchParams.get('sslmode') === 'verify-full',
    say: 'have ?sslmode=verify-full',
  },
  S3_ENDPOINT: overTls,
  SMTP_URL: {
    is: (at: URL) => at.protocol === 'smtps:' || at.searchParams.get('requireTLS') === 'true',
    say: 'start with smtps:// or have ?requireTLS=true',
  },
  AI_BASE_URL: overTls,
  STT_BASE_URL: overTls,
  OTEL_EXPORTER_OTLP_ENDPOINT: overTls,
};
/** This machine itself: nothing of it is on a network. */
export const isHere = (host: string) => ['', 'localhost', '127.0.0.1', '[::1]'].includes(host);

type Addresses = Partial<Record<keyof typeof encrypted, string | undefined>>;

/** Says of each address what it lacks. */
export function allEncrypted(env: Addresses & { REQUIRE_TLS: boolean }, context: z.RefinementCtx): void {
  if (!env.REQUIRE_TLS) return;
  for (const name of keysOf(encrypted)) {
    const enough = encrypted[name];
    const value = env[name];
    const at = value === undefined ? null : URL.parse(value);
    if (at && !isHere(at.hostname) && !enough.is(at))
      context.addIssue({ code: 'custom', path: [name], message: `must ${enough.say}, since REQUIRE_TLS is true` });
  }
}
