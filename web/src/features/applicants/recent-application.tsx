/** The latest application in one small card. */
import { Group, Paper, Skeleton, Stack, Text } from '@mantine/core';
import { StatusBadge } from '#kit/badges.tsx';
import { newest, type OwnApplication, statusTone } from './rules.ts';

export function RecentApplication({
  applications,
  failed,
}: {
  applications: readonly OwnApplication[] | undefined;
  failed: boolean;
}) {
  const latest = applications && newest(applications);
  return (
    <Paper component="section" aria-label="Recent Application" withBorder radius="lg" p="md">
      <Stack gap={4}>
        <Text size="sm" c="dimmed">
          Recent Application
        </Text>
        {latest ? (
          <>
            <Group justify="space-between" gap="xs">
              <Text fw={650}>{latest.appliedPosition1}</Text>
              <StatusBadge tone={statusTone(latest.status)}>{latest.status}</StatusBadge>
            </Group>
            <Text size="sm" c="dimmed">
              {latest.companyName === latest.companyId
                ? latest.companyId
                : `${latest.companyName} (${latest.companyId})`}
            </Text>
          </>
        ) : applications || failed ? (
          <Text fw={650}>No recent applications</Text>
        ) : (
          <Skeleton h={60} />
        )}
      </Stack>
    </Paper>
  );
}
