/** The candidate says that a transcript is wrong, or takes that back; within 7 days of the interview. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { dateText } from '#kit/dates.ts';
import { notify } from '#kit/notices.tsx';
import { TextArea } from '#kit/text-area.tsx';
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
  const [note, setNote] = useState('');
  const change = useCallMutation(api.interviews.flagAnswer, {
    refreshes: [api.interviews.review],
    onSuccess: () => setWriting(false),
    onError: (error) => notify({ tone: 'bad', text: messageOf(error, { detail: 'Your note could not be saved.' }) }),
  });
  const params = { id, sequence: String(item.sequence) };
  const open = until !== null && Date.parse(until) > Date.now();

  if (item.flaggedAt) {
    return (
      <Group gap="sm">
        <Text size="xs">
          You flagged this transcript as wrong on {dateText(item.flaggedAt)}
          {item.flagNote ? `: “${item.flagNote}”` : '.'} The reviewer sees it and can listen.
        </Text>
        {open && (
          <Button
            size="compact-xs"
            variant="subtle"
            loading={change.isPending}
            onClick={() => change.mutate({ params, body: { wrong: false } })}
          >
            Take it back
          </Button>
        )}
      </Group>
    );
  }
  if (!open) return null;
  if (!writing) {
    return (
      <Button
        size="compact-xs"
        variant="subtle"
        style={{ alignSelf: 'flex-start' }}
        aria-label={`This transcript is wrong: question ${item.sequence}`}
        onClick={() => setWriting(true)}
      >
        This transcript is wrong
      </Button>
    );
  }
  return (
    <Stack gap="xs">
      <TextArea
        size="sm"
        label="What did you say? (optional)"
        description={`The words stay as they are; the reviewer sees your note. Possible until ${dateText(until)}.`}
        maxLength={longest}
        minRows={2}
        data-autofocus
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group gap="sm">
        <Button
          size="xs"
          loading={change.isPending}
          onClick={() => change.mutate({ params, body: { wrong: true, note } })}
        >
          Flag as wrong
        </Button>
        <Button size="xs" variant="default" onClick={() => setWriting(false)}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
