/** The company grants more time or typed answers for one applicant's interview, before it begins. */
import { Button, Checkbox, Group, Radio, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useState } from 'react';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { notify } from '#kit/notices.tsx';
import { Panel } from '#kit/page.tsx';
import type { Preparation } from './types.ts';

const factors = { '1': 1, '1.5': 1.5, '2': 2 } as const;
const isFactor = (value: string): value is keyof typeof factors => value in factors;

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
    <Panel title="Accommodations">
      <Text size="sm">
        {timeFactor > 1 && `Each question lasted ${secondsPerQuestion} seconds (×${timeFactor}). `}
        {typedAnswers && 'Answers could be typed. '}The engine that read the answers does not know.
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
    onSuccess: () => notify({ tone: 'good', text: 'Accommodations saved' }),
    onError: (error) =>
      notify({ tone: 'bad', text: messageOf(error, { detail: 'Failed to save the accommodations.' }) }),
  });
  const changed = factor !== String(timeFactor) || typed !== typedAnswers || waiting;
  return (
    <Panel
      title="Accommodations"
      description="For the interview, until it begins. The engine that reads the answers never learns of them."
      aside={waiting && <StatusBadge tone="warn">Asked for</StatusBadge>}
    >
      <Stack gap="sm">
        {waiting && (
          <Text size="sm">
            The applicant asked for ×{askedFactor} the time on {dateText(askedAt)}.
          </Text>
        )}
        <Radio.Group label="Time for each question" value={factor} onChange={setFactor}>
          <Stack gap={6} mt={6}>
            <Radio value="1" label="50 seconds, as for everybody" />
            <Radio value="1.5" label="75 seconds (×1.5)" />
            <Radio value="2" label="100 seconds (×2)" />
          </Stack>
        </Radio.Group>
        <Checkbox
          label="Answers may be typed"
          checked={typed}
          onChange={(event) => setTyped(event.currentTarget.checked)}
        />
        <Group>
          <Button
            size="xs"
            variant="default"
            disabled={!changed || !isFactor(factor)}
            loading={save.isPending}
            onClick={() =>
              isFactor(factor) &&
              save.mutate({ params: { id }, body: { timeFactor: factors[factor], typedAnswers: typed } })
            }
          >
            {waiting && factor === '1' ? 'Answer without more time' : 'Save accommodations'}
          </Button>
        </Group>
      </Stack>
    </Panel>
  );
}
