/** Binds the calls that read the trail. */
import { api } from '@saring/contract';
import { type Binding, bind } from '#platform/bind.ts';
import { endOfDay, startOfDay } from '#platform/days.ts';
import { fail } from '#platform/fail.ts';
import { pageAnswer, pageOf } from '#platform/paging.ts';
import type { Actor } from '#platform/session.ts';
import type { World } from '#world';
import { sendTrail } from './csv.ts';
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
  if (actor.role !== 'admin' || actor.companyId !== companyId) throw fail('not_found');
  return companyId;
}

function view({ companyId: _, at, ...event }: StoredEvent) {
  return { ...event, at: at.toISOString() };
}
