/** Asking the company for more time before the interview, and what came of it. */
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { dateText } from '#kit/dates.ts';
import { notify } from '#kit/notices.tsx';
import type { Preparation } from './types.ts';

interface Props {
  id: string;
  preparation: Preparation;
  typing: boolean;
}

export function MoreTime({ id, preparation, typing }: Props) {
  const { askedFactor, askedAt, grantedAt, timeFactor } = preparation.accommodations;
  const [wanted, setWanted] = useState(String(askedFactor ?? 1.5));
  const [changing, setChanging] = useState(false);
  const ask = useCallMutation(api.interviews.askAccommodations, {
    refreshes: [api.interviews.preparation],
    onSuccess: () => setChanging(false),
    onError: (error) => notify({ tone: 'bad', text: messageOf(error, { detail: 'Your wish could not be sent.' }) }),
  });
  const send = (factor: 1 | 1.5 | 2) =>
    ask.mutate({ params: { id }, body: { timeFactor: factor, typedAnswers: typing } });

  if (timeFactor > 1) {
    return (
      <Text size="sm" role="status">
        <b>More time:</b> the company granted it. Each question lasts {preparation.secondsPerQuestion} seconds.
      </Text>
    );
  }
  if (askedFactor && !changing) {
    const answered = grantedAt !== null && askedAt !== null && grantedAt > askedAt;
    return (
      <Stack gap="xs" align="flex-start">
        <Text size="sm" role="status">
          <b>More time:</b> you asked for ×{askedFactor}
          {askedAt && ` on ${dateText(askedAt)}`}.{' '}
          {answered
            ? 'The company answered without granting it.'
            : 'The company has not answered yet. Leave this page and come back once it has, or start without it.'}
        </Text>
        <Button size="compact-sm" variant="subtle" loading={ask.isPending} onClick={() => send(1)}>
          Take my wish back
        </Button>
      </Stack>
    );
  }
  if (!changing) {
    return (
      <Button size="compact-sm" variant="subtle" style={{ alignSelf: 'flex-start' }} onClick={() => setChanging(true)}>
        I need more time for each question
      </Button>
    );
  }
  return (
    <Stack gap="sm">
      <Radio.Group
        label="How much time do you need?"
        description="The company grants it before you start. The engine that reads your answers never learns of it."
        value={wanted}
        onChange={setWanted}
      >
        <Stack gap="xs" mt="xs">
          <Radio value="1.5" label="Half as much again: 75 seconds for each question" />
          <Radio value="2" label="Twice as much: 100 seconds for each question" />
        </Stack>
      </Radio.Group>
      <Group gap="sm">
        <Button size="xs" loading={ask.isPending} onClick={() => send(wanted === '2' ? 2 : 1.5)}>
          Ask the company
        </Button>
        <Button size="xs" variant="default" onClick={() => setChanging(false)}>
          Cancel
        </Button>
      </Group>
    </Stack>
  );
}
