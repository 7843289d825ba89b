/** Asking the company for more time before the interview, and what came of it. */
import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { type ReactNode, useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { dateText } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { Said } from '#kit/say.tsx';
import { t } from '#messages/interviews.ts';
import type { Preparation } from './types.ts';

interface Props {
  id: string;
  preparation: Preparation;
  typing: boolean;
}

const bold = (text: ReactNode) => <b>{text}</b>;

export function MoreTime({ id, preparation, typing }: Props) {
  const { askedFactor, askedAt, grantedAt, timeFactor } = preparation.accommodations;
  const [wanted, setWanted] = useState(String(askedFactor ?? 1.5));
  const [changing, setChanging] = useState(false);
  const ask = useCallMutation(api.interviews.askAccommodations, {
    refreshes: [api.interviews.preparation],
    onSuccess: () => setChanging(false),
    onError: (error) => notify({ tone: 'bad', text: messageOf(error, { detail: t('wishFailed') }) }),
  });
  const send = (factor: 1 | 1.5 | 2) =>
    ask.mutate({ params: { id }, body: { timeFactor: factor, typedAnswers: typing } });

  if (timeFactor > 1) {
    return <Text size="sm">{t('granted', { seconds: preparation.secondsPerQuestion, b: bold })}</Text>;
  }
  if (askedFactor && !changing) {
    const answered = grantedAt !== null && askedAt !== null && grantedAt > askedAt;
    return (
      <Stack gap="xs" align="flex-start">
        <Said>
          <Text size="sm">
            {askedAt === null
              ? t('asked', { factor: askedFactor, b: bold })
              : t(answered ? 'notGranted' : 'askedOn', { factor: askedFactor, day: dateText(askedAt), b: bold })}
          </Text>
        </Said>
        <Button size="compact-sm" variant="subtle" loading={ask.isPending} onClick={() => send(1)}>
          {t('takeWishBack')}
        </Button>
      </Stack>
    );
  }
  if (!changing) {
    return (
      <Button size="compact-sm" variant="subtle" style={{ alignSelf: 'flex-start' }} onClick={() => setChanging(true)}>
        {t('needMore')}
      </Button>
    );
  }
  return (
    <Stack gap="sm">
      <Radio.Group label={t('howMuch')} description={t('howMuchWhat')} value={wanted} onChange={setWanted}>
        <Stack gap="xs" mt="xs">
          <Radio value="1.5" label={t('halfMore')} />
          <Radio value="2" label={t('twice')} />
        </Stack>
      </Radio.Group>
      <Group gap="sm">
        <Button size="xs" loading={ask.isPending} onClick={() => send(wanted === '2' ? 2 : 1.5)}>
          {t('askCompany')}
        </Button>
        <Button size="xs" variant="default" onClick={() => setChanging(false)}>
          {t('cancel')}
        </Button>
      </Group>
    </Stack>
  );
}
