/** Whose an application is: for the company it is to, and for the person it is by. */
import { can } from '@saring/contract/domain';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import { isId } from '#platform/process/clock.ts';
import type { World } from '#world';
import { type ApplicationRow, applicationBy, applicationOf, lockApplicationOf } from './store.ts';

/** An application to the actor's company. A foreign or unknown id, of any shape, is simply not found. */
export function companyApplication({ db }: World, actor: Actor, id: string): Promise<ApplicationRow> {
  return toCompany(db, actor, id, applicationOf);
}

/** The same in a transaction, held while it is changed. */
export function heldCompanyApplication(tx: Executor, actor: Actor, id: string): Promise<ApplicationRow> {
  return toCompany(tx, actor, id, lockApplicationOf);
}

async function toCompany(db: Executor, actor: Actor, id: string, find: typeof applicationOf) {
  const companyId = can(actor, 'application.read') ? actor.companyId : null;
  const application = companyId && isId(id) ? await find(db, companyId, id) : null;
  if (!application) throw fail('not_found');
  return application;
}

/** An application by the actor. */
export async function ownApplication(world: World, actor: Actor, id: string): Promise<ApplicationRow> {
  const application =
    can(actor, 'application.own') && isId(id) ? await applicationBy(world.db, actor.userId, id) : null;
  if (!application) throw fail('not_found');
  return application;
}

/** An application for whoever may read it: the person whose it is, and the company that it is to. */
export function readableApplication(world: World, actor: Actor, id: string): Promise<ApplicationRow> {
  return can(actor, 'application.read') ? companyApplication(world, actor, id) : ownApplication(world, actor, id);
}
