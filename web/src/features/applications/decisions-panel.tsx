/** Who decided and wrote what, when, and why: from the audit trail. */
import { Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { dateTimeText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import classes from './profile.module.css';
import type { ReviewEvent } from './types.ts';

export function DecisionsPanel({ id }: { id: string }) {
  const answer = useApi(api.applications.history, { params: { id } });
  const events = answer.data?.events;
  return (
    <Panel title="History">
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
        <Failed text="Failed to load the history." onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      ) : (
        <Loading height={80} />
      )}
    </Panel>
  );
}

function sentenceOf({ what, by, from, to, text }: ReviewEvent): string {
  const who = by ?? 'The applicant';
  if (what === 'applied') return `${who} applied`;
  if (what === 'withdrawn') return `${who} withdrew`;
  if (what === 'feedback') return text ? `${who} wrote feedback` : `${who} changed the feedback`;
  if (from === to) return `${who} added a reason to ${to}`;
  return to === 'Pending' ? `${who} took ${from} back` : `${who} set ${to}`;
}
