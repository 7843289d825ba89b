/** Deciding on one applicant: told in a notice that can take it back, and never over a colleague's head. */
import { api } from '@saring/contract';
import { useState } from 'react';
import { patchAnswer, refresh, sendInSession } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { queryClient } from '#client/query-client.ts';
import { confirm } from '#kit/dialogs.tsx';
import { notify } from '#kit/notices.tsx';
import type { Decision } from './rules.ts';
import type { ApplicantDetail } from './types.ts';

type Status = Decision | 'Pending';

const failed = 'Failed to update application status. Please try again.';

/** `decide` does nothing for the status that the applicant has already, or while a call runs. */
export function useDecision(application: ApplicantDetail | undefined) {
  const [deciding, setDeciding] = useState<Status | null>(null);

  async function decide(status: Status) {
    if (!application || deciding || application.status === status || application.status === 'Withdrawn') return;
    const { id, status: seen } = application;
    setDeciding(status);
    try {
      const now = (await sendInSession(api.applications.byId, { params: { id } })).application.status;
      if (now !== seen && !(await confirmOver(now, status))) {
        await refresh(api.applications.byId);
        return;
      }
      await setStatus(id, status);
      notify({
        tone: 'good',
        text: `Application status updated to ${status}`,
        action: isStatus(now) ? { label: 'Undo', run: () => void undo(id, now) } : undefined,
      });
    } catch (error) {
      tellFailure(error);
    } finally {
      setDeciding(null);
    }
  }

  return { decide, deciding };
}

function confirmOver(now: string, status: Status): Promise<boolean> {
  return confirm({
    title: 'Somebody else decided meanwhile',
    text: `Since you opened this applicant, the status was set to ${now}. Set it to ${status} nevertheless?`,
    confirm: `Set to ${status}`,
    cancel: `Keep ${now}`,
  });
}

async function undo(id: string, status: Status) {
  try {
    await setStatus(id, status);
    notify({ tone: 'good', text: `Application status updated to ${status}` });
  } catch (error) {
    tellFailure(error);
  }
}

function tellFailure(error: unknown) {
  const text = statusOf(error) === 409 ? messageOf(error, { detail: failed }) : failed;
  notify({ tone: 'bad', text, closeAfter: 8000 });
}

/** Shown at once where the applicant stands; lists are fetched anew when they are next opened, so that "next" holds until then. */
async function setStatus(id: string, status: Status): Promise<void> {
  await sendInSession(api.applications.setStatus, { params: { id }, body: { status } });
  patchAnswer(api.applications.byId, (answer) =>
    answer.application.id === id ? { ...answer, application: { ...answer.application, status } } : answer,
  );
  await Promise.all([
    refresh(api.applications.byId, api.applications.count, api.applications.stats),
    queryClient.invalidateQueries({ queryKey: [api.applications.byJob.path], refetchType: 'none' }),
  ]);
}

function isStatus(status: string): status is Status {
  return status === 'Pending' || status === 'Accepted' || status === 'KIV' || status === 'Rejected';
}
