/** Everything that may be said over HTTP. */
import { applicants } from './applicants.ts';
import { applications } from './applications.ts';
import { assistant } from './assistant.ts';
import { audit } from './audit.ts';
import { auth } from './auth.ts';
import { companies } from './companies.ts';
import type { Endpoint } from './endpoint.ts';
import { fairness } from './fairness.ts';
import { files } from './files.ts';
import { interviews } from './interviews.ts';
import { jobs } from './jobs.ts';
import { retention } from './retention.ts';
import { superuser } from './superuser.ts';
import { system } from './system.ts';
import { users } from './users.ts';

export const api = {
  auth,
  users,
  applicants,
  companies,
  jobs,
  fairness,
  applications,
  assistant,
  interviews,
  files,
  retention,
  superuser,
  audit,
  system,
};

export { applicantProfile, profileFields } from './applicants.ts';
export { applicationDetail, applicationRow, ownApplication } from './application-shapes.ts';
export { assistantExchange, emptyQuestion, questionLimit } from './assistant.ts';
export { addressOf, CallError, type CallOptions, type Client, call } from './call.ts';
export { companyFields, companyProfile, neverSaved } from './companies.ts';
export type {
  Access,
  CallInput,
  CallOutput,
  Endpoint,
  HandlerInput,
  HandlerOutput,
  Limit,
  Role,
  UploadedFile,
} from './endpoint.ts';
export { type ErrorCode, errors, type FieldProblem, statusOf, textOf } from './errors.ts';
export * from './fields.ts';
export { accommodations, preparation, signalKinds, timeFactors } from './interview-extras.ts';
export { analysis, historyItem, signal } from './interviews.ts';
export { job, publicJob } from './job-shapes.ts';
export { emailResult } from './mailing.ts';
export { interviewDetails, resumeDetails } from './marks.ts';
export { type Camel, codeName, renamer } from './names.ts';
export { plainText } from './problems.ts';
export { candidateRetention, retentionBounds, retentionFields } from './retention.ts';
export { analysisVersion, comparedApplicant, reviewEvent } from './review.ts';

/** Every endpoint with its name, for binding, documentation and the loop test. */
export function allEndpoints(): { name: string; endpoint: Endpoint }[] {
  return Object.entries(api).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({
      name: `${feature}.${name}`,
      endpoint: endpoint as Endpoint, // the general form, for loops
    })),
  );
}
