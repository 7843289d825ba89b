/** Taking an interview over the wire, call by call, as a candidate's page sends them. */
import type { Person } from '#world/people.ts';
import { send } from './wire.ts';

export interface Candidate {
  person: Person;
  /** Of the application. */
  id: string;
}

/** The calls against the server that `app` answers when they are made. */
export function interviewsOn(app: () => { url: string }) {
  return {
    start: ({ person, id }: Candidate) => send(app(), 'POST', `/api/interviews/${id}/start`, person),
    respond: ({ person, id }: Candidate, form: Record<string, string>, files?: Record<string, File>) =>
      send(app(), 'POST', `/api/interviews/${id}/process-response`, { token: person.token, form, files }),
    end: ({ person, id }: Candidate) => send(app(), 'POST', `/api/interviews/${id}/end`, person),
    history: async ({ person, id }: Candidate, token = person.token) =>
      (await send(app(), 'GET', `/api/interviews/${id}/review-interview`, { token })).body.data.interview_history,
  };
}
