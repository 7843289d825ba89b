/** The interview as it was held, with the quoted passage marked when somebody asks for it. */
import { Group, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import type { ReactNode } from 'react';
import { useApi } from '#client/hooks.ts';
import { AnswerSound, Correction, type Review, SignalsPanel, whyWordless } from '#features/interviews/index.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/applications-profile.ts';
import { Marked, useShownPlace } from './marked.tsx';
import classes from './profile.module.css';
import { passageIn } from './rules.ts';
import type { AnswerQuotation, ApplicantDetail, HistoryItem } from './types.ts';

type ReadBy = ApplicantDetail['readBy'];

/** A passage to show; a new object each time it is asked for, so that the same one can be asked for again. */
export type Shown = { quotation: AnswerQuotation } | null;

const noWords = { unwritten: t('unwritten'), unheard: t('unheard'), lost: t('lost'), missed: t('missed') };

interface Props {
  id: string;
  readBy: ReadBy;
  shown: Shown;
}

export function HistoryPanel({ id, readBy, shown }: Props) {
  const answer = useApi(api.interviews.review, { params: { id } });
  return (
    <Panel title={t('interviewHistory')}>
      {answer.data ? (
        <Stack gap="lg">
          <Turns held={answer.data.data} readBy={readBy} shown={shown} />
          {answer.data.data.interviewHistory.length > 0 && <SignalsPanel signals={answer.data.data.signals} />}
        </Stack>
      ) : answer.isError ? (
        <Failed text={t('interviewHistoryFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      ) : (
        <Loading height={120} />
      )}
    </Panel>
  );
}

function Turns({ held, readBy, shown }: Omit<Props, 'id'> & { held: Review }) {
  const { interviewHistory: items, signals } = held;
  if (items.length === 0) return <Text size="sm">{t('noHistory')}</Text>;
  return (
    <ol className={classes.turns}>
      {items.map((item) => (
        <Turn
          key={item.sequence}
          item={item}
          wordless={whyWordless(readBy, item, signals)}
          shown={shown?.quotation.sequence === item.sequence ? shown : null}
        />
      ))}
    </ol>
  );
}

const warning = (text: ReactNode) => <StatusBadge tone="warn">{text}</StatusBadge>;

interface TurnProps {
  item: HistoryItem;
  wordless: ReturnType<typeof whyWordless>;
  shown: Shown;
}

function Turn({ item, wordless, shown }: TurnProps) {
  const place = useShownPlace(shown);
  const passage = shown && passageIn(item.response, shown.quotation);
  return (
    <li>
      <Stack gap={4}>
        <Group component="h3" m={0} gap="xs" align="baseline" wrap="nowrap">
          <Text span fw={650} size="sm">
            Q{item.sequence}
          </Text>{' '}
          <Text span fw={600} size="sm">
            {item.question}
          </Text>
        </Group>
        <p className={classes.response}>
          {wordless ? noWords[wordless] : <Marked text={item.response} passage={passage} place={place} />}
        </p>
        {item.correction !== null && <Correction text={item.correction} />}
        <AnswerSound item={item} />
        {item.flaggedAt && (
          <Text size="sm">
            {item.flagNote
              ? t('contestedNoted', { day: dateText(item.flaggedAt), note: item.flagNote, badge: warning })
              : t('contested', { day: dateText(item.flaggedAt), badge: warning })}
          </Text>
        )}
        <Group gap="xs">
          {item.late && wordless !== 'missed' && <StatusBadge tone="warn">{t('late')}</StatusBadge>}
          <Text size="xs" c="dimmed">
            {wordless ? '' : sourceText(item)}
          </Text>
        </Group>
      </Stack>
    </li>
  );
}

/** Where the words of an answer come from. Of an answer without a recording nothing is said: whoever types may have a reason that is nobody's affair. */
function sourceText({ source, audioSeconds }: HistoryItem): string {
  if (source === 'transcription') return t('transcribed');
  if (source === 'none') return t('noAnswer');
  return audioSeconds === null ? '' : t('live');
}
