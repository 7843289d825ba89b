/** The person's own interview, question by question. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { AnswerSound, FlagAnswer, whyWordless } from '#features/interviews/index.ts';
import { StatusBadge } from '#kit/badges.tsx';
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

export function OwnTranscript({ id, readBy }: Pick<OwnDetail, 'id' | 'readBy'>) {
  const answer = useApi(api.interviews.review, { params: { id } });
  const history = answer.data?.data.interviewHistory;
  return (
    <Panel title={t('yourInterview')} description={t(readBy === 'people' ? 'heardByPeople' : 'yourInterviewWhat')}>
      {answer.isPending && <Loading height={160} />}
      {answer.isError && !history && (
        <Failed text={t('historyFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      )}
      <Stack gap="lg" component="ol" className={classes.transcript}>
        {history?.map((item) => {
          const wordless = whyWordless(readBy, item);
          return (
          <li key={item.sequence}>
            <Title order={3} fz="sm">
              {t('question', { number: item.sequence, question: item.question })}
            </Title>
            <Text size="sm" mt={4} className={classes.spoken}>
              {wordless ? t(wordless) : item.response}
            </Text>
            <Group gap="xs" mt={6}>
              {sources[item.source] && (
                <Text size="xs" c="dimmed">
                  {sources[item.source]}
                </Text>
              )}
              {item.late && <StatusBadge tone="warn">{t('late')}</StatusBadge>}
            </Group>
            <Stack gap="xs" mt={6}>
              <AnswerSound item={item} />
              {wordless !== 'unwritten' && (
                <FlagAnswer id={id} item={item} until={answer.data?.data.flagUntil ?? null} />
              )}
            </Stack>
          </li>
          );
        })}
      </Stack>
    </Panel>
  );
}
