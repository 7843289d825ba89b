/** Binds the download of what is kept of a person. */
import { api } from '@saring/contract';
import { mustBeSelf } from '#features/applicants/index.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import type { World } from '#world';
import { sendOwnData } from './download.ts';

export function ownDataBindings(world: World): Binding[] {
  return [
    bind(api.applicants.download, async ({ params }, { actor, language, reply }) => {
      mustBeSelf(actor, params.username);
      await sendOwnData(world, actor, { language, reply });
    }),
  ];
}
