/** A job seeker's own profile and account. */
import { api, call } from '@saring/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { codeTo, rows, storedFiles, tablesWith } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { anonymous, buildApplicant, buildCompany, password, signIn, unique } from '#world/people/people.ts';

let app: TestApp;
let someone: { username: string; token: string };
beforeAll(async () => {
  app = await startApp();
  someone = await newPerson();
});
afterAll(() => app[Symbol.asyncDispose]());

const fields = {
  full_name: 'Nur Aisyah binti Rahman',
  phone: '01234567890',
  address: '1 Jalan Ampang, Kuala Lumpur',
  Contactemail: 'aisyah@person.test',
  age: '29',
  gender: 'Female',
  dob: '03/04/1997',
  description: 'Looking for a place to grow.',
};
const put = (person: { username: string; token: string }, form: Record<string, string>) =>
  send(app, 'PUT', `/api/applicants/${person.username}/profile`, { token: person.token, form });
const get = (person: { username: string; token: string }, what = 'profile') =>
  send(app, 'GET', `/api/applicants/${person.username}/${what}`, { token: person.token });

async function newPerson() {
  const username = unique('person-');
  await call(anonymous(app), api.users.register, { body: { username, email: `${username}@person.test`, password } });
  return { username, token: (await signIn(app, username)).accessToken };
}

describe('the profile', () => {
  it('is 404 until it is saved, also when a file came before', async () => {
    const person = await newPerson();
    expect(await get(person)).toMatchObject({ status: 404, body: { detail: 'The profile is not complete yet.' } });
    await send(app, 'PUT', `/api/applicants/${person.username}/resume`, {
      token: person.token,
      files: { resume: await pdfFile(resume) },
    });
    expect((await get(person)).status).toBe(404);
    expect((await put(person, fields)).status).toBe(200);
    expect((await get(person)).body.resume_filename).toBe('resume.pdf');
  });

  it('is answered under the documented names, its date as YYYY-MM-DD', async () => {
    const person = await newPerson();
    const saved = await put(person, { ...fields, username: 'ignored' });
    const shown = {
      ...fields,
      username: person.username,
      age: 29,
      phone_text: '012-3456 7890',
      dob: '1997-04-03',
      profile_picture_url: null,
      resume_url: null,
      resume_filename: null,
    };
    expect([saved.status, saved.body]).toEqual([200, shown]);
    expect((await get(person)).body).toEqual(shown);
  });

  it.each([
    ['+6 (012) 345-67890', '01234567890', '012-3456 7890'],
    ['012.345.67890', '01234567890', '012-3456 7890'],
    ['\t01234567890\n', '01234567890', '012-3456 7890'],
    ['012-345 6789', '0123456789', '012-345 6789'],
    ['03 2148 2020', '0321482020', '03-2148 2020'],
    ['+65 6123 4567', '+6561234567', '+65 6123 4567'],
    ['99999999999', '99999999999', '99999999999'],
  ])('takes the phone number %j as %s and shows %s', async (phone, digits, shown) => {
    const person = await newPerson();
    const { status, body } = await put(person, { ...fields, phone });
    expect([status, body.phone, body.phone_text]).toEqual([200, digits, shown]);
  });

  it.each(['Ng', '李小龍', 'José Ñandú', 'محمد علي', "O'Brien; DROP TABLE users", '👩‍💻 Ada 🇲🇾', 'x'.repeat(200)])(
    'keeps the name %j as it is',
    async (name) => {
      const person = await newPerson();
      expect((await put(person, { ...fields, full_name: name })).status).toBe(200);
      expect((await get(person)).body.full_name).toBe(name);
    },
  );

  it.each([
    ['full_name', 'A', 'Full Name must be at least 2 characters'],
    ['full_name', '   ', 'Full Name must be at least 2 characters'],
    ['phone', '012345', 'Phone number must be 11 digits'],
    ['phone', '012345678901', 'Phone number must be 11 digits'],
    ['phone', '٠١٢٣٤٥٦٧٨٩٠', 'Phone number must be 11 digits'],
    ['phone', '0123456789x', 'Phone number must be 11 digits'],
    ['address', 'Home', 'Address must be at least 5 characters'],
    ['Contactemail', 'nobody', 'Invalid email address'],
    ['Contactemail', 'a@x.test, b@x.test', 'Invalid email address'],
    ['age', '17', 'You must be at least 18 years old'],
    ['age', '', 'You must be at least 18 years old'],
    ['age', 'old', 'You must be at least 18 years old'],
    ['age', '101', 'Age must be less than 100'],
    ['age', '30.5', 'Age must be a whole number'],
    ['gender', 'Other', 'Gender must be Male or Female'],
    ['dob', '', 'Day is required'],
    ['dob', '32/01/1990', 'Invalid day'],
    ['dob', '00/01/1990', 'Invalid day'],
    ['dob', '31/02/1990', 'Invalid day'],
    ['dob', '29/02/1999', 'Invalid day'],
    ['dob', '01/13/1990', 'Invalid month'],
    ['dob', '01/01/1899', 'Invalid year'],
    ['dob', '01/01/2100', 'Invalid year'],
    ['dob', `01/01/${new Date().getFullYear() + 1}`, 'Invalid year'],
    ['dob', '31/12/2099', 'Invalid year'],
    ['dob', `31/12/${new Date().getFullYear() - 18 + 1}`, 'You must be at least 18 years old'],
    ['dob', '1990-01-01', 'Invalid day'],
    ['description', 'x'.repeat(501), 'Description must be max 500 characters'],
    ['description', '', 'Please fill in all required fields.'],
  ])('refuses %s %j', async (field, value, text) => {
    const { status, body } = await put(someone, { ...fields, [field]: value });
    expect(status).toBe(422);
    expect(body).toEqual(fieldError(field, text));
  });

  it.each([
    ['age', '18'],
    ['age', '100'],
    ['dob', '29/02/2000'],
    ['dob', '01/01/1900'],
    ['description', 'x'.repeat(500)],
    ['address', '12345'],
    ['gender', 'male'],
  ])('takes %s %j', async (field, value) => {
    const person = await newPerson();
    expect((await put(person, { ...fields, [field]: value })).status).toBe(200);
  });

  it('keeps no gender where none is given, also over one that was', async () => {
    const person = await newPerson();
    const { gender: _, ...without } = fields;
    expect((await put(person, without)).body.gender).toBe('');
    expect((await put(person, fields)).body.gender).toBe('Female');
    await put(person, without);
    expect((await get(person)).body.gender).toBe('');
  });

  it('is seen by a company that one applied to as far as name, phone and address for mails go', async () => {
    const company = await buildCompany(app);
    const job = await buildJob(company);
    const id = await buildApplication(await buildApplicant(app), job);
    const pair = `${company.companyId}/${job.id}`;
    for (const path of [id, `getAllApplications/${pair}`, `getApplications/${company.companyId}`, `${id}/history`]) {
      const { status, body } = await send(app, 'GET', `/api/applications/${path}`, company);
      expect(status, path).toBe(200);
      expect(JSON.stringify(body), path).not.toMatch(
        /Jalan Ampang|1997|04\/03|place to grow|Female|"(?:age|dob|gender)"/,
      );
    }
    const { application } = (await send(app, 'GET', `/api/applications/${id}`, company)).body;
    expect(application).toMatchObject({ full_name: 'Aisyah Rahman', phone: expect.stringMatching(/\d/) });
    expect(application.Contactemail).toMatch(/@person\.test$/);
  });

  it('names every field that is missing', async () => {
    const { status, body } = await put(await newPerson(), { gender: 'Male' });
    expect(status).toBe(422);
    expect(body.detail.map((line: { loc: string[] }) => line.loc[1]).sort()).toEqual(
      ['Contactemail', 'address', 'age', 'description', 'dob', 'full_name', 'phone'].sort(),
    );
  });

  it('keeps one resume, also of several that come at once', async () => {
    const person = await newPerson();
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const files = { resume: await pdfFile(resume) };
        return (await send(app, 'PUT', `/api/applicants/${person.username}/resume`, { token: person.token, files }))
          .status;
      }),
    );
    expect(statuses).toEqual(Array(8).fill(200));
    const ofPerson = 'select 1 from files where user_id = (select id from users where username = $1)';
    expect(await rows(app, ofPerson, [person.username])).toHaveLength(1);
  });

  it('and everything else of somebody else is not found', async () => {
    const [one, other] = [await newPerson(), await buildApplicant(app)];
    const unknown = { username: unique('nobody-'), token: one.token };
    for (const what of ['profile', 'profile-picture', 'resume']) {
      const foreign = await get({ ...other, token: one.token }, what);
      expect([foreign.status, foreign.body]).toEqual([404, { detail: 'Not found', code: 'not_found' }]);
      expect((await get(unknown, what)).body).toEqual(foreign.body);
    }
    expect((await put({ ...other, token: one.token }, fields)).status).toBe(404);
    const gone = await send(app, 'DELETE', `/api/applicants/${other.username}/delete-account`, { token: one.token });
    expect(gone.status).toBe(404);
    expect((await get(other)).status).toBe(200);
  });
});

describe('deleting the account', () => {
  it('removes everything: rows, files, mails, the session; only the nameless trail stays', async () => {
    const company = await buildCompany(app);
    const job = await buildJob(company);
    const before = (await storedFiles(app)).length;
    const person = await buildApplicant(app, 'Zulaikha Unforgettable');
    const { username, token } = person;
    const path = `/api/applicants/${username}`;
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="9" height="9"/></svg>';
    await send(app, 'PUT', `${path}/profile-picture`, { token, files: { profile_picture: new File([svg], 'me.svg') } });
    await send(app, 'PUT', `${path}/resume`, { token, files: { resume: await pdfFile(resume) } });
    const withProfileResume = await send(app, 'POST', `/api/applications/${username}/saveApplications`, {
      token,
      form: { jobId: job.id, companyId: company.companyId, expected_salary: 'RM 1', use_profile_resume: 'true' },
    });
    expect(withProfileResume.status).toBe(201);
    const applicationId = await buildApplication(person, job);
    await takeInterview(person, applicationId);
    await call(company.client, api.applications.setStatus, {
      params: { id: applicationId },
      body: { status: 'Accepted' },
    });
    await call(company.client, api.applications.sendAcceptanceEmails, {
      query: { textMessage: 'Welcome {full_name}' },
      body: [`${username}@person.test`],
    });
    await send(app, 'POST', `/api/auth/${username}/send-otp`);
    await codeTo(app, `${username}@person.test`, 2);
    expect((await storedFiles(app)).length).toBeGreaterThan(before);
    const { profile_picture_url } = (await get(person, 'profile-picture')).body;
    expect((await fetch(app.url + profile_picture_url)).status).toBe(200);

    const gone = await send(app, 'DELETE', `${path}/delete-account`, { token });
    expect([gone.status, gone.body]).toEqual([200, { message: 'Your account has been deleted successfully.' }]);
    expect((await get(person)).status).toBe(401);
    expect((await fetch(app.url + profile_picture_url)).status).toBe(404);
    await expect(signIn(app, username)).rejects.toMatchObject({ status: 401 });
    await expect.poll(async () => (await storedFiles(app)).length).toBe(before);
    expect(await tablesWith(app, username)).toEqual([]);
    expect(await tablesWith(app, 'Unforgettable')).toEqual([]);
    const events = await rows(app, "select detail from audit_events where action = 'account.deleted'");
    expect(events).toHaveLength(1);
    const trail = await send(app, 'GET', `/api/admin/${company.companyId}/audit-trail`, company);
    const left = trail.body.events.filter(({ action }: { action: string }) => action === 'applicant.left');
    expect(left).toMatchObject([{ actor_role: 'user', detail: { applications: 2 } }]);
    expect(JSON.stringify(left)).not.toContain(username);
    const { body } = await send(
      app,
      'GET',
      `/api/applications/getApplicationCount/${company.companyId}/${job.id}`,
      company,
    );
    expect(body).toMatchObject({ totalCount: 0, acceptedCount: 0 });
    await call(anonymous(app), api.users.register, {
      body: { username, email: `${username}@person.test`, password },
    });
  });

  it('works while others apply for the same jobs, for all of them', async () => {
    const company = await buildCompany(app);
    const jobs = [await buildJob(company), await buildJob(company)];
    const [first, second] = jobs;
    if (!first || !second) throw new Error('two jobs');
    const leaving = await Promise.all(Array.from({ length: 4 }, () => buildApplicant(app)));
    const coming = await Promise.all(Array.from({ length: 4 }, () => buildApplicant(app)));
    for (const [index, person] of leaving.entries()) {
      const order = index % 2 === 0 ? [first, second] : [second, first];
      for (const job of order) await buildApplication(person, job);
    }
    const outcomes = await Promise.all([
      ...leaving.map(({ username, token }) =>
        send(app, 'DELETE', `/api/applicants/${username}/delete-account`, { token }),
      ),
      ...coming.map(async ({ username, token }, index) =>
        send(app, 'POST', `/api/applications/${username}/saveApplications`, {
          token,
          form: { jobId: jobs[index % 2]?.id ?? '', companyId: company.companyId, expected_salary: 'RM 1' },
          files: { resume: await pdfFile(resume) },
        }),
      ),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual([200, 200, 200, 200, 201, 201, 201, 201]);
    const [counted] = await rows(app, 'select application_count from companies where id = $1', [company.companyId]);
    expect(counted.application_count).toBe(4);
  });
});
