/** Binds the calls about retention. */
import { api } from '@saring/contract';
import { type CompanyRow, ownCompany } from '#features/companies/index.ts';
import { type Binding, bind } from '#platform/http/bind.ts';
import type { World } from '#world';
import { previewErasing, savePeriods } from './actions.ts';
import { words } from './words.ts';

export function retentionBindings(world: World): Binding[] {
  const { retention } = api;
  const view = ({ applicantMonths, recordingDays }: CompanyRow) => ({
    applicantMonths,
    recordingDays,
    recordingDaysLimit: world.config.mediaRetentionDays,
  });
  return [
    bind(retention.read, async ({ params }, { actor }) => view(await ownCompany(world, actor, params.username))),
    bind(retention.save, async ({ params, body }, { actor, language }) => {
      const company = await savePeriods(world, actor, params.username, body);
      return { ...view(company), message: words(language)('saved') };
    }),
    bind(retention.preview, ({ params, query }, { actor }) =>
      previewErasing(world, actor, params.username, {
        applicantMonths: query.applicantMonths ?? null,
        recordingDays: query.recordingDays ?? null,
      }),
    ),
  ];
}
