/** A company sees the picture that the profile had when the person applied and sent it along, never a later one. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows, storedFiles } from '#world/app/watch.ts';
import { send } from '#world/app/wire.ts';
import { buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, type Person } from '#world/people/people.ts';
import { applyTo } from './applying.ts';

let app: TestApp;
let company: CompanyPerson;
let job: { id: string; companyId: string };
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
  job = await buildJob(company);
});
afterAll(() => app[Symbol.asyncDispose]());

const picture = (colour: string) =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="${colour}"/></svg>`,
    ],
    'me.svg',
  );
const put = (person: Person, colour: string) =>
  send(app, 'PUT', `/api/applicants/${person.username}/profile-picture`, {
    token: person.token,
    files: { profile_picture: picture(colour) },
  });
const bytesAt = async (url: string) => Buffer.from(await (await fetch(app.url + url)).arrayBuffer());
const own = async (person: Person) =>
  bytesAt(
    (await send(app, 'GET', `/api/applicants/${person.username}/profile-picture`, person)).body.profile_picture_url,
  );
async function apply(person: Person, form: Record<string, string> = {}): Promise<string> {
  const files = { resume: new File(['Accountant. Ten years of month-end closing.'], 'resume.txt') };
  return (await applyTo(app, person, job, { form, files, headers: {} })).body.data.application.id;
}
const seen = async (id: string) =>
  (await send(app, 'GET', `/api/applications/${id}`, company)).body.application.profile_picture_url;

describe('the picture of who applied', () => {
  it('is the one of that day, also after another one took its place', async () => {
    const person = await buildApplicant(app);
    await put(person, 'red');
    const red = await own(person);
    const id = await apply(person);
    await put(person, 'blue');
    expect(await own(person)).not.toEqual(red);
    expect(await bytesAt(await seen(id))).toEqual(red);
    const page = await send(app, 'GET', `/api/applications/own/${id}`, person);
    expect(await bytesAt(page.body.data.application.picture_url)).toEqual(red);
  });

  it('is not shown where it came later, was not sent along, or the application was withdrawn', async () => {
    const [later, kept, withdrawn] = [await buildApplicant(app), await buildApplicant(app), await buildApplicant(app)];
    const first = await apply(later);
    await put(later, 'red');
    await put(kept, 'red');
    await put(withdrawn, 'red');
    const second = await apply(kept, { send_picture: 'false' });
    const third = await apply(withdrawn);
    const before = await seen(third);
    expect(before).not.toBeNull();
    await send(app, 'POST', `/api/applications/${third}/withdraw`, withdrawn);
    for (const id of [first, second, third]) expect(await seen(id)).toBeNull();
    expect((await fetch(app.url + before)).status).toBe(404);
  });

  it('goes along where the call says so, and by the documented call that cannot say it; not where a notice is named and nothing said', async () => {
    const notice = (await send(app, 'GET', `/api/companies/${company.companyId}/notice`)).body.hash;
    const ways: [Record<string, string>, boolean][] = [
      [{}, true],
      [{ send_picture: 'true', notice }, true],
      [{ send_picture: 'false', notice }, false],
      [{ notice }, false],
    ];
    for (const [form, goes] of ways) {
      const person = await buildApplicant(app);
      await put(person, 'red');
      const id = await apply(person, form);
      const page = await send(app, 'GET', `/api/applications/own/${id}`, person);
      expect([form, (await seen(id)) !== null]).toEqual([form, goes]);
      // The person sees what the company sees.
      expect([form, page.body.data.application.picture_url !== null]).toEqual([form, goes]);
    }
  });

  it('goes with the application, and its bytes with the last that has them', async () => {
    const before = await storedFiles(app);
    const person = await buildApplicant(app);
    await put(person, 'green');
    await apply(person);
    await send(app, 'DELETE', `/api/applicants/${person.username}/delete-account`, person);
    const added = async () => (await storedFiles(app)).filter((file) => !before.includes(file));
    await expect.poll(added).toEqual([]);
    expect(await rows(app, "select 1 from files where filename = 'me.svg' and user_id is null")).toEqual([]);
  });
});
