/** The two things an operator comes to do. */
import { Group, Paper, Stack, Text } from '@mantine/core';
import { IconBuilding, IconChevronRight, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '#messages/superuser.ts';
import classes from './action-cards.module.css';

export function ActionCards() {
  return (
    <>
      <ActionCard
        to="/superuser/company-management"
        icon={<IconBuilding size={22} stroke={1.6} />}
        title={t('manageCompanies')}
        text={t('manageCompaniesWhat')}
      />
      <ActionCard
        to="/superuser/user-generation"
        icon={<IconUserPlus size={22} stroke={1.6} />}
        title={t('generateIds')}
        text={t('generateIdsWhat')}
      />
    </>
  );
}

function ActionCard({ to, icon, title, text }: { to: string; icon: ReactNode; title: string; text: string }) {
  return (
    <Paper component={Link} to={to} withBorder radius="lg" p="md" className={classes.card}>
      <Group wrap="nowrap" gap="md">
        <span className={classes.icon} aria-hidden="true">
          {icon}
        </span>
        <Stack gap={0} flex={1} miw={0}>
          <Text fw={600}>{title}</Text>
          <Text size="sm" c="dimmed">
            {text}
          </Text>
        </Stack>
        <IconChevronRight size={18} stroke={1.6} aria-hidden="true" />
      </Group>
    </Paper>
  );
}
