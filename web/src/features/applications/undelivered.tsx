/** Which mails to an applicant were not delivered, so that nobody believes that they were told. */
import { Text } from '@mantine/core';
import { api, type CallOutput } from '@saring/contract';
import { meaningOf } from '@saring/contract/domain';
import { useApi } from '#client/hooks.ts';
import { t } from '#messages/applications-profile.ts';
import type { ApplicantDetail } from './types.ts';

/** Where no mail goes out at all, what the person did themselves is not told on every page. */
const isTold = ({ about, state, reason }: CallOutput<typeof api.applications.deliveries>['deliveries'][number]) =>
  reason !== null && !(state === 'kept' && (about === 'received' || about === 'interview'));

/** Nothing where all were, or where it cannot be known. */
export function Undelivered({ application }: { application: ApplicantDetail }) {
  const { id, companyId, jobId, status, blind } = application;
  const { data } = useApi(
    api.applications.deliveries,
    { params: { companyId, jobId }, query: { applicationId: id } },
    { enabled: meaningOf(status).readable },
  );
  const lost = data?.deliveries.filter(isTold) ?? [];
  if (lost.length === 0) return null;
  return (
    <Text size="sm" c="dimmed" mt="md">
      {lost.map(({ about, reason }) => t('undelivered', { about, why: reason ?? '' })).join(' ')}
      {!blind && ` ${t('undeliveredTell')}`}
    </Text>
  );
}
