/** Applications: saving, processing, listing, deciding, mailing. */
import { z } from 'zod';
import { applicationDetail, applicationRow, ownApplication } from './application-shapes.ts';
import { hiringStages, settable, statuses, toldReasonKeys } from './domain/index.ts';
import { endpoint } from './endpoint.ts';
import {
  flag,
  id,
  isoDate,
  line,
  lines,
  option,
  optionalLine,
  optionalLines,
  optionalOption,
  optionalText,
  optionalTime,
  pageAnswer,
  pageQuery,
  text,
} from './fields.ts';
import { mailingCalls } from './mailing.ts';
import { applicantSorts, bands, fileLimits } from './options.ts';
import { ownCalls } from './own-applications.ts';
import { reviewCalls } from './review.ts';

/** `interview` puts those whose interview is open below all who have a grade with one, ranked among themselves. */
const group = optionalOption(['interview']);

const listQuery = z.object({
  ...pageQuery,
  sort: optionalOption(applicantSorts),
  status: optionalOption(statuses),
  stage: optionalOption(hiringStages),
  band: optionalOption(bands),
  /** `open`: without a grade of an interview; `done`: with one. */
  interview: optionalOption(['open', 'done']),
  /** Those whom people alone read. */
  read_by: optionalOption(['people']),
  /** `row` leaves out what was submitted, which a list on a page does not show. */
  view: optionalOption(['row']),
  group,
  from: isoDate.optional(),
  to: isoDate.optional(),
});
const listAnswer = z.object({ success: z.literal(true), applications: z.array(applicationRow), ...pageAnswer });
const done = z.object({ success: z.literal(true), message: z.string() });

export const applications = {
  save: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/saveApplications',
    failure: 'Failed to submit application',
    params: { id: text(200, 'Username is required') },
    access: 'application.own',
    summary: 'Apply for a job',
    encoding: ['form'],
    body: z.object({
      username: optionalText(200),
      jobId: id,
      companyId: id,
      applicationDate: optionalText(60),
      expected_salary: line(100, 'Please enter your expected salary.'),
      reference1: optionalLine(60),
      reference2: optionalLine(60),
      reference3: optionalLine(60),
      appliedPosition1: optionalLine(200),
      appliedPosition2: optionalLine(200),
      /** Of whoever has no profile yet; what a profile says goes first. */
      full_name: optionalLine(200),
      phone: optionalLine(30),
      acknowledge_withdrawal: flag.optional(),
      /** When the person agreed, as the caller says (ISO 8601 with zone); a call may leave it out. */
      consent_at: optionalTime,
      /** Whether the picture of the profile goes along, as it is now; where it is left out, it does unless a notice is named. */
      send_picture: flag.optional(),
      /** Whether software on machines of others may read and hear the application; where it is left out, it may not. */
      send_outside: flag.optional(),
      /** Whether people alone are to read it: no software marks it, and it stands in a group of its own. */
      people_only: flag.optional(),
      /** The hash of the notice that the person was given; without it, the application names none. */
      notice: optionalLine(64),
      use_profile_resume: flag.optional(),
    }),
    files: { resume: { maxBytes: fileLimits.resume }, certification: { maxBytes: fileLimits.certification } },
    status: 201,
    response: z.object({
      success: z.literal(true),
      status: z.literal(201),
      message: z.string(),
      data: z.object({ application: ownApplication }),
    }),
    errors: [
      'not_found',
      'email_unconfirmed',
      'company_not_verified',
      'company_suspended',
      'job_closed',
      'three_applications',
      'applications_withdrawn',
      'notice_changed',
      'withdrawn_before',
      'profile_missing',
      'idempotency_conflict',
      'file_too_large',
      'file_wrong_type',
      'file_unreadable',
    ],
    errorShape: 'service',
    limit: 'applications',
  }),
  processResume: endpoint({
    method: 'POST',
    path: '/api/applications/process/resume',
    failure: 'Resume processing failed',
    access: 'resume.process',
    summary: 'Wait up to 20 s until the resume is read and scored: 200 when done, 202 when still running',
    encoding: ['json'],
    body: z.object({ username: text(200, 'Username is required'), application_id: id }),
    alsoStatus: [202],
    response: z.object({
      success: z.boolean(),
      status: z.number().int(),
      message: z.string(),
      state: z.enum(['done', 'running', 'failed']),
    }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  byJob: endpoint({
    method: 'GET',
    path: '/api/applications/getAllApplications/{companyId}/{jobId}',
    params: { companyId: id, jobId: id },
    access: 'application.read',
    summary: 'Applicants of one job',
    query: listQuery,
    /** How many of all applicants of the job have a score by another engine than the present one. */
    response: listAnswer.extend({ scored_otherwise: z.number().int() }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  byCompany: endpoint({
    method: 'GET',
    path: '/api/applications/getAllApplications/{companyId}',
    params: { companyId: id },
    access: 'application.read',
    summary: 'Applicants of all jobs of a company',
    query: listQuery,
    response: listAnswer,
    errors: ['not_found'],
    errorShape: 'service',
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/applications/getApplications/{companyId}',
    params: { companyId: id },
    access: 'application.read',
    summary: 'Applicants of all jobs of a company',
    query: listQuery,
    response: listAnswer,
    errors: ['not_found'],
    errorShape: 'service',
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/applications/stats/{companyId}',
    params: { companyId: id },
    access: 'application.read',
    summary: 'Application figures of a company, days in the configured zone',
    response: z.object({
      success: z.literal(true),
      totalApplications: z.number().int(),
      todayApplications: z.number().int(),
      pendingApplications: z.number().int(),
      /** Of those, how many wait longer than the company means to take. */
      overdueApplications: z.number().int(),
      overdueKept: z.number().int(),
      acceptedApplications: z.number().int(),
    }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  trend: endpoint({
    method: 'GET',
    path: '/api/applications/trend/{companyId}',
    params: { companyId: id },
    access: 'application.read',
    summary: 'Applications of a company per day over the last 30 days in the configured zone, and how far they came',
    response: z.object({
      success: z.literal(true),
      /** Thirty days, oldest first, today last; days without an application too. */
      days: z.array(z.object({ date: z.string(), count: z.number().int() })).length(30),
      /** Of all applications that count: how many there are, were interviewed, and were accepted. */
      funnel: z.object({
        applied: z.number().int(),
        interviewed: z.number().int(),
        accepted: z.number().int(),
      }),
    }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  count: endpoint({
    method: 'GET',
    path: '/api/applications/getApplicationCount/{companyId}/{jobId}',
    params: { companyId: id, jobId: id },
    access: 'application.read',
    summary: 'How many applied for a job, and how many were accepted',
    response: z.object({ success: z.literal(true), totalCount: z.number().int(), acceptedCount: z.number().int() }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/applications/{id}',
    params: { id },
    access: 'application.read',
    summary: 'One application',
    query: z.object({ group }),
    response: z.object({ success: z.literal(true), application: applicationDetail }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/api/applications/updateApplications/{id}/status',
    failure: 'Failed to update status',
    params: { id },
    access: 'application.decide',
    summary: 'Decide: Pending, Accepted, KIV or Rejected',
    encoding: ['form'],
    body: z.object({
      status: option(settable),
      /** Kept with the decision for the company; the applicant does not see it. */
      reason: optionalLines(2000),
      /** Why, as the applicant is told; of a rejection alone. Goes with the status: another one takes it away. */
      told_reason: optionalOption(toldReasonKeys),
      /** Words to the applicant beside it, with any decision. */
      told_words: optionalLines(1000),
      /** The status as the caller last saw it: where somebody else has changed it since, nothing is set. */
      expected_status: optionalOption(statuses),
      /** `later`: the applicant is told after the company's grace time; without it at once, also of what was to be told later. */
      publish: optionalOption(['later']),
    }),
    response: done.extend({
      status: z.enum(settable),
      /** When the applicant is told, where that is later (ISO). */
      published_at: z.string().optional(),
    }),
    errors: ['not_found', 'application_withdrawn', 'application_changed'],
    errorShape: 'service',
  }),
  setFeedback: endpoint({
    method: 'PUT',
    path: '/api/applications/updateApplications/{id}/feedback',
    failure: 'Failed to update admin feedback',
    params: { id },
    access: 'application.decide',
    summary: 'Leave feedback',
    encoding: ['form'],
    body: z.object({ adminFeedback: lines(5000, 'Please enter feedback before submitting') }),
    response: done,
    errors: ['not_found', 'application_withdrawn'],
    errorShape: 'service',
  }),
  setInterviewStatus: endpoint({
    method: 'PUT',
    path: '/api/applications/updateApplications/{id}/interview-status',
    failure: 'Failed to update interview status',
    params: { id },
    access: 'application.own',
    summary: "'Proceed Later': the interview stays unfinished",
    encoding: ['form'],
    body: z.object({ interview_status: flag }),
    response: done.extend({ interview_status: z.boolean() }),
    errors: ['not_found', 'forbidden'],
    errorShape: 'service',
  }),
  ...ownCalls,
  ...mailingCalls,
  ...reviewCalls,
};
