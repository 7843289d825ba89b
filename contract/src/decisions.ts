/** When candidates are told what a company decided. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { graceBounds } from './options.ts';

export const graceMinutes = z.number().int().min(graceBounds.least).max(graceBounds.most);

const terms = z.object({
  /** Minutes for which a decision that is published later is the company's alone; 0 tells at once. */
  grace_minutes: graceMinutes,
});

/** Company ids are usernames, and the documented parameter is called so. */
const params = { username: id };

export const decisions = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/{username}/decisions',
    params,
    access: 'company.read',
    summary: 'How long after a decision the own company tells candidates',
    response: terms,
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/{username}/decisions',
    params,
    access: 'company.edit',
    summary: 'Set how long after a decision the own company tells candidates',
    encoding: ['json'],
    body: terms,
    response: terms.extend({ message: z.string() }),
    errors: ['not_found'],
  }),
};
