/** How long a company keeps applications that came to nothing, and the recordings of interviews. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { id, optionalWhole } from './fields.ts';
import { retentionBounds } from './options.ts';

const [leastMonths, mostMonths] = retentionBounds.applicantMonths;
const [leastDays, mostDays] = retentionBounds.recordingDays;

/** Null is off. */
export const retentionFields = {
  applicant_months: z.number().int().min(leastMonths).max(mostMonths).nullable(),
  /** Off leaves it to this installation. */
  recording_days: z.number().int().min(leastDays).max(mostDays).nullable(),
};

/** What candidates are told, before they apply and in their application. */
export const candidateRetention = z.object({
  /** Months after a rejection or a withdrawal when the application is erased, in an own one never more than one was told; null where it is kept. */
  applicant_months: z.number().int().nullable(),
  /** Days after the interview when its recordings are erased. */
  recording_days: z.number().int(),
});

const periods = z.object({
  ...retentionFields,
  /** Days after which this installation erases recordings in any case. */
  recording_days_limit: z.number().int(),
});

/** Company ids are usernames, and the documented parameter is called so. */
const params = { username: id };

export const retention = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/{username}/retention',
    params,
    access: 'company.read',
    summary: 'How long the own company keeps ended applications and recordings',
    response: periods,
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/{username}/retention',
    params,
    access: 'company.edit',
    summary: 'Set how long the own company keeps ended applications and recordings; erasing is done every night',
    encoding: ['json'],
    /** What is left out stays as it is. */
    body: z.object(retentionFields).partial(),
    response: periods.extend({ message: z.string() }),
    errors: ['not_found'],
  }),
  preview: endpoint({
    method: 'GET',
    path: '/api/admin/{username}/retention/preview',
    params,
    access: 'company.read',
    summary:
      'What periods would erase if they held now; a period that is left out erases nothing but what its people were told',
    query: z.object({
      applicant_months: optionalWhole(leastMonths, mostMonths),
      recording_days: optionalWhole(leastDays, mostDays),
    }),
    response: z.object({
      applications: z.number().int(),
      /** Who wrote them. */
      people: z.number().int(),
      /** When the oldest of them ended; of one without an end its last step. */
      oldest_ended_at: z.string().nullable(),
      /** Recordings that are due by themselves, and those of these applications. */
      recordings: z.number().int(),
      /** Applications, ended or not, that are kept shorter than this: their people were told so when they applied. */
      told_shorter: z.number().int(),
    }),
    errors: ['not_found'],
  }),
};
