/** The job seeker's own profile, picture, resume and account. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dayText, email, line, lines, message, option, pageAnswer, pageQuery, text } from './fields.ts';
import { fileLimits, genders, isAdult, isFutureDay, leastAge } from './options.ts';
import { mailStates } from './superuser-mails.ts';

const params = { username: text(200, 'Username is required') };

const tooYoung = 'You must be at least 18 years old';
const phoneText = 'Phone number must be 11 digits';

export const profileShape = {
  full_name: line(200, 'Full Name must be at least 2 characters').min(2, 'Full Name must be at least 2 characters'),
  /** What may be a number; the server, which knows the plans of all countries, refuses the rest with the same text. */
  phone: z
    .string(phoneText)
    .regex(/^[\s().+-]*(?:\d[\s().+-]*){7,15}$/, phoneText)
    .max(30, phoneText),
  address: line(300, 'Address must be at least 5 characters').min(5, 'Address must be at least 5 characters'),
  Contactemail: email('Invalid email address'),
  age: z.coerce
    .number(tooYoung)
    .int('Age must be a whole number')
    .min(leastAge, tooYoung)
    .max(100, 'Age must be less than 100'),
  /** Left out, none is kept. */
  gender: option(genders, 'Gender must be Male or Female').optional(),
  /** Nobody is born after today. */
  dob: dayText(/^(19|20)\d\d$/)
    .refine((day) => !isFutureDay(day, new Date()), 'Invalid year')
    .refine((day) => isAdult(day, new Date()), tooYoung),
  description: lines(500, 'Please fill in all required fields.', 'Description must be max 500 characters'),
};

export const applicantProfile = z.object({
  username: z.string(),
  full_name: z.string(),
  /** The digits that are dialled in Malaysia; E.164 of another country. */
  phone: z.string(),
  /** The same as people write it. */
  phone_text: z.string(),
  address: z.string(),
  Contactemail: z.string(),
  age: z.number(),
  gender: z.string(),
  /** `YYYY-MM-DD`. */
  dob: z.string(),
  description: z.string(),
  profile_picture_url: z.string().nullable(),
  resume_url: z.string().nullable(),
  resume_filename: z.string().nullable(),
});

const picture = z.object({ profile_picture_url: z.string().nullable() });
const resume = z.object({
  resume_url: z.string().nullable(),
  resume_filename: z.string().nullable(),
  /** In bytes. */
  resume_size: z.number().int().nullable(),
});

/** Each value passes the rule of its field in the profile. */
const resumeSuggestions = z.object({
  full_name: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  Contactemail: z.string().nullable(),
  description: z.string().nullable(),
});

/** Whether one is reminded of interviews that one has not begun, where the company reminds at all. */
const reminders = z.object({ interview_reminders: z.boolean() });

export const applicants = {
  profile: endpoint({
    method: 'GET',
    path: '/api/applicants/{username}/profile',
    params,
    access: 'profile.own',
    summary: 'The own profile',
    response: applicantProfile,
    errors: ['not_found', 'profile_missing'],
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/api/applicants/{username}/profile',
    params,
    access: 'profile.own',
    limit: 'changes',
    summary: 'Save the own profile',
    encoding: ['form'],
    body: z.object(profileShape),
    response: applicantProfile,
    errors: ['not_found'],
  }),
  picture: endpoint({
    method: 'GET',
    path: '/api/applicants/{username}/profile-picture',
    params,
    access: 'profile.own',
    summary: 'A signed link to the own picture',
    response: picture,
    errors: ['not_found'],
  }),
  savePicture: endpoint({
    method: 'PUT',
    path: '/api/applicants/{username}/profile-picture',
    params,
    access: 'profile.own',
    summary: 'Replace the own picture',
    encoding: ['form'],
    files: { profile_picture: { maxBytes: fileLimits.picture, required: true } },
    response: picture.extend({ message: z.string() }),
    errors: ['not_found', 'file_too_large', 'file_wrong_type', 'file_unreadable'],
    limit: 'uploads',
  }),
  resume: endpoint({
    method: 'GET',
    path: '/api/applicants/{username}/resume',
    params,
    access: 'profile.own',
    summary: 'A signed link to the own resume',
    response: resume,
    errors: ['not_found'],
  }),
  saveResume: endpoint({
    method: 'PUT',
    path: '/api/applicants/{username}/resume',
    params,
    access: 'profile.own',
    summary: 'Replace the own resume',
    encoding: ['form'],
    files: { resume: { maxBytes: fileLimits.resume, required: true } },
    response: resume.extend({ message: z.string() }),
    errors: ['not_found', 'file_too_large', 'file_wrong_type', 'file_unreadable'],
    limit: 'uploads',
  }),
  deleteAccount: endpoint({
    method: 'DELETE',
    path: '/api/applicants/{username}/delete-account',
    params,
    access: 'profile.own',
    summary: 'Delete the own account with everything that belongs to it; a password that comes along must be right',
    encoding: ['json', 'form'],
    body: z.object({
      /** The page asks for it and sends it; a call without one is trusted by its token. */
      password: z.string().max(1000).optional(),
    }),
    response: message,
    errors: ['not_found', 'wrong_old_password', 'too_many'],
    limit: 'sign-in',
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/applicants/{username}/data',
    params,
    access: 'profile.own',
    summary: 'Everything that is kept of the person, as one ZIP: data.json and the own files',
    response: 'bytes',
    mime: 'application/zip',
    errors: ['not_found'],
    limit: 'downloads',
    heavy: true,
  }),
  resumeSuggestions: endpoint({
    method: 'GET',
    path: '/api/applicants/{username}/resume-suggestions',
    params,
    access: 'profile.own',
    summary: 'What the own resume offers for the profile; null where nothing was found. Nothing is saved by it',
    response: resumeSuggestions,
    errors: ['not_found'],
  }),
  readResume: endpoint({
    method: 'POST',
    path: '/api/applicants/{username}/resume-suggestions',
    params,
    access: 'profile.own',
    summary:
      'What a resume that is about to be sent offers for the form; null where nothing was found. Nothing is kept of it',
    encoding: ['form'],
    files: { resume: { maxBytes: fileLimits.resume, required: true } },
    response: resumeSuggestions,
    errors: ['not_found', 'file_too_large', 'file_wrong_type', 'file_unreadable'],
    limit: 'uploads',
  }),
  mails: endpoint({
    method: 'GET',
    path: '/api/applicants/{username}/mails',
    params,
    access: 'profile.own',
    summary: 'What was mailed to the own account, newest first, with what became of it',
    query: z.object({ page: pageQuery.page, page_size: pageQuery.page_size }),
    response: z.object({
      mails: z.array(
        z.object({
          id: z.string(),
          subject: z.string(),
          /** As it went out; null where it carried a code or a link that opens something. */
          text: z.string().nullable(),
          state: z.enum(mailStates),
          /** Which application it is about; null where it is about none. */
          application_id: z.string().nullable(),
          created_at: z.string(),
          sent_at: z.string().nullable(),
        }),
      ),
      ...reminders.shape,
      ...pageAnswer,
    }),
    errors: ['not_found'],
  }),
  saveReminders: endpoint({
    method: 'PUT',
    path: '/api/applicants/{username}/mails',
    params,
    access: 'profile.own',
    limit: 'changes',
    summary: 'Say whether one is reminded by mail of interviews that one has not begun',
    encoding: ['json'],
    body: reminders,
    response: reminders,
    errors: ['not_found'],
  }),
};
