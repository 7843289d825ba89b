/** The section of the settings in which a company says how long it keeps what ended, and sees what that would erase. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedValue } from '@mantine/hooks';
import { api, retentionBounds, retentionFields, usualApplicantMonths } from '@saring/contract';
import { useState } from 'react';
import { sendInSession, useApi, useCallMutation } from '#client/hooks.ts';
import { messageOf, problemsOf } from '#client/messages.ts';
import { check } from '#client/validate.ts';
import { confirm } from '#kit/dialogs.ts';
import { changed, FormNotice, focusFirstError, showProblems } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Said } from '#kit/say.tsx';
import { Failed, Loading } from '#kit/states.tsx';
import { numberOf } from '#kit/whole-number.tsx';
import { t } from '#messages/retention-settings.ts';
import { PeriodField } from './period-field.tsx';
import { previewText } from './preview.ts';
import type { Periods } from './words.ts';

const title = t('title');

export function RetentionSection({ companyId }: { companyId: string }) {
  const answer = useApi(api.retention.read, { params: { username: companyId } });
  if (answer.data) return <RetentionForm companyId={companyId} periods={answer.data} />;
  return (
    <Panel title={title}>
      {answer.isError ? (
        <Failed
          text={messageOf(answer.error, { detail: t('loadFailed') })}
          onRetry={() => void answer.refetch()}
          busy={answer.isFetching}
        />
      ) : (
        <Loading />
      )}
    </Panel>
  );
}

interface Values {
  applicantMonths: number | string | null;
  recordingDays: number | string | null;
}

const { applicantMonths: monthBounds, recordingDays: dayBounds } = retentionBounds;
const { applicant_months: months, recording_days: days } = retentionFields;

const mostDaysOf = ({ recordingDaysLimit }: Periods) => Math.min(dayBounds[1], recordingDaysLimit);
/** Whether the operator's limit leaves anything to set. */
const setsDays = (periods: Periods) => mostDaysOf(periods) > dayBounds[0];

function RetentionForm({ companyId, periods }: { companyId: string; periods: Periods }) {
  const { recordingDaysLimit: limit } = periods;
  const mostDays = mostDaysOf(periods);
  const { form, send, notice, saving } = usePeriods(companyId, periods);
  const field = (name: keyof Values) => ({
    value: form.values[name],
    onChange: (value: number | string | null) => {
      form.setFieldValue(name, value);
      form.clearFieldError(name);
    },
    error: form.errors[name],
    disabled: saving,
  });
  return (
    <Panel title={title} description={t('told')}>
      <form onSubmit={form.onSubmit((values) => void send(values), focusFirstError(form))} noValidate>
        <Stack gap="lg">
          <PeriodField
            label={t('applications')}
            description={t('applicationsWhat', { usual: usualApplicantMonths })}
            numberLabel={t('months')}
            bounds={monthBounds}
            usual={usualApplicantMonths}
            {...field('applicantMonths')}
          />
          {setsDays(periods) && (
            <PeriodField
              label={t('recordings')}
              description={t('recordingsWhat', { days: limit })}
              numberLabel={t('days')}
              bounds={[dayBounds[0], mostDays]}
              usual={Math.min(90, mostDays)}
              {...field('recordingDays')}
            />
          )}
          <WouldErase companyId={companyId} values={form.values} />
          <FormNotice text={notice} />
          <Group justify="flex-end">
            <Button type="submit" loading={saving}>
              {t('save')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Panel>
  );
}

function usePeriods(companyId: string, periods: Periods) {
  const { recordingDaysLimit: limit } = periods;
  const tooLong = t('tooLong', { days: limit });
  const form = useForm<Values>({
    initialValues: { applicantMonths: periods.applicantMonths, recordingDays: periods.recordingDays },
    validate: {
      applicantMonths: (value) => check(months)(numberOf(value)),
      recordingDays: (value) =>
        setsDays(periods) ? (check(days)(numberOf(value)) ?? (Number(value) > limit ? tooLong : null)) : null,
    },
    validateInputOnBlur: true,
  });
  const save = useCallMutation(api.retention.save, { refreshes: [api.retention.read] });
  const [notice, setNotice] = useState<string | null>(null);
  const [saving, setSaving] = useState(false);
  /** What the form began with, whatever was fetched since. */
  const [began, setBegan] = useState<SetPeriods>(periods);
  const params = { username: companyId };

  async function send({ applicantMonths, recordingDays }: Values) {
    setNotice(null);
    setSaving(true);
    try {
      // Checked before, so that neither is missing.
      const body = changed(began, {
        applicantMonths: months.parse(numberOf(applicantMonths)),
        recordingDays: days.parse(numberOf(recordingDays)),
      });
      const present = { ...(await sendInSession(api.retention.read, { params })), ...body };
      const due = previewText(await sendInSession(api.retention.preview, { params, query: queryOf(present) }));
      if (due && !(await confirmErasing(due))) return;
      const now = await save.mutateAsync({ params, body });
      setBegan(now);
      form.setValues({ applicantMonths: now.applicantMonths, recordingDays: now.recordingDays });
      notify({ tone: 'good', text: t('saved') });
    } catch (error) {
      setNotice(showProblems(form, problemsOf(error)) ?? messageOf(error, { detail: t('failed') }));
    } finally {
      setSaving(false);
    }
  }

  return { form, send, notice, saving };
}

type SetPeriods = Pick<Periods, 'applicantMonths' | 'recordingDays'>;

/** The query of the preview; a period that is off is left out. */
function queryOf({ applicantMonths, recordingDays }: Partial<Record<keyof Values, number | null>>) {
  return { applicantMonths: applicantMonths ?? undefined, recordingDays: recordingDays ?? undefined };
}

function confirmErasing(due: string): Promise<boolean> {
  return confirm({
    title: t('eraseTonight'),
    text: t('eraseTonightWhat', { due }),
    confirm: t('saveAndErase'),
    danger: true,
  });
}

/** Follows what is typed, so that nobody has to save to find out. */
function WouldErase({ companyId, values }: { companyId: string; values: Values }) {
  const [settled] = useDebouncedValue(values, 300);
  const whole = { applicantMonths: numberOf(settled.applicantMonths), recordingDays: numberOf(settled.recordingDays) };
  const good = months.safeParse(whole.applicantMonths).success && days.safeParse(whole.recordingDays).success;
  const preview = useApi(
    api.retention.preview,
    { params: { username: companyId }, query: queryOf(whole) },
    { enabled: good, keepPrevious: true },
  );
  const due = preview.data && previewText(preview.data);
  const { toldShorter = 0 } = preview.data ?? {};
  // Keeps its line until it is known.
  const known = preview.data ? (due ? t('wouldErase', { due }) : t('wouldEraseNothing')) : '\u00a0';
  return (
    <Said changes>
      <Text size="sm" c={due ? undefined : 'dimmed'}>
        {!good || preview.isError ? t('unknown') : known}
      </Text>
      {good && toldShorter > 0 && <Text size="sm">{t('toldShorter', { applications: toldShorter })}</Text>}
    </Said>
  );
}
