/** The candidate says that a transcript is wrong, or takes that back; within 7 days of the interview. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { dateText } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { TextArea } from '#kit/text-area.tsx';
import { t } from '#messages/interviews-review.ts';
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
    <FlagForm
      until={until}
      busy={change.isPending}
      onFlag={(note) => change.mutate({ params, body: { wrong: true, note } })}
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

interface FormProps {
  until: string;
  busy: boolean;
  onFlag: (note: string) => void;
  onCancel: () => void;
}

function FlagForm({ until, busy, onFlag, onCancel }: FormProps) {
  const [note, setNote] = useState('');
  return (
    <Stack gap="xs">
      <TextArea
        size="sm"
        label={t('whatSaid')}
        description={t('wordsStay', { day: dateText(until) })}
        maxLength={longest}
        minRows={2}
        data-autofocus
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group gap="sm">
        <Button size="xs" loading={busy} onClick={() => onFlag(note)}>
          {t('flag')}
        </Button>
        <Button size="xs" variant="default" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
