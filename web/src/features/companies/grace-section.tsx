/** The section of the settings in which a company says when candidates see a decision, and whether they are reminded of the interview. */
import { Button, Checkbox, Group, NumberInput, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { api, graceBounds, graceMinutes } from '@saring/contract';
import { useState } from 'react';
import { useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { FormNotice, focusFirstError, showProblems } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { t } from '#messages/companies-settings.ts';

export function GraceSection({ companyId }: { companyId: string }) {
  const answer = useApi(api.decisions.read, { params: { username: companyId } });
  return (
    <Panel title={t('decisions')} description={t('decisionsWhat')}>
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
}

function GraceForm({ companyId, terms }: { companyId: string; terms: Terms }) {
  const form = useForm<Terms>({
    initialValues: { graceMinutes: terms.graceMinutes, interviewReminders: terms.interviewReminders },
    // An emptied field is a number that is missing.
    validate: { graceMinutes: (value) => check(graceMinutes)(value === '' ? undefined : value) },
  });
  const save = useCallMutation(api.decisions.save, { refreshes: [api.decisions.read] });
  const [notice, setNotice] = useState<string | null>(null);

  async function send(values: Terms) {
    setNotice(null);
    try {
      await save.mutateAsync({
        params: { username: companyId },
        body: { ...values, graceMinutes: Number(values.graceMinutes) },
      });
      notify({ tone: 'good', text: t('decisionsSaved') });
    } catch (error) {
      setNotice(showProblems(form, problemsOf(error)) ?? messageOf(error, { detail: t('decisionsNotSaved') }));
    }
  }

  return (
    <form onSubmit={form.onSubmit((values) => void send(values), focusFirstError(form))} noValidate>
      <Stack gap="lg">
        <NumberInput
          label={t('grace')}
          description={t('graceWhat', { least: graceBounds.least, most: graceBounds.most })}
          maw="16rem"
          allowDecimal={false}
          allowNegative={false}
          clampBehavior="none"
          min={graceBounds.least}
          max={graceBounds.most}
          step={5}
          disabled={save.isPending}
          {...form.getInputProps('graceMinutes')}
        />
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
