/** The latest application in one small card. */

import { Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { meaningOf } from '@saring/contract/domain';
import { StatusBadge } from '#kit/badges.tsx';
import { t } from '#messages/applicants.ts';
import { statusText } from '#messages/contract.ts';
import { newest, type OwnApplication } from './rules.ts';

export function RecentApplication({
  applications,
  failed,
}: {
  applications: readonly OwnApplication[] | undefined;
  failed: boolean;
}) {
  const latest = applications && newest(applications);
  return (
    <Paper component="section" aria-label={t('recent')} withBorder radius="lg" p="md">
      <Stack gap={4}>
        <Text size="sm" c="dimmed">
          {t('recent')}
        </Text>
        {latest ? (
          <>
            <Group justify="space-between" gap="xs">
              <Text fw={650}>{latest.appliedPosition1}</Text>
              <StatusBadge tone={meaningOf(latest.status).tone}>{statusText(latest.status)}</StatusBadge>
            </Group>
            <Text size="sm" c="dimmed">
              {latest.companyName === latest.companyId
                ? latest.companyId
                : t('companyAndId', { company: latest.companyName, id: latest.companyId })}
            </Text>
          </>
        ) : applications || failed ? (
          <Text fw={650}>{t('noRecent')}</Text>
        ) : (
          <Skeleton h={60} />
        )}
      </Stack>
    </Paper>
  );
}
