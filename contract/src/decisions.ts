/** What candidates are told by themselves: when what a company decided, and that an interview waits. */
import { z } from 'zod';
import { candidateMailCalls } from './candidate-mails.ts';
import { endpoint } from './endpoint.ts';
import { id } from './fields.ts';
import { answerBounds, graceBounds } from './options.ts';

export const graceMinutes = z.number().int().min(graceBounds.least).max(graceBounds.most);

/** Days within which a company means to answer somebody who asks for a second look. */
export const secondLookDays = z.number().int().min(answerBounds.least).max(answerBounds.most);

export const answerDays = secondLookDays.nullable();

const terms = z.object({
  /** Minutes for which a decision that is published later is the company's alone; 0 tells at once. */
  grace_minutes: graceMinutes,
  /** Who has not begun the interview is reminded of it by mail, one and three days after applying. */
  interview_reminders: z.boolean(),
  /** Days within which the company means to answer; null where it says nothing. */
  answer_days: answerDays,
  /** The same for whoever asks for a second look from now on. */
  second_look_days: secondLookDays,
});

/** Company ids are usernames, and the documented parameter is called so. */
const params = { username: id };

export const decisions = {
  read: endpoint({
    method: 'GET',
    path: '/api/admin/{username}/decisions',
    params,
    access: 'company.read',
    summary:
      'When candidates of the own company are told a decision, whether they are reminded of the interview, and within how many days they are answered',
    response: terms,
    errors: ['not_found'],
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/admin/{username}/decisions',
    params,
    access: 'company.edit',
    summary:
      'Set, of what is given, when candidates are told a decision, whether they are reminded of the interview and within how many days they are answered',
    encoding: ['json'],
    body: terms.partial(),
    response: terms.extend({ message: z.string() }),
    errors: ['not_found'],
  }),
  ...candidateMailCalls,
};
