/** A second look by a person: asked for after a rejection, answered by somebody at the company. */
import { z } from 'zod';
import { secondLookDays } from './decisions.ts';
import { settable, statuses } from './domain/index.ts';
import { endpoint } from './endpoint.ts';
import { id, lines, optionalLines } from './fields.ts';

const moment = z.string().nullable();

/** Scores of ten and of 100. */
const scores = z.object({ resume_score: z.number(), final_score: z.number() });

/** One request and, once there is one, its answer. */
export const secondLook = z.object({
  words: z.string(),
  /** What the applicant says was read wrongly in the resume, as it is. */
  facts: z.string().nullable(),
  /** How the application is marked with these facts, beside the marks that count; null without any, until it is read, and where people alone read it. */
  facts_read: z.object({ with_facts: scores, without_facts: scores }).nullable(),
  asked_at: z.string(),
  /** By when the company means to answer. */
  due_at: z.string(),
  answered_at: moment,
  /** Who answered: their name, else for the company their username. */
  answered_by: z.string().nullable(),
  /** The status that the second look ended with. */
  status: z.enum(statuses).nullable(),
  /** What the company says of it to the applicant. */
  reason: z.string().nullable(),
});

const own = z.object({
  /** The one that was asked for last, of whichever decision. */
  second_look: secondLook.nullable(),
  /** Until when one can be asked for; null where none can. */
  open_until: moment,
  /** Within how many days the company means to answer one that is asked for now. */
  second_look_days: secondLookDays,
  /** Nobody at the company can answer at the moment; its time begins once they can. */
  paused: z.boolean(),
});

const params = { id };

export const secondLooks = {
  own: endpoint({
    method: 'GET',
    path: '/api/applications/own/{id}/second-look',
    params,
    access: 'application.own',
    summary: 'The second look at the decision on an own application, and until when one can be asked for',
    response: own,
    errors: ['not_found'],
  }),
  ask: endpoint({
    method: 'POST',
    path: '/api/applications/own/{id}/second-look',
    params,
    access: 'application.own',
    limit: 'mail',
    summary:
      'Ask for a second look by a person: once after each rejection, within 30 days. The company is told by mail',
    encoding: ['json'],
    body: z.object({
      words: lines(2000, 'Please say what should be looked at again'),
      /** Facts that were read wrongly in the resume, as they are: the resume is read with them once more. */
      facts: optionalLines(4000),
    }),
    response: own,
    errors: ['not_found', 'second_look_closed', 'second_look_asked'],
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/applications/{id}/second-look',
    params,
    access: 'application.read',
    summary: 'The second look that an applicant asked for',
    response: z.object({
      second_look: secondLook.nullable(),
      /** Whether it waits for an answer that the caller may give. */
      answerable: z.boolean(),
    }),
    errors: ['not_found'],
  }),
  answer: endpoint({
    method: 'PUT',
    path: '/api/applications/{id}/second-look',
    params,
    access: 'application.decide',
    limit: 'mail',
    summary:
      'Answer it: the decision stays, or another status is set. Where the company has several people, not by who decided. The applicant is told by mail',
    encoding: ['json'],
    body: z.object({ status: z.enum(settable), reason: lines(2000, 'Please write what the second look found') }),
    response: z.object({ second_look: secondLook }),
    errors: ['not_found', 'second_look_none', 'second_look_other', 'application_changed', 'application_withdrawn'],
  }),
  open: endpoint({
    method: 'GET',
    path: '/api/applications/second-looks/{companyId}',
    params: { companyId: id },
    access: 'application.read',
    summary: 'Second looks that wait for an answer, the most urgent first',
    response: z.object({
      second_looks: z.array(
        z.object({
          application_id: z.string(),
          applicant: z.string(),
          job_title: z.string(),
          asked_at: z.string(),
          due_at: z.string(),
          overdue: z.boolean(),
        }),
      ),
    }),
    errors: ['not_found'],
  }),
};
