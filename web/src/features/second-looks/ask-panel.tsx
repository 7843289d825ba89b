/** A second look by a person, which somebody may ask for once after a rejection. */
import { Stack, Text } from '@mantine/core';
import { api, type CallOutput } from '@saring/contract';
import type { Status } from '@saring/contract/domain';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { useDraftName } from '#client/session.ts';
import { dateText, dateTimeText, isDayOver } from '#kit/dates.ts';
import { useDraft } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Failed } from '#kit/states.tsx';
import { TextArea } from '#kit/text-area.tsx';
import { WordsForm } from '#kit/words-form.tsx';
import { t } from '#messages/second-looks.ts';
import { Answered, Facts, type Look } from './answered.tsx';

interface SecondLookRequestProps {
  id: string;
  company: string;
  /** Of the application, as its applicant sees it. */
  status: Status;
  /** Whether software marked it. */
  marked: boolean;
  /** The page asks for it beside its own calls. */
  answer: UseQueryResult<CallOutput<typeof api.secondLooks.own>>;
}

/** Nothing where none was asked for and none can be. */
export function SecondLookRequest({ id, company, status, marked, answer }: SecondLookRequestProps) {
  const { data } = answer;
  if (!data && answer.isError) {
    return (
      <Panel title={t('title')}>
        <Failed text={t('loadFailed')} onRetry={() => void answer.refetch()} busy={answer.isFetching} />
      </Panel>
    );
  }
  if (!data || !(data.secondLook || data.openUntil)) return null;
  return (
    <Panel title={t('title')}>
      <Stack gap="sm">
        {data.paused && <Text size="sm">{t('paused', { company })}</Text>}
        {data.secondLook && <Asked look={data.secondLook} company={company} status={status} />}
        {data.openUntil && (
          <Ask id={id} company={company} until={data.openUntil} days={data.secondLookDays} marked={marked} />
        )}
      </Stack>
    </Panel>
  );
}

/** It waits only while the application is rejected. */
function Asked({ look, company, status }: { look: Look; company: string; status: Status }) {
  const { words, askedAt, dueAt, answeredAt } = look;
  return (
    <>
      <Text size="sm">{t('youAsked', { day: dateText(askedAt), words })}</Text>
      <Facts look={look} />
      <Answered look={look} />
      {!answeredAt && (
        <Text size="sm" c="dimmed">
          {status === 'Rejected'
            ? t(isDayOver(dueAt) ? 'waitsLate' : 'waits', { company, day: dateText(dueAt) })
            : t(status === 'Withdrawn' ? 'overWithdrawn' : 'overtaken')}
        </Text>
      )}
    </>
  );
}

interface AskProps {
  id: string;
  company: string;
  until: string;
  /** Within which the company means to answer. */
  days: number;
  marked: boolean;
}

function Ask({ id, company, until, days, marked }: AskProps) {
  const draft = useDraftName('second-look', id);
  const [values, setValues] = useState({ facts: '' });
  const kept = useDraft({ values, setValues }, `${draft}:facts`);
  const ask = useCallMutation(api.secondLooks.ask, {
    refreshes: [api.secondLooks.own],
    onSuccess: () => {
      kept.clear();
      notify({ tone: 'good', text: t('asked') });
    },
  });
  return (
    <WordsForm
      name="words"
      draft={draft}
      label={t('words')}
      description={t('offerElse', { days })}
      most={2000}
      empty={t('wordsEmpty')}
      send={t('ask')}
      onSend={(words) => ask.mutateAsync({ params: { id }, body: { words, facts: values.facts } })}
      problemsOf={problemsOf}
      failed={(error) => messageOf(error, { detail: t('askFailed') })}
      below={
        <TextArea
          label={t('factsLabel')}
          description={t(marked ? 'factsWhat' : 'factsWhatPeople')}
          minRows={2}
          maxLength={4000}
          w="100%"
          value={values.facts}
          onChange={(event) => setValues({ facts: event.currentTarget.value })}
        />
      }
    >
      <Text size="sm">{t('offer', { company, day: dateTimeText(until) })}</Text>
    </WordsForm>
  );
}
