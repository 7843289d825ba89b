/** The operator's area: companies, users, registration links, the own profile. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { email, id, message, option, optionalOption, pageAnswer, pageQuery, password, text } from './fields.ts';
import { companyStatuses } from './options.ts';

const companyRow = z.object({
  id: z.string(),
  username: z.string(),
  name: z.string(),
  companyName: z.string(),
  email: z.string(),
  contactEmail: z.string(),
  industry: z.string(),
  status: z.string(),
  paymentStatus: z.string(),
  verified: z.boolean(),
  createdAt: z.string(),
  jobCount: z.number().int(),
  applicationCount: z.number().int(),
});

/** A link that was sent; the link itself is answered only when it is made, since only its hash is kept. */
const linkRow = z.object({
  id: z.string(),
  companyName: z.string(),
  adminEmail: z.string(),
  /** `open`, `used`, `expired` or `revoked`. */
  status: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
});
const linkMade = z.object({ message: z.string(), registration_link: z.string(), expires_at: z.string() });

const userRow = z.object({
  id: z.string(),
  username: z.string(),
  email: z.string(),
  role: z.string(),
  created_at: z.string(),
});

const profile = z.object({ username: z.string(), name: z.string(), email: z.string() });

export const superuser = {
  companies: endpoint({
    method: 'GET',
    path: '/api/superuser/companies',
    access: ['superuser'],
    summary: 'Companies with their counts',
    query: z.object({
      ...pageQuery,
      sort: optionalOption(['created', 'name']),
      status: optionalOption(companyStatuses),
    }),
    response: z.object({ companies: z.array(companyRow), ...pageAnswer }),
  }),
  setCompanyStatus: endpoint({
    method: 'PUT',
    path: '/api/superuser/companies/{id}/status',
    params: { id },
    access: ['superuser'],
    summary: 'Verify or reject a company',
    query: z.object({ status_update: option(['verified', 'rejected'], 'Status must be verified or rejected') }),
    response: z.object({ message: z.string(), company: companyRow }),
    errors: ['not_found'],
  }),
  sendRegistrationLink: endpoint({
    method: 'POST',
    path: '/api/superuser/generate-registration-link',
    access: ['superuser'],
    summary: 'Make and mail a company registration link',
    encoding: ['json'],
    body: z.object({
      admin_email: email('Please fill in all fields', 'Email is invalid'),
      company_name: text(200, 'Please fill in all fields').min(2, 'Company Name must be at least 2 characters'),
    }),
    response: linkMade,
    errors: ['company_taken', 'email_taken'],
  }),
  registrationLinks: endpoint({
    method: 'GET',
    path: '/api/superuser/registration-links',
    access: ['superuser'],
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
    access: ['superuser'],
    summary: 'Mail a fresh link in place of an unused one, which stops working',
    response: linkMade,
    errors: ['not_found', 'link_used'],
  }),
  revokeRegistrationLink: endpoint({
    method: 'DELETE',
    path: '/api/superuser/registration-links/{id}',
    params: { id },
    access: ['superuser'],
    summary: 'Make an unused link void',
    response: message,
    errors: ['not_found', 'link_used'],
  }),
  profile: endpoint({
    method: 'GET',
    path: '/api/superuser/users/profile',
    access: ['superuser'],
    summary: 'The own profile',
    response: profile,
    errorShape: 'message',
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/api/superuser/users/profile',
    access: ['superuser'],
    summary: 'Save the own profile and, if given, a new password',
    encoding: ['json'],
    body: z
      .object({
        name: text(200, 'Name is required'),
        email: email('Email is required', 'Email is invalid'),
        currentPassword: z.string().max(1000).nullish(),
        newPassword: z.union([z.literal(''), password]).nullish(),
      })
      .refine((body) => !body.newPassword || body.currentPassword, {
        path: ['currentPassword'],
        error: 'Current password is required to set a new password',
      }),
    response: profile.extend({ message: z.string(), access_token: z.string().optional() }),
    errors: ['wrong_old_password', 'email_taken'],
    errorShape: 'message',
  }),
  users: endpoint({
    method: 'GET',
    path: '/api/superuser/users/list_all_users',
    access: ['superuser'],
    summary: 'All accounts',
    query: z.object({
      ...pageQuery,
      sort: optionalOption(['created', 'name']),
      role: optionalOption(['user', 'admin', 'superuser']),
    }),
    response: z.object({ count: z.number().int(), users: z.array(userRow), ...pageAnswer }),
  }),
  stats: endpoint({
    method: 'GET',
    path: '/api/superuser/stats',
    access: ['superuser'],
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
