/** Applying over the wire: the form as a candidate's page sends it, and what the candidate then sees of it. */

import { send } from '#world/app/wire.ts';
import type { Person } from '#world/people/people.ts';

/** Sends an application; `form` goes over the fields of an ordinary one. */
export function applyTo(
  app: { url: string },
  person: Person,
  job: { id: string; companyId: string },
  {
    form,
    files,
    headers,
  }: { form: Record<string, string>; files: Record<string, File>; headers: Record<string, string> },
) {
  return send(app, 'POST', `/api/applications/${person.username}/saveApplications`, {
    token: person.token,
    form: { jobId: job.id, companyId: job.companyId, expected_salary: 'RM 4,500', ...form },
    files,
    headers,
  });
}

export function ownApplications(app: { url: string }, person: Person) {
  return send(app, 'GET', `/api/applications/getApplicationsWithInterviewStatus/${person.username}`, person);
}
