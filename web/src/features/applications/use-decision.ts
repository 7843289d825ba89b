/** Deciding on one applicant: told in a notice that can take it back, and never over a colleague's head. */

import { api } from '@saring/contract';
import { isSettable, type Settable, type Status } from '@saring/contract/domain';
import { useState } from 'react';
import { outdate, patchAnswer, refresh, sendInSession } from '#client/hooks.ts';
import { messageOf, statusOf } from '#client/messages.ts';
import { dateTimeText } from '#kit/dates.ts';
import { confirm } from '#kit/dialogs.ts';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/applications-profile.ts';
import { statusText } from '#messages/contract.ts';
import { type Telling, toldFields } from './rules.ts';
import type { ApplicantDetail } from './types.ts';

const failed = t('updateFailed');

/** `decide` does nothing for the status that the applicant has already, or while a call runs. */
export function useDecision(application: ApplicantDetail | undefined) {
  const [deciding, setDeciding] = useState<Settable | null>(null);

  /** True when the status was set. */
  async function decide(status: Settable, texts: Texts): Promise<boolean> {
    if (!application || deciding || application.status === 'Withdrawn') return false;
    const { id, fullName: name, status: seen } = application;
    if (seen === status && !saysAnything(texts)) return false;
    setDeciding(status);
    try {
      return await settle({ id, name, status, ...texts, seen, before: toldOf(application) });
    } catch (error) {
      tellFailure(error, { id, name });
      return false;
    } finally {
      setDeciding(null);
    }
  }

  /** Ends the grace time. */
  async function tellNow(telling: Telling): Promise<boolean> {
    if (!application || deciding || !isSettable(application.status)) return false;
    const { id, fullName: name, status } = application;
    setDeciding(status);
    try {
      await sendInSession(api.applications.setStatus, {
        params: { id },
        body: { status, expectedStatus: status, ...toldFields(status, telling) },
      });
      await refresh(api.applications.byId, api.applications.history);
      notify({ tone: 'good', text: t('told') });
      return true;
    } catch (error) {
      tellFailure(error, { id, name });
      return false;
    } finally {
      setDeciding(null);
    }
  }

  return { decide, deciding, tellNow };
}

/** What goes with a decision: why, for the colleagues, and what the applicant is told. */
interface Texts extends Telling {
  reason: string;
}

interface Whose {
  id: string;
  /** As the page calls the applicant. */
  name: string;
}

interface Step extends Texts, Whose {
  status: Settable;
  /** The status as the person saw it. */
  seen: Status;
  /** What the applicant is told with that one. */
  before: Telling;
}

const toldOf = ({ toldReason, toldWords }: Pick<ApplicantDetail, 'toldReason' | 'toldWords'>): Telling => ({
  toldReason,
  toldWords: toldWords ?? '',
});

/** Whether the page of the applicant is still the one that stands there: else it is said about whom it is. */
export const isShown = ({ id }: Pick<Whose, 'id'>) => window.location.pathname.endsWith(`/${id}`);

const saysAnything = ({ reason, toldReason, toldWords }: Texts) =>
  reason !== '' || toldReason !== null || toldWords.trim() !== '';

/** Sets the status; where somebody else was there first, asks whether it shall be set nevertheless. */
async function settle(step: Step): Promise<boolean> {
  try {
    await setStatus(step);
  } catch (error) {
    const now = statusOf(error) === 409 ? await decidedMeanwhile(step) : null;
    if (now === null) throw error;
    await refresh(api.applications.byId, api.applications.history);
    if (!isSettable(now.status) || !(await confirmOver(step, now.status))) return false;
    // What somebody else told the applicant is told again where this is undone.
    return settle({ ...step, seen: now.status, before: toldOf(now) });
  }
  const { name, status, seen } = step;
  const given = { status: statusText(status) };
  notify({
    tone: 'good',
    text: isShown(step) ? t('updated', given) : t('updatedOf', { ...given, name }),
    action:
      isSettable(seen) && seen !== status
        ? { label: t('undo'), run: () => void settle(undoing(step, seen)).catch((error) => tellFailure(error, step)) }
        : undefined,
  });
  return true;
}

/** The step back, with what the applicant was told. */
function undoing({ id, name, status, toldReason, toldWords, before }: Step, seen: Settable): Step {
  return { id, name, status: seen, reason: '', ...before, seen: status, before: { toldReason, toldWords } };
}

/** The application where somebody else has set its status, or null where that is not why it was refused. */
async function decidedMeanwhile({ id, seen }: Step): Promise<ApplicantDetail | null> {
  const { application } = await sendInSession(api.applications.byId, { params: { id } });
  return application.status === seen || application.status === 'Withdrawn' ? null : application;
}

async function confirmOver({ id, name, status }: Step, now: string): Promise<boolean> {
  const { events } = await sendInSession(api.applications.history, { params: { id } });
  const last = events.find(({ what }) => what === 'status');
  const given = { now: statusText(now), status: statusText(status) };
  return confirm({
    title: t('decidedMeanwhile', { name }),
    text: last?.by
      ? last.text
        ? t('somebodySetWhy', { ...given, person: last.by, when: dateTimeText(last.at), reason: last.text })
        : t('somebodySet', { ...given, person: last.by, when: dateTimeText(last.at) })
      : last?.text
        ? t('isNowWhy', { ...given, reason: last.text })
        : t('isNow', given),
    confirm: t('setTo', { status: given.status }),
    cancel: t('keep', { status: given.now }),
  });
}

function tellFailure(error: unknown, whose: Whose) {
  const text = statusOf(error) === 409 ? messageOf(error, { detail: failed }) : failed;
  notify({ tone: 'bad', text: isShown(whose) ? text : t('about', { name: whose.name, text }) });
}

/** Shown at once where the applicant stands; lists are fetched anew when they are next opened, so that "next" holds until then. */
async function setStatus({ id, status, reason, toldReason, toldWords, seen }: Step): Promise<void> {
  const body = {
    status,
    reason: reason || undefined,
    ...toldFields(status, { toldReason, toldWords }),
    expectedStatus: isSettable(seen) ? seen : undefined,
    publish: 'later' as const,
  };
  await sendInSession(api.applications.setStatus, { params: { id }, body });
  patchAnswer(api.applications.byId, (answer) =>
    answer.application.id === id ? { ...answer, application: { ...answer.application, status } } : answer,
  );
  const { byId, byJob, byCompany, compare, history, count, stats, resumeText } = api.applications;
  outdate(byJob, byCompany, compare);
  // Who is reviewed without a name is shown from now on, everywhere on the page.
  await refresh(byId, history, count, stats, resumeText, api.interviews.review, api.interviews.analysis);
}
