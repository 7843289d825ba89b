/** Binds the calls that read the trail. */
import { api } from '@saring/contract';
import { can, endOfDay, startOfDay } from '@saring/contract/domain';
import type { Actor } from '#platform/auth/session.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import { fail } from '#platform/http/fail.ts';
import { pageAnswer, pageOf } from '#platform/http/paging.ts';
import type { World } from '#world';
import { sendTrail } from './csv.ts';
import { shownEvent } from './shown.ts';
import { eventsOf, type StoredEvent, type Trail } from './store.ts';

interface Days {
  from?: string | null;
  to?: string | null;
}

export function auditBindings(world: World): Binding[] {
  const { audit } = api;
  const trail = (companyId: string | null, { from, to }: Days): Trail => ({
    companyId,
    from: from ? startOfDay(from, world.config.timeZone) : undefined,
    to: to ? endOfDay(to, world.config.timeZone) : undefined,
  });
  const list = async (companyId: string | null, query: Days & { page?: number; pageSize?: number }) => {
    const { events, total } = await eventsOf(world.db, trail(companyId, query), pageOf(query));
    return { events: events.map(view), ...pageAnswer(query, total) };
  };
  return [
    bind(audit.company, ({ params, query }, { actor }) => list(ownTrail(actor, params.username), query)),
    bind(audit.companyFile, ({ params, query }, { actor, reply }) =>
      sendTrail(world, trail(ownTrail(actor, params.username), query), reply),
    ),
    bind(audit.operator, ({ query }) => list(null, query)),
    bind(audit.operatorFile, ({ query }, { reply }) => sendTrail(world, trail(null, query), reply)),
  ];
}

/** A foreign company's trail answers like one that does not exist. */
function ownTrail(actor: Actor, companyId: string): string {
  if (!can(actor, 'trail.read', { companyId })) throw fail('not_found');
  return companyId;
}

function view(stored: StoredEvent) {
  const { companyId: _, at, ...event } = shownEvent(stored);
  return { ...event, at: at.toISOString() };
}
