/** Taking an interview over the wire, call by call, as a candidate's page sends them. */

import { send } from '#world/app/wire.ts';
import type { Person } from '#world/people/people.ts';

export interface Candidate {
  person: Person;
  /** Of the application. */
  id: string;
}

/** The calls against the server that `app` answers when they are made. */
export function interviewsOn(app: () => { url: string }) {
  return {
    start: ({ person, id }: Candidate, query?: Record<string, string>) =>
      send(app(), 'POST', `/api/interviews/${id}/start`, { token: person.token, query }),
    answering: ({ person, id }: Candidate, form: Record<string, string>, query?: Record<string, string>) =>
      send(app(), 'POST', `/api/interviews/${id}/answering`, { token: person.token, form, query }),
    respond: ({ person, id }: Candidate, form: Record<string, string>, files?: Record<string, File>) =>
      send(app(), 'POST', `/api/interviews/${id}/process-response`, { token: person.token, form, files }),
    end: ({ person, id }: Candidate) => send(app(), 'POST', `/api/interviews/${id}/end`, person),
    history: async ({ person, id }: Candidate, token = person.token) =>
      (await send(app(), 'GET', `/api/interviews/${id}/review-interview`, { token })).body.data.interview_history,
  };
}
