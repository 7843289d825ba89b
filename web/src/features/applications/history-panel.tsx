/** The interview as it was held, with the quoted passage marked when somebody asks for it. */
import { Group, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useApi } from '#client/hooks.ts';
import { AnswerSound, SignalsPanel } from '#features/interviews/index.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { Marked, useShownPlace } from './marked.tsx';
import classes from './profile.module.css';
import { passageIn, sourceText } from './rules.ts';
import type { AnswerQuotation, HistoryItem } from './types.ts';

/** A passage to show; a new object each time it is asked for, so that the same one can be asked for again. */
export type Shown = { quotation: AnswerQuotation } | null;

export function HistoryPanel({ id, shown }: { id: string; shown: Shown }) {
  const answer = useApi(api.interviews.review, { params: { id } });
  return (
    <Panel title="Interview History">
      {answer.data ? (
        <Stack gap="lg">
          <Turns items={answer.data.data.interviewHistory} shown={shown} />
          {answer.data.data.interviewHistory.length > 0 && <SignalsPanel signals={answer.data.data.signals} />}
        </Stack>
      ) : answer.isError ? (
        <Failed text="Failed to get interview history" onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      ) : (
        <Loading height={120} />
      )}
    </Panel>
  );
}

function Turns({ items, shown }: { items: readonly HistoryItem[]; shown: Shown }) {
  if (items.length === 0) return <Text size="sm">No interview history found.</Text>;
  return (
    <ol className={classes.turns}>
      {items.map((item) => (
        <Turn key={item.sequence} item={item} shown={shown?.quotation.sequence === item.sequence ? shown : null} />
      ))}
    </ol>
  );
}

function Turn({ item, shown }: { item: HistoryItem; shown: Shown }) {
  const place = useShownPlace(shown);
  const passage = shown && passageIn(item.response, shown.quotation);
  return (
    <li>
      <Stack gap={4}>
        <Group gap="xs" align="baseline" wrap="nowrap">
          <Text fw={650} size="sm">
            Q{item.sequence}
          </Text>
          <Text fw={600} size="sm">
            {item.question}
          </Text>
        </Group>
        <p className={classes.response}>
          <Marked text={item.response} passage={passage} place={place} />
        </p>
        <AnswerSound item={item} />
        {item.flaggedAt && (
          <Text size="sm">
            <StatusBadge tone="warn">Contested</StatusBadge> The candidate says that this transcript is wrong (
            {dateText(item.flaggedAt)}){item.flagNote ? `: “${item.flagNote}”` : '.'}
          </Text>
        )}
        <Group gap="xs">
          {item.late && <StatusBadge tone="warn">Late</StatusBadge>}
          <Text size="xs" c="dimmed">
            {sourceText(item.source)}
          </Text>
        </Group>
      </Stack>
    </li>
  );
}
