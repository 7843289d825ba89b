/** What waits for an answer of the company: wishes before an interview, and second looks at a rejection. */
import { Anchor, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { Link } from 'react-router';
import { useApi } from '#client/hooks.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText, isDayOver } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { Failed } from '#kit/states.tsx';
import { t } from '#messages/companies-dashboard.ts';
import classes from './dashboard.module.css';

export function OpenWishes({ companyId }: { companyId: string }) {
  const answer = useApi(api.interviews.openWishes, { params: { companyId } });
  return (
    <PeopleWaiting
      title={t('wishes')}
      answer={answer}
      people={answer.data?.wishes.map(({ applicationId, applicant, jobTitle, wishedAt }) => ({
        id: applicationId,
        name: applicant,
        what: t('positionAndDay', { position: jobTitle, day: dateText(wishedAt) }),
      }))}
    />
  );
}

export function OpenSecondLooks({ companyId }: { companyId: string }) {
  const answer = useApi(api.secondLooks.open, { params: { companyId } });
  return (
    <PeopleWaiting
      title={t('secondLooks')}
      answer={answer}
      people={answer.data?.secondLooks.map(({ applicationId, applicant, jobTitle, dueAt }) => ({
        id: applicationId,
        name: applicant,
        late: isDayOver(dueAt),
        what: t(isDayOver(dueAt) ? 'secondLookOverdue' : 'secondLookDue', { position: jobTitle, day: dateText(dueAt) }),
      }))}
    />
  );
}

interface PeopleWaitingProps {
  title: string;
  answer: { isError: boolean; isFetching: boolean; refetch: () => Promise<unknown> };
  people: { id: string; name: string; what: string; late?: boolean }[] | undefined;
}

/** Nothing where nobody waits. */
function PeopleWaiting({ title, answer, people = [] }: PeopleWaitingProps) {
  if (answer.isError && people.length === 0)
    return (
      <Panel flush title={title}>
        <Failed text={t('peopleFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      </Panel>
    );
  if (people.length === 0) return null;
  return (
    <Panel
      flush
      title={title}
      aside={<StatusBadge tone="warn">{t('wishesWait', { count: people.length })}</StatusBadge>}
    >
      <ul className={classes.latest}>
        {people.map(({ id, name, what, late }) => (
          <li key={id} className={classes.application}>
            <Stack gap={0} miw={0}>
              <Anchor component={Link} to={`/profile/${id}`} fw={600} size="sm" underline="hover">
                {name}
              </Anchor>
              <Text size="xs" c="dimmed">
                {what}
              </Text>
            </Stack>
            {late && <StatusBadge tone="bad">{t('overdue')}</StatusBadge>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
