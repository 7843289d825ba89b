/** What applicants asked for before their interview, and nobody answered yet: they may be waiting. */
import { Anchor, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { Link } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { t } from '#messages/companies-dashboard.ts';
import classes from './dashboard.module.css';

/** Nothing where nobody waits. */
export function OpenWishes({ companyId }: { companyId: string }) {
  const wishes = useApi(api.interviews.openWishes, { params: { companyId } }).data?.wishes ?? [];
  if (wishes.length === 0) return null;
  return (
    <Panel
      flush
      title={t('wishes')}
      aside={<StatusBadge tone="warn">{t('wishesWait', { count: wishes.length })}</StatusBadge>}
    >
      <ul className={classes.latest}>
        {wishes.map((wish) => (
          <li key={wish.applicationId} className={classes.application}>
            <Stack gap={0} miw={0}>
              <Anchor component={Link} to={`/profile/${wish.applicationId}`} fw={600} size="sm" underline="hover">
                {wish.applicant}
              </Anchor>
              <Text size="xs" c="dimmed" truncate>
                {t('positionAndDay', { position: wish.jobTitle, day: dateText(wish.wishedAt) })}
              </Text>
            </Stack>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
