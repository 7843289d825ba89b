/** Where an applicant stands in an interview: the open question with its clock, or the end. */
import { mayContinue } from '@saring/contract/domain';
import { type ApplicationRow, ownApplication, visibleStatus } from '#features/applications/core/index.ts';
import { isCompanySuspended } from '#features/suspensions/index.ts';
import type { Actor } from '#platform/auth/session.ts';
import { fail } from '#platform/http/fail.ts';
import type { World } from '#world';
import { allSeconds, interviewDeadline, openQuestion, questionDeadline, questionSeconds, secondsFor } from './rules.ts';
import type { AnswerRow, InterviewRow } from './store.ts';

/** Where the applicant stands: an open question with its clock, or the end. */
export interface Position {
  complete: boolean;
  sequence: number | null;
  question: string | null;
  /** Until when the question is only read; null where its time runs. */
  readingUntil: Date | null;
  expiresAt: Date | null;
  interviewExpiresAt: Date | null;
  secondsPerQuestion: number;
  totalSeconds: number;
}

/** The own application, whose interview may be taken. */
export async function takeable(world: World, actor: Actor, id: string): Promise<ApplicationRow> {
  const application = await ownApplication(world, actor, id);
  if (application.status === 'Withdrawn') throw fail('application_withdrawn');
  return application;
}

/** Nothing new is begun once its applicant was told an answer, or at a company that is suspended: nobody there can read it. */
export async function refuseBeginning(world: World, application: ApplicationRow): Promise<void> {
  const status = visibleStatus(application, world.clock.now());
  if (!mayContinue({ status, interviewStatus: false })) throw fail('application_answered');
  if (await isCompanySuspended(world.db, application.companyId)) throw fail('company_suspended');
}

export function positionOf(interview: InterviewRow, answers: readonly AnswerRow[], now: Date): Position {
  const open = interview.state === 'complete' ? null : openQuestion(answers);
  const totalSeconds = allSeconds(interview, answers);
  if (!open) {
    const nothing = { sequence: null, question: null, readingUntil: null, expiresAt: null, interviewExpiresAt: null };
    const seconds = questionSeconds(interview, { seconds: secondsFor(interview) });
    return { complete: true, ...nothing, secondsPerQuestion: seconds, totalSeconds };
  }
  return {
    complete: false,
    secondsPerQuestion: questionSeconds(interview, open),
    totalSeconds,
    readingUntil: open.beginsAt && open.beginsAt > now ? open.beginsAt : null,
    sequence: open.sequence,
    question: open.question,
    expiresAt: questionDeadline(interview, answers, open),
    interviewExpiresAt: interviewDeadline(interview, answers),
  };
}

/** The clock of the open question as the calls answer it, by the server's own. */
export function clockView({ readingUntil, expiresAt, secondsPerQuestion }: Position, now: Date) {
  return {
    readingUntil: readingUntil?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
    secondsPerQuestion,
    now: now.toISOString(),
  };
}
