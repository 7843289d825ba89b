/** Sets one status for several applicants, call by call, and can take it back. */

import { api } from '@saring/contract';
import { type Decision, isSettable, type Settable, type Status } from '@saring/contract/domain';
import { useState } from 'react';
import { refresh, sendInSession } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { notify } from '#kit/notices.ts';
import { say } from '#kit/say.tsx';
import { t } from '#messages/applications-list.ts';
import { said } from '#messages/contract.ts';
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
  const { byJob, byId, count, stats, history } = api.applications;
  return refresh(byJob, byId, count, stats, history);
}

/**
 * Withdrawn applicants are left alone, and those who have the status already where nothing new is said; the notice says
 * how many changed, which are no longer chosen then.
 */
export function useBulkStatus(selection: Selection) {
  const [progress, setProgress] = useState<string | null>(null);
  const [telling, onTelling] = useState(nothingTold);

  async function run(steps: readonly Step[]): Promise<{ changed: Step[]; failed: Step[]; overtaken: number }> {
    const waiting = [...steps];
    const changed: Step[] = [];
    const failed: Step[] = [];
    let finished = 0;
    let overtaken = 0;
    sayBegun(steps.length);
    const next = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        setProgress(t('setting', { at: finished + 1, total: steps.length }));
        const done = set(step).then((one) => changed.push(one));
        await done.catch((error: unknown) => {
          if (statusOf(error) === 409) overtaken += 1;
          else failed.push(step);
        });
        finished += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
    await refreshDecided();
    return { changed, failed, overtaken };
  }

  async function undo(changed: readonly Step[]) {
    const steps = changed.flatMap(({ row, status, before = nothingTold }): Step[] =>
      isSettable(row.status) ? [{ row, status: row.status, seen: status, telling: before }] : [],
    );
    const { changed: back } = await run(steps);
    setProgress(null);
    notify({ tone: back.length === steps.length ? 'good' : 'bad', text: t('setBack', { count: back.length }) });
  }

  /** Each is told the same of it. */
  async function decide(status: Decision) {
    const { toldReason, toldWords } = toldFields(status, telling);
    const says = toldReason !== undefined || toldWords !== undefined;
    const steps = selection.rows
      .filter((row) => isSettable(row.status) && (says || row.status !== status))
      .map((row) => ({ row, status, seen: row.status, telling }));
    const { changed, failed, overtaken } = await run(steps);
    // Whoever was not reached is still chosen, with what they are to be told; in one step, for how many are chosen is said.
    selection.keep(failed.map(({ row }) => row));
    setProgress(null);
    if (failed.length === 0) onTelling(nothingTold);
    if (overtaken > 0) notify({ tone: 'bad', text: t('overtaken', { count: overtaken }) });
    if (failed.length > 0) notify({ tone: 'bad', text: t('failed') });
    if (changed.length === 0 && steps.length > 0) return;
    notify({
      tone: 'good',
      text: t('updated', { status: said(status), count: changed.length }),
      action: changed.length > 0 ? { label: t('undo'), run: () => void undo(changed) } : undefined,
    });
  }

  return { progress, telling, onTelling, decide };
}
