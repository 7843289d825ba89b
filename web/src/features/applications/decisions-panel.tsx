/** Who decided and wrote what, when, and why: from the audit trail. */
import { Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { dateTimeText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/applications-profile.ts';
import { statusText } from '#messages/contract.ts';
import classes from './profile.module.css';
import type { ReviewEvent } from './types.ts';

export function DecisionsPanel({ id }: { id: string }) {
  const answer = useApi(api.applications.history, { params: { id } });
  const events = answer.data?.events;
  return (
    <Panel title={t('history')}>
      {events ? (
        <ol className={classes.events}>
          {events.map((event) => (
            <li key={`${event.at} ${event.what}`} className={classes.event}>
              <Text size="sm">{sentenceOf(event)}</Text>
              {event.text && (
                <Text size="sm" className={classes.eventText}>
                  {event.text}
                </Text>
              )}
              <Text size="xs" c="dimmed">
                <time dateTime={event.at}>{dateTimeText(event.at)}</time>
              </Text>
            </li>
          ))}
        </ol>
      ) : answer.isError ? (
        <Failed text={t('historyFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      ) : (
        <Loading height={80} />
      )}
    </Panel>
  );
}

function sentenceOf({ what, by, from, to, text }: ReviewEvent): string {
  const who = by ?? t('theApplicant');
  if (what === 'applied') return t('didApply', { who });
  if (what === 'withdrawn') return t('didWithdraw', { who });
  if (what === 'scored_again') return t('didScoreAgain', { who, from: from ?? '', to: to ?? '' });
  if (what === 'feedback') return t(text ? 'didFeedback' : 'didChangeFeedback', { who });
  if (from === to) return t('didAddReason', { who, status: statusText(to ?? '') });
  return to === 'Pending'
    ? t('didTakeBack', { who, status: statusText(from ?? '') })
    : t('didSet', { who, status: statusText(to ?? '') });
}
