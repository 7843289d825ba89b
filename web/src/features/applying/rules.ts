/** What an application form decides by itself, pure: its values, which job it is for, and how a try is told from another. */
import type { FormRulesRecord } from '@mantine/form';
import type { api, CallInput, CallOutput } from '@saring/contract';
import { t } from '#messages/applying-form.ts';

export type LinkJob = CallOutput<typeof api.jobs.apply>[number];

export interface FormValues {
  /** Ids of jobs; the first one is what is applied for. */
  position1: string | null;
  position2: string | null;
  resumeChoice: 'profile' | 'file';
  expectedSalary: string;
  reference1: string;
  reference2: string;
  reference3: string;
  /** Whether the picture of the profile goes along. */
  sendPicture: boolean;
  /** Whether software on machines of others may read it. */
  sendOutside: boolean;
  /** Whether people alone are to read it. */
  peopleOnly: boolean;
  /** Asked of whoever has no profile yet. */
  adult: boolean;
  fullName: string;
  phone: string;
}

export const applicationsPerJob = 3;
export const isClosed = (job: LinkJob) => job.status === 'Closed';
/** It takes no application of this person. */
export const isShut = (job: LinkJob) => isClosed(job) || job.barred === true;

/** The job that the link is for, else the first that is open. */
export function preselected(jobs: readonly LinkJob[]): LinkJob | null {
  return jobs.find((job) => job.preselected) ?? jobs.find((job) => !isShut(job)) ?? jobs[0] ?? null;
}

export function emptyForm(jobs: readonly LinkJob[], hasResume: boolean): FormValues {
  const job = preselected(jobs);
  return {
    position1: job && !isShut(job) ? job.id : null,
    position2: null,
    resumeChoice: hasResume ? 'profile' : 'file',
    expectedSalary: '',
    reference1: '',
    reference2: '',
    reference3: '',
    sendPicture: false,
    sendOutside: false,
    peopleOnly: false,
    adult: false,
    fullName: '',
    phone: '',
  };
}

/** A draft from before a sign-in or a reload, without what has been closed or taken away since. */
export function stillPossible(values: FormValues, jobs: readonly LinkJob[], hasResume: boolean): Partial<FormValues> {
  const open = (id: string | null) => jobs.some((job) => job.id === id && !isShut(job));
  const change: Partial<FormValues> = {};
  if (values.position1 && !open(values.position1)) change.position1 = emptyForm(jobs, hasResume).position1;
  if (values.position2 && !open(values.position2)) change.position2 = null;
  if (values.resumeChoice === 'profile' && !hasResume) change.resumeChoice = 'file';
  return change;
}

/** The positions as a drop-down shows them: those that take no application are there, marked and not to be chosen. */
export function positionOptions(jobs: readonly LinkJob[], taken: string | null = null) {
  return jobs.map((job) => ({
    value: job.id,
    label: isShut(job) ? t(isClosed(job) ? 'closedJob' : 'barredJob', { job: job.jobTitle }) : job.jobTitle,
    disabled: isShut(job) || job.id === taken,
  }));
}

/** "1 of 3 applications used". */
export function usesText(used: number): string {
  return t('used', { used: Math.min(used, applicationsPerJob), most: applicationsPerJob });
}

/**
 * One key per try: the person, the job and how many applications it had before. Double clicks, retries after a lost
 * answer and a second tab with the same contents thus make one application.
 */
export function attemptKey(job: LinkJob): string {
  return `apply:${job.id}:${(job.applicationsUsed ?? 0) + 1}`;
}

/** The status of the answer that a try was stored. */
export const saved = 201;

/**
 * Whether an answer says what became of a try, by its status (0 without one), so that the next has a key of its own. What
 * was turned away unread says nothing of a first call that got no answer; nor does trouble on the way, behind which it may
 * have arrived.
 */
export function endsTry(status: number, isFirst: boolean): boolean {
  return status === saved || status === 409 || (isFirst && status > 0 && status < 500);
}

/** The fields of the call; `notice` is the hash of the one that was shown. */
export function bodyOf(
  values: FormValues,
  jobs: readonly LinkJob[],
  job: LinkJob,
  username: string,
  notice: string,
): CallInput<typeof api.applications.save>['body'] {
  return {
    username,
    jobId: job.id,
    companyId: job.companyId,
    expectedSalary: values.expectedSalary.trim(),
    reference1: values.reference1.trim(),
    reference2: values.reference2.trim(),
    reference3: values.reference3.trim(),
    appliedPosition1: job.jobTitle,
    appliedPosition2: jobs.find((item) => item.id === values.position2)?.jobTitle ?? '',
    fullName: values.fullName.trim(),
    phone: values.phone.trim(),
    notice,
    sendPicture: values.sendPicture,
    sendOutside: values.sendOutside && !values.peopleOnly,
    peopleOnly: values.peopleOnly,
    ...(values.resumeChoice === 'profile' ? { useProfileResume: true } : {}),
  };
}

/** As the profile has it; here without the schemas, which would be a tenth of the page's script. */
const nameProblem = (text: string) => (text.trim().length < 2 ? t('nameShort') : null);

/** What may be a number; the server knows which are. */
const phoneProblem = (text: string) => (/^[\s().+-]*(?:\d[\s().+-]*){7,15}$/.test(text) ? null : t('phoneShape'));

/** What the form asks of each field; a newcomer says also who applies. */
export const rulesFor = (newcomer: boolean): FormRulesRecord<FormValues> => ({
  position1: (id) => (id ? null : t('choosePositionFirst')),
  expectedSalary: (text) => (text.trim() ? null : t('enterSalary')),
  fullName: (text) => (newcomer ? nameProblem(text) : null),
  phone: (text) => (newcomer ? phoneProblem(text) : null),
  adult: (is) => (newcomer && !is ? t('mustBeAdult') : null),
});
