/** The candidate corrects within a day what was heard; both versions stay, and people and software read both. */
import { Button, Group, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { noResponse } from '@saring/contract/domain';
import { useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { dateTimeText } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/interviews-review.ts';
import { AnswerWords } from './answer-words.tsx';
import type { HistoryItem } from './types.ts';

const longest = 20_000;

interface Props {
  id: string;
  item: HistoryItem;
  /** Until when, as the server says. */
  until: string;
}

export function CorrectAnswer({ id, item, until }: Props) {
  const { sequence, response, correction } = item;
  const [writing, setWriting] = useState(false);
  const change = useCallMutation(api.interviews.correctAnswer, {
    refreshes: [api.interviews.review],
    onSuccess: ({ message }) => {
      setWriting(false);
      notify({ tone: 'good', text: message });
    },
    onError: (error) => notify({ tone: 'bad', text: messageOf(error, { detail: t('correctFailed') }) }),
  });
  const save = (words: string) =>
    change.mutate({ params: { id, sequence: String(sequence) }, body: { response: words } });
  if (writing)
    return (
      <AnswerWords
        label={t('whatYouSaid')}
        description={t('correctWhat', { time: dateTimeText(until) })}
        most={longest}
        start={correction ?? (response === noResponse ? '' : response)}
        save={t('saveCorrection')}
        busy={change.isPending}
        onSave={save}
        onCancel={() => setWriting(false)}
      />
    );
  return (
    <Group gap="sm">
      <Button
        size="compact-xs"
        variant="subtle"
        aria-label={t('correctOf', { sequence })}
        onClick={() => setWriting(true)}
      >
        {t('correct')}
      </Button>
      {correction !== null && (
        <Button size="compact-xs" variant="subtle" loading={change.isPending} onClick={() => save('')}>
          {t('takeBack')}
        </Button>
      )}
    </Group>
  );
}

/** What was corrected, beside what was heard. */
export function Correction({ text, own = false }: { text: string; own?: boolean }) {
  return (
    <Text size="sm" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
      {t(own ? 'ownCorrection' : 'correction', { text, b: (words) => <strong>{words}</strong> })}
    </Text>
  );
}
