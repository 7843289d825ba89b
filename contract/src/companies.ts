/** The company's own profile and logo. */
import { z } from 'zod';
import { companyStatuses } from './domain/index.ts';
import { endpoint } from './endpoint.ts';
import { dayText, email, id, line, lines, option, optionalText } from './fields.ts';
import { employeeSizes, fileLimits, industries } from './options.ts';

/** Company ids are usernames, and the documented parameter is called so. */
const params = { username: id };

const website = line(300, 'Website is required').regex(
  /^(https?:\/\/)?([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(:\d{1,5})?([/?#]\S*)?$/i,
  'Invalid website format',
);

export const companyFields = {
  companyName: line(200, 'Company name is required.').min(2, 'Company Name must be at least 2 characters'),
  industry: option(industries, 'Please select the industry.'),
  description: lines(800, 'Description is required.', 'Description must be max 800 characters'),
  location: line(200, "Please select company's location."),
  contactEmail: email('Contact Email is required', 'Invalid email address'),
  website,
  employees: option(employeeSizes, 'Please select the number of employees.'),
  /** `DD/MM/YYYY`. */
  dateFounded: dayText(/^(18|19|20)\d\d$/),
};

export const companyProfile = z.object({
  username: z.string(),
  companyName: z.string(),
  industry: z.string(),
  description: z.string(),
  location: z.string(),
  contactEmail: z.string(),
  website: z.string(),
  employees: z.string(),
  dateFounded: z.string(),
  company_picture_url: z.string().nullable(),
  status: z.enum(companyStatuses),
  /** When it was last saved. */
  updated_at: z.string(),
});

export const companies = {
  profile: endpoint({
    method: 'GET',
    path: '/api/admin/{username}/profile',
    params,
    access: 'company.read',
    summary: 'The own company profile; 404 until it is saved',
    response: companyProfile,
    errors: ['not_found'],
  }),
  saveProfile: endpoint({
    method: 'PUT',
    path: '/api/admin/{username}/profile',
    params,
    access: 'company.edit',
    limit: 'changes',
    summary: 'Save the own company profile',
    encoding: ['form'],
    /** `updated_at` is that of the profile the changes are based on, or `never`; without it nothing is compared. */
    body: z.object({ ...companyFields, updated_at: optionalText(40) }),
    response: companyProfile.extend({ message: z.string() }),
    errors: ['not_found', 'company_taken', 'company_changed'],
  }),
  savePicture: endpoint({
    method: 'PUT',
    path: '/api/admin/{username}/profile-picture',
    params,
    access: 'company.edit',
    summary: 'Replace the company logo',
    encoding: ['form'],
    files: { profile_picture: { maxBytes: fileLimits.picture, required: true } },
    response: z.object({ message: z.string(), company_picture_url: z.string() }),
    errors: ['not_found', 'file_too_large', 'file_wrong_type', 'file_unreadable'],
    limit: 'uploads',
  }),
  logo: endpoint({
    method: 'GET',
    path: '/api/companies/{companyId}/logo/{version}',
    params: { companyId: id, version: id },
    access: 'public',
    summary: "A company's logo",
    response: 'bytes',
    mime: 'image/png',
    errors: ['not_found'],
  }),
};
