/** What a company can do for a fair review: look without names, and see for itself that names change no mark. */
import { Button, Stack, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { api, type CallOutput } from '@saring/contract';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { FormNotice } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Said } from '#kit/say.tsx';
import { score } from '#messages/formats.ts';
import { t } from '#messages/jobs-details.ts';
import type { Job } from './job.ts';
import classes from './job-facts.module.css';
import { swapSentence } from './swap-sentence.ts';

export function FairnessPanel({ job }: { job: Job }) {
  const params = { companyId: job.companyId, jobId: job.id };
  const { byJob, byCompany, byId } = api.applications;
  const blind = useCallMutation(api.applications.setBlindReview, {
    refreshes: [api.jobs.byId, api.jobs.byCompany, byJob, byCompany, byId],
  });
  const swap = useCallMutation(api.fairness.swapTest, { timeout: 120_000 });
  // What was just said holds until the job is fetched again, unless it was refused.
  const blindNow = blind.variables && !blind.isError ? blind.variables.body.blindReview === true : job.blindReview;
  const setBlind = (blindReview: boolean) =>
    blind.mutate(
      { params, body: { blindReview } },
      {
        onSuccess: ({ message }) => notify({ tone: 'good', text: message }),
        onError: (error) => notify({ tone: 'bad', text: messageOf(error, { detail: t('saveFailed') }) }),
      },
    );
  return (
    <Panel title={t('fairness')}>
      <Stack gap="lg">
        <Switch
          label={t('blind')}
          description={t('blindWhat')}
          checked={blindNow}
          disabled={blind.isPending}
          onChange={(event) => setBlind(event.currentTarget.checked)}
        />
        <Stack gap="xs" align="flex-start">
          <Text size="sm" fw={600}>
            {t('swap')}
          </Text>
          <Text size="xs" c="dimmed">
            {t('swapWhat')}
          </Text>
          <Button
            variant="default"
            size="xs"
            loading={swap.isPending}
            onClick={() => swap.mutate({ params, body: {} })}
          >
            {t('swapDo')}
          </Button>
          <Said>{swap.data && <SwapResult result={swap.data} />}</Said>
          <FormNotice text={swap.isError ? messageOf(swap.error, { detail: t('swapFailed') }) : null} />
        </Stack>
      </Stack>
    </Panel>
  );
}

function SwapResult({ result }: { result: CallOutput<typeof api.fairness.swapTest> }) {
  return (
    <>
      <Text size="sm">{swapSentence(result)}</Text>
      <ul className={classes.changed}>
        {result.changed.map((one) => (
          <li key={one.applicationId}>
            {t('swapOne', { name: one.name, resume: score(one.resume), interview: score(one.interview) })}
          </li>
        ))}
      </ul>
    </>
  );
}
