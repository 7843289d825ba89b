/** A second look by a person, which somebody may ask for once after a rejection. */
import { Button, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useState } from 'react';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { dateText } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { t } from '#messages/second-looks.ts';
import { Answered, type Look } from './answered.tsx';

interface SecondLookRequestProps {
  id: string;
  company: string;
}

/** Nothing where none was asked for and none can be. */
export function SecondLookRequest({ id, company }: SecondLookRequestProps) {
  const { data } = useApi(api.secondLooks.own, { params: { id } });
  if (!data || !(data.secondLook || data.openUntil)) return null;
  return (
    <Panel title={t('title')}>
      <Stack gap="sm">
        {data.secondLook && <Asked look={data.secondLook} company={company} />}
        {data.openUntil && <Ask id={id} company={company} until={data.openUntil} />}
      </Stack>
    </Panel>
  );
}

function Asked({ look, company }: { look: Look; company: string }) {
  const { words, askedAt, dueAt, answeredAt } = look;
  return (
    <>
      <Text size="sm">{t('youAsked', { day: dateText(askedAt), words })}</Text>
      <Answered look={look} />
      {!answeredAt && (
        <Text size="sm" c="dimmed">
          {t('waits', { company, day: dateText(dueAt) })}
        </Text>
      )}
    </>
  );
}

function Ask({ id, company, until }: { id: string; company: string; until: string }) {
  const [words, setWords] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useCallMutation(api.secondLooks.ask, {
    refreshes: [api.secondLooks.own],
    onSuccess: () => notify({ tone: 'good', text: t('asked') }),
    onError: (error) => setProblem(messageOf(error, { detail: t('askFailed') })),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(null);
        ask.mutate({ params: { id }, body: { words } });
      }}
    >
      <Stack gap="sm" align="flex-start">
        <Text size="sm">{t('offer', { company, day: dateText(until) })}</Text>
        <TextArea
          label={t('words')}
          description={t('offerElse')}
          minRows={3}
          maxLength={2000}
          w="100%"
          error={problem}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
        <Button variant="default" type="submit" loading={ask.isPending}>
          {t('ask')}
        </Button>
      </Stack>
    </form>
  );
}
