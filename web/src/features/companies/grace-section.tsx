/** The section of the settings in which a company says when candidates see a decision, within how many days it answers them and a second look, and whether they are reminded of the interview. */
import { Anchor, Button, Checkbox, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  answerBounds,
  answerDays,
  api,
  type CallOutput,
  graceBounds,
  graceMinutes,
  secondLookDays,
} from '@saring/contract';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { changed, FormNotice, focusFirstError, showProblems } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { numberOf, WholeNumber } from '#kit/whole-number.tsx';
import { t } from '#messages/companies-settings.ts';

export function GraceSection({ companyId }: { companyId: string }) {
  const answer = useApi(api.decisions.read, { params: { username: companyId } });
  return (
    <Panel
      title={t('decisions')}
      description={t('decisionsWhat')}
      aside={
        <Anchor component={Link} to="/admin/mails">
          {t('mailWords')}
        </Anchor>
      }
    >
      {answer.data ? (
        <GraceForm companyId={companyId} terms={answer.data} />
      ) : answer.isError ? (
        <Failed
          text={messageOf(answer.error, { detail: t('decisionsNotLoaded') })}
          onRetry={() => void answer.refetch()}
          busy={answer.isFetching}
        />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

interface Terms {
  graceMinutes: number | string;
  interviewReminders: boolean;
  /** Empty where nothing is said. */
  answerDays: number | string;
  secondLookDays: number | string;
}

const numbers = [
  { field: 'graceMinutes', label: t('grace'), description: t('graceWhat', graceBounds), bounds: graceBounds, step: 5 },
  { field: 'answerDays', label: t('answer'), description: t('answerWhat', answerBounds), bounds: answerBounds },
  {
    field: 'secondLookDays',
    label: t('secondLook'),
    description: t('secondLookWhat', answerBounds),
    bounds: answerBounds,
  },
];

type Read = CallOutput<typeof api.decisions.read>;

function GraceForm({ companyId, terms }: { companyId: string; terms: Read }) {
  const form = useForm<Terms>({
    initialValues: { ...terms, answerDays: terms.answerDays ?? '' },
    validate: {
      graceMinutes: (value) => check(graceMinutes)(numberOf(value)),
      answerDays: (value) => check(answerDays)(numberOf(value) ?? null),
      secondLookDays: (value) => check(secondLookDays)(numberOf(value)),
    },
  });
  const save = useCallMutation(api.decisions.save, { refreshes: [api.decisions.read] });
  const [notice, setNotice] = useState<string | null>(null);
  /** What the form began with, whatever was fetched since. */
  const [began, setBegan] = useState(terms);

  async function send(values: Terms) {
    setNotice(null);
    try {
      const { message: _, ...now } = await save.mutateAsync({
        params: { username: companyId },
        body: changed(began, {
          interviewReminders: values.interviewReminders,
          graceMinutes: Number(values.graceMinutes),
          answerDays: numberOf(values.answerDays) ?? null,
          secondLookDays: Number(values.secondLookDays),
        }),
      });
      setBegan(now);
      form.setValues({ ...now, answerDays: now.answerDays ?? '' });
      notify({ tone: 'good', text: t('decisionsSaved') });
    } catch (error) {
      setNotice(showProblems(form, problemsOf(error)) ?? messageOf(error, { detail: t('decisionsNotSaved') }));
    }
  }

  return (
    <form onSubmit={form.onSubmit((values) => void send(values), focusFirstError(form))} noValidate>
      <Stack gap="lg">
        {numbers.map(({ field, ...shown }) => (
          <WholeNumber key={field} maw="24rem" disabled={save.isPending} {...shown} {...form.getInputProps(field)} />
        ))}
        <Checkbox
          label={t('reminders')}
          description={t('remindersWhat')}
          disabled={save.isPending}
          {...form.getInputProps('interviewReminders', { type: 'checkbox' })}
        />
        <FormNotice text={notice} />
        <Group justify="flex-end">
          <Button type="submit" loading={save.isPending}>
            {t('saveDecisions')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
