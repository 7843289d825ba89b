/** The events of a trail in plain words: what was done, and to what. */
import type { api, CallOutput } from '@saring/contract';
import { t } from '#messages/audit.ts';
import { said, statusText } from '#messages/contract.ts';

export type TrailEvent = CallOutput<typeof api.audit.company>['events'][number];

const sentences: Record<string, string> = {
  'sign-in': t('signIn'),
  'sign-in.failed': t('signInFailed'),
  'sign-out': t('signOut'),
  'sign-out.everywhere': t('signOutEverywhere'),
  'sign-out.one': t('signOutOne'),
  'sign-out.failed': t('signOutFailed'),
  'code.failed': t('codeFailed'),
  'password.changed': t('passwordChanged'),
  'password.reset': t('passwordReset'),
  'password.change-failed': t('passwordFailed'),
  'account.registered': t('registered'),
  'account.deleted': t('deleted'),
  'account.delete-failed': t('deleteFailed'),
  'operator.make-failed': t('operatorFailed'),
  'first-run.finished': t('firstRun'),
  'profile.saved': t('profileSaved'),
  'company.profile.saved': t('companySaved'),
  'email.changed': t('emailChanged'),
  'email.confirmed': t('emailConfirmed'),
  'email.released': t('emailReleased'),
  'member.invited': t('memberInvited'),
  'member.invitation-revoked': t('memberRevoked'),
  'member.joined': t('memberJoined'),
  'member.change-failed': t('memberFailed'),
  'registration-link.sent': t('linkSent'),
  'registration-link.revoked': t('linkRevoked'),
  'registration-link.used-with-other-address': t('linkOtherAddress'),
  'job.posted': t('jobPosted'),
  'job.changed': t('jobChanged'),
  'job.inactivated': t('jobInactivated'),
  'job.deleted': t('jobDeleted'),
  'job.blind_on': t('blindOn'),
  'job.blind_off': t('blindOff'),
  'job.results_on': t('resultsOn'),
  'job.results_off': t('resultsOff'),
  'application.saved': t('applied'),
  'application.feedback': t('feedback'),
  'reference.erased': t('referenceErased'),
  'retention.set': t('periodsSet'),
  'decisions.set': t('graceSet'),
  'company.mail.written': t('mailWritten'),
  'interview.started': t('interviewStarted'),
  'interview.accommodations': t('accommodations'),
  'interview.corrected': t('corrected'),
  'interview.wished': t('wished'),
  'interview.wish-answered': t('wishAnswered'),
  'second-look.asked': t('secondLookAsked'),
  'second-look.answered': t('secondLookAnswered'),
};

/** What an operator does with a reason. */
const orders: Record<string, string> = {
  'account.suspended': t('accountSuspended'),
  'account.suspension-lifted': t('accountLifted'),
  'account.erased': t('accountErased'),
  'company.suspended': t('companySuspended'),
  'company.suspension-lifted': t('companyLifted'),
  'company.erased': t('companyErased'),
};

/** One sentence; an action that is new to this page is shown by its name. */
export function sentenceOf({ action, detail }: TrailEvent): string {
  const value = (name: string) => {
    const told = detail[name];
    return typeof told === 'string' || typeof told === 'number' ? String(told) : '?';
  };
  if (action === 'application.saved' && detail.readBy === 'people') return t('appliedToPeople');
  if (action === 'application.status')
    return t('status', { from: statusText(value('from')), to: statusText(value('to')) });
  if (action === 'application.published') return t('published', { status: statusText(value('status')) });
  if (action === 'company.status') return t('companyStatus', { from: said(value('from')), to: said(value('to')) });
  if (action === 'company.name.changed') return t('companyRenamed', { from: value('from'), to: value('to') });
  if (action === 'company.website.changed') return t('companySiteChanged', { from: value('from'), to: value('to') });
  if (action === 'member.removed') return t('memberRemoved', { username: value('username') });
  const ordered = orders[action];
  if (ordered)
    return typeof detail.reason === 'string' ? t('withReason', { what: ordered, reason: detail.reason }) : ordered;
  if (action === 'application.withdrawn') return detail.by === 'limit' ? t('withdrawnByLimit') : t('withdrawn');
  if (action === 'applicant.left') return t('applicantLeft', { count: value('applications') });
  if (action === 'applicants.mailed') return t('mailed', { count: value('count'), group: value('group') });
  if (action === 'retention.applications_erased')
    return t('applicationsErased', { count: value('count'), months: value('months') });
  if (action === 'job.applications_erased') return t('jobApplicationsErased', { count: value('count') });
  if (action === 'retention.recordings_erased')
    return t('recordingsErased', { count: value('count'), days: value('days') });
  if (action === 'job.score_again') return t('scoredAgain', { count: value('applications'), engine: value('engine') });
  if (action === 'erasures.applied') return t('erasedAgain', { count: value('count') });
  if (action === 'job.read_again') return t('readAgain', { count: value('applications') });
  return sentences[action] ?? action;
}

/** What is told of a job that is not there any more. */
const gone = new Set(['job.deleted', 'job.applications_erased']);

export interface Subject {
  text: string;
  /** Where it can be seen; null where there is no page for it, or it is gone. */
  to: string | null;
}

/** What it was done to. Applicants are not named: the trail outlives them. */
export function subjectOf({ action, subject, actor, detail }: TrailEvent): Subject | null {
  const [kind = ''] = action.split('.');
  const short = subject.slice(-4).toUpperCase();
  if (['application', 'interview', 'second-look', 'reference'].includes(kind)) {
    if (action !== 'application.withdrawn') return { text: t('application', { id: short }), to: `/profile/${subject}` };
    // The limit takes all of somebody's applications for a job, and names the job.
    return { text: t(detail.by === 'limit' ? 'job' : 'application', { id: short }), to: null };
  }
  if (kind === 'job') {
    return {
      text: t('job', { id: short }),
      to: gone.has(action) ? null : `/admin/main_user_data/${subject}?tab=Job%20Details`,
    };
  }
  if (kind === 'company' || kind === 'applicants') return { text: subject, to: null };
  if (action in orders) return { text: t('account', { id: short }), to: null };
  return subject === actor || kind !== 'registration-link' ? null : { text: t('link', { id: short }), to: null };
}

/** Who did it: people at a company and operators by name, everybody else by what they are. */
export function actorOf({ id, actor, actorRole }: TrailEvent): string {
  if (actorRole === 'admin' || actorRole === 'superuser') return actor;
  if (actor === 'command-line') return t('commandLine');
  if (actorRole === 'system') return t('everyNight');
  // What concerns several applications names none of them.
  if (actor === id) return t('anApplicant');
  return actorRole === 'user' ? t('applicant', { id: actor.slice(-4).toUpperCase() }) : t('nobody');
}
