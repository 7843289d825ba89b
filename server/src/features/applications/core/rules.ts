/** Pure decisions about review without names. */
import { plainSalary } from '@saring/contract';
import { bandOf, meaningOf, type Status, type SubmittedField } from '@saring/contract/domain';
import { daysAfter } from '#platform/process/clock.ts';
import type { ApplicationRow } from './store.ts';

/** Whether who applied is withheld: the job is reviewed without names, and no person has set a status yet. */
export function isBlind(blindReview: boolean, status: Status): boolean {
  return blindReview && !meaningOf(status).named;
}

/** What stands as the final score where software marks nothing: below every grade and outside of every band, in this order. */
export const unmarked = { people: -1, withdrawn: -2 } as const;

/** The grade as a company is shown it. */
export function gradeView(finalScore: number, interviewScore: number | null) {
  const isMarked = finalScore >= 0;
  return {
    finalScore: Math.max(0, finalScore),
    provisional: isMarked && interviewScore === null,
    band: isMarked ? bandOf(finalScore) : null,
  };
}

/** The status as the applicant sees it: one that is published later is the company's alone until then. */
export function visibleStatus(
  {
    status,
    publishedAt,
    publishedStatus,
  }: { status: Status; publishedAt: Date | null; publishedStatus: Status | null },
  now: Date,
): Status {
  return publishedAt && publishedStatus && now < publishedAt ? publishedStatus : status;
}

/** What the applicant reads beside the status that they see. */
export function toldOf(
  row: Pick<
    ApplicationRow,
    'publishedAt' | 'publishedStatus' | 'publishedReason' | 'publishedWords' | 'toldReason' | 'toldWords'
  >,
  now: Date,
) {
  const { publishedAt, publishedStatus, publishedReason, publishedWords, toldReason, toldWords } = row;
  const isHeld = publishedAt && publishedStatus && now < publishedAt;
  return isHeld ? { toldReason: publishedReason, toldWords: publishedWords } : { toldReason, toldWords };
}

/** What somebody is called while the name is withheld. */
export function neutralName(applicationId: string): string {
  return `Applicant ${applicationId.slice(-4).toUpperCase()}`;
}

const plainAmount = new RegExp(plainSalary, 'i');

/** The expected salary while the name is withheld: an amount, and nothing of what else somebody may have written there. */
function neutralSalary(text: string): string {
  return plainAmount.test(text) ? text : '';
}

/** What stays of a withdrawn application: who sent it, and for what. */
type WhoSent = 'username' | 'fullName' | 'contactEmail' | 'position1' | 'position2';

/** What was sent with an application as its company may see it: of a withdrawn one who sent it, and nothing that came with it. */
export function sentWith<Sent extends Pick<ApplicationRow, 'status'>>(application: Sent) {
  const closed = {
    phone: '',
    address: '',
    expectedSalary: '',
    reference1: '',
    reference2: '',
    reference3: '',
    resumeFileId: null,
    certificationFileId: null,
    pictureFileId: null,
  } satisfies Record<Exclude<SubmittedField, WhoSent>, string | null>;
  return meaningOf(application.status).readable ? application : { ...application, ...closed };
}

/** What stands in place of what was submitted while the name is withheld: whatever somebody wrote there may be anything. */
export function withheldFrom(application: { id: string; expectedSalary: string }, jobTitle: string) {
  const name = neutralName(application.id);
  return {
    username: name,
    fullName: name,
    contactEmail: '',
    phone: '',
    address: '',
    reference1: '',
    reference2: '',
    reference3: '',
    expectedSalary: neutralSalary(application.expectedSalary),
    position1: jobTitle,
    position2: '',
    resumeFileId: null,
    certificationFileId: null,
    pictureFileId: null,
  } satisfies Record<SubmittedField, string | null>;
}

/** By when somebody was told to have their answer, whatever the company said since; null where it said nothing. */
export function answerBy({
  appliedAt,
  toldAnswerDays,
}: Pick<ApplicationRow, 'appliedAt' | 'toldAnswerDays'>): Date | null {
  return toldAnswerDays === null ? null : daysAfter(appliedAt, toldAnswerDays);
}
