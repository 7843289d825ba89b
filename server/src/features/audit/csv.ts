/** The trail as CSV, sent while it is read. */
import { Readable } from 'node:stream';
import { dayOf } from '@saring/contract/domain';
import type { FastifyReply } from 'fastify';
import { scoped } from '#platform/db/scope.ts';
import type { World } from '#world';
import { shownEvent } from './shown.ts';
import { eventsAfter, type StoredEvent, type Trail } from './store.ts';

const head = ['number', 'at', 'actor', 'actor_role', 'action', 'subject', 'detail', 'id', 'hash'];
const batch = 1000;

export async function sendTrail(world: World, trail: Trail, reply: FastifyReply): Promise<void> {
  const name = `audit-trail-${dayOf(world.clock.now(), world.config.timeZone)}.csv`;
  await reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(lines(scoped((place) => eventsAfter(world.db, trail, place, batch)))));
}

async function* lines(after: (place: number) => Promise<StoredEvent[]>): AsyncGenerator<string> {
  yield line(head);
  for (let place = 0; ; ) {
    const events = await after(place);
    if (events.length > 0) yield events.map((event) => line(cells(event))).join('');
    place = events.at(-1)?.number ?? place;
    if (events.length < batch) return;
  }
}

function cells(event: StoredEvent): string[] {
  const { number, at, actor, actorRole, action, subject, detail, id, hash } = shownEvent(event);
  return [
    String(number ?? ''),
    at.toISOString(),
    actor,
    actorRole,
    action,
    subject,
    JSON.stringify(detail),
    id,
    hash ?? '',
  ];
}

/** A cell that a spreadsheet would take for a formula is led by an apostrophe. */
function line(values: readonly string[]): string {
  const quoted = values.map((value) => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
