/** The panel "Application URL": the public link of a job, its expiry, and a fresh one. */
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { careersPath } from '@saring/contract/domain';
import { IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { useCompany } from '#features/companies/index.ts';
import { CopyField } from '#kit/copy-field.tsx';
import { dateText, readDate } from '#kit/dates.ts';
import { confirm } from '#kit/dialogs.ts';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Failed } from '#kit/states.tsx';
import { t } from '#messages/jobs-details.ts';

export interface ApplicationLinkProps {
  companyId: string;
  jobId: string;
  /** A closed job's link takes no applications any more. */
  closed?: boolean;
}

/** Older links stay valid until their own day, so that nobody who got one is locked out. */
export function ApplicationLink({ companyId, jobId, closed }: ApplicationLinkProps) {
  const params = { companyId, jobId };
  const link = useApi(api.jobs.applicationUrl, { params });
  const company = useCompany(companyId);
  const make = useCallMutation(api.jobs.makeApplicationUrl, {
    refreshes: [api.jobs.applicationUrl],
    onSuccess: () => notify({ tone: 'good', text: t('newLinkMade') }),
    onError: (error) => notify({ tone: 'bad', text: messageOf(error, { detail: t('newLinkFailed') }) }),
  });
  const none = link.isError && statusOf(link.error) === 404;

  async function again() {
    const text = t('newLinkWhat');
    if (await confirm({ title: t('askNewLink'), text, confirm: t('newLink') })) make.mutate({ params });
  }

  return (
    <Panel title={t('link')}>
      {link.data ? (
        <Stack gap="sm">
          <CopyField label={t('linkFor')} value={link.data.applicationUrl} button={t('copy')} done={t('copied')} />
          <Group justify="space-between" gap="sm">
            <Expiry expiresAt={link.data.expiresAt} />
            {!closed && (
              <Button
                variant="subtle"
                size="compact-sm"
                leftSection={<IconRefresh size={14} aria-hidden="true" />}
                onClick={() => void again()}
                loading={make.isPending}
              >
                {t('newLink')}
              </Button>
            )}
          </Group>
          <CareersAddress value={new URL(careersPath(companyId), link.data.applicationUrl).href} />
        </Stack>
      ) : none ? (
        <Stack gap="sm" align="flex-start">
          <Text size="sm" c="dimmed">
            {closed ? t('closedWithoutLink') : t('noLink')}
          </Text>
          {!closed && (
            <Button onClick={() => make.mutate({ params })} loading={make.isPending}>
              {t('makeLink')}
            </Button>
          )}
        </Stack>
      ) : link.isError ? (
        <Failed text={t('linkFailed')} onRetry={() => void link.refetch()} busy={link.isFetching} />
      ) : (
        <Skeleton h={64} />
      )}
      {company.data?.status === 'pending' && <Waiting />}
    </Panel>
  );
}

/** Where the job stands among the company's other open ones, for everybody. */
function CareersAddress({ value }: { value: string }) {
  return (
    <CopyField
      label={t('careers')}
      description={t('careersWhat')}
      value={value}
      button={t('copyAddress')}
      done={t('addressCopied')}
    />
  );
}

function Waiting() {
  return (
    <Alert mt="md" color="yellow" icon={<IconInfoCircle size={18} />}>
      {t('waiting')}
    </Alert>
  );
}

function Expiry({ expiresAt }: { expiresAt: string }) {
  const over = (readDate(expiresAt)?.getTime() ?? 0) < Date.now();
  return (
    <Text size="sm" c={over ? 'var(--mantine-color-error)' : 'dimmed'}>
      {over ? t('linkExpired', { day: dateText(expiresAt) }) : t('linkExpires', { day: dateText(expiresAt) })}
    </Text>
  );
}
