/** What an applicant is mailed: each mail from what it is about alone, so that a company can be shown it before it goes. */
import {
  type CandidateMail,
  type Decision,
  fillMessage,
  keysOf,
  minutesTold,
  paragraphsOf,
  type Status,
  toldReasons,
} from '@saring/contract/domain';
import { type Language, saidIn } from '@saring/contract/words';
import type { ApplicationRow } from '#features/applications/core/index.ts';
import type { CompanyRow } from '#features/companies/index.ts';
import { words } from './words.ts';

export interface Named {
  job: string;
  company: string;
  /** Its address for questions; null where it gave none. */
  companyEmail: string | null;
  /** Within how many days it means to answer; null where it says nothing. */
  answerDays: number | null;
}

/** Of one job as a company offers it. */
export function namedIn(company: Pick<CompanyRow, 'name' | 'contactEmail' | 'answerDays'>, job: string): Named {
  return { job, company: company.name, companyEmail: company.contactEmail || null, answerDays: company.answerDays };
}

export interface Letter {
  subject: string;
  title: string;
  /** The company's words come after the first, which says what happened. */
  paragraphs: string[];
  /** The label of a button to the interview; without one the mail leads to the application. */
  toInterview?: string;
  /** Which of the company's words stand in it. */
  mail?: CandidateMail;
}

/** What the company says beside its decision. */
type Said = Pick<ApplicationRow, 'toldReason' | 'toldWords' | 'resumeScore'>;

export function receivedLetter(language: Language, named: Named, isInterviewNext: boolean): Letter {
  const say = words(language);
  const { company, answerDays } = named;
  return {
    mail: 'received',
    subject: say('receivedSubject', named),
    title: say('receivedTitle'),
    paragraphs: [
      say('received', named),
      ...(isInterviewNext ? [say('interviewIsNext', minutesTold)] : []),
      say('personDecides', named),
      ...(answerDays === null ? [] : [say('answersWithin', { company, days: answerDays })]),
    ],
    ...(isInterviewNext ? { toInterview: say('takeInterview') } : {}),
  };
}

export function interviewLetter(language: Language, named: Named, isLast: boolean): Letter {
  const say = words(language);
  return {
    mail: 'interview',
    subject: say('remindSubject', named),
    title: say('remindTitle'),
    paragraphs: [say('remind', named), say('interviewTakes', minutesTold), say(isLast ? 'lastReminder' : 'oneMore')],
    toInterview: say('takeInterview'),
  };
}

const decided = { Accepted: 'accepted', KIV: 'kept', Rejected: 'rejected' } as const satisfies Record<
  Decision,
  CandidateMail
>;
type Decided = keyof typeof decided;
type Told = Decided | 'Pending';

/** The statuses of which there is a mail; Pending is one that was told and is taken back. */
export const toldStatuses: readonly Told[] = [...keysOf(decided), 'Pending'];

export const isTold = (status: Status): status is Told => toldStatuses.some((told) => told === status);

export function decisionLetter(language: Language, named: Named, status: Told, told: Said): Letter {
  const say = words(language);
  const { toldReason, toldWords, resumeScore } = told;
  const subjects = { subject: say('subject', named), title: say('title', named) };
  if (status === 'Pending') return { ...subjects, paragraphs: [say('takenBack', named), say('personDecides', named)] };
  return {
    ...subjects,
    mail: decided[status],
    paragraphs: [
      say(decided[status], named),
      ...(toldReason ? [saidIn(language, toldReasons[toldReason])] : []),
      ...(toldWords ? [say('companyWrites', { ...named, words: toldWords })] : []),
      say('decidedByPerson', named),
      ...(status === 'Accepted' && named.companyEmail
        ? [say('settleNext', { ...named, email: named.companyEmail })]
        : []),
      ...whatNext(language, status, resumeScore !== null),
    ],
  };
}

/** What there is on the page of the application. */
function whatNext(language: Language, status: Decided, isMarked: boolean): string[] {
  const say = words(language);
  // What was marked may be shown only once the interview is over.
  if (status === 'KIV') return [];
  if (!isMarked) return status === 'Rejected' ? [say('secondLook')] : [];
  return [say(status === 'Rejected' ? 'whyAndSecondLook' : 'why')];
}

/** The company's words in the place that is theirs. */
export function withOwnWords(
  [first = '', ...rest]: string[],
  own: string | undefined,
  values: { fullName: string; jobTitle: string; company: string },
): string[] {
  // Filled one by one: paragraphs are the company's to make, not a name's.
  const theirs = paragraphsOf(own ?? '').map((paragraph) => fillMessage(paragraph, values));
  return [first, ...theirs, ...rest];
}
