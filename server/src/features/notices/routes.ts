/** Binds the calls of notices. */
import { api } from '@saring/contract';
import { type Binding, bind } from '#platform/http/bind.ts';
import type { World } from '#world';
import { currentNotice, givenNotice } from './actions.ts';

const { notices } = api;

export function noticesBindings(world: World): Binding[] {
  return [
    bind(notices.current, ({ params }) => currentNotice(world, params.companyId)),
    bind(notices.given, ({ params }, { actor }) => givenNotice(world, actor, params.id)),
    bind(notices.recipients, () => ({
      recipients: world.config.recipients,
      contact: world.config.privacyContact,
    })),
  ];
}
