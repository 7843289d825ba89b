/** Which decision an applicant sees, from the lines of the trail; pure. */
import { type Status, statuses } from '@saring/contract/domain';

/** One of `application.status` or `application.published`. */
export interface Line {
  action: string;
  actor: string;
  at: Date;
  detail: Record<string, unknown>;
}

/** When the applicant was told, and the username of who decided. */
export interface Seen {
  status: Status;
  at: Date;
  /** When it was taken, which is before that where it was held. */
  taken: Date;
  by: string;
}

/**
 * The decision behind the status that an applicant sees, from the lines in their order; null where none tells of it. A line
 * that leaves the status, such as a reason for colleagues, decides nothing; nor does a decision that was undone before it
 * was told. `publishedAt` is when one is told of which no line says so yet.
 */
export function decisionSeen(lines: readonly Line[], status: Status, publishedAt: Date | null): Seen | null {
  let seen: Seen | null = null;
  let held: Seen | null = null;
  for (const line of lines) {
    const decision = decisionOf(line);
    if (line.action === 'application.published') {
      seen = toldNow(line, held ?? seen);
      held = null;
    } else if (decision && line.detail.held) held = decision;
    else if (decision) {
      held = null;
      if (seen?.status !== decision.status) seen = decision;
    }
  }
  if (seen?.status === status) return seen;
  if (held?.status === status) return { ...held, at: publishedAt ?? held.at };
  // Lines of former versions do not say that they were held.
  return lines.map(decisionOf).findLast((decision) => decision?.status === status) ?? null;
}

function decisionOf({ actor: by, at, detail: { from, to } }: Line): Seen | null {
  const status = statuses.find((one) => one === to);
  return status && from !== to ? { status, at, taken: at, by } : null;
}

/** It was told by this line, or since the moment that it names; where it was told before, it stays at that. */
function toldNow({ at, detail }: Line, decision: Seen | null): Seen | null {
  if (decision?.status !== detail.status) return decision;
  const since = typeof detail.published_at === 'string' ? new Date(detail.published_at) : at;
  return decision && { ...decision, at: since };
}
