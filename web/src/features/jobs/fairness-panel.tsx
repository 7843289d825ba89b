/** What a company can do for a fair review: look without names, show applicants their marks, and see for itself that names change none. */
import { Button, Stack, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { api, type CallOutput } from '@saring/contract';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { queryClient } from '#client/query-client.ts';
import { FormNotice } from '#kit/form.tsx';
import { notify } from '#kit/notices.ts';
import { Panel } from '#kit/page.tsx';
import { Said } from '#kit/say.tsx';
import { score } from '#messages/formats.ts';
import { t } from '#messages/jobs-details.ts';
import type { Job } from './job.ts';
import classes from './job-facts.module.css';
import { swapSentence } from './swap-sentence.ts';

/** Nothing that was fetched before is shown once more while it is fetched again: it may name those who are withheld now. */
function forgetApplicants(): void {
  const { byJob, byCompany, byId, resumeText, compare, history, analyses, scoring } = api.applications;
  const naming = [
    byJob,
    byCompany,
    byId,
    resumeText,
    compare,
    history,
    analyses,
    scoring,
    api.interviews.review,
    api.interviews.analysis,
    api.interviews.openWishes,
  ];
  for (const { path } of naming) void queryClient.resetQueries({ queryKey: [path] });
}

export function FairnessPanel({ job }: { job: Job }) {
  const params = { companyId: job.companyId, jobId: job.id };
  const blind = useCallMutation(api.applications.setBlindReview, {
    refreshes: [api.jobs.byId, api.jobs.byCompany],
    onSuccess: forgetApplicants,
  });
  const results = useCallMutation(api.applications.setResultsShown, { refreshes: [api.jobs.byId, api.jobs.byCompany] });
  const swap = useCallMutation(api.fairness.swapTest, { timeout: 120_000 });
  // What was just said holds until the job is fetched again, unless it was refused.
  const blindNow = blind.variables && !blind.isError ? blind.variables.body.blindReview === true : job.blindReview;
  const resultsNow =
    results.variables && !results.isError ? results.variables.body.resultsShown === true : job.resultsShown;
  const told = {
    onSuccess: ({ message }: { message: string }) => notify({ tone: 'good', text: message }),
    onError: (error: Error) => notify({ tone: 'bad', text: messageOf(error, { detail: t('saveFailed') }) }),
  };
  return (
    <Panel title={t('fairness')}>
      <Stack gap="lg">
        <Switch
          label={t('blind')}
          description={t('blindWhat')}
          checked={blindNow}
          disabled={blind.isPending}
          onChange={(event) => blind.mutate({ params, body: { blindReview: event.currentTarget.checked } }, told)}
        />
        <Switch
          label={t('results')}
          description={t('resultsWhat')}
          checked={resultsNow}
          disabled={results.isPending}
          onChange={(event) => results.mutate({ params, body: { resultsShown: event.currentTarget.checked } }, told)}
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
