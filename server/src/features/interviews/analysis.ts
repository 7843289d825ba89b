/** Analysing a complete interview, and showing what was found. */

import { isDeepStrictEqual } from 'node:util';
import { meaningOf, noResponse, suggestedResult } from '@saring/contract/domain';
import { type InterviewInput, type Turn, withheld } from '@saring/engine';
import {
  analyseInterview,
  engineName,
  finalScore,
  insertAnalysis,
  interviewScore,
  newestAnalysis,
  type Subject,
  scoredBy,
} from '#features/analyses/index.ts';
import {
  type ApplicationRow,
  applicationById,
  askerOf,
  identityOf,
  isMarkable,
  jobTextOf,
  lockApplicationOf,
  type Redaction,
  redactedQuotation,
  redactedView,
  redactionFor,
  redactionOver,
  resumeReading,
  updateApplication,
} from '#features/applications/core/index.ts';
import { type JobRow, jobById, waitIfChanged } from '#features/jobs/index.ts';
import type { Executor } from '#platform/db/db.ts';
import { fail } from '#platform/http/fail.ts';
import { until } from '#platform/queue/wait.ts';
import type { World } from '#world';
import { redactedAnswers } from './review.ts';
import { distinctNames } from './rules.ts';
import { answersOf, interviewOf } from './store.ts';

const waitMilliseconds = 100_000;

/** Questions and answers as an engine reads them; an answer belongs to the criterion it was asked for, wherever that stands now. */
export async function turnsOf(
  db: Executor,
  applicationId: string,
  criteria: readonly string[],
  /** As they were heard, or with what the candidate corrected. */
  kind: 'interview' | 'correction' = 'interview',
): Promise<Turn[]> {
  const answers = await answersOf(db, applicationId);
  return answers.map(({ sequence, question, criterion, criterionText, response, correction }) => {
    const words = (kind === 'correction' ? correction : null) ?? response ?? '';
    return {
      sequence,
      question,
      criterion: placeOf(criteria, criterion, criterionText),
      response: words === noResponse ? '' : words,
    };
  });
}

/** Where the criterion of a question stands among the present ones; null when it is no longer one of them. */
function placeOf(criteria: readonly string[], asked: number | null, text: string | null): number | null {
  if (asked === null || text === null || criteria[asked] === text) return asked;
  const now = criteria.indexOf(text);
  return now >= 0 ? now : null;
}

/** Marks the answers and stores marks and grade together; with the same input nothing is stored twice. */
export async function analyseApplication(world: World, applicationId: string): Promise<void> {
  const application = await applicationById(world.db, applicationId);
  const interview = await interviewOf(world.db, applicationId);
  const job = application ? await jobById(world.db, application.jobId) : null;
  if (!application || !isMarkable(application) || !job || interview?.state !== 'complete') return;
  const turns = await turnsOf(world.db, applicationId, job.criteria);
  const subject = { applicationId, companyId: application.companyId, criteriaVersion: job.criteriaVersion };
  const input = { job: jobTextOf(job), turns, identity: identityOf(application) };
  const analysed = await analyseInterview(world, subject, 'interview', input, askerOf(world, application));
  const score = interviewScore(analysed.marks);
  await world.db.transaction(async (tx) => {
    const now = await lockApplicationOf(tx, application.companyId, applicationId);
    // Words that changed meanwhile have a task of their own; this one must not put older words back into view.
    if (!now || !isMarkable(now)) return;
    if (!isDeepStrictEqual(await turnsOf(tx, applicationId, job.criteria), turns)) return;
    await waitIfChanged(tx, job);
    const inView = await newestAnalysis(tx, applicationId, 'interview');
    if (analysed.fresh && inView?.inputHash !== analysed.row.inputHash) await insertAnalysis(tx, analysed.row);
    const resume = await newestAnalysis(tx, applicationId, 'resume');
    await updateApplication(tx, applicationId, {
      interviewScore: score,
      finalScore: finalScore(now.resumeScore ?? 0, score),
      ...(resume ? { scoredBy: scoredBy(resume, analysed.row) } : {}),
    });
  });
  await analyseCorrected(world, application, job, subject, input);
  // So that whoever looks first need not wait for it.
  if (job.blindReview) await interviewDetails(world, application, redactionOver(world, application, false));
}

/** Reads the answers once more with the candidate's corrections, for whoever decides; the grade stays that of what was heard. */
async function analyseCorrected(
  world: World,
  application: ApplicationRow,
  job: JobRow,
  subject: Subject,
  heard: InterviewInput,
): Promise<void> {
  const { id, companyId } = application;
  const turns = await turnsOf(world.db, id, job.criteria, 'correction');
  if (isDeepStrictEqual(turns, heard.turns)) return;
  const input = { ...heard, turns };
  const { row, fresh } = await analyseInterview(world, subject, 'correction', input, askerOf(world, application));
  await world.db.transaction(async (tx) => {
    const now = await lockApplicationOf(tx, companyId, id);
    if (!now || !isMarkable(now) || !fresh) return;
    if (!isDeepStrictEqual(await turnsOf(tx, id, job.criteria, 'correction'), turns)) return;
    await waitIfChanged(tx, job);
    const inView = await newestAnalysis(tx, id, 'correction');
    if (inView?.inputHash !== row.inputHash) await insertAnalysis(tx, row);
  });
}

/** The marks with the candidate's corrections; null without any, and until they are read. */
export async function correctedMarks(world: World, { id, resumeScore }: ApplicationRow) {
  const analysis = await newestAnalysis(world.db, id, 'correction');
  if (!analysis) return null;
  const score = interviewScore(analysis.marks);
  return {
    interviewTotalScore: score,
    finalScore: finalScore(resumeScore ?? 0, score),
    levels: analysis.marks.criteria.map(({ level }) => level),
  };
}

/** Waits for the analysis of a complete interview; true when it is there, or none is to come. */
export async function awaitAnalysis(world: World, application: ApplicationRow, signal: AbortSignal): Promise<boolean> {
  const interview = await interviewOf(world.db, application.id);
  if (!meaningOf(application.status).readable) throw fail('application_withdrawn');
  if (interview?.state !== 'complete') throw fail('interview_incomplete');
  if (application.peopleOnly) return true;
  const found = await until(() => newestAnalysis(world.db, application.id, 'interview'), {
    milliseconds: waitMilliseconds,
    signal,
  });
  return found !== null;
}

/** Criterion by criterion with the words behind each mark, or null until there is an analysis; withoutNames where names are withheld. */
export async function interviewDetails(world: World, application: ApplicationRow, redaction: Redaction | null) {
  const analysis = await newestAnalysis(world.db, application.id, 'interview');
  if (!analysis) return null;
  const { marks } = analysis;
  const answers = await answersOf(world.db, application.id);
  const withoutNames = await redactedAnswers(redaction, answers);
  const said = new Map(answers.map(({ sequence, response }) => [sequence, response ?? '']));
  const source = (sequence: number) => ({
    text: said.get(sequence) ?? '',
    redacted: withoutNames && (withoutNames.get(sequence)?.response ?? withheld('')),
  });
  return redactedView(redaction, 'interview_marks', (words) => ({
    overallAssessment: words(marks.overallAssessment),
    criteria: marks.criteria.map((one) => ({
      ...one,
      explanation: words(one.explanation),
      quotations: one.quotations.map((quotation) => redactedQuotation(quotation, source(quotation.sequence), words)),
    })),
    flags: marks.flags.map(({ code, text }) => ({ code, text: words(text) })),
    spread: marks.spread ?? null,
  }));
}

/** The newest analysis in the documented shape, with the reasons beside the numbers. */
export async function analysisView(world: World, application: ApplicationRow) {
  const redaction = await redactionFor(world, application);
  const analysis = await newestAnalysis(world.db, application.id, 'interview');
  const resume = await resumeReading(world, application, redaction);
  const interview = await interviewDetails(world, application, redaction);
  if (!analysis || !interview || !resume || application.interviewScore === null) throw fail('analysis_missing');
  const { overallAssessment, ...details } = interview;
  const names = distinctNames(interview.criteria.map(({ criterion }) => criterion));
  const criteriaScores = Object.fromEntries(
    interview.criteria.map(({ level, explanation }, index) => [names[index], { score: level, explanation }]),
  );
  return {
    finalScore: {
      finalScore: application.finalScore,
      breakdown: {
        interviewPerformance: {
          rawScore: application.interviewScore,
          criteriaScores,
          overallAssessment,
        },
      },
    },
    resumeRelevancy: { score: resume.score, explanation: resume.explanation },
    interviewTotalScore: application.interviewScore,
    suggestedResult: suggestedResult(application.finalScore),
    engine: engineName(analysis),
    createdAt: analysis.createdAt.toISOString(),
    details: { resume: resume.details, interview: details },
    corrected: await correctedMarks(world, application),
  };
}
