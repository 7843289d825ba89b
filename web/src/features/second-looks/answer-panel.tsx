/** A second look that an applicant asked for, and its answer. */
import { Button, Select, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { meaningOf, type Settable, type Status, settable } from '@saring/contract/domain';
import { useState } from 'react';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText } from '#kit/dates.ts';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { said } from '#messages/contract.ts';
import { t } from '#messages/second-looks.ts';
import { Answered, type Look } from './answered.tsx';

/** Nothing where nobody asked for one. */
export function SecondLookAnswer({ id, status }: { id: string; status: Status }) {
  const isDecided = meaningOf(status).action !== null;
  const { data } = useApi(api.secondLooks.read, { params: { id } }, { enabled: isDecided });
  if (!data?.secondLook) return null;
  const { words, askedAt, answeredAt } = data.secondLook;
  const waits = answeredAt === null && status === 'Rejected';
  return (
    <Panel title={t('title')} aside={waits && <StatusBadge tone="warn">{t('waitsForYou')}</StatusBadge>}>
      <Stack gap="sm">
        <Text size="sm">{t('askedForIt', { day: dateText(askedAt), words })}</Text>
        <Answered look={data.secondLook} />
        {waits && <Due look={data.secondLook} />}
        {waits && (data.answerable ? <Answer id={id} /> : <Text size="sm">{t('byAnother')}</Text>)}
      </Stack>
    </Panel>
  );
}

function Due({ look: { dueAt } }: { look: Look }) {
  const isOver = new Date(dueAt) < new Date();
  return (
    <Text size="sm" c="dimmed">
      {t(isOver ? 'overdue' : 'dueBy', { day: dateText(dueAt) })}
    </Text>
  );
}

const outcomes = ['Rejected', ...settable.filter((one) => one !== 'Rejected')] as const;

function Answer({ id }: { id: string }) {
  const [status, setStatus] = useState<Settable>('Rejected');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const save = useCallMutation(api.secondLooks.answer, {
    refreshes: [api.secondLooks.read, api.secondLooks.open, api.applications.byId, api.applications.history],
    onSuccess: () => notify({ tone: 'good', text: t('sent') }),
    onError: (error) => setProblem(messageOf(error, { detail: t('sendFailed') })),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setProblem(null);
        save.mutate({ params: { id }, body: { status, reason } });
      }}
    >
      <Stack gap="sm" align="flex-start">
        <Select
          label={t('outcome')}
          w="100%"
          allowDeselect={false}
          data={outcomes.map((value) => ({
            value,
            label: value === 'Rejected' ? t('keep') : t('setTo', { status: said(value) }),
          }))}
          value={status}
          onChange={(value) => setStatus(settable.find((one) => one === value) ?? 'Rejected')}
        />
        <TextArea
          label={t('reason')}
          description={t('reasonWhat')}
          minRows={3}
          maxLength={2000}
          w="100%"
          error={problem}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button size="xs" variant="default" type="submit" loading={save.isPending}>
          {t('send')}
        </Button>
      </Stack>
    </form>
  );
}
