/** The candidate corrects within a day what was heard; both versions stay, and people and software read both. */
import { Button, Group, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { noResponse } from '@saring/contract/domain';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { useDraftName } from '#client/session.ts';
import { dateTimeText } from '#kit/dates.ts';
import { useInPlace } from '#kit/in-place.ts';
import { notify } from '#kit/notices.ts';
import { WordsForm } from '#kit/words-form.tsx';
import { t } from '#messages/interviews-review.ts';
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
  const place = useInPlace(correction);
  const change = useCallMutation(api.interviews.correctAnswer, {
    refreshes: [api.interviews.review],
    onSuccess: ({ message }) => {
      place.close();
      notify({ tone: 'good', text: message });
    },
  });
  const draft = useDraftName('correction', id, sequence);
  const failed = (error: unknown) => messageOf(error, { detail: t('correctFailed') });
  const saving = (words: string) => ({ params: { id, sequence: String(sequence) }, body: { response: words } });
  const takeBack = () =>
    change.mutate(saving(''), { onError: (error) => notify({ tone: 'bad', text: failed(error) }) });
  return (
    <div ref={place.box}>
      {place.isOpen ? (
        <WordsForm
          name="response"
          draft={draft}
          label={t('whatYouSaid')}
          description={t('correctWhat', { time: dateTimeText(until) })}
          rows={2}
          most={longest}
          start={correction ?? (response === noResponse ? '' : response)}
          send={t('saveCorrection')}
          onSend={(words) => change.mutateAsync(saving(words))}
          problemsOf={problemsOf}
          failed={failed}
          onCancel={place.close}
        />
      ) : (
        <Group gap="sm">
          <Button size="compact-xs" variant="subtle" aria-label={t('correctOf', { sequence })} onClick={place.open}>
            {t('correct')}
          </Button>
          {correction !== null && (
            <Button size="compact-xs" variant="subtle" loading={change.isPending} onClick={takeBack}>
              {t('takeBack')}
            </Button>
          )}
        </Group>
      )}
    </div>
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
