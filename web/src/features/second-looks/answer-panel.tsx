/** A second look that an applicant asked for, and its answer. */
import { Select, Stack, Text } from '@mantine/core';
import { api } from '@saring/contract';
import { meaningOf, type Settable, type Status, settable } from '@saring/contract/domain';
import { useRef, useState } from 'react';
import { outdate, useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { useDraftName } from '#client/session.ts';
import { StatusBadge } from '#kit/badges.tsx';
import { dateText, isDayOver } from '#kit/dates.ts';
import { confirm } from '#kit/dialogs.ts';
import { focusError, needed } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Failed } from '#kit/states.tsx';
import { WordsForm } from '#kit/words-form.tsx';
import { statusText } from '#messages/contract.ts';
import { t } from '#messages/second-looks.ts';
import { Answered, Facts, type Look } from './answered.tsx';

/** Nothing where nobody asked for one. */
export function SecondLookAnswer({ id, status }: { id: string; status: Status }) {
  const isDecided = meaningOf(status).action !== null;
  const answer = useApi(api.secondLooks.read, { params: { id } }, { enabled: isDecided });
  if (isDecided && answer.isError && !answer.data) {
    return (
      <Panel title={t('title')}>
        <Failed text={t('loadFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      </Panel>
    );
  }
  if (!answer.data?.secondLook) return null;
  const { secondLook, answerable } = answer.data;
  const { words, askedAt, answeredAt } = secondLook;
  const waits = answeredAt === null && status === 'Rejected';
  return (
    <Panel title={t('title')} aside={waits && <StatusBadge tone="warn">{t('waitsForYou')}</StatusBadge>}>
      <Stack gap="sm">
        <Text size="sm">{t('askedForIt', { day: dateText(askedAt), words })}</Text>
        <Facts look={secondLook} />
        <Answered look={secondLook} />
        {waits && <Due look={secondLook} />}
        {answeredAt === null && !waits && <Text size="sm">{t('noLongerWaits')}</Text>}
        {waits && (answerable ? <Answer id={id} /> : <Text size="sm">{t('byAnother')}</Text>)}
      </Stack>
    </Panel>
  );
}

function Due({ look: { dueAt } }: { look: Look }) {
  return (
    <Text size="sm" c="dimmed">
      {t(isDayOver(dueAt) ? 'overdue' : 'dueBy', { day: dateText(dueAt) })}
    </Text>
  );
}

const outcomes = ['Rejected', ...settable.filter((one) => one !== 'Rejected')] as const;

const outcomeOf = (status: Settable) =>
  status === 'Rejected' ? t('keep') : t('setTo', { status: statusText(status) });

const { byId, history, byJob, byCompany, compare, count, stats } = api.applications;

function Answer({ id }: { id: string }) {
  const field = useRef<HTMLInputElement>(null);
  const [status, setStatus] = useState<Settable | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const save = useCallMutation(api.secondLooks.answer, {
    refreshes: [api.secondLooks.read, api.secondLooks.open, byId, history, count, stats],
    onSuccess: () => {
      // As after any decision: "next" holds until a list is opened anew.
      outdate(byJob, byCompany, compare);
      notify({ tone: 'good', text: t('sent') });
    },
  });
  /** False where it was not sent. */
  async function send(reason: string): Promise<boolean> {
    if (status === null) {
      setWrong(t('outcomeMissing'));
      focusError(field.current, t('outcomeMissing'));
      return false;
    }
    const sure = await confirm({
      title: t('askSend'),
      text: t('askSendWhat', { outcome: outcomeOf(status) }),
      confirm: t('send'),
    });
    if (sure) await save.mutateAsync({ params: { id }, body: { status, reason } });
    return sure;
  }
  return (
    <WordsForm
      name="reason"
      draft={useDraftName('second-look', id)}
      label={t('reason')}
      description={t('reasonWhat')}
      most={2000}
      empty={t('reasonEmpty')}
      send={t('send')}
      onSend={send}
      problemsOf={problemsOf}
      failed={(error) => messageOf(error, { detail: t('sendFailed') })}
    >
      <Select
        ref={field}
        label={t('outcome')}
        {...needed}
        placeholder={t('choose')}
        w="100%"
        allowDeselect={false}
        data={outcomes.map((value) => ({ value, label: outcomeOf(value) }))}
        value={status}
        error={wrong}
        onChange={(value) => {
          setStatus(settable.find((one) => one === value) ?? null);
          setWrong(null);
        }}
      />
    </WordsForm>
  );
}
