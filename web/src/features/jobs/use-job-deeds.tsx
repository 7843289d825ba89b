/** Inactivating and deleting a job, each with its questions and its words. */
import { Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { useOwnId } from '#client/session.ts';
import { confirm, tell } from '#kit/dialogs.ts';
import { notify } from '#kit/notices.tsx';
import type { Job } from './job.ts';

const reloadAfter = 5000;
const changed = [api.jobs.byCompany, api.jobs.byId, api.jobs.stats];

/** `remove` answers whether the job is gone. */
export function useJobDeeds() {
  const companyId = useOwnId();
  const close = useCallMutation(api.jobs.inactivate, { refreshes: changed });
  const erase = useCallMutation(api.jobs.remove, { refreshes: [api.jobs.byCompany, api.jobs.stats] });
  const input = (job: Job) => ({ params: { jobId: job.id }, query: { companyId } });

  async function inactivate(job: Job): Promise<void> {
    const yes = await confirm({
      title: 'Are you sure?',
      text: 'Do you want to inactivate this job post? This action cannot be undone.',
      confirm: 'Inactivate',
      danger: true,
    });
    if (!yes) return;
    try {
      await close.mutateAsync({ ...input(job), body: { status: 'Closed' } });
    } catch (error) {
      await tell({ tone: 'bad', title: 'Error', text: messageOf(error, {}) });
      return;
    }
    await tell({
      tone: 'good',
      title: 'Job Inactivated',
      text: 'The job posting has been successfully inactivated.',
      closeAfter: reloadAfter,
    });
    window.location.reload();
  }

  async function remove(job: Job): Promise<boolean> {
    const yes = await confirm({
      title: 'Are you sure?',
      text: <DeleteWarning job={job} />,
      confirm: 'Delete',
      danger: true,
    });
    if (!yes) return false;
    try {
      await erase.mutateAsync(input(job));
    } catch (error) {
      const why = messageOf(error, { detail: '' });
      await tell({ tone: 'bad', title: 'Error', text: `Failed to delete job. Please try again. ${why}`.trim() });
      return false;
    }
    notify({ tone: 'good', text: `${job.jobTitle} was deleted.` });
    return true;
  }

  return { inactivate, remove, busy: close.isPending || erase.isPending };
}

function DeleteWarning({ job }: { job: Job }) {
  const { applicantCount: count } = job;
  const applications = count === 0 ? 'all its data' : count === 1 ? 'its application' : `its ${count} applications`;
  return (
    <>
      <Text size="sm">{`This deletes ${job.jobTitle} with ${applications} and files, for ever.`}</Text>
      {job.status !== 'Closed' && (
        <Text size="sm" mt="xs">
          If you only want to unlist the job, inactivate it instead.
        </Text>
      )}
    </>
  );
}
