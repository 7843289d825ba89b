/** The company grants more time or typed answers for one applicant's interview, before it begins. */
import { Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { secondsPerQuestion, timeFactors } from '@saring/contract/domain';
import { useState } from 'react';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { duration } from '#messages/formats.ts';
import { t } from '#messages/interviews-review.ts';
import type { Preparation } from './types.ts';

/** "75 seconds (×1.5)"; what everybody has is said in words. */
function factorText(factor: number): string {
  const seconds = duration(secondsPerQuestion * factor);
  return factor === 1 ? t('asForEverybody', { duration: seconds }) : t('timesLonger', { duration: seconds, factor });
}

/** Shown until the interview has begun; after that only what held. */
export function AccommodationsPanel({ id }: { id: string }) {
  const answer = useApi(api.interviews.preparation, { params: { id } });
  if (!answer.data) return null;
  return answer.data.state === 'ready' ? (
    <Grant key={answer.data.accommodations.grantedAt} id={id} preparation={answer.data} />
  ) : (
    <Held preparation={answer.data} />
  );
}

function Held({ preparation: { accommodations, secondsPerQuestion } }: { preparation: Preparation }) {
  const { timeFactor, typedAnswers } = accommodations;
  if (timeFactor === 1 && !typedAnswers) return null;
  return (
    <Panel title={t('accommodations')}>
      <Text size="sm">
        {timeFactor === 1
          ? t('typed')
          : t(typedAnswers ? 'lastedAndTyped' : 'lasted', { seconds: secondsPerQuestion, factor: timeFactor })}
      </Text>
    </Panel>
  );
}

function Grant({ id, preparation }: { id: string; preparation: Preparation }) {
  const { timeFactor, typedAnswers, askedFactor, askedAt, grantedAt } = preparation.accommodations;
  const waiting = askedAt !== null && (grantedAt === null || grantedAt < askedAt);
  const [factor, setFactor] = useState(String(timeFactor));
  const [typed, setTyped] = useState(typedAnswers);
  const save = useCallMutation(api.interviews.grantAccommodations, {
    refreshes: [api.interviews.preparation],
    onSuccess: () => notify({ tone: 'good', text: t('saved') }),
    onError: (error) => notify({ tone: 'bad', text: messageOf(error, { detail: t('saveFailed') }) }),
  });
  const chosen = timeFactors.find((one) => String(one) === factor);
  const changed = factor !== String(timeFactor) || typed !== typedAnswers || waiting;
  return (
    <Panel
      title={t('accommodations')}
      description={t('accommodationsWhat')}
      aside={waiting && <StatusBadge tone="warn">{t('askedFor')}</StatusBadge>}
    >
      <Stack gap="sm">
        {waiting && <Text size="sm">{t('asked', { factor: askedFactor ?? 1, day: dateText(askedAt) })}</Text>}
        <Radio.Group label={t('timeEach')} value={factor} onChange={setFactor}>
          <Stack gap={6} mt={6}>
            {timeFactors.map((one) => (
              <Radio key={one} value={String(one)} label={factorText(one)} />
            ))}
          </Stack>
        </Radio.Group>
        <Checkbox label={t('mayType')} checked={typed} onChange={(event) => setTyped(event.currentTarget.checked)} />
        <Group>
          <Button
            size="xs"
            variant="default"
            disabled={!changed || chosen === undefined}
            loading={save.isPending}
            onClick={() => chosen && save.mutate({ params: { id }, body: { timeFactor: chosen, typedAnswers: typed } })}
          >
            {waiting && factor === '1' ? t('answerWithout') : t('save')}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
