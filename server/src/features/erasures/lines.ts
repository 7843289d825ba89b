/** A line of the list of erasures, and of who was kept out: ids and times alone, one JSON object each. */
import { z } from 'zod';
import type { Event } from '#events';

/** What must not come back with a backup that was made before. */
export const erasureKinds = [
  'account.deleted',
  'account.erased',
  'company.erased',
  'job.deleted',
  'application.withdrawn',
  'retention.applications_erased',
  'retention.recordings_erased',
  'retention.set',
  'account.suspended',
  'account.suspension-lifted',
  'company.suspended',
  'company.suspension-lifted',
  'member.removed',
] as const satisfies Event['kind'][];

const erasure = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  kind: z.enum(erasureKinds),
  /** The account, also of who was let go, company, job or application; by the limit of three the job, with its `applications`. */
  subject: z.string(),
  applications: z.array(z.uuid()).optional(),
  /** Who withdrew an application: its applicant, or the limit of three. */
  by: z.enum(['applicant', 'limit']).optional(),
  applicant_months: z.number().nullable().optional(),
  recording_days: z.number().nullable().optional(),
});

export type Erasure = z.infer<typeof erasure>;

/** Its erasures, the oldest first. Throws with the number of a line that is none. */
export function readLines(text: string): Erasure[] {
  const lines = text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [lineOf(line, index + 1)]));
  return lines.sort((one, other) => (one.at < other.at ? -1 : 1));
}

function lineOf(line: string, number: number): Erasure {
  try {
    return erasure.parse(JSON.parse(line));
  } catch {
    throw new Error(`Line ${number} of the list of erasures is none.`);
  }
}

interface Kept {
  id: string;
  at: Date;
  kind: string;
  subject: string;
  detail: Record<string, unknown>;
}

/** What of an event belongs into the list, with the end of its line. */
export function lineFor({ id, at, kind, subject, detail }: Kept): string {
  // Of a deleted job the trail tells how many applications it had.
  const applications = Array.isArray(detail.applications) ? detail.applications : undefined;
  return `${JSON.stringify(erasure.parse({ ...detail, applications, id, at: at.toISOString(), kind, subject }))}\n`;
}
