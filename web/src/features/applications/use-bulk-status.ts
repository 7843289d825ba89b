/** Sets one status for several applicants, call by call, and can take it back. */
import { api } from '@saring/contract';
import { useState } from 'react';
import { refresh, sendInSession } from '#client/hooks.ts';
import { statusOf } from '#client/messages.ts';
import { notify } from '#kit/notices.tsx';
import type { Decision } from './rules.ts';
import type { Applicant } from './types.ts';

type Settable = Decision | 'Pending';
interface Step {
  row: Applicant;
  status: Settable;
  /** The status as the person saw it. */
  seen: string;
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
        setProgress(`Setting the status… ${finished + 1} of ${steps.length}`);
        const { row, status, seen } = step;
        const body = { status, expectedStatus: isSettable(seen) ? seen : undefined };
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
      isSettable(row.status) ? [{ row, status: row.status, seen: status }] : [],
    );
    const { changed: back } = await run(steps);
    notify({ tone: back.length === steps.length ? 'good' : 'bad', text: `${people(back.length)} set back` });
  }

  async function decide(rows: readonly Applicant[], status: Decision) {
    const steps = rows
      .filter((row) => isSettable(row.status) && row.status !== status)
      .map((row) => ({ row, status, seen: row.status }));
    const { changed, overtaken } = await run(steps);
    onDone();
    if (overtaken > 0) {
      const text = `Somebody else decided on ${people(overtaken)} meanwhile: that was left as it is.`;
      notify({ tone: 'bad', text, closeAfter: 8000 });
    }
    if (changed.length + overtaken < steps.length) {
      notify({ tone: 'bad', text: 'Failed to update application status. Please try again.', closeAfter: 8000 });
    }
    if (changed.length === 0 && steps.length > 0) return;
    notify({
      tone: 'good',
      text: `Application status updated to ${status}: ${people(changed.length)}`,
      action: changed.length > 0 ? { label: 'Undo', run: () => void undo(changed) } : undefined,
    });
  }

  return { progress, decide };
}

function isSettable(status: string): status is Settable {
  return status === 'Pending' || status === 'Accepted' || status === 'KIV' || status === 'Rejected';
}

function people(count: number): string {
  return count === 1 ? '1 applicant' : `${count.toLocaleString('en-US')} applicants`;
}
