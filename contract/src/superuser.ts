/** The operator's area: companies, users, registration links, the own profile. */
import { z } from 'zod';
import { companyStatuses } from './domain/index.ts';
import { endpoint } from './endpoint.ts';
import {
  email,
  flag,
  id,
  line,
  message,
  operatorEmail,
  option,
  optionalLine,
  optionalLines,
  optionalOption,
  optionalText,
  pageAnswer,
  pageQuery,
  password,
  secret,
  username,
} from './fields.ts';
import { firstRunCalls } from './superuser-first-run.ts';
import { mailCalls } from './superuser-mails.ts';

/** Of an account or a company: nobody of one that is suspended is signed in; one that is being erased does not come back. */
const standing = z.enum(['active', 'suspended', 'erasing']);

const companyRow = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  companyName: z.string(),
  email: z.string(),
  contactEmail: z.string(),
  industry: z.string(),
  status: z.enum(companyStatuses),
  paymentStatus: z.string(),
  verified: z.boolean(),
  createdAt: z.string(),
  jobCount: z.number().int(),
  applicationCount: z.number().int(),
  standing,
  /** Names of other companies that look like this one's, at most five. */
  similarTo: z.array(z.string()),
});

/** A link that was sent; the link itself is answered only when it is made, since only its hash is kept. */
const linkRow = z.object({
  id: z.string(),
  companyName: z.string(),
  /** Empty once it is erased, after the link was used. */
  adminEmail: z.string(),
  /** The address it was used with, where that is another one; null also once it is erased. */
  usedEmail: z.string().nullable(),
  /** `open`, `used`, `expired` or `revoked`. */
  status: z.string(),
  /** What became of its mail: `queued`, `sent`, `refused` for good or `failed`, with the mail server's words where it has some. */
  mail: z.object({ state: z.string(), error: z.string().nullable() }).nullable(),
  created_at: z.string(),
  expires_at: z.string(),
});
const linkMade = z.object({ message: z.string(), registration_link: z.string(), expires_at: z.string() });

const userRow = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  standing,
  created_at: z.string(),
});

/** Suspends (`true`) or lifts a suspension. The reason is mailed to whom it is about, and stands in the trail. */
export const suspension = z
  .object({ suspended: flag, reason: optionalLines(500) })
  .refine((body) => !body.suspended || body.reason, { path: ['reason'], error: 'Please give a reason' });

/** The name of what is erased, as a proof that it was looked at; the reason stands in the trail. */
export const erasure = z.object({ confirm: line(200, 'Please enter the name'), reason: optionalLines(500) });

const profile = z.object({ username: z.string(), name: z.string(), email: z.string() });

export const superuser = {
  companies: endpoint({
    method: 'GET',
    path: '/api/superuser/companies',
    access: 'installation.operate',
    summary: 'Companies with their counts',
    query: z.object({
      ...pageQuery,
      sort: optionalOption(['created', 'name']),
      status: optionalOption(companyStatuses),
      /** This one company alone. */
      id: optionalText(100),
    }),
    response: z.object({ companies: z.array(companyRow), ...pageAnswer }),
  }),
  setCompanyStatus: endpoint({
    method: 'PUT',
    path: '/api/superuser/companies/{id}/status',
    params: { id },
    access: 'installation.operate',
    summary: 'Verify or reject a company',
    query: z.object({
      status_update: option(['verified', 'rejected'], 'Status must be verified or rejected'),
      /** The company's name as the caller last saw it: where it has another one by now, nothing is set. */
      expected_name: optionalLine(200),
      /** Its status likewise. */
      expected_status: optionalOption(companyStatuses),
    }),
    response: z.object({ message: z.string(), company: companyRow }),
    errors: ['not_found', 'company_changed'],
  }),
  suspendCompany: endpoint({
    method: 'PUT',
    path: '/api/superuser/companies/{id}/suspension',
    params: { id },
    access: 'installation.operate',
    summary: 'Suspend a company, whose sign-ins end and which takes no applications, or lift that',
    encoding: ['form', 'json'],
    body: suspension,
    response: z.object({ message: z.string(), company: companyRow }),
    errors: ['not_found', 'being_erased'],
  }),
  eraseCompany: endpoint({
    method: 'DELETE',
    path: '/api/superuser/companies/{id}',
    params: { id },
    access: 'installation.operate',
    summary: 'Erase a company with its jobs, applications and accounts; its candidates are told by mail',
    encoding: ['form', 'json'],
    body: erasure,
    response: message,
    errors: ['not_found', 'name_not_confirmed'],
  }),
  sendRegistrationLink: endpoint({
    method: 'POST',
    path: '/api/superuser/generate-registration-link',
    access: 'installation.operate',
    summary: 'Make and mail a company registration link',
    encoding: ['json'],
    body: z.object({
      admin_email: email('Please fill in all fields', 'Email is invalid'),
      company_name: line(200, 'Please fill in all fields').min(2, 'Company Name must be at least 2 characters'),
    }),
    response: linkMade,
    errors: ['company_taken', 'email_taken'],
  }),
  registrationLinks: endpoint({
    method: 'GET',
    path: '/api/superuser/registration-links',
    access: 'installation.operate',
    summary: 'Registration links that were sent',
    query: z.object({
      ...pageQuery,
      sort: optionalOption(['created', 'name']),
      status: optionalOption(['open', 'used', 'expired', 'revoked']),
    }),
    response: z.object({ links: z.array(linkRow), ...pageAnswer }),
  }),
  resendRegistrationLink: endpoint({
    method: 'POST',
    path: '/api/superuser/registration-links/{id}/resend',
    params: { id },
    access: 'installation.operate',
    summary: 'Mail a fresh link in place of an unused one, which stops working',
    response: linkMade,
    errors: ['not_found', 'link_used'],
  }),
  revokeRegistrationLink: endpoint({
    method: 'DELETE',
    path: '/api/superuser/registration-links/{id}',
    params: { id },
    access: 'installation.operate',
    summary: 'Make an unused link void',
    response: message,
    errors: ['not_found', 'link_used'],
  }),
  ...mailCalls,
  ...firstRunCalls,
  profile: endpoint({
    method: 'GET',
    path: '/api/superuser/users/profile',
    access: 'installation.operate',
    summary: 'The own profile',
    response: profile,
    errorShape: 'message',
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/api/superuser/users/profile',
    access: 'installation.operate',
    summary: 'Save the own profile and, if given, a new password',
    encoding: ['json'],
    body: z
      .object({
        name: line(200, 'Name is required'),
        email: operatorEmail('Email is required', 'Email is invalid'),
        currentPassword: z.string().max(1000).nullish(),
        newPassword: z.union([z.literal(''), password]).nullish(),
      })
      .refine((body) => !body.newPassword || body.currentPassword, {
        path: ['currentPassword'],
        error: 'Current password is required to set a new password',
      }),
    response: profile.extend({ message: z.string(), access_token: z.string().optional() }),
    errors: ['wrong_old_password', 'password_changed', 'email_taken', 'too_many'],
    errorShape: 'message',
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/superuser/users/list_all_users',
    access: 'installation.operate',
    summary: 'All accounts',
    query: z.object({
      ...pageQuery,
      sort: optionalOption(['created', 'name']),
      role: optionalOption(['user', 'admin', 'superuser']),
    }),
    response: z.object({ count: z.number().int(), users: z.array(userRow), ...pageAnswer }),
  }),
  suspendUser: endpoint({
    method: 'PUT',
    path: '/api/superuser/users/{username}/suspension',
    params: { username: id },
    access: 'installation.operate',
    summary: 'Suspend an account, whose sign-ins end, or lift that',
    encoding: ['form', 'json'],
    body: suspension,
    response: z.object({ message: z.string(), user: userRow }),
    errors: ['not_found', 'being_erased', 'last_operator'],
  }),
  eraseUser: endpoint({
    method: 'DELETE',
    path: '/api/superuser/users/{username}',
    params: { username: id },
    access: 'installation.operate',
    summary: 'Erase an account with all that belongs to it',
    encoding: ['form', 'json'],
    body: erasure,
    response: message,
    errors: ['not_found', 'name_not_confirmed', 'last_operator', 'last_owner'],
  }),
  makeOperator: endpoint({
    method: 'POST',
    path: '/api/superuser/operators',
    access: 'installation.operate',
    summary: 'Make one more operator; its first password is answered once',
    encoding: ['form', 'json'],
    body: z.object({
      username,
      email: operatorEmail('Email is required', 'Email is invalid'),
      /** The own one of whoever asks. */
      password: secret('Please enter your password'),
    }),
    status: 201,
    response: z.object({ message: z.string(), username: z.string(), password: z.string() }),
    errors: ['username_taken', 'email_taken', 'wrong_old_password', 'too_many'],
    limit: 'sign-in',
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/superuser/stats',
    access: 'installation.operate',
    summary: 'The figures of the operator dashboard',
    response: z.object({
      newCompaniesToday: z.number().int(),
      pendingVerification: z.number().int(),
      totalCompanies: z.number().int(),
      verifiedCompanies: z.number().int(),
      totalUsers: z.number().int(),
      activeUsers: z.number().int(),
      engagementRate: z.number(),
      usersWithValidEmail: z.number().int(),
    }),
  }),
};
