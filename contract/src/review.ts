/** Reviewing applicants: the text of a resume, earlier analyses, who decided what, several side by side, and how a job stands. */
import { z } from 'zod';
import { hiringStages, statuses } from './domain/index.ts';
import { endpoint } from './endpoint.ts';
import { flag, id, optionalOption, optionalText } from './fields.ts';
import { interviewDetails, resumeDetails } from './marks.ts';
import { bands } from './options.ts';

const one = { id };
const pair = { companyId: id, jobId: id };
const service = { access: 'application.read', errors: ['not_found'], errorShape: 'service' } as const;

/** Something that happened to an application. */
export const reviewEvent = z.object({
  at: z.string(),
  /** Name or username of the person at the company; null for the applicant. */
  by: z.string().nullable(),
  what: z.enum(['applied', 'status', 'feedback', 'withdrawn', 'scored_again']),
  /** The statuses before and after; of `scored_again` the final scores. */
  from: z.string().nullable(),
  to: z.string().nullable(),
  /** The reason of a decision, the feedback as it was then, or by which engines the scores are. */
  text: z.string().nullable(),
});

/** One reading by an engine; the newest of a kind is in view. */
export const analysisVersion = z.object({
  id: z.string(),
  /** `correction`: of the interview, with the words that its candidate says were said. `facts`: of the resume, with the facts that its candidate says were read wrongly. */
  kind: z.enum(['resume', 'interview', 'correction', 'facts']),
  engine: z.string(),
  created_at: z.string(),
  criteria_version: z.number().int(),
  /** Of 10 for a resume, of 25 for an interview. */
  score: z.number(),
  in_view: z.boolean(),
  /** By another engine or version than the present one. */
  otherwise: z.boolean(),
  /** The criteria have changed since. */
  stale: z.boolean(),
});

export const comparedApplicant = z.object({
  id: z.string(),
  full_name: z.string(),
  blind: z.boolean(),
  status: z.enum(statuses),
  hiring_stage: z.enum(hiringStages),
  expected_salary: z.string(),
  applicationDate: z.string(),
  /** As in a list. */
  read_by: z.enum(['software', 'people']),
  final_score: z.number(),
  resume_relevancy_score: z.number().nullable(),
  interview_total_score: z.number().nullable(),
  provisional: z.boolean(),
  band: z.enum(bands).nullable(),
  stale: z.boolean(),
  /** As in a list. */
  scored_by: z.string().nullable(),
  scored_otherwise: z.boolean(),
  /** Null until the resume is read, and until the interview is analysed. */
  resume: resumeDetails.nullable(),
  interview: interviewDetails.nullable(),
});

/** One time that a job's applicants were scored again. */
export const scoreRun = z.object({
  id: z.string(),
  /** What they were scored by then. */
  engine: z.string(),
  state: z.enum(['running', 'done']),
  /** How many it is about. */
  asked: z.number().int(),
  /** Of those who are done, how many final scores rose, fell and stayed; whoever could not be scored kept theirs. */
  raised: z.number().int(),
  lowered: z.number().int(),
  same: z.number().int(),
  failed: z.number().int(),
  started_at: z.string(),
  /** The largest changes of a final score, once it is done. */
  changes: z.array(
    z.object({ id: z.string(), full_name: z.string(), blind: z.boolean(), before: z.number(), after: z.number() }),
  ),
});

export const reviewCalls = {
  resumeText: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/{id}/resume-text',
    params: one,
    summary: 'The text of the resume as it was read; offsets of quotations are of this text',
    response: z.object({
      success: z.literal(true),
      text: z.string(),
      /** Where each page begins in the text. */
      pages: z.array(z.object({ number: z.number().int(), start: z.number().int() })),
      /** What was noticed while reading. */
      findings: z.array(
        z.object({
          code: z.string(),
          text: z.string(),
          page: z.number().int().optional(),
          excerpt: z.string().optional(),
        }),
      ),
      /** Whether what tells who it is has been hidden. */
      blind: z.boolean(),
    }),
  }),
  analyses: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/{id}/analyses',
    params: one,
    summary: 'Every analysis of an application, newest first',
    response: z.object({ success: z.literal(true), analyses: z.array(analysisVersion) }),
  }),
  history: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/{id}/history',
    params: one,
    summary: 'Who decided and wrote what, newest first; of more than 200 the newest 200',
    response: z.object({ success: z.literal(true), events: z.array(reviewEvent) }),
  }),
  compare: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/compare/{companyId}/{jobId}',
    params: pair,
    summary: 'Two to four applicants of a job side by side',
    query: z.object({ ids: optionalText(500) }),
    response: z.object({
      success: z.literal(true),
      jobTitle: z.string(),
      jobCriteria: z.array(z.string()),
      /** In the order that was asked for. */
      applicants: z.array(comparedApplicant),
    }),
    heavy: true,
  }),
  distribution: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/distribution/{companyId}/{jobId}',
    params: pair,
    summary: "How a job's grades are spread, in 20 steps of 5 points",
    query: z.object({
      status: optionalOption(statuses),
      stage: optionalOption(hiringStages),
      /** `interview`: only grades with an interview are spread. */
      group: optionalOption(['interview']),
    }),
    response: z.object({
      success: z.literal(true),
      /** How many are spread. */
      total: z.number().int(),
      /** How many others have no grade with an interview; 0 without `group`. */
      interview_open: z.number().int(),
      bins: z.array(z.object({ from: z.number().int(), to: z.number().int(), count: z.number().int() })).length(20),
    }),
  }),
  reading: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/reading/{companyId}/{jobId}',
    params: pair,
    summary: "How far the reading of a job's resumes has come",
    response: z.object({
      success: z.literal(true),
      total: z.number().int(),
      /** Resumes that wait for their first reading. */
      waiting: z.number().int(),
      /** Marks of earlier criteria. */
      stale: z.number().int(),
      /** How many were asked to be read again for these criteria, and are still to come. */
      reread_total: z.number().int(),
      reread_waiting: z.number().int(),
    }),
  }),
  readAgain: endpoint({
    ...service,
    access: 'application.rescore',
    method: 'POST',
    path: '/api/applications/read-again/{companyId}/{jobId}',
    params: pair,
    summary: 'Read again whoever was read by earlier criteria; repeated it adds nothing',
    encoding: ['json', 'form'],
    body: z.object({}),
    status: 202,
    response: z.object({ success: z.literal(true), message: z.string(), asked: z.number().int() }),
    heavy: true,
  }),
  scoring: endpoint({
    ...service,
    method: 'GET',
    path: '/api/applications/scoring/{companyId}/{jobId}',
    params: pair,
    summary: "By which engines a job's applicants were scored, and the last time that they were scored again",
    response: z.object({
      success: z.literal(true),
      /** The present engine as it is told from the others: by its version alone where nothing else differs. */
      present: z.string(),
      /** How many applicants have a score, and how many of them by another engine than the present one. */
      scored: z.number().int(),
      otherwise: z.number().int(),
      others: z.array(z.object({ name: z.string(), people: z.number().int() })),
      /** Null where nobody ever asked for it. */
      run: scoreRun.nullable(),
    }),
  }),
  scoreAgain: endpoint({
    ...service,
    access: 'application.rescore',
    method: 'POST',
    path: '/api/applications/score-again/{companyId}/{jobId}',
    params: pair,
    summary: 'Score again whoever was scored by another engine than the present one; repeated it adds nothing',
    encoding: ['json', 'form'],
    body: z.object({}),
    status: 202,
    response: z.object({ success: z.literal(true), message: z.string(), asked: z.number().int() }),
    heavy: true,
  }),
  setBlindReview: endpoint({
    ...service,
    access: 'job.edit',
    method: 'PUT',
    path: '/api/applications/blind-review/{companyId}/{jobId}',
    params: pair,
    summary: 'Withhold who the applicants of a job are until each has a status, or show it again',
    encoding: ['json', 'form'],
    body: z.object({ blind_review: flag }),
    response: z.object({ success: z.literal(true), message: z.string(), blind_review: z.boolean() }),
  }),
  setResultsShown: endpoint({
    ...service,
    access: 'job.edit',
    method: 'PUT',
    path: '/api/applications/results-shown/{companyId}/{jobId}',
    params: pair,
    summary:
      'Show applicants of a job how they were marked before a decision, a day after the interview at the earliest, or with the decision alone',
    encoding: ['json', 'form'],
    body: z.object({ results_shown: flag }),
    response: z.object({ success: z.literal(true), message: z.string(), results_shown: z.boolean() }),
  }),
};
