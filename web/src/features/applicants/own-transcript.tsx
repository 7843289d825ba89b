/** The person's own interview, question by question. */
import { Group, Stack, Text, Title } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { AnswerSound, FlagAnswer } from '#features/interviews/index.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import classes from './applicants.module.css';

const sources: Record<string, string> = {
  transcription: 'written down from your recording',
  live: 'written down while you spoke',
  typed: 'typed by you',
};

export function OwnTranscript({ id }: { id: string }) {
  const answer = useApi(api.interviews.review, { params: { id } });
  const history = answer.data?.data.interviewHistory;
  return (
    <Panel
      title="Your interview"
      description="The company's reviewers see the same words and hear the same recordings. Scores are theirs alone."
    >
      {answer.isPending && <Loading height={160} />}
      {answer.isError && !history && (
        <Failed text="Failed to get interview history" onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      )}
      <Stack gap="lg" component="ol" className={classes.transcript}>
        {history?.map((item) => (
          <li key={item.sequence}>
            <Title order={3} fz="sm">
              {item.sequence}. {item.question}
            </Title>
            <Text size="sm" mt={4} className={classes.spoken}>
              {item.response}
            </Text>
            <Group gap="xs" mt={6}>
              {sources[item.source] && (
                <Text size="xs" c="dimmed">
                  {sources[item.source]}
                </Text>
              )}
              {item.late && <StatusBadge tone="warn">Came late</StatusBadge>}
            </Group>
            <Stack gap="xs" mt={6}>
              <AnswerSound item={item} />
              <FlagAnswer id={id} item={item} until={answer.data?.data.flagUntil ?? null} />
            </Stack>
          </li>
        ))}
      </Stack>
    </Panel>
  );
}
