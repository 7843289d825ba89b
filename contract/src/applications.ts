/** Applications: saving, processing, listing, deciding, mailing. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  applicationStatuses,
  bands,
  fileLimits,
  flag,
  hiringStages,
  id,
  isoDate,
  option,
  optionalOption,
  optionalText,
  optionalTime,
  pageAnswer,
  pageQuery,
  text,
} from './fields.ts';
import { resumeDetails } from './marks.ts';
import { reviewCalls } from './review.ts';

const row = {
  id: z.string(),
  jobId: z.string(),
  companyId: z.string(),
  username: z.string(),
  full_name: z.string(),
  Contactemail: z.string(),
  applicationDate: z.string(),
  created_at: z.string(),
  expected_salary: z.string(),
  appliedPosition1: z.string(),
  appliedPosition2: z.string(),
  status: z.string(),
  hiring_stage: z.string(),
  interview_status: z.boolean(),
  /** 0 to 100, two decimals; 0 until the resume is scored. */
  final_score: z.number(),
  /** 0 to 10, two decimals; null until scored. */
  resume_relevancy_score: z.number().nullable(),
  /** 0 to 25, two decimals; null until the interview is analysed. */
  interview_total_score: z.number().nullable(),
  /** A grade without an interview. */
  provisional: z.boolean(),
  band: z.enum(bands),
  /** The marks are of earlier criteria of the job. */
  stale: z.boolean(),
  /** Name, contact and whatever else tells who it is are withheld until there is a status. */
  blind: z.boolean(),
};

/** A row of the company's list; `rank` is by score among all of the job's applicants. */
export const applicationRow = z.object({ ...row, rank: z.number().int() });

/** One application for its company. */
export const applicationDetail = z.object({
  ...row,
  phone: z.string(),
  reference1: z.string(),
  reference2: z.string(),
  reference3: z.string(),
  adminFeedback: z.string(),
  resumeUrl: z.string().nullable(),
  resume_filename: z.string().nullable(),
  certificationUrl: z.string().nullable(),
  profile_picture_url: z.string().nullable(),
  /** Where reading the resume stands: `waiting`, `done` or `failed`. */
  resume_state: z.string(),
  /** Why it failed. */
  resume_problem: z.string().nullable(),
  /** How the resume was read; null until it is. */
  resume_relevancy: z
    .object({ score: z.number(), explanation: z.string(), engine: z.string(), details: resumeDetails })
    .nullable(),
  jobTitle: z.string(),
  jobCriteria: z.array(z.string()),
});

/** What an applicant sees of an own application: never a score. */
export const ownApplication = z.object({
  id: z.string(),
  jobId: z.string(),
  companyId: z.string(),
  companyName: z.string(),
  username: z.string(),
  applicationDate: z.string(),
  expected_salary: z.string(),
  appliedPosition1: z.string(),
  appliedPosition2: z.string(),
  status: z.string(),
  hiring_stage: z.string(),
  interview_status: z.boolean(),
  created_at: z.string(),
  job: z.object({
    id: z.string(),
    jobTitle: z.string(),
    location: z.string(),
    department: z.string(),
    jobType: z.string(),
    status: z.string(),
  }),
});

const moment = z.string().nullable();

/** One own application with everything its page shows: what was submitted, and when each step happened. */
export const ownApplicationDetail = ownApplication.extend({
  reference1: z.string(),
  reference2: z.string(),
  reference3: z.string(),
  resumeUrl: z.string().nullable(),
  resume_filename: z.string().nullable(),
  certificationUrl: z.string().nullable(),
  certification_filename: z.string().nullable(),
  /** `waiting`, `done` or `failed`. */
  resume_state: z.string(),
  /** When the person agreed on the page to how software reads the application; null for a call that did not say. */
  consent_at: moment,
  resume_read_at: moment,
  interview_started_at: moment,
  interview_completed_at: moment,
  /** Null while the status is Pending. */
  decided_at: moment,
  /** The person at the company who decided: their name, else their username. */
  decided_by: z.string().nullable(),
  withdrawn_at: moment,
  /** Whether it can still be withdrawn: it stands, and is neither accepted nor rejected. */
  can_withdraw: z.boolean(),
});

const listQuery = z.object({
  ...pageQuery,
  sort: optionalOption(['grade', 'date', 'name']),
  status: optionalOption(applicationStatuses),
  stage: optionalOption(hiringStages),
  band: optionalOption(bands),
  from: isoDate.optional(),
  to: isoDate.optional(),
});
const listAnswer = z.object({ success: z.literal(true), applications: z.array(applicationRow), ...pageAnswer });
const done = z.object({ success: z.literal(true), message: z.string() });

/** The body is a JSON array of addresses. */
const addresses = z
  .array(text(254), { error: 'No email addresses provided' })
  .min(1, 'No email addresses provided')
  .max(1000, 'At most 1000 addresses at once');

const emailCall = {
  method: 'POST',
  access: ['admin'],
  query: z.object({
    text_message: text(5000, 'Message content cannot be empty', 'A message is at most 5000 characters'),
    jobId: id.optional(),
  }),
  encoding: ['json'],
  body: addresses,
  errorShape: 'service',
} as const;

export const emailResult = z.object({
  success: z.boolean(),
  message: z.string(),
  data: z.object({
    successful_count: z.number().int(),
    failed_count: z.number().int(),
    total_emails: z.number().int(),
    failed: z.array(z.object({ email: z.string(), reason: z.string() })),
  }),
});

const delivery = z.object({
  application_id: z.string(),
  email: z.string(),
  full_name: z.string(),
  state: z.enum(['queued', 'sent', 'failed']),
  /** Why it is not sent; null once it is, and before the first try. */
  reason: z.string().nullable(),
  /** When it was sent, or else when it was asked for. */
  at: z.string(),
});

export const applications = {
  save: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/saveApplications',
    params: { id: text(200, 'Username is required') },
    access: ['user'],
    summary: 'Apply for a job (D-18, D-19)',
    encoding: ['form'],
    body: z.object({
      username: optionalText(200),
      jobId: id,
      companyId: id,
      applicationDate: optionalText(60),
      expected_salary: text(100, 'Please enter your expected salary.'),
      reference1: optionalText(60),
      reference2: optionalText(60),
      reference3: optionalText(60),
      appliedPosition1: optionalText(200),
      appliedPosition2: optionalText(200),
      acknowledge_withdrawal: flag.optional(),
      /** When the person agreed on the page (ISO 8601 with zone); a call may leave it out. */
      consent_at: optionalTime,
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
      'company_not_verified',
      'job_closed',
      'three_applications',
      'applications_withdrawn',
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
    access: ['user', 'admin'],
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
  own: endpoint({
    method: 'GET',
    path: '/api/applications/getApplicationsWithInterviewStatus/{id}',
    params: { id: text(200, 'Username is required') },
    access: ['user'],
    summary: 'The own applications, newest first',
    response: z.object({ success: z.literal(true), data: z.object({ applications: z.array(ownApplication) }) }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  ownById: endpoint({
    method: 'GET',
    path: '/api/applications/own/{id}',
    params: { id },
    access: ['user'],
    summary: 'One own application: what was submitted, and when each step happened',
    response: z.object({ success: z.literal(true), data: z.object({ application: ownApplicationDetail }) }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/applications/{id}/withdraw',
    params: { id },
    access: ['user'],
    summary: 'Withdraw one own application; it keeps counting among the three. Twice is once',
    response: done.extend({ status: z.literal('Withdrawn') }),
    errors: ['not_found', 'application_decided'],
    errorShape: 'service',
  }),
  byJob: endpoint({
    method: 'GET',
    path: '/api/applications/getAllApplications/{companyId}/{jobId}',
    params: { companyId: id, jobId: id },
    access: ['admin'],
    summary: 'Applicants of one job',
    query: listQuery,
    response: listAnswer,
    errors: ['not_found'],
    errorShape: 'service',
  }),
  byCompany: endpoint({
    method: 'GET',
    path: '/api/applications/getAllApplications/{companyId}',
    params: { companyId: id },
    access: ['admin'],
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
    access: ['admin'],
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
    access: ['admin'],
    summary: 'Application figures of a company, days in the configured zone',
    response: z.object({
      success: z.literal(true),
      totalApplications: z.number().int(),
      todayApplications: z.number().int(),
      pendingApplications: z.number().int(),
      acceptedApplications: z.number().int(),
    }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  trend: endpoint({
    method: 'GET',
    path: '/api/applications/trend/{companyId}',
    params: { companyId: id },
    access: ['admin'],
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
    access: ['admin'],
    summary: 'How many applied for a job, and how many were accepted',
    response: z.object({ success: z.literal(true), totalCount: z.number().int(), acceptedCount: z.number().int() }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/applications/{id}',
    params: { id },
    access: ['admin'],
    summary: 'One application',
    response: z.object({ success: z.literal(true), application: applicationDetail }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  setStatus: endpoint({
    method: 'PUT',
    path: '/api/applications/updateApplications/{id}/status',
    params: { id },
    access: ['admin'],
    summary: 'Decide: Pending, Accepted, KIV or Rejected',
    encoding: ['form'],
    body: z.object({
      status: option(['Pending', 'Accepted', 'KIV', 'Rejected']),
      /** Kept with the decision for the company; the applicant does not see it. */
      reason: optionalText(2000),
      /** The status as the caller last saw it: where somebody else has changed it since, nothing is set. */
      expected_status: optionalOption(applicationStatuses),
    }),
    response: done.extend({ status: z.string() }),
    errors: ['not_found', 'application_withdrawn', 'application_changed'],
    errorShape: 'service',
  }),
  setFeedback: endpoint({
    method: 'PUT',
    path: '/api/applications/updateApplications/{id}/feedback',
    params: { id },
    access: ['admin'],
    summary: 'Leave feedback',
    encoding: ['form'],
    body: z.object({ adminFeedback: text(5000, 'Please enter feedback before submitting') }),
    response: done,
    errors: ['not_found'],
    errorShape: 'service',
  }),
  setInterviewStatus: endpoint({
    method: 'PUT',
    path: '/api/applications/updateApplications/{id}/interview-status',
    params: { id },
    access: ['user'],
    summary: "'Proceed Later': the interview stays unfinished",
    encoding: ['form'],
    body: z.object({ interview_status: flag }),
    response: done.extend({ interview_status: z.boolean() }),
    errors: ['not_found', 'forbidden'],
    errorShape: 'service',
  }),
  deliveries: endpoint({
    method: 'GET',
    path: '/api/applications/emails/{companyId}/{jobId}',
    params: { companyId: id, jobId: id },
    access: ['admin'],
    summary: 'What became of the mails to accepted or rejected applicants of a job: the newest for each applicant',
    query: z.object({ group: optionalOption(['Accepted', 'Rejected']) }),
    response: z.object({ success: z.literal(true), deliveries: z.array(delivery) }),
    errors: ['not_found'],
    errorShape: 'service',
  }),
  sendAcceptanceEmails: endpoint({
    ...emailCall,
    path: '/api/applications/send-acceptance-emails',
    summary: 'Mail accepted applicants',
    response: emailResult,
  }),
  sendRejectionEmails: endpoint({
    ...emailCall,
    path: '/api/applications/send-rejection-emails',
    summary: 'Mail rejected applicants',
    response: emailResult,
  }),
  ...reviewCalls,
};
