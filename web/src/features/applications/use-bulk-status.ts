/** Sets one status for several applicants, call by call, and can take it back. */

import { api } from '@saring/contract';
import { type Decision, isSettable, type Settable, type Status } from '@saring/contract/domain';
import { useState } from 'react';
import { refresh, sendInSession } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { notify } from '#kit/notices.ts';
import { t } from '#messages/applications-list.ts';
import { said } from '#messages/contract.ts';
import { nothingTold, type Telling, toldFields } from './rules.ts';
import type { Applicant } from './types.ts';

interface Step {
  row: Applicant;
  status: Settable;
  /** The status as the person saw it. */
  seen: Status;
  telling: Telling;
}

const atOnce = 4;

/** Withdrawn applicants and those who have the status already are left alone; the notice says how many changed. */
export function useBulkStatus(onDone: () => void) {
  const [progress, setProgress] = useState<string | null>(null);

  async function run(steps: readonly Step[]): Promise<{ changed: Step[]; overtaken: number }> {
    const waiting = [...steps];
    const changed: Step[] = [];
    let finished = 0;
    let overtaken = 0;
    const next = async (): Promise<void> => {
      for (let step = waiting.shift(); step; step = waiting.shift()) {
        setProgress(t('setting', { at: finished + 1, total: steps.length }));
        const { row, status, seen, telling } = step;
        const expectedStatus = isSettable(seen) ? seen : undefined;
        const body = { status, expectedStatus, publish: 'later' as const, ...toldFields(status, telling) };
        const call = sendInSession(api.applications.setStatus, { params: { id: row.id }, body });
        const problem = await call.then(
          () => null,
          (error: unknown) => statusOf(error) ?? 0,
        );
        if (problem === null) changed.push(step);
        if (problem === 409) overtaken += 1;
        finished += 1;
      }
    };
    await Promise.all(Array.from({ length: atOnce }, next));
    setProgress(null);
    const { byJob, byId, count, stats, history } = api.applications;
    await refresh(byJob, byId, count, stats, history);
    return { changed, overtaken };
  }

  async function undo(changed: readonly Step[]) {
    const steps = changed.flatMap(({ row, status }): Step[] =>
      isSettable(row.status) ? [{ row, status: row.status, seen: status, telling: nothingTold }] : [],
    );
    const { changed: back } = await run(steps);
    notify({ tone: back.length === steps.length ? 'good' : 'bad', text: t('setBack', { count: back.length }) });
  }

  /** Each is told the same of it. */
  async function decide(rows: readonly Applicant[], status: Decision, telling: Telling) {
    const steps = rows
      .filter((row) => isSettable(row.status) && row.status !== status)
      .map((row) => ({ row, status, seen: row.status, telling }));
    const { changed, overtaken } = await run(steps);
    onDone();
    if (overtaken > 0) notify({ tone: 'bad', text: t('overtaken', { count: overtaken }) });
    if (changed.length + overtaken < steps.length) notify({ tone: 'bad', text: t('failed') });
    if (changed.length === 0 && steps.length > 0) return;
    notify({
      tone: 'good',
      text: t('updated', { status: said(status), count: changed.length }),
      action: changed.length > 0 ? { label: t('undo'), run: () => void undo(changed) } : undefined,
    });
  }

  return { progress, decide };
}
