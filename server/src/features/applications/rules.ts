/** Pure decisions about applications. */

export const applicationsPerJob = 3;

/** `hiring_stage` (D-20): pending until the resume is processed, in review after, then it follows the status. */
export function hiringStage(status: string, resumeProcessed: boolean): string {
  if (status === 'Pending') return resumeProcessed ? 'in review' : 'pending';
  return status.toLowerCase();
}

/** An application may be withdrawn until it is accepted or rejected; to keep in view is no decision yet. */
export function mayWithdraw(status: string): boolean {
  return status === 'Pending' || status === 'KIV';
}

/** Since when an application is rejected or withdrawn, once it has `status`; a decision that was undone starts anew. */
export function endTime(status: string, before: { status: string; endedAt: Date | null }, now: Date): Date | null {
  if (status !== 'Rejected' && status !== 'Withdrawn') return null;
  return status === before.status ? before.endedAt : now;
}

/** When somebody agreed, as the page says it; a clock that runs ahead of ours says now. */
export function consentTime(said: string | undefined, now: Date): Date | null {
  if (said === undefined) return null;
  const time = new Date(said);
  return time > now ? now : time;
}

/** What a further application for the same job means (D-19, D-36). */
export function limitOn(
  before: readonly { withdrawnBy: string | null }[],
  acknowledged: boolean,
): 'allowed' | 'withdrawn_before' | 'three_applications' | 'withdraw_all' {
  if (before.some((application) => application.withdrawnBy === 'limit')) return 'withdrawn_before';
  if (before.length < applicationsPerJob) return 'allowed';
  return acknowledged ? 'withdraw_all' : 'three_applications';
}

/** Fills the placeholders of a message to an applicant; what a name brings along, such as `{company}` or `$&`, stays as it is. */
export function fillMessage(message: string, values: { fullName: string; jobTitle: string; company: string }): string {
  const words: Record<string, string> = {
    '{full_name}': values.fullName,
    '{job_title}': values.jobTitle,
    '{company}': values.company,
  };
  return message.replace(/\{(?:full_name|job_title|company)\}/g, (placeholder) => words[placeholder] ?? placeholder);
}

/** What is said of a mail that waits for its first or its next try. */
export const notYetSent = 'Not sent yet: it will be tried again.';

/** Why a mail has not reached its reader, for people; null where nothing is wrong. */
export function deliveryProblem(mail: { state: string; error: string | null }): string | null {
  if (mail.state === 'refused') return 'The mail server refused this address.';
  if (mail.state === 'failed') return 'The mail server could not be reached in time.';
  return mail.state === 'queued' && mail.error !== null ? notYetSent : null;
}

/** Whether who applied is withheld: the job is reviewed without names, and no person has set a status yet. */
export function isBlind(blindReview: boolean, status: string): boolean {
  return blindReview && (status === 'Pending' || status === 'Withdrawn');
}

/** What somebody is called while the name is withheld. */
export function neutralName(applicationId: string): string {
  return `Applicant ${applicationId.slice(-4).toUpperCase()}`;
}
