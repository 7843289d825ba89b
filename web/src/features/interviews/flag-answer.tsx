/** The candidate says that a transcript is wrong, or takes that back; within 7 days of the interview. */
import { Button, Group, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { dateText } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/interviews-review.ts';
import { AnswerWords } from './answer-words.tsx';
import type { HistoryItem } from './types.ts';

const longest = 500;

interface Props {
  id: string;
  item: HistoryItem;
  /** Until when, as the server says; null before the end. */
  until: string | null;
}

export function FlagAnswer({ id, item, until }: Props) {
  const [writing, setWriting] = useState(false);
  const change = useCallMutation(api.interviews.flagAnswer, {
    refreshes: [api.interviews.review],
    onSuccess: () => setWriting(false),
    onError: (error) => notify({ tone: 'bad', text: messageOf(error, { detail: t('flagFailed') }) }),
  });
  const params = { id, sequence: String(item.sequence) };
  const open = until !== null && Date.parse(until) > Date.now();

  if (item.flaggedAt) {
    const onTakeBack = open ? () => change.mutate({ params, body: { wrong: false } }) : null;
    return <Flagged item={item} at={item.flaggedAt} busy={change.isPending} onTakeBack={onTakeBack} />;
  }
  if (!open) return null;
  if (!writing) {
    return (
      <Button
        size="compact-xs"
        variant="subtle"
        style={{ alignSelf: 'flex-start' }}
        aria-label={t('isWrongOf', { sequence: item.sequence })}
        onClick={() => setWriting(true)}
      >
        {t('isWrong')}
      </Button>
    );
  }
  return (
    <AnswerWords
      label={t('whatSaid')}
      description={t('wordsStay', { day: dateText(until) })}
      most={longest}
      save={t('flag')}
      busy={change.isPending}
      onSave={(note) => change.mutate({ params, body: { wrong: true, note } })}
      onCancel={() => setWriting(false)}
    />
  );
}

interface FlaggedProps {
  item: HistoryItem;
  at: string;
  busy: boolean;
  /** Null once the time for it is over. */
  onTakeBack: (() => void) | null;
}

function Flagged({ item, at, busy, onTakeBack }: FlaggedProps) {
  return (
    <Group gap="sm">
      <Text size="xs">
        {item.flagNote
          ? t('flaggedNoted', { day: dateText(at), note: item.flagNote })
          : t('flagged', { day: dateText(at) })}
      </Text>
      {onTakeBack && (
        <Button size="compact-xs" variant="subtle" loading={busy} onClick={onTakeBack}>
          {t('takeBack')}
        </Button>
      )}
    </Group>
  );
}
