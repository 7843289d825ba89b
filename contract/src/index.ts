/** Everything that may be said over HTTP. */
import { api } from './api.ts';
import { namesOfCall } from './call.ts';
import type { Endpoint } from './endpoint.ts';

export { applicantProfile, profileShape } from './applicants.ts';
export { applicationDetail, applicationRow, ownApplication } from './application-shapes.ts';
export { assistantExchange } from './assistant.ts';
export { addressOf, CallError, type CallOptions, type Client, call, callAny, type LooseInput } from './call.ts';
export { longestMailWords } from './candidate-mails.ts';
export { cleanLine } from './clean-text.ts';
export { codeRequest } from './code-request.ts';
export { companyFields, companyProfile } from './companies.ts';
export { answerDays, graceMinutes, secondLookDays } from './decisions.ts';
export type { Role } from './domain/index.ts';
export { cleanAddress } from './email-address.ts';
export type {
  Access,
  CallInput,
  CallOutput,
  Endpoint,
  HandlerInput,
  HandlerOutput,
  Limit,
  UploadedFile,
} from './endpoint.ts';
export { rolesAllowed } from './endpoint.ts';
export { type ErrorCode, errors, type FieldProblem, statusOf, textOf } from './errors.ts';
export * from './fields.ts';
export { accommodations, preparation, signalKinds } from './interview-extras.ts';
export { analysis, historyItem, signal } from './interviews.ts';
export { job, publicJob } from './job-shapes.ts';
export { jobBody } from './jobs.ts';
export { emailResult, noMessage } from './mailing.ts';
export { interviewDetails, resumeDetails } from './marks.ts';
export { type Camel, codeName, namesOf, renamer } from './names.ts';
export * from './options.ts';
export { checked } from './problems.ts';
export { candidateRetention, retentionFields } from './retention.ts';
export { analysisVersion, comparedApplicant, reviewEvent } from './review.ts';
export { sharedShapes } from './shared-shapes.ts';
export { erasure, suspension } from './superuser.ts';
export { api };

/** In the general form, for loops. */
const features: Record<string, Record<string, Endpoint>> = api;

/** Every endpoint with its name, for binding, documentation and the loop test. */
export function allEndpoints(): { name: string; endpoint: Endpoint }[] {
  return Object.entries(features).flatMap(([feature, calls]) =>
    Object.entries(calls).map(([name, endpoint]) => ({ name: `${feature}.${name}`, endpoint })),
  );
}

/** The calls as plain data: where and how each is sent, with the names in it, and no schema. */
export function leanApi(): Record<string, Record<string, object>> {
  const lean = Object.entries(features).map(([feature, calls]) => [
    feature,
    Object.fromEntries(Object.entries(calls).map(([name, endpoint]) => [name, leanOf(endpoint)])),
  ]);
  return Object.fromEntries(lean);
}

function leanOf(endpoint: Endpoint): object {
  const { method, path, access, encoding, files, body, response } = endpoint;
  return {
    method,
    path,
    access,
    encoding,
    files,
    body: body && {},
    response: response === 'bytes' ? response : {},
    names: namesOfCall(endpoint),
  };
}
