/** The events of a trail in plain words: what was done, and to what. */
import type { api, CallOutput } from '@saring/contract';

export type TrailEvent = CallOutput<typeof api.audit.company>['events'][number];

const sentences: Record<string, string> = {
  'sign-in': 'Signed in',
  'sign-in.failed': 'Failed to sign in',
  'sign-out': 'Logged out',
  'sign-out.everywhere': 'Logged out everywhere',
  'code.failed': 'Gave a wrong code',
  'password.changed': 'Changed the password',
  'password.reset': 'Reset the password',
  'password.change-failed': 'Failed to change the password',
  'account.registered': 'Registered an account',
  'account.deleted': 'Deleted the account',
  'profile.saved': 'Saved the profile',
  'company.profile.saved': "Saved the company's profile",
  'registration-link.sent': 'Sent a registration link',
  'registration-link.revoked': 'Revoked a registration link',
  'job.posted': 'Posted a job',
  'job.changed': 'Changed a job',
  'job.inactivated': 'Inactivated a job',
  'job.deleted': 'Deleted a job with its applications',
  'job.blind_on': 'Turned on review without names',
  'job.blind_off': 'Turned off review without names',
  'application.saved': 'Applied',
  'application.feedback': 'Wrote feedback',
  'retention.set': 'Set how long applications and recordings are kept',
  'interview.started': 'Started the interview',
  'interview.accommodations': 'Granted accommodations for the interview',
};

/** One sentence; an action that is new to this page is shown by its name. */
export function sentenceOf({ action, detail }: TrailEvent): string {
  const said = (name: string) => {
    const value = detail[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '?';
  };
  if (action === 'application.status') return `Changed the status from ${said('from')} to ${said('to')}`;
  if (action === 'company.status') return `Changed the company's status from ${said('from')} to ${said('to')}`;
  if (action === 'application.withdrawn')
    return detail.by === 'limit' ? 'Withdrawn by the limit of three applications' : 'Withdrew the application';
  if (action === 'applicants.mailed') return `Mailed ${said('count')} ${said('group').toLowerCase()} applicants`;
  if (action === 'retention.applications_erased')
    return `Erased ${said('count')} applications that ended over ${said('months')} months ago`;
  if (action === 'retention.recordings_erased')
    return `Erased ${said('count')} recordings that were over ${said('days')} days old`;
  if (action === 'job.read_again') return `Had ${said('applications')} applicants read again`;
  return sentences[action] ?? action;
}

export interface Subject {
  text: string;
  /** Where it can be seen; null where there is no page for it, or it is gone. */
  to: string | null;
}

/** What it was done to. Applicants are not named: the trail outlives them. */
export function subjectOf({ action, subject, actor }: TrailEvent): Subject | null {
  const [kind = ''] = action.split('.');
  const short = subject.slice(-4).toUpperCase();
  if (kind === 'application' || kind === 'interview') {
    // The limit takes all of somebody's applications for a job, and names the job.
    return action === 'application.withdrawn'
      ? { text: `Application ${short}`, to: null }
      : { text: `Application ${short}`, to: `/profile/${subject}` };
  }
  if (kind === 'job') {
    return {
      text: `Job ${short}`,
      to: action === 'job.deleted' ? null : `/admin/main_user_data/${subject}?tab=Job%20Details`,
    };
  }
  if (kind === 'company' || kind === 'applicants') return { text: subject, to: null };
  return subject === actor || kind !== 'registration-link' ? null : { text: `Link ${short}`, to: null };
}

/** Who did it: people at a company and operators by name, everybody else by what they are. */
export function actorOf({ actor, actorRole }: TrailEvent): string {
  if (actorRole === 'admin' || actorRole === 'superuser') return actor;
  if (actorRole === 'system') return 'Saring, every night';
  return actorRole === 'user' ? `Applicant ${actor.slice(-4).toUpperCase()}` : 'Nobody signed in';
}
