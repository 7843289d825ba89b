/** The section of the settings in which a company says how long after a decision candidates are told. */
import { Button, Group, NumberInput, Stack } from '@mantine/core';
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
        <GraceForm companyId={companyId} minutes={answer.data.graceMinutes} />
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

function GraceForm({ companyId, minutes }: { companyId: string; minutes: number }) {
  const form = useForm<{ graceMinutes: number | string }>({
    initialValues: { graceMinutes: minutes },
    // An emptied field is a number that is missing.
    validate: { graceMinutes: (value) => check(graceMinutes)(value === '' ? undefined : value) },
  });
  const save = useCallMutation(api.decisions.save, { refreshes: [api.decisions.read] });
  const [notice, setNotice] = useState<string | null>(null);

  async function send({ graceMinutes: value }: { graceMinutes: number | string }) {
    setNotice(null);
    try {
      await save.mutateAsync({ params: { username: companyId }, body: { graceMinutes: Number(value) } });
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
