/** What a company can do for a fair review: look without names, and see for itself that names change no mark. */
import { Button, Stack, Switch, Text } from '@mantine/core';
import '@mantine/core/styles/Switch.layer.css';
import { api, type CallOutput } from '@saring/contract';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { FormNotice } from '#kit/form.tsx';
import { notify } from '#kit/notices.tsx';
import { Panel } from '#kit/page.tsx';
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
        onError: (error) =>
          notify({ tone: 'bad', text: messageOf(error, { detail: 'Failed to save. Please try again.' }) }),
      },
    );
  return (
    <Panel title="Fairness">
      <Stack gap="lg">
        <Switch
          label="Review without names"
          description="Name, picture, age, gender, contact, links and school years are withheld by the server until you have set a status."
          checked={blindNow}
          disabled={blind.isPending}
          onChange={(event) => setBlind(event.currentTarget.checked)}
        />
        <Stack gap="xs" align="flex-start">
          <Text size="sm" fw={600}>
            Does a name change a mark?
          </Text>
          <Text size="xs" c="dimmed">
            Reads the newest applicants of this job again as if they were called otherwise and of the other sex. Nothing
            is stored.
          </Text>
          <Button
            variant="default"
            size="xs"
            loading={swap.isPending}
            onClick={() => swap.mutate({ params, body: {} })}
          >
            Read under other names
          </Button>
          <div role="status">{swap.data && <SwapResult result={swap.data} />}</div>
          <FormNotice
            text={swap.isError ? messageOf(swap.error, { detail: 'The test failed. Please try again.' }) : null}
          />
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
            {`${one.name}: resume by ${one.resume.toFixed(2)} of 10, interview by ${one.interview.toFixed(2)} of 25`}
          </li>
        ))}
      </ul>
    </>
  );
}
