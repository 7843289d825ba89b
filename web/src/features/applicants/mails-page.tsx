/** What was mailed to the person: a mail that was lost, or went to an old address, is read here. And whether reminders come. */
import { Anchor, Button, Group, Stack, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { api, type CallOutput } from '@saring/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { useOwnId } from '#client/session.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateTimeText } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { PageHeader, Panel, usePageTitle } from '#kit/page.tsx';
import { Empty, Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/applicants-mails.ts';
import classes from './applicants.module.css';

type Mail = CallOutput<typeof api.applicants.mails>['mails'][number];

/** So many at first, and so many more at a time. */
const some = 20;
/** As many as the call answers at once. */
const most = 200;

/** The page of /user/mails. */
export function MailsPage() {
  usePageTitle(t('title'));
  const username = useOwnId();
  const [shown, setShown] = useState(some);
  const answer = useApi(
    api.applicants.mails,
    { params: { username }, query: { page: 1, pageSize: shown } },
    { keepPrevious: true },
  );
  const { data } = answer;
  return (
    <>
      <PageHeader
        title={t('title')}
        description={t('what')}
        back={{ to: '/user/user-setting?tab=account', label: t('toSettings') }}
      />
      <Stack gap="md">
        {data && <Reminders username={username} on={data.interviewReminders} />}
        <Panel flush>
          {answer.isError && !data ? (
            <Failed
              text={messageOf(answer.error, { detail: t('failed') })}
              onRetry={() => void answer.refetch()}
              busy={answer.isFetching}
            />
          ) : !data ? (
            <Loading />
          ) : data.mails.length === 0 ? (
            <Empty text={t('none')} hint={t('noneHint')} />
          ) : (
            <ul className={classes.mails}>
              {data.mails.map((mail) => (
                <li key={mail.id}>
                  <OneMail mail={mail} />
                </li>
              ))}
            </ul>
          )}
        </Panel>
        {data && data.total > data.mails.length && shown < most && (
          <Group justify="center">
            <Button
              variant="default"
              loading={answer.isFetching}
              onClick={() => setShown(Math.min(shown + some, most))}
            >
              {t('more')}
            </Button>
          </Group>
        )}
      </Stack>
    </>
  );
}

function Reminders({ username, on }: { username: string; on: boolean }) {
  const save = useCallMutation(api.applicants.saveReminders, { refreshes: [api.applicants.mails] });
  return (
    <Panel>
      <Switch
        label={t('reminders')}
        description={t('remindersWhat')}
        // What was just said holds until the page is fetched again, unless it was refused.
        checked={save.variables && !save.isError ? save.variables.body.interviewReminders : on}
        // Whoever switches by keyboard stays on it.
        onChange={(event) =>
          !save.isPending &&
          save.mutate(
            { params: { username }, body: { interviewReminders: event.currentTarget.checked } },
            {
              onSuccess: (saved) =>
                notify({ tone: 'good', text: t(saved.interviewReminders ? 'remindersOn' : 'remindersOff') }),
              onError: (error) => notify({ tone: 'bad', text: messageOf(error, { detail: t('remindersFailed') }) }),
            },
          )
        }
      />
    </Panel>
  );
}

function OneMail({ mail: { subject, text, state, createdAt, sentAt, applicationId } }: { mail: Mail }) {
  return (
    <details>
      <summary className={classes.mail}>
        <div>
          <Group justify="space-between" gap="xs">
            <Text component="span" size="sm" fw={600} className={classes.anywhere}>
              {subject}
            </Text>
            {state !== 'sent' && (
              <StatusBadge tone={state === 'queued' ? 'neutral' : state === 'kept' ? 'warn' : 'bad'}>
                {t(state === 'queued' || state === 'kept' ? state : 'notDelivered')}
              </StatusBadge>
            )}
          </Group>
          <Text size="sm" c="dimmed">
            {dateTimeText(sentAt ?? createdAt)}
          </Text>
        </div>
      </summary>
      <Stack gap="xs" className={classes.mailText}>
        <Text size="sm">{text ?? t('secret')}</Text>
        {applicationId && (
          <Anchor component={Link} to={`/user/application/${encodeURIComponent(applicationId)}`} size="sm">
            {t('toApplication')}
          </Anchor>
        )}
      </Stack>
    </details>
  );
}
