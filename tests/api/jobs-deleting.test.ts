/** Deleting a job: everything of it goes, and nothing of others. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows, storedFiles, tablesWith } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildApplication, buildJob, jobFields } from '#world/people/builders.ts';
import { advert, pdfFile, resume, txt } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person, unique } from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
let person: Person;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  person = await buildApplicant(app);
});
afterAll(() => app[Symbol.asyncDispose]());

describe('deleting a job', () => {
  it('removes its applications, files and links, and nothing of others', async () => {
    const other = await buildJob(company);
    const kept = await buildApplication(person, other);
    const stored = (await storedFiles(app)).length;
    const { companyId, client } = company;
    const { job } = await call(client, api.jobs.create, {
      body: { companyId, ...jobFields },
      files: { descriptionFile: new File([txt(advert)], 'a.txt') },
    });
    const { id } = job;
    await call(client, api.jobs.process, { body: { jobId: id, companyId } });
    const applicationId = await buildApplication(person, { id, companyId: company.companyId });
    const path = `/api/jobs/delete/${id}`;
    const query = { companyId: company.companyId };
    expect((await send(app, 'DELETE', path, { token: (await buildCompany(app)).token, query })).status).toBe(404);
    const gone = await send(app, 'DELETE', path, { token: company.token, query });
    expect([gone.status, gone.body]).toEqual([200, { message: 'The job was deleted.' }]);
    expect((await send(app, 'DELETE', path, { token: company.token, query })).status).toBe(404);
    expect((await send(app, 'GET', `/api/applications/${applicationId}`, company)).status).toBe(404);
    expect((await send(app, 'GET', `/api/applications/${kept}`, company)).status).toBe(200);
    await expect.poll(async () => (await storedFiles(app)).length).toBe(stored);
  });

  it('is told once to each candidate who waits for an answer, without naming the job, and leaves ids in the trail', async () => {
    const hiring = await buildCompany(app);
    const { companyId, companyName, token } = hiring;
    const title = unique('Accountant ');
    const job = await buildJob(hiring, { jobTitle: title });
    const people = await Promise.all(Array.from({ length: 5 }, () => buildApplicant(app)));
    const ids: string[] = [];
    const applied = async (one: Person | undefined) => {
      if (one) ids.push(await buildApplication(one, job));
      return ids.at(-1) ?? '';
    };
    const [waits, held, knows, left, asks] = people;
    await applied(waits);
    await applied(waits);
    const decide = (id: string, publish: object) =>
      send(app, 'PUT', `/api/applications/updateApplications/${id}/status`, {
        token,
        form: { status: 'Rejected', ...publish },
      });
    expect((await decide(await applied(held), { publish: 'later' })).body.published_at).not.toBeNull();
    expect((await decide(await applied(knows), {})).status).toBe(200);
    const asked = await applied(asks);
    await decide(asked, {});
    const look = { token: asks?.token, json: { words: 'Please look at page two.' } };
    expect((await send(app, 'POST', `/api/applications/own/${asked}/second-look`, look)).status).toBe(200);
    await send(app, 'POST', `/api/applications/${await applied(left)}/withdraw`, { token: left?.token });
    await send(app, 'DELETE', `/api/jobs/delete/${job.id}`, { token, query: { companyId } });

    const mails = async () =>
      (await app.mails()).filter(({ subject }) => subject === `${companyName} has deleted a job that you applied for`);
    const told = [waits, held, asks].map((one) => `${one?.username}@person.test`).sort();
    await expect.poll(async () => (await mails()).map(({ to }) => to?.[0]?.address).sort()).toEqual(told);
    const open = "select 1 from pgboss.job where name = 'job.tell-applicants' and state < 'completed'";
    await expect.poll(() => rows(app, open)).toEqual([]);
    expect(await mails()).toHaveLength(3);
    for (const mark of [title, job.id]) expect(await tablesWith(app, mark)).not.toContain('public.emails');
    const { body } = await send(app, 'GET', `/api/admin/${companyId}/audit-trail`, { token });
    const line = (action: string) => body.events.find((event: { action: string }) => event.action === action);
    expect(line('job.deleted')).toMatchObject({ subject: job.id });
    expect(line('job.applications_erased')).toMatchObject({ subject: job.id, detail: { count: 6 } });
    expect(line('job.applications_erased').detail.applications).toEqual([...ids].sort());
  });

  it('takes everything along where tens of thousands applied, and the company counts the others on', async () => {
    const other = await buildJob(company);
    await buildApplication(person, other);
    const counts = () =>
      rows(app, 'select application_count from companies where id = $1', [company.companyId]).then(([row]) => row);
    const before = await counts();
    const job = await buildJob(company);
    const first = await buildApplication(await buildApplicant(app), job);
    const many = 40_000;
    // Written straight into the tables, with two files each.
    await rows(
      app,
      `set session_replication_role = replica;
       create temporary table made as select gen_random_uuid() as id, gen_random_uuid() as resume, gen_random_uuid() as certificate, n from generate_series(1, ${many}) n;
       insert into applications (id, job_id, company_id, user_id, username, full_name, contact_email, phone, address, expected_salary, position1, resume_file_id, certification_file_id,
           status, hiring_stage, resume_state, interview_status, resume_score, interview_score, final_score, consent_at, applied_at, updated_at)
         select made.id, job_id, company_id, user_id, 'many' || n, full_name, contact_email, phone, address, expected_salary, position1, made.resume, made.certificate,
           status, hiring_stage, resume_state, interview_status, resume_score, interview_score, final_score, consent_at, applied_at, updated_at from applications a, made where a.id = '${first}';
       insert into files select (jsonb_populate_record(f, jsonb_build_object('id', part, 'key', 'many/' || part))).*
         from made, unnest(array[resume, certificate]) part, files f where f.id = (select resume_file_id from applications where id = '${first}');
       update jobs set listed_count = listed_count + ${many}, applicant_count = applicant_count + ${many} where id = '${job.id}';
       update companies set application_count = application_count + ${many} where id = '${company.companyId}'`,
    );
    const query = { companyId: company.companyId };
    const gone = await send(app, 'DELETE', `/api/jobs/delete/${job.id}`, { token: company.token, query });
    expect(gone.status).toBe(200);
    expect(await rows(app, 'select 1 from applications where job_id = $1 limit 1', [job.id])).toEqual([]);
    expect(await rows(app, "select 1 from files where key like 'many/%' limit 1")).toEqual([]);
    expect(await counts()).toEqual(before);
  });

  it('while people apply leaves whole applications or none, and no error', async () => {
    const job = await buildJob(company);
    const people = await Promise.all(Array.from({ length: 5 }, () => buildApplicant(app)));
    const file = await pdfFile(resume);
    const saves = people.map(({ username, token }) =>
      send(app, 'POST', `/api/applications/${username}/saveApplications`, {
        token,
        form: { jobId: job.id, companyId: company.companyId, expected_salary: 'RM 1' },
        files: { resume: file },
      }),
    );
    // The first answer shows that they are under way.
    await Promise.race(saves);
    const query = { companyId: company.companyId };
    const gone = await send(app, 'DELETE', `/api/jobs/delete/${job.id}`, { token: company.token, query });
    expect(gone.status).toBe(200);
    for (const { status } of await Promise.all(saves)) expect([201, 404]).toContain(status);
    expect(await rows(app, 'select 1 from applications where job_id = $1', [job.id])).toEqual([]);
  });

  it('leaves connections to others while the files of many are removed', async () => {
    // Of its own: elsewhere files of other tests may still be under way.
    await using own = await startApp();
    const somebody = await buildApplicant(own);
    // As many tasks at once as the process takes, each in a transaction of its own.
    await rows(
      own,
      `insert into pgboss.job (name, data) select 'files.remove', jsonb_build_object('keys', jsonb_build_array('many/' || n)) from generate_series(1, 100) n`,
    );
    const open = async () =>
      (await rows(own, "select 1 from pgboss.job where name = 'files.remove' and state < 'completed' limit 1")).length;
    const answers = new Set<number>();
    while ((await open()) > 0) {
      const asked = Array.from({ length: 6 }, () => send(own, 'GET', '/api/users/me', { token: somebody.token }));
      for (const { status } of await Promise.all(asked)) answers.add(status);
    }
    expect([...answers]).toEqual([200]);
    const failed = await rows(
      own,
      "select 1 from pgboss.job where name = 'files.remove' and (state = 'failed' or retry_count > 0)",
    );
    expect(failed).toEqual([]);
  });
});
