/** The audit trail: who did what, when, for a company and for the operator. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, optionalDate, pageAnswer, pageQuery } from './fields.ts';

const event = z.object({
  id: z.string(),
  at: z.string(),
  actor: z.string(),
  /** `user`, `admin`, `superuser`, `anonymous` for a sign-in that failed, or `system` for what is done by the clock. */
  actor_role: z.string(),
  /** For example `application.status`. */
  action: z.string(),
  subject: z.string(),
  detail: z.record(z.string(), z.unknown()),
  /** Place in the chain from 1, and the hash over this event and the one before. */
  number: z.number().int().nullable(),
  hash: z.string().nullable(),
});

const query = z.object({
  page: pageQuery.page,
  page_size: pageQuery.page_size,
  from: optionalDate,
  to: optionalDate,
});
const days = z.object({ from: optionalDate, to: optionalDate });
const response = z.object({ events: z.array(event), ...pageAnswer });

export const audit = {
  company: endpoint({
    method: 'GET',
    path: '/api/admin/{username}/audit-trail',
    params: { username: id },
    access: 'trail.read',
    summary: "The company's audit trail, newest first",
    query,
    response,
    errors: ['not_found'],
  }),
  companyFile: endpoint({
    method: 'GET',
    path: '/api/admin/{username}/audit-trail.csv',
    params: { username: id },
    access: 'trail.read',
    summary: "The company's audit trail as CSV, oldest first",
    query: days,
    response: 'bytes',
    mime: 'text/csv',
    errors: ['not_found'],
    heavy: true,
  }),
  operator: endpoint({
    method: 'GET',
    path: '/api/superuser/audit-trail',
    access: 'installation.operate',
    summary: "The operator's audit trail, newest first: sign-ins and what concerns no company",
    query,
    response,
  }),
  operatorFile: endpoint({
    method: 'GET',
    path: '/api/superuser/audit-trail.csv',
    access: 'installation.operate',
    summary: "The operator's audit trail as CSV, oldest first",
    query: days,
    response: 'bytes',
    mime: 'text/csv',
    heavy: true,
  }),
};
