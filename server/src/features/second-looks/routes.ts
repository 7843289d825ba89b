/** Binds the calls of second looks. */
import { api } from '@saring/contract';
import { dayOf } from '@saring/contract/domain';
import { owns } from '#features/jobs/index.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { answer, askSecondLook, companySecondLook, ownSecondLook } from './actions.ts';
import { openSecondLooks } from './store.ts';

const { secondLooks } = api;

export function secondLooksBindings(world: World): Binding[] {
  return [
    bind(secondLooks.own, ({ params }, { actor }) => ownSecondLook(world, actor, params.id)),
    bind(secondLooks.ask, ({ params, body }, { actor }) =>
      askSecondLook(world, actor, params.id, { words: body.words, facts: body.facts || null }),
    ),
    bind(secondLooks.read, ({ params }, { actor }) => companySecondLook(world, actor, params.id)),
    bind(secondLooks.answer, ({ params, body }, { actor }) => answer(world, actor, params.id, body)),
    bind(secondLooks.open, async ({ params }, { actor }) => {
      if (!owns(actor, params.companyId)) throw fail('not_found');
      const day = (moment: Date) => dayOf(moment, world.config.timeZone);
      const today = day(world.clock.now());
      const waiting = await openSecondLooks(world.db, params.companyId);
      return {
        secondLooks: waiting.map(({ applicationId, fullName, jobTitle, askedAt, dueAt }) => ({
          applicationId,
          // A rejected applicant has a name, also where a job is reviewed without names.
          applicant: fullName,
          jobTitle,
          askedAt: askedAt.toISOString(),
          dueAt: dueAt.toISOString(),
          overdue: day(dueAt) < today,
        })),
      };
    }),
  ];
}
