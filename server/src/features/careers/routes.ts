/** Binds what anybody may ask of a company and its jobs. */
import { api } from '@saring/contract';
import { type Binding, bind } from '#platform/http/bind.ts';
import type { World } from '#world';
import { openingsOf } from './openings.ts';
import { type Posting, postingAt, postingBehind } from './posting.ts';

const shown = ({ row: _, ...posting }: Posting) => posting;

export function careersBindings(world: World): Binding[] {
  return [
    bind(api.careers.jobs, ({ params, query }) => openingsOf(world, params.companyId, query)),
    bind(api.careers.job, async ({ params }) => shown(await postingAt(world, params.companyId, params.jobId))),
    bind(api.jobs.posting, async ({ params }) => shown(await postingBehind(world, params.token))),
  ];
}
