/** Sets one status for several applicants, call by call, and can take it back. */

import { api, CallError, textOf } from '@saring/contract';
import { type Decision, isSettable, type Settable, type Status } from '@saring/contract/domain';
import { useState } from 'react';
import { refresh, sendInSession } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { notify } from '#kit/notices.ts';
import { say } from '#kit/say.tsx';
import { t } from '#messages/applications-list.ts';
import { statusText } from '#messages/contract.ts';
import { nothingTold, type Telling, toldFields } from './rules.ts';
import type { Applicant } from './types.ts';
import type { Selection } from './use-selection.ts';

interface Step {
  row: Applicant;
  status: Settable;
  /** The status as the person saw it. */
  seen: Status;
  telling: Telling;
  /** What the applicant was told before, for the way back. */
  before?: Telling;
}

const atOnce = 4;

/** What came of several steps. */
interface Ended {
  changed: Step[];
  failed: Step[];
  /** Somebody else decided on so many since the list was looked at. */
  overtaken: number;
  /** So many took their applications back since then. */
  withdrawn: number;
}

/** Those who have another status now. Words alone cannot be taken back: they may be mailed by now. */
const moved = (steps: readonly Step[]) => steps.filter(({ row, status }) => row.status !== status);

const isWithdrawn = (error: unknown) => error instanceof CallError && error.detail === textOf('application_withdrawn');

/** What was said beside a status; of one that is still to be decided nothing was. */
async function toldBefore({ id, status }: Applicant): Promise<Telling> {
  if (status === 'Pending') return nothingTold;
  const { application } = await sendInSession(api.applications.byId, { params: { id } });
  return { toldReason: application.toldReason, toldWords: application.toldWords ?? '' };
}

/** Answers what was done with what was told before. */
async function set(step: Step): Promise<Step> {
  const { row, status, seen, telling } = step;
  const before = await toldBefore(row);
  const expectedStatus = isSettable(seen) ? seen : undefined;
  const body = { status, expectedStatus, publish: 'later' as const, ...toldFields(status, telling) };
  await sendInSession(api.applications.setStatus, { params: { id: row.id }, body });
  return { ...step, before };
}

/** Of twenty steps a listener hears the first, and then what came of all. */
function sayBegun(total: number): void {
  if (total > 0) say(t('setting', { at: 1, total }));
}

function refreshDecided() {
  const { byJob, byCompany, compare, byId, count, stats, history } = api.applications;
  return refresh(byJob, byCompany, compare, byId, count, stats, history);
}

/** Why some were not decided on. */
function tellMissed({ overtaken, withdrawn, failed }: Ended) {
  if (overtaken > 0) notify({ tone: 'bad', text: t('overtaken', { count: overtaken }) });
  if (withdrawn > 0) notify({ tone: 'bad', text: t('withdrawn', { count: withdrawn }) });
  if (failed.length > 0) notify({ tone: 'bad', text: t('failed') });
}

/**
 * Withdrawn applicants are left alone, and those who have the status already where nothing new is said; the notice says
 * how many changed, which are no longer chosen then.
 */
export function useBulkStatus(selection: Selection) {
  const [progress, setProgress] = useState<string | null>(null);
  const [telling, onTelling] = useState(nothingTold);

  async function run(steps: readonly Step[]): Promise<Ended> {
    const waiting = [...steps];
    const ended: Ended = { changed: [], failed: [], overtaken: 0, withdrawn: 0 };
    let finished = 0;
    sayBegun(steps.length);
    const next = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        setProgress(t('setting', { at: finished + 1, total: steps.length }));
        const done = set(step).then((one) => ended.changed.push(one));
        await done.catch((error: unknown) => {
          if (isWithdrawn(error)) ended.withdrawn += 1;
          else if (statusOf(error) === 409) ended.overtaken += 1;
          else ended.failed.push(step);
        });
        finished += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
    await refreshDecided();
    return ended;
  }

  async function undo(done: readonly Step[]) {
    const steps = done.flatMap(({ row, status, before = nothingTold }): Step[] =>
      isSettable(row.status) ? [{ row, status: row.status, seen: status, telling: before }] : [],
    );
    const { changed: back } = await run(steps);
    setProgress(null);
    notify({ tone: back.length === steps.length ? 'good' : 'bad', text: t('setBack', { count: back.length }) });
  }

  /** Each is told the same of it. A success would take away what is said of those who were not reached, so that it is none. */
  async function decide(status: Decision) {
    const { toldReason, toldWords } = toldFields(status, telling);
    const says = toldReason !== undefined || toldWords !== undefined;
    const steps = selection.rows
      .filter((row) => isSettable(row.status) && (says || row.status !== status))
      .map((row) => ({ row, status, seen: row.status, telling }));
    const ended = await run(steps);
    const { changed, failed } = ended;
    // Whoever was not reached is still chosen, with what they are to be told; in one step, for how many are chosen is said.
    selection.keep(failed.map(({ row }) => row));
    setProgress(null);
    if (failed.length === 0) onTelling(nothingTold);
    tellMissed(ended);
    if (changed.length === 0 && steps.length > 0) return;
    const back = moved(changed);
    notify({
      tone: changed.length < steps.length ? 'info' : 'good',
      text: t('updated', { status: statusText(status), count: changed.length }),
      action: back.length > 0 ? { label: t('undo'), run: () => void undo(back) } : undefined,
    });
  }

  return { progress, telling, onTelling, decide };
}
