/** What happens, told once, in the transaction that makes it so: whoever has to know subscribes. */
import type { CandidateMail, CompanyStatus, Mailed, Status } from '@saring/contract/domain';
import type { Actor } from '#platform/auth/session.ts';
import type { Executor } from '#platform/db/db.ts';
import type { Clock } from '#platform/process/clock.ts';

/** A kind of event, or several that tell the same: the id of what it happened to, and what else there is to tell. */
type Of<Kind extends string, Subject extends string, Detail = unknown> = { kind: Kind } & Record<Subject, string> &
  Detail;

/** Of nobody more than ids, and no text that somebody wrote: the audit trail keeps it for good. */
export type Event =
  // Accounts; that of a name which nobody has is `unknown`.
  | Of<'account.registered' | 'account.deleted' | 'profile.saved' | 'password.changed' | 'password.reset', 'account'>
  | Of<'email.changed' | 'email.confirmed' | 'email.released', 'account'>
  /** The operator was set up by the link that the log shows. */
  | Of<'first-run.finished', 'account'>
  // An operator's reason stands beside it.
  | Of<'account.suspended' | 'account.suspension-lifted' | 'account.erased', 'account', { reason?: string }>
  | Of<'sign-in' | 'sign-out' | 'sign-out.everywhere' | 'sign-out.one', 'account'>
  | Of<WrongPassword, 'account', { reason: 'wrong_old_password' }>
  | (Failure & { account: string })
  // Companies, and the links by which they are registered.
  | Of<'registration-link.sent' | 'registration-link.revoked', 'link'>
  | Of<'registration-link.used-with-other-address', 'link', { companyId: string }>
  | Of<'member.invited' | 'member.invitation-revoked', 'company', { invitation: string }>
  | Of<'member.joined', 'company', { invitation: string; username: string }>
  | Of<'member.removed', 'company', { account: string; username: string }>
  | Of<'company.profile.saved', 'company'>
  | Of<'company.status', 'company', { from: CompanyStatus; to: CompanyStatus; reason?: 'renamed'; name?: string }>
  | Of<'company.suspended' | 'company.suspension-lifted' | 'company.erased', 'company', { reason?: string }>
  | Of<'company.name.changed' | 'company.website.changed', 'company', { change: string; from: string; to: string }>
  | Of<'retention.set', 'company', { applicant_months: number | null; recording_days: number | null }>
  | Of<'retention.applications_erased', 'company', { count: number; months: number; applications: string[] }>
  | Of<'retention.recordings_erased', 'company', { count: number; days: number; applications: string[] }>
  | Of<'applicants.mailed', 'company', { group: Mailed; count: number }>
  // What the list of erasures had, and a database that was restored had not.
  | { kind: 'erasures.applied'; count: number }
  // Jobs.
  | Of<'job.posted' | 'job.changed' | 'job.inactivated', 'job'>
  | Of<'job.blind_on' | 'job.blind_off' | 'job.results_on' | 'job.results_off', 'job'>
  | Of<'job.deleted' | 'job.read_again', 'job', { applications: number }>
  /** Which those were, in as many lines as it takes. */
  | Of<'job.applications_erased', 'job', { count: number; applications: string[] }>
  | Of<'job.score_again', 'job', { applications: number; engine: string }>
  // Applications; by the limit of three all of one person for a job are withdrawn.
  | Of<'application.saved', 'application', { readBy?: 'people' }>
  | Of<'interview.started' | 'interview.corrected' | 'interview.wished' | 'interview.wish-answered', 'application'>
  /** `held`: the applicant is told later. */
  | Of<'application.status', 'application', { from: Status; to: Status; note?: string; held?: true }>
  /** The applicant sees a decision that was to be published later: since `published_at`, where it was not told before that. */
  | Of<'application.published', 'application', { status: Status; published_at?: string }>
  /** Somebody deleted their account, or had it erased. */
  | Of<'applicant.left', 'company', { applications: number }>
  | Of<
      'decisions.set',
      'company',
      { grace_minutes: number; interview_reminders: boolean; answer_days: number | null; second_look_days: number }
    >
  | Of<'company.mail.written', 'company', { mail: CandidateMail }>
  | Of<'second-look.asked', 'application'>
  | Of<'second-look.answered', 'application', { status: Status }>
  | Of<'application.feedback', 'application', { note: string }>
  /** Whose number it was asked that it goes. */
  | Of<'reference.erased', 'application'>
  | Of<'application.withdrawn', 'application', { by: 'applicant'; from: Status }>
  /** The applications are shown to nobody: they are one person's. */
  | Of<'application.withdrawn', 'job', { by: 'limit'; applications: string[] }>
  | Of<'interview.accommodations', 'application', { timeFactor: number; typedAnswers: boolean; longReading: boolean }>;

/** What somebody who is signed in wanted to do when they gave their password again, and it was wrong. */
export type WrongPassword =
  | 'password.change-failed'
  | 'sign-out.failed'
  | 'account.delete-failed'
  | 'member.change-failed'
  | 'operator.make-failed';

/** What is tried in vain by strangers, and by who may not sign in. */
export type Failure =
  | { kind: 'code.failed' }
  | { kind: 'sign-in.failed'; reason: 'bad_credentials' | 'account_suspended' };

/** Who did it, and in which company's trail it belongs; `anonymous` is nobody who is signed in, `system` the clock. */
export type Who = Pick<Actor, 'userId' | 'username' | 'companyId'> & { role: Actor['role'] | 'anonymous' | 'system' };

/** What the product does by itself, for the trail of a company or, without one, of the operators. */
export function bySystem(companyId: string | null = null): Who {
  return { userId: 'system', username: 'system', role: 'system', companyId };
}

export interface Happened {
  id: string;
  at: Date;
  who: Who;
  event: Event;
}

/** Is told of each event in the transaction of what happened: what it writes is there with that, or not at all. */
export type Subscriber<World> = (world: World, tx: Executor, happened: Happened) => Promise<void>;

/** Tells the subscribers, one after the other. What one of them throws undoes what happened. */
export async function tell<World extends { clock: Clock }>(
  world: World,
  subscribers: readonly Subscriber<World>[],
  ...[tx, who, event]: [tx: Executor, who: Who, event: Event]
): Promise<void> {
  const happened = { id: world.clock.newId(), at: world.clock.now(), who, event };
  for (const subscriber of subscribers) await subscriber(world, tx, happened);
}
