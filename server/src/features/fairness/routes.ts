/** Binds the tests of fairness. */
import { api } from '@saring/contract';
import { type Binding, bind } from '#platform/http/bind.ts';
import type { World } from '#world';
import { swapTest } from './actions.ts';

export function fairnessBindings(world: World): Binding[] {
  const { fairness } = api;
  return [
    bind(fairness.checkCriteria, async ({ body }) => ({
      findings: await world.engines.ai.checkCriteria(body.criteria),
    })),
    bind(fairness.swapTest, ({ params }, { actor }) => swapTest(world, actor, params.companyId, params.jobId)),
  ];
}
