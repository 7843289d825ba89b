/** Health, documentation, contacts and metrics. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, optionalText } from './fields.ts';

export const system = {
  live: endpoint({
    method: 'GET',
    path: '/api/health/live',
    access: 'public',
    summary: 'The process is up',
    response: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/api/health/ready',
    access: 'public',
    summary: 'Database, storage and queue can be reached',
    alsoStatus: [503],
    response: z.object({
      status: z.enum(['ok', 'unavailable']),
      checks: z.object({ database: z.boolean(), storage: z.boolean(), queue: z.boolean() }),
    }),
  }),
  openapi: endpoint({
    method: 'GET',
    path: '/api/openapi.json',
    access: 'public',
    summary: 'This document',
    response: z.looseObject({ openapi: z.string() }),
  }),
  docs: endpoint({
    method: 'GET',
    path: '/api/docs',
    access: 'public',
    summary: 'The OpenAPI document as a page',
    response: 'bytes',
    mime: 'text/html',
  }),
  contacts: endpoint({
    method: 'GET',
    path: '/api/contacts',
    access: 'public',
    summary: 'Whom to ask for another way before applying, and whom to tell of a barrier',
    /** The token of an application link, or a company by its id; the link goes first. */
    query: z.object({ link: optionalText(200), companyId: id.optional() }),
    response: z.object({
      /** Null where none was asked about, and where it takes no applications or its link leads nowhere any more. */
      company: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
      /** Whoever runs the installation: an address that begins with `mailto:`, `https:` or `tel:`. */
      operator: z.string(),
    }),
  }),
  metrics: endpoint({
    method: 'GET',
    path: '/api/metrics',
    access: 'installation.operate',
    summary: 'Prometheus metrics',
    response: 'bytes',
    mime: 'text/plain',
  }),
};
