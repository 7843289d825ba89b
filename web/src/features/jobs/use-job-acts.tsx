/** Inactivating and deleting a job, each with its questions and its words. */
import { Text } from '@mantine/core';
import { api } from '@saring/contract';
import { useNavigate } from 'react-router';
import { refresh, useCallMutation } from '#client/hooks.ts';
import { messageOf } from '#client/messages.ts';
import { useOwnId } from '#client/session.ts';
import { confirm, tell } from '#kit/dialogs.ts';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/jobs.ts';
import { type Job, waitingPath } from './job.ts';

const reloadAfter = 5000;
const changed = [api.jobs.byCompany, api.jobs.byId, api.jobs.stats];

/** `remove` answers whether the job is gone. */
export function useJobActs() {
  const companyId = useOwnId();
  const navigate = useNavigate();
  const close = useCallMutation(api.jobs.inactivate, { refreshes: changed });
  const erase = useCallMutation(api.jobs.remove, { refreshes: [api.jobs.byCompany, api.jobs.stats] });
  const input = (job: Job) => ({ params: { jobId: job.id }, query: { companyId } });

  async function inactivate(job: Job): Promise<void> {
    const waiting = job.applicantCount - job.reviewedCount;
    const answering = { label: t('answerThem'), go: () => void navigate(waitingPath(job.id)) };
    const yes = await confirm({
      title: t('areYouSure'),
      text: <CloseWarning waiting={waiting} keeps={job.reviewedCount > job.acceptedCount} />,
      confirm: t('inactivate'),
      danger: true,
      instead: waiting > 0 ? answering : undefined,
    });
    if (!yes) return;
    try {
      await close.mutateAsync({ ...input(job), body: { status: 'Closed' } });
    } catch (error) {
      void refresh(api.jobs.byCompany);
      await tell({ tone: 'bad', title: t('error'), text: messageOf(error, {}) });
      return;
    }
    await tell({
      tone: 'good',
      title: t('inactivated'),
      text: t('inactivatedWhat'),
      closeAfter: reloadAfter,
    });
    window.location.reload();
  }

  async function remove(job: Job): Promise<boolean> {
    const yes = await confirm({
      title: t('areYouSure'),
      text: <DeleteWarning job={job} />,
      confirm: t('delete'),
      danger: true,
    });
    if (!yes) return false;
    try {
      await erase.mutateAsync(input(job));
    } catch (error) {
      void refresh(api.jobs.byCompany);
      const why = messageOf(error, { detail: '' });
      await tell({ tone: 'bad', title: t('error'), text: why ? t('deleteFailedWhy', { why }) : t('deleteFailed') });
      return false;
    }
    notify({ tone: 'good', text: t('deleted', { job: job.jobTitle }) });
    return true;
  }

  return { inactivate, remove, busy: close.isPending || erase.isPending };
}

/** Asks to answer those first who wait; `keeps`: some may be kept in view. */
function CloseWarning({ waiting, keeps }: { waiting: number; keeps: boolean }) {
  return (
    <>
      <Text size="sm">{t('askInactivate')}</Text>
      {waiting > 0 && (
        <Text size="sm" mt="xs">
          {t('answerFirst', { count: waiting })}
        </Text>
      )}
      {keeps && (
        <Text size="sm" mt="xs">
          {t('keptWait')}
        </Text>
      )}
    </>
  );
}

function DeleteWarning({ job }: { job: Job }) {
  const { applicantCount: count } = job;
  return (
    <>
      <Text size="sm">{t('deleteWhat', { job: job.jobTitle, count })}</Text>
      {count > 0 && (
        <Text size="sm" mt="xs">
          {t('candidatesTold')}
        </Text>
      )}
      {job.status !== 'Closed' && (
        <Text size="sm" mt="xs">
          {t('inactivateInstead')}
        </Text>
      )}
    </>
  );
}
