/** Keeps a line in the trail of whatever happens; job seekers are named by id, so that nothing personal stays. */
import type { Subscriber } from '#events';
import type { World } from '#world';
import { insertEvent } from './store.ts';

type Subject = { [S in 'account' | 'link' | 'company' | 'job' | 'application']?: string };

export const keepInTrail: Subscriber<World> = (_world, tx, { id, at, who, event: { kind, ...told } }) => {
  const { account, link, company, job, application, ...detail }: Subject & Record<string, unknown> = told;
  return insertEvent(tx, {
    id,
    at,
    companyId: who.companyId,
    actor: who.role === 'admin' || who.role === 'superuser' ? who.username : who.userId,
    actorRole: who.role,
    action: kind,
    subject: account ?? link ?? company ?? job ?? application ?? '',
    detail,
  });
};
