/** The panel "Application URL": the public link of a job, its expiry, and a fresh one. */
import { Alert, Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { IconInfoCircle, IconRefresh } from '@tabler/icons-react';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { useCompany } from '#features/companies/index.ts';
import { CopyField } from '#kit/copy-field.tsx';
import { dateText, readDate } from '#kit/dates.ts';
import { confirm } from '#kit/dialogs.ts';
import { notify } from '#kit/notices.tsx';
import { Panel } from '#kit/page.tsx';
import { Failed } from '#kit/states.tsx';

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
    onSuccess: () => notify({ tone: 'good', text: 'A new application link was made.' }),
    onError: (error) =>
      notify({ tone: 'bad', text: messageOf(error, { detail: 'Failed to retrieve application URL' }) }),
  });
  const none = link.isError && statusOf(link.error) === 404;

  async function again() {
    const text = 'The links that you have shared stay valid until their own expiry date.';
    if (await confirm({ title: 'Make a new link?', text, confirm: 'New link' })) make.mutate({ params });
  }

  return (
    <Panel title="Application URL">
      {link.data ? (
        <Stack gap="sm">
          <CopyField
            label="Link for candidates"
            value={link.data.applicationUrl}
            button="Copy URL"
            done="URL copied to clipboard!"
          />
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
                New link
              </Button>
            )}
          </Group>
        </Stack>
      ) : none ? (
        <Stack gap="sm" align="flex-start">
          <Text size="sm" c="dimmed">
            {closed ? 'This job is closed and never had an application link.' : 'This job has no application link yet.'}
          </Text>
          {!closed && (
            <Button onClick={() => make.mutate({ params })} loading={make.isPending}>
              Make the link
            </Button>
          )}
        </Stack>
      ) : link.isError ? (
        <Failed text="Failed to fetch application URL" onRetry={() => void link.refetch()} busy={link.isFetching} />
      ) : (
        <Skeleton h={64} />
      )}
      {company.data?.status === 'pending' && (
        <Alert mt="md" color="yellow" icon={<IconInfoCircle size={18} />}>
          Your company is still waiting to be verified. Until then candidates may not be able to open this link.
        </Alert>
      )}
    </Panel>
  );
}

function Expiry({ expiresAt }: { expiresAt: string }) {
  const over = (readDate(expiresAt)?.getTime() ?? 0) < Date.now();
  return (
    <Text size="sm" c={over ? 'var(--mantine-color-error)' : 'dimmed'}>
      {over
        ? `This link expired on ${dateText(expiresAt)}. Make a new one.`
        : `Expires on ${dateText(expiresAt)}. Note: the URL expires in 60 days.`}
    </Text>
  );
}
