/** What an applicant chose or asked for, for the company, until the interview begins; from then on the trail alone knows. */
import { Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { secondsPerQuestion, secondsTyped } from '@saring/contract/domain';
import { refresh, useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { useDraftName } from '#client/session.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { WordsForm } from '#kit/words-form.tsx';
import { duration } from '#messages/formats.ts';
import { t } from '#messages/interviews-review.ts';
import type { Preparation } from './types.ts';

export function AccommodationsPanel({ id }: { id: string }) {
  const { data } = useApi(api.interviews.preparation, { params: { id } });
  if (data?.state !== 'ready') return null;
  const { timeFactor, typedAnswers, longReading, wish, answeredAt } = data.accommodations;
  if (timeFactor === 1 && !typedAnswers && !longReading && !wish) return null;
  return (
    <Panel
      title={t('accommodations')}
      description={t('accommodationsWhat')}
      aside={wish && !answeredAt && <StatusBadge tone="warn">{t('waitsForYou')}</StatusBadge>}
    >
      <Stack gap="sm">
        {timeFactor > 1 && (
          <Text size="sm">
            {t('longer', {
              duration: duration((typedAnswers ? secondsTyped : secondsPerQuestion) * timeFactor),
              factor: timeFactor,
            })}
          </Text>
        )}
        {longReading && <Text size="sm">{t('longReading')}</Text>}
        {typedAnswers && <Text size="sm">{t('typed')}</Text>}
        {wish && <Answer id={id} wish={wish} accommodations={data.accommodations} />}
      </Stack>
    </Panel>
  );
}

interface AnswerProps {
  id: string;
  wish: string;
  accommodations: Preparation['accommodations'];
}

function Answer({ id, wish, accommodations: { wishedAt, answer, answeredAt } }: AnswerProps) {
  const save = useCallMutation(api.interviews.answerWish, {
    refreshes: [api.interviews.preparation, api.interviews.openWishes],
    onSuccess: () => notify({ tone: 'good', text: t('answered') }),
    // What was asked for instead is shown beside the answer that was not sent.
    onError: () => void refresh(api.interviews.preparation),
  });
  return (
    <WordsForm
      name="answer"
      draft={useDraftName('wish-answer', id)}
      label={t('answer')}
      description={answeredAt ? t('answeredOn', { day: dateText(answeredAt) }) : t('answerWhat')}
      rows={2}
      most={1000}
      start={answer ?? ''}
      empty={t('answerEmpty')}
      send={t('sendAnswer')}
      onSend={(words) => save.mutateAsync({ params: { id }, body: { answer: words, wishedAt: wishedAt ?? undefined } })}
      problemsOf={problemsOf}
      failed={(error) => messageOf(error, { detail: t('answerFailed') })}
    >
      <Text size="sm">{t('asked', { wish, day: dateText(wishedAt) })}</Text>
    </WordsForm>
  );
}
