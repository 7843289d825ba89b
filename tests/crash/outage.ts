/** How the tests of outages look at the product while something that it needs is away. */
import { expect, vi } from 'vitest';
import { send } from '#world/app/wire.ts';
import type { Person } from '#world/people/people.ts';

const sorry = /^The service is not available at the moment\. Please try again\. \(request [0-9a-f-]{36}\)$/;
export const unavailable = { status: 503, body: { detail: expect.stringMatching(sorry) } };

export const ready = async (app: { url: string }) => (await send(app, 'GET', '/api/health/ready')).body.checks;
export const back = (app: { url: string }) =>
  vi.waitFor(async () => expect(await ready(app)).toEqual({ database: true, storage: true, queue: true }), {
    timeout: 60_000,
    interval: 250,
  });

/** Applies with a key, so that it may be sent again. */
export function applyFor(app: { url: string }, person: Person, job: { id: string; companyId: string }, file: File) {
  return send(app, 'POST', `/api/applications/${person.username}/saveApplications`, {
    token: person.token,
    headers: { 'idempotency-key': 'one' },
    form: { jobId: job.id, companyId: job.companyId, expected_salary: 'RM 1' },
    files: { resume: file },
  });
}
