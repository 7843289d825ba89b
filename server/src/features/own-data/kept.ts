/** What others wrote and software found about a person, and what happened: the part of the own data that is not the person's own words. */
import {
  type AnalysisRow,
  analysesOf,
  engineName,
  interviewScore,
  isOf,
  resumeScore,
} from '#features/analyses/index.ts';
import { type ApplicationRow, resumeTextOf } from '#features/applications/core/index.ts';
import { allNotesAbout } from '#features/applications/index.ts';
import { allAbout } from '#features/audit/index.ts';
import { mailsToApplicant, mailsToUser } from '#features/emails/index.ts';
import { secondLooksOf } from '#features/second-looks/index.ts';
import type { World } from '#world';

/** Of each kind: more than anybody has, so that one application cannot fill the memory. */
const most = 1000;

/** The resume as software reads it, and what was noticed of the file. */
export async function resumeAsRead(world: World, applicationId: string) {
  const resume = await resumeTextOf(world.db, applicationId);
  return resume && { text: resume.text, noticed: resume.findings.map(({ text }) => text) };
}

/** Marks with their reasons, and what people wrote; until `from` only that day. `isTold`: of a decision's own reasons. */
export async function judgements(
  world: World,
  application: ApplicationRow,
  { from, isTold }: { from: Date; isTold: (at: Date) => boolean },
) {
  const {
    id,
    adminFeedback,
    finalScore,
    resumeScore: ofResume,
    interviewScore: ofInterview,
    yearsWorked,
  } = application;
  if (from > world.clock.now()) return { marks_from: from, scores: null, marks: null, remarks: null };
  const years = (yearsWorked ?? -1) < 0 ? null : yearsWorked;
  const notes = (await allNotesAbout(world.db, id, most)).filter(({ kind, at }) => kind !== 'reason' || isTold(at));
  const known = notes.some(({ kind, text }) => kind === 'feedback' && text === adminFeedback);
  return {
    marks_from: null,
    scores:
      ofResume === null ? null : { final: finalScore, resume: ofResume, interview: ofInterview, years_worked: years },
    marks: (await analysesOf(world.db, id)).slice(0, most).map((row) => ({
      read: row.kind,
      engine: engineName(row),
      made_at: row.createdAt,
      criteria_version: row.criteriaVersion,
      score: isOf(row, 'resume') || isOf(row, 'facts') ? resumeScore(row.marks) : scoreOfAnswers(row),
      reasons: row.marks,
    })),
    remarks: [
      ...(adminFeedback === '' || known ? [] : [{ kind: 'feedback', text: adminFeedback, at: null }]),
      ...notes.map(({ kind, text, at }) => ({ kind, text, at })),
    ],
  };
}

/** What was asked to be looked at again, and what the company answered. */
export async function secondLooksAbout(world: World, applicationId: string) {
  const looks = await secondLooksOf(world.db, applicationId);
  return looks.map(({ words, facts, askedAt, dueAt, answeredAt, status, reason }) => ({
    words,
    facts,
    asked_at: askedAt,
    due_at: dueAt,
    answered_at: answeredAt,
    status,
    answer: reason,
  }));
}

/** Mails about an application, as they went out. */
export async function mailsAbout(world: World, application: ApplicationRow) {
  const mails = await mailsToApplicant(world.db, application, most);
  return mails.map(({ subject, text, state, createdAt, sentAt }) => ({
    subject,
    text,
    state,
    created_at: createdAt,
    sent_at: sentAt,
  }));
}

/** Mails to the account itself: that they went out and what about; their words may hold a code. */
export async function mailsToAccount(world: World, userId: string) {
  const mails = await mailsToUser(world.db, userId, most);
  return mails.map(({ subject, text, secret, state, createdAt, sentAt }) => ({
    subject,
    // Whoever reads a copy must not read a code that is still good.
    text: secret ? null : text,
    state,
    created_at: createdAt,
    sent_at: sentAt,
  }));
}

/** The lines of the trails about one subject that the person may hear of, newest first: who by the kind of account alone. */
export async function linesAbout(world: World, subject: string, isTold: (action: string, at: Date) => boolean) {
  const events = await allAbout(world.db, subject, most);
  return events
    .filter(({ action, at }) => isTold(action, at))
    .map(({ at, actorRole, action }) => ({ what: action, by: actorRole, at }));
}

function scoreOfAnswers(row: AnalysisRow): number | null {
  return isOf(row, 'interview') || isOf(row, 'correction') ? interviewScore(row.marks) : null;
}
