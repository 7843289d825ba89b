/** Jobs: posting, criteria, description, application link. */
import { z } from 'zod';
import { jobStatuses } from './domain/index.ts';
import { endpoint } from './endpoint.ts';
import {
  flag,
  id,
  isoDate,
  line,
  lines,
  listOf,
  message,
  option,
  optionalAmount,
  optionalDate,
  optionalLine,
  optionalLines,
  optionalOption,
  optionalText,
  pageAnswer,
  pageQuery,
  text,
} from './fields.ts';
import { job, posting, publicJob } from './job-shapes.ts';
import { departments, experienceLevels, fileLimits, jobTypes } from './options.ts';

const fiveCriteria = 'A job needs exactly five criteria';

/** Employment types arrive as one comma-separated text, repeated fields, or both. */
const employment = z.preprocess(
  (value) =>
    (Array.isArray(value) ? value : [value])
      .flatMap((item) => (typeof item === 'string' ? item.split(',') : []))
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  z.array(option(jobTypes, 'Unknown type of employment')).min(1, 'Type of Employment is required').max(5),
);

const jobFields = z.object({
  companyId: id,
  jobTitle: line(200, 'Job Title is required'),
  department: option(departments, 'Department is required'),
  location: line(200, 'Location is required'),
  jobType: employment,
  status: optionalText(20),
  salary_min: optionalAmount,
  salary_max: optionalAmount,
  currency: z.literal('MYR', { error: 'Currency must be MYR' }).optional(),
  experienceLevel: option(experienceLevels, 'Experience Level is required'),
  otherInfo: optionalLines(20_000),
  jobCriteria: listOf(lines(1000, 'A criterion must not be blank'), { exactly: 5, otherwise: fiveCriteria }),
  closingDate: optionalDate,
});

/** A rule between two fields belongs to each whole body: a schema made from the fields of another does not take it along. */
function withSalaryRange<T extends typeof jobFields>(fields: T) {
  return fields.refine((job) => (job.salary_min ?? 0) <= (job.salary_max ?? Number.POSITIVE_INFINITY), {
    path: ['salary_max'],
    error: 'The minimum salary must not be more than the maximum',
  });
}

/** What posting a job sends. */
export const jobBody = withSalaryRange(jobFields);
const jobAnswer = z.object({ message: z.string(), job });
const criteriaAnswer = z.object({
  criteria: z.array(z.string()).length(5),
  source: z.enum(['file', 'text', 'both']),
  /** What tells a weak sign from a strong one, for whoever chooses. A job keeps the texts alone: people change them, and then these no longer fit. */
  levels: z.array(z.object({ none: z.string(), some: z.string(), strong: z.string() })),
  /** The sentence of the description, word for word, that each criterion came from; null where none says it. */
  sources: z.array(z.string().nullable()),
});
/** Criteria that a proposal should not repeat: others come first as long as there are any. */
const knownCriteria = listOf(lines(1000)).optional();
const owner = z.object({ companyId: id });
const pair = { companyId: id, jobId: id };
const descriptionFile = { maxBytes: fileLimits.description };
const fileErrors = ['file_too_large', 'file_wrong_type', 'file_unreadable'] as const;

export const jobs = {
  create: endpoint({
    method: 'POST',
    path: '/api/jobs/create',
    access: 'job.edit',
    summary: 'Post a job',
    encoding: ['form'],
    body: jobBody,
    files: { description_file: descriptionFile },
    response: jobAnswer,
    errors: ['not_found', 'company_rejected', 'no_job_source', 'idempotency_conflict', ...fileErrors],
    limit: 'uploads',
  }),
  update: endpoint({
    method: 'PUT',
    path: '/api/jobs/update/{jobId}',
    params: { jobId: id },
    access: 'job.edit',
    summary: 'Change a job',
    encoding: ['form'],
    body: withSalaryRange(
      jobFields.extend({
        updated_at: optionalText(40),
        /** Takes the stored description file away; `otherInfo` must then say something. A file that comes along replaces it anyway. */
        remove_description_file: flag.optional(),
      }),
    ),
    files: { description_file: descriptionFile },
    response: jobAnswer,
    errors: ['not_found', 'company_rejected', 'no_job_source', 'job_changed', 'idempotency_conflict', ...fileErrors],
    limit: 'uploads',
  }),
  process: endpoint({
    method: 'POST',
    path: '/api/jobs/process/job_desc',
    access: 'job.edit',
    summary: 'Read the job description; waits up to 20 s for it',
    encoding: ['json'],
    body: z.object({ jobId: id, companyId: id }),
    alsoStatus: [202],
    response: z.object({ success: z.boolean(), message: z.string(), state: z.enum(['done', 'running']) }),
    errors: ['not_found', 'file_unreadable'],
  }),
  inactivate: endpoint({
    method: 'PUT',
    path: '/api/jobs/inactivate/{jobId}',
    params: { jobId: id },
    access: 'job.edit',
    summary: 'Close a job for ever',
    query: owner,
    encoding: ['json', 'form'],
    body: z.object({ status: option(['Closed'], 'Status must be Closed') }),
    response: z.object({ success: z.literal(true), message: z.string(), job }),
    errors: ['not_found'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/jobs/delete/{jobId}',
    params: { jobId: id },
    access: 'job.edit',
    summary: 'Delete a job with its applications and files; candidates whose application was open are told by mail',
    query: owner,
    response: message,
    errors: ['not_found'],
  }),
  byCompany: endpoint({
    method: 'GET',
    path: '/api/jobs/get_jobs_by_company/{companyId}',
    params: { companyId: id },
    access: 'job.read',
    summary: "A company's jobs",
    query: z.object({
      ...pageQuery,
      sort: optionalOption(['datePosted', 'title']),
      status: optionalOption(jobStatuses),
      job_type: optionalOption(jobTypes),
      from: isoDate.optional(),
      to: isoDate.optional(),
    }),
    response: z.object({ jobs: z.array(z.union([job, publicJob])), ...pageAnswer }),
    errors: ['not_found'],
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/jobs/getJobStats/{companyId}',
    params: { companyId: id },
    access: 'job.internals',
    summary: 'Job figures of a company',
    response: z.object({
      totalJobs: z.number().int(),
      activeJobs: z.number().int(),
      closedJobs: z.number().int(),
      todayPosts: z.number().int(),
    }),
    errors: ['not_found'],
  }),
  byId: endpoint({
    method: 'GET',
    path: '/api/jobs/get_job_by_id/{jobId}',
    params: { jobId: id },
    access: 'job.read',
    summary: 'One job',
    query: owner,
    response: z.object({ message: z.string(), job: z.union([job, publicJob]) }),
    errors: ['not_found'],
  }),
  description: endpoint({
    method: 'GET',
    path: '/api/jobs/get-formatted-job-description/{companyId}/{jobId}',
    params: pair,
    access: 'job.read',
    summary: 'The description as clean HTML',
    response: z.object({
      job_desc_full_text: z.string(),
      /** Its file is still being read: the text is none, or the one before. */
      being_read: z.boolean(),
    }),
    errors: ['not_found'],
  }),
  makeApplicationUrl: endpoint({
    method: 'POST',
    path: '/api/jobs/generate-application-url/{companyId}/{jobId}',
    params: pair,
    access: 'job.edit',
    summary: 'Make a fresh application link, valid for 60 days',
    response: z.object({ applicationUrl: z.string(), expiresAt: z.string() }),
    errors: ['not_found'],
  }),
  applicationUrl: endpoint({
    method: 'GET',
    path: '/api/jobs/get-application-url/{companyId}/{jobId}',
    params: pair,
    access: 'company.read',
    summary: 'The newest application link',
    response: z.object({ applicationUrl: z.string(), expiresAt: z.string() }),
    errors: ['not_found', 'application_link_unknown'],
  }),
  generateCriteria: endpoint({
    method: 'POST',
    path: '/api/jobs/generate-criteria',
    access: 'job.edit',
    summary: 'Propose five criteria from a stored job or from text',
    encoding: ['json'],
    body: z.object({
      jobId: id.optional(),
      companyId: id.optional(),
      jobTitle: optionalLine(200),
      department: optionalLine(100),
      prioritizeAdditionalInfo: z.boolean().optional(),
      additionalInfo: optionalLines(20_000),
      jobInfo: optionalLines(20_000),
      without: knownCriteria,
    }),
    response: criteriaAnswer,
    errors: ['not_found', 'no_job_source', 'text_unreadable'],
    limit: 'assistant',
    onlyReads: true,
  }),
  generateCriteriaFromFile: endpoint({
    method: 'POST',
    path: '/api/jobs/generate-criteria-from-file',
    access: 'job.edit',
    summary: 'Propose five criteria from a description file',
    encoding: ['form'],
    body: z.object({
      additional_info: optionalLines(20_000),
      prioritize_additional_info: flag.optional(),
      without: knownCriteria,
      jobTitle: optionalLine(200),
      department: optionalLine(100),
    }),
    files: { description_file: { ...descriptionFile, required: true } },
    response: criteriaAnswer,
    errors: ['text_unreadable', ...fileErrors],
    limit: 'uploads',
    onlyReads: true,
  }),
  apply: endpoint({
    method: 'GET',
    path: '/api/jobs/apply/{token}',
    params: { token: text(200, 'A token is required') },
    access: 'application.own',
    summary: "The jobs behind a company's application link, its own job first",
    response: z.array(publicJob),
    errors: ['application_link_unknown', 'application_link_expired', 'company_not_verified', 'company_suspended'],
    heavy: true,
  }),
  posting: endpoint({
    method: 'GET',
    path: '/api/jobs/posting/{token}',
    params: { token: text(200, 'A token is required') },
    access: 'public',
    summary: 'The job behind an application link with its company, for anybody, also once the link has expired',
    response: posting,
    errors: ['application_link_unknown', 'company_not_verified', 'company_suspended'],
  }),
  mailLink: endpoint({
    method: 'POST',
    path: '/api/jobs/apply/{token}/mail',
    params: { token: text(200, 'A token is required') },
    access: 'application.own',
    summary: 'Mail an application link to the own address, to go on with it on another device; once a day',
    response: message,
    errors: [
      'application_link_unknown',
      'application_link_expired',
      'company_not_verified',
      'company_suspended',
      'email_missing',
    ],
    limit: 'uploads',
  }),
};
