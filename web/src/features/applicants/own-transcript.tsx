/** The person's own interview, question by question. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { meaningOf, wasHeard } from '@saring/contract/domain';
import { useApi } from '#client/hooks.ts';
import {
  AnswerSound,
  CorrectAnswer,
  Correction,
  FlagAnswer,
  type HistoryItem,
  whyWordless,
} from '#features/interviews/index.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateTimeText, isOver } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/applicants-application.ts';
import classes from './applicants.module.css';
import type { OwnDetail } from './rules.ts';

const sources: Record<string, string> = {
  transcription: t('fromRecording'),
  live: t('fromSpeech'),
  typed: t('fromTyping'),
};

const noWords = { unwritten: t('unwritten'), unheard: t('unheard'), lost: t('lost'), missed: t('missed') };

export function OwnTranscript({ id, readBy, status }: Pick<OwnDetail, 'id' | 'readBy' | 'status'>) {
  const answer = useApi(api.interviews.review, { params: { id } });
  const held = answer.data?.data;
  const until = held?.correctUntil && !isOver(held.correctUntil) ? held.correctUntil : null;
  const isCorrectable = (item: HistoryItem) => until !== null && wasHeard(item);
  // The company reads nothing of an application that was withdrawn.
  const whoReads = t(readBy === 'people' ? 'heardByPeople' : 'yourInterviewWhat');
  return (
    <Panel title={t('yourInterview')} description={meaningOf(status).readable ? whoReads : undefined}>
      {answer.isPending && <Loading height={160} />}
      {answer.isError && !held && (
        <Failed text={t('historyFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      )}
      {until !== null && held?.interviewHistory.some(isCorrectable) && (
        <Text size="sm" mb="md">
          {t('correctable', { time: dateTimeText(until) })}
        </Text>
      )}
      <Stack gap="lg" component="ol" className={classes.transcript}>
        {held?.interviewHistory.map((item) => (
          <OwnAnswer
            key={item.sequence}
            id={id}
            item={item}
            wordless={whyWordless(readBy, item, held.signals)}
            correctUntil={isCorrectable(item) ? until : null}
            flagUntil={held.flagUntil}
          />
        ))}
      </Stack>
    </Panel>
  );
}

interface OwnAnswerProps extends Pick<OwnDetail, 'id'> {
  item: HistoryItem;
  wordless: ReturnType<typeof whyWordless>;
  /** Until when, as the server says; null where it cannot be. */
  correctUntil: string | null;
  flagUntil: string | null;
}

function OwnAnswer({ id, item, wordless, correctUntil, flagUntil }: OwnAnswerProps) {
  const source = sources[item.source];
  return (
    <li>
      <Title order={3} fz="sm">
        {t('question', { number: item.sequence, question: item.question })}
      </Title>
      <Text size="sm" mt={4} className={classes.spoken}>
        {wordless ? noWords[wordless] : item.response}
      </Text>
      {item.correction !== null && <Correction own text={item.correction} />}
      <Group gap="xs" mt={6}>
        {source && (
          <Text size="xs" c="dimmed">
            {source}
          </Text>
        )}
        {item.late && wordless !== 'missed' && <StatusBadge tone="warn">{t('late')}</StatusBadge>}
      </Group>
      <Stack gap="xs" mt={6}>
        <AnswerSound item={item} />
        {wordless !== 'unwritten' &&
          (correctUntil !== null ? (
            <CorrectAnswer id={id} item={item} until={correctUntil} />
          ) : (
            (wasHeard(item) || item.flaggedAt) && <FlagAnswer id={id} item={item} until={flagUntil} />
          ))}
      </Stack>
    </li>
  );
}
