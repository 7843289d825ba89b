/** Every failure a person can meet: code → status and text. The unknown is a 500 with a request id. */
import { english, saidIn } from './words/language.ts';

export const errors = {
  // Session and rights
  authentication_required: [401, 'Authentication required'],
  session_expired: [401, 'Session expired. Please log in again.'],
  bad_credentials: [401, 'Incorrect username or password'],
  invalid_token: [401, 'Invalid authentication. Please log in again.'],
  unknown_identity: [401, 'Could not determine user identity'],
  forbidden: [403, 'You are not allowed to do this.'],
  not_found: [404, 'Not found'],
  too_many: [429, 'Too many attempts. Please try again later.'],
  // Encoding
  invalid: [422, 'Something in the request is not valid.'],
  bad_request: [400, 'The request could not be read.'],
  head_too_large: [431, 'The address or the headers of the request are too long.'],
  too_slow: [408, 'The request took too long to arrive.'],
  expectation_failed: [417, 'What the request expects of the server cannot be met.'],
  bad_body: [400, 'The request body could not be read.'],
  wrong_encoding: [415, 'This content type is not accepted here.'],
  body_too_large: [413, 'The request is too large.'],
  // Accounts
  username_taken: [409, 'Username already exists'],
  email_taken: [409, 'Email already exists'],
  company_taken: [409, 'Company already exists'],
  email_missing: [409, 'Your account has no email address. Please give it one in your account settings first.'],
  email_unconfirmed: [403, 'Please confirm your email address first. Enter the code that was mailed to you.'],
  no_address: [409, 'Your account has no email address. Please enter one first.'],
  wrong_code: [400, 'The verification code is incorrect or has expired.'],
  new_password_required: [
    403,
    'The password that was made up is good for a day. Please set one of your own, then everything opens again.',
  ],
  wrong_old_password: [400, 'The current password is incorrect.'],
  password_changed: [409, 'The password was changed in the meantime. Please try again.'],
  link_unknown: [404, 'This registration link is invalid or has expired. Please contact support.'],
  link_expired: [410, 'This registration link is invalid or has expired. Please contact support.'],
  link_used: [409, 'This registration link was used already.'],
  account_suspended: [403, 'This account is suspended.'],
  last_operator: [409, 'This is the last operator. Make another one first.'],
  last_owner: [409, 'This is the only owner of a company. Please erase the company instead.'],
  last_administrator: [409, 'This is the only administrator of the company. Invite somebody else first.'],
  too_many_invited: [409, 'Twenty people are invited already. Please wait, or take invitations back first.'],
  invited_known: [
    409,
    'There is an account with this email address already. Please ask the company to invite you at another one.',
  ],
  invitation_unknown: [404, 'This invitation is not known, or not any more. Please ask the company for another one.'],
  being_erased: [409, 'It is being erased.'],
  first_run_over: [404, 'This link is not good, or not any more: it is good for an hour and once.'],
  no_mail_server: [409, 'No mail server is set.'],
  mail_not_repeatable: [409, 'This mail cannot be tried again.'],
  name_not_confirmed: [422, 'Please enter the name exactly as it is.'],
  // Companies and jobs
  wish_changed: [409, 'The candidate asked for something else meanwhile. Please read it before you answer.'],
  company_suspended: [403, 'This company takes no applications at the moment.'],
  company_not_verified: [403, 'This company is not verified yet.'],
  company_rejected: [403, 'This company was rejected and cannot post jobs.'],
  application_link_unknown: [404, 'This application link is not known.'],
  application_link_expired: [410, 'This application link has expired. Please ask the company for a new one.'],
  job_closed: [409, 'This job is closed.'],
  company_changed: [409, 'Somebody else changed this profile in the meantime. Please reload and try again.'],
  job_changed: [409, 'Somebody else changed this job in the meantime. Please reload and try again.'],
  no_job_source: [
    422,
    "Missing information: Please upload a job description file or provide additional information in the 'Others' section.",
  ],
  // Files
  file_too_large: [413, 'The file is too large.'],
  file_wrong_type: [415, 'This type of file is not accepted.'],
  no_such_part: [416, 'The file has no such part.'],
  file_unreadable: [422, 'The file could not be read.'],
  text_unreadable: [422, 'Reading this text took too long. Shorten it, or write it in a plainer form.'],
  // Applications
  three_applications: [
    409,
    'You have already applied for this job 3 times. If you apply again, all your applications for this position will be withdrawn.',
  ],
  applications_withdrawn: [
    409,
    'You applied for this job more than 3 times: all your applications for this position have been withdrawn.',
  ],
  notice_changed: [
    409,
    'What becomes of your data has changed since this page was opened. Please read it again, then apply.',
  ],
  withdrawn_before: [409, 'Your applications for this position were withdrawn. You cannot apply for it again.'],
  application_withdrawn: [409, 'This application was withdrawn.'],
  application_answered: [409, 'The company has answered this application. There is no interview to take any more.'],
  application_changed: [409, 'Somebody else changed the status in the meantime.'],
  second_look_closed: [409, 'A second look can be asked for within 30 days of a rejection.'],
  second_look_asked: [409, 'You have asked for a second look at this decision already.'],
  second_look_none: [409, 'No second look waits for an answer.'],
  second_look_other: [409, 'Somebody else than the person who decided has to take the second look.'],
  resume_missing: [422, 'Please upload your resume.'],
  profile_missing: [404, 'The profile is not complete yet.'],
  idempotency_conflict: [409, 'This Idempotency-Key was used for another request.'],
  // Interviews and analyses
  interview_complete: [409, 'The interview is already complete.'],
  interview_not_started: [409, 'The interview has not been started.'],
  interview_begun: [409, 'The interview has begun already.'],
  answer_over: [409, 'The time for this answer is over.'],
  taken_over: [409, 'The interview goes on in another tab.'],
  correction_too_late: [409, 'An answer can be corrected for 24 hours after the interview.'],
  flag_too_late: [409, 'A transcript can be flagged for 7 days after the interview.'],
  interview_incomplete: [409, 'The interview is not complete yet.'],
  analysis_missing: [404, 'The analysis is not available yet.'],
  transcription_unavailable: [503, 'Transcription is not configured.'],
  transcription_failed: [502, 'The transcription service did not answer.'],
  // Last resort
  unavailable: [503, 'The service is not available at the moment. Please try again.'],
  internal: [500, 'Something went wrong on our side. Please try again.'],
} as const satisfies Record<string, readonly [number, string]>;

export type ErrorCode = keyof typeof errors;

/** The HTTP status of an error, 400 to 503. */
export function statusOf(code: ErrorCode): number {
  return errors[code][0];
}

/** What a person reads of it. */
export function textOf(code: ErrorCode, language = english): string {
  return saidIn(language, errors[code][1]);
}

/** One line of a 422: where and what, as in `{"loc": ["body","email"], "msg": "…"}`. */
export interface FieldProblem {
  loc: (string | number)[];
  msg: string;
}
