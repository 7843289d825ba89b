/** Deciding on one applicant: told in a notice that can take it back, and never over a colleague's head. */
import { api } from '@saring/contract';
import { useState } from 'react';
import { patchAnswer, refresh, sendInSession } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { queryClient } from '#client/query-client.ts';
import { dateTimeText } from '#kit/dates.ts';
import { confirm } from '#kit/dialogs.ts';
import { notify } from '#kit/notices.tsx';
import type { Decision } from './rules.ts';
import type { ApplicantDetail } from './types.ts';

type Status = Decision | 'Pending';

const failed = 'Failed to update application status. Please try again.';

/** `decide` does nothing for the status that the applicant has already, or while a call runs. */
export function useDecision(application: ApplicantDetail | undefined) {
  const [deciding, setDeciding] = useState<Status | null>(null);

  /** True when the status was set. */
  async function decide(status: Status, reason = ''): Promise<boolean> {
    if (!application || deciding || application.status === status || application.status === 'Withdrawn') return false;
    const { id, status: seen } = application;
    setDeciding(status);
    try {
      return await settle({ id, status, reason, seen });
    } catch (error) {
      tellFailure(error);
      return false;
    } finally {
      setDeciding(null);
    }
  }

  return { decide, deciding };
}

interface Step {
  id: string;
  status: Status;
  reason: string;
  /** The status as the person saw it. */
  seen: string;
}

/** Sets the status; where somebody else was there first, asks whether it shall be set nevertheless. */
async function settle(step: Step): Promise<boolean> {
  try {
    await setStatus(step);
  } catch (error) {
    const now = statusOf(error) === 409 ? await decidedMeanwhile(step) : null;
    if (now === null) throw error;
    await refresh(api.applications.byId, api.applications.history);
    return isStatus(now) && (await confirmOver(step, now)) ? settle({ ...step, seen: now }) : false;
  }
  const { id, status, seen } = step;
  notify({
    tone: 'good',
    text: `Application status updated to ${status}`,
    action: isStatus(seen)
      ? { label: 'Undo', run: () => void settle({ id, status: seen, reason: '', seen: status }).catch(tellFailure) }
      : undefined,
  });
  return true;
}

/** The status that somebody else has set, or null where that is not why it was refused. */
async function decidedMeanwhile({ id, seen }: Step): Promise<string | null> {
  const { application } = await sendInSession(api.applications.byId, { params: { id } });
  return application.status === seen || application.status === 'Withdrawn' ? null : application.status;
}

async function confirmOver({ id, status }: Step, now: string): Promise<boolean> {
  const { events } = await sendInSession(api.applications.history, { params: { id } });
  const last = events.find(({ what }) => what === 'status');
  const who = last?.by ? `${last.by} set the status to ${now} on ${dateTimeText(last.at)}` : `The status is now ${now}`;
  return confirm({
    title: 'Somebody else decided meanwhile',
    text: `${who}${last?.text ? ` (“${last.text}”)` : ''}. Set it to ${status} nevertheless?`,
    confirm: `Set to ${status}`,
    cancel: `Keep ${now}`,
  });
}

function tellFailure(error: unknown) {
  const text = statusOf(error) === 409 ? messageOf(error, { detail: failed }) : failed;
  notify({ tone: 'bad', text, closeAfter: 8000 });
}

/** Shown at once where the applicant stands; lists are fetched anew when they are next opened, so that "next" holds until then. */
async function setStatus({ id, status, reason, seen }: Step): Promise<void> {
  const expectedStatus = isStatus(seen) ? seen : undefined;
  const body = { status, reason: reason || undefined, expectedStatus };
  await sendInSession(api.applications.setStatus, { params: { id }, body });
  patchAnswer(api.applications.byId, (answer) =>
    answer.application.id === id ? { ...answer, application: { ...answer.application, status } } : answer,
  );
  const { byId, history, count, stats, resumeText } = api.applications;
  const { review, analysis } = api.interviews;
  await Promise.all([
    // Who is reviewed without a name is shown from now on, everywhere on the page.
    refresh(byId, history, count, stats, resumeText, review, analysis),
    queryClient.invalidateQueries({ queryKey: [api.applications.byJob.path], refetchType: 'none' }),
  ]);
}

function isStatus(status: string): status is Status {
  return status === 'Pending' || status === 'Accepted' || status === 'KIV' || status === 'Rejected';
}
