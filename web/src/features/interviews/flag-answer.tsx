/** The candidate says that a transcript is wrong, or takes that back; within 7 days of the interview. */
import { Button, Group, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { useDraftName } from '#client/session.ts';
import { dateText, dateTimeText, isOver } from '#kit/dates.ts';
import { useInPlace } from '#kit/in-place.ts';
import { notify } from '#kit/notices.ts';
import { WordsForm } from '#kit/words-form.tsx';
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
  const place = useInPlace(item.flaggedAt);
  const change = useCallMutation(api.interviews.flagAnswer, {
    refreshes: [api.interviews.review],
    onSuccess: place.close,
  });
  const draft = useDraftName('flag', id, item.sequence);
  const params = { id, sequence: String(item.sequence) };
  const open = until !== null && !isOver(until);
  const failed = (error: unknown) => messageOf(error, { detail: t('flagFailed') });
  const takeBack = () =>
    change.mutate(
      { params, body: { wrong: false } },
      { onError: (error) => notify({ tone: 'bad', text: failed(error) }) },
    );

  if (!item.flaggedAt && !open) return null;
  return (
    <div ref={place.box}>
      {item.flaggedAt ? (
        <Flagged item={item} at={item.flaggedAt} busy={change.isPending} onTakeBack={open ? takeBack : null} />
      ) : place.isOpen ? (
        <WordsForm
          name="note"
          draft={draft}
          label={t('whatSaid')}
          description={t('wordsStay', { day: until ? dateTimeText(until) : '' })}
          rows={2}
          most={longest}
          send={t('flag')}
          onSend={(note) => change.mutateAsync({ params, body: { wrong: true, note } })}
          problemsOf={problemsOf}
          failed={failed}
          onCancel={place.close}
        />
      ) : (
        <Button
          size="compact-xs"
          variant="subtle"
          aria-label={t('isWrongOf', { sequence: item.sequence })}
          onClick={place.open}
        >
          {t('isWrong')}
        </Button>
      )}
    </div>
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
