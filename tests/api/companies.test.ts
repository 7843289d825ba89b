/** The company's own profile and logo. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { mailTo, rows } from '#world/app/watch.ts';
import { fieldError, send } from '#world/app/wire.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildCompany, type CompanyPerson, signInSuperuser } from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const fieldsOf = (companyName: string) => ({
  companyName,
  industry: 'Technology',
  description: 'We build bridges.',
  location: 'Selangor',
  contactEmail: 'jobs@bridges.test',
  website: 'https://bridges.test/about?x=1',
  employees: '51 - 300',
  dateFounded: '29/02/2004',
});
const put = (of: CompanyPerson, form: Record<string, string>, as = of) =>
  send(app, 'PUT', `/api/admin/${of.companyId}/profile`, { token: as.token, form });
const get = (of: CompanyPerson, as = of) => send(app, 'GET', `/api/admin/${of.companyId}/profile`, as);

describe('the profile', () => {
  it('is 404 until it is saved, and answered under the documented names', async () => {
    const fresh = await buildCompany(app, { verified: false });
    expect(await get(fresh)).toMatchObject({
      status: 404,
      body: { detail: 'The company profile is not complete yet.' },
    });
    const fields = fieldsOf(fresh.companyName);
    const saved = await put(fresh, { ...fields, username: 'ignored', status: 'verified' });
    const shown = {
      ...fields,
      username: fresh.companyId,
      company_picture_url: null,
      status: 'pending',
      updated_at: expect.any(String),
    };
    expect([saved.status, saved.body]).toEqual([200, { ...shown, message: 'Profile updated successfully.' }]);
    expect((await get(fresh)).body).toEqual(shown);
  });

  it('tells the later of two who change it at once, and loses nothing silently', async () => {
    const own = await buildCompany(app);
    const save = (location: string, updated_at?: string) =>
      put(own, { ...fieldsOf(own.companyName), location, ...(updated_at ? { updated_at } : {}) });
    const changed = {
      status: 409,
      body: { detail: 'Somebody else changed this profile in the meantime. Please reload and try again.' },
    };
    const first = await Promise.all([save('Penang', 'never'), save('Perak', 'never')]);
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { updated_at } = (await get(own)).body;
    expect((await save('Sabah', updated_at)).status).toBe(200);
    expect(await save('Labuan', updated_at)).toMatchObject(changed);
    expect(await save('Labuan', 'never')).toMatchObject(changed);
    expect((await get(own)).body.location).toBe('Sabah');
    expect((await save('Labuan')).status).toBe(200);
  });

  it.each([
    ['companyName', '', 'Company name is required.'],
    ['companyName', 'X', 'Company Name must be at least 2 characters'],
    ['industry', '', 'Please select the industry.'],
    ['industry', 'Alchemy', 'Please select the industry.'],
    ['description', '', 'Description is required.'],
    ['description', 'x'.repeat(801), 'Description must be max 800 characters'],
    ['location', '', "Please select company's location."],
    ['contactEmail', '', 'Contact Email is required'],
    ['contactEmail', 'jobs', 'Invalid email address'],
    ['website', '', 'Website is required'],
    ['website', 'bridges', 'Invalid website format'],
    ['website', 'javascript:alert(1)', 'Invalid website format'],
    ['website', 'https://a b.test', 'Invalid website format'],
    ['employees', '', 'Please select the number of employees.'],
    ['employees', '7', 'Please select the number of employees.'],
    ['dateFounded', '', 'Day is required'],
    ['dateFounded', '/01/2000', 'Day is required'],
    ['dateFounded', '01//2000', 'Month is required'],
    ['dateFounded', '01/01/', 'Year is required'],
    ['dateFounded', '32/01/2000', 'Invalid day'],
    ['dateFounded', '30/02/2000', 'Invalid day'],
    ['dateFounded', '01/13/2000', 'Invalid month'],
    ['dateFounded', '01/01/1799', 'Invalid year'],
    ['dateFounded', '01/01/2100', 'Invalid year'],
  ])('refuses %s %j', async (field, value, text) => {
    const { status, body } = await put(company, { ...fieldsOf(company.companyName), [field]: value });
    expect([status, body]).toEqual([422, fieldError(field, text)]);
  });

  it.each([
    ['website', 'bridges.test'],
    ['website', 'http://sub.bridges.com.my:8080/a'],
    ['description', 'x'.repeat(800)],
    ['dateFounded', '01/01/1800'],
    ['employees', 'more than 500'],
  ])('takes %s %j', async (field, value) => {
    const { status } = await put(company, { ...fieldsOf(company.companyName), [field]: value });
    expect(status).toBe(200);
  });

  it('of another company is not found, and cannot be saved', async () => {
    const other = await buildCompany(app);
    expect(await get(company, other)).toMatchObject({ status: 404, body: { detail: 'Not found' } });
    expect((await put(company, fieldsOf('Taken Over'), other)).status).toBe(404);
    expect((await get(company)).body.companyName).toBe(company.companyName);
  });

  it('cannot take the name of another company, also when two take one at once', async () => {
    const [one, two] = await Promise.all([buildCompany(app), buildCompany(app)]);
    expect(await put(one, fieldsOf(two.companyName.toUpperCase()))).toMatchObject({
      status: 409,
      body: { detail: 'Company already exists' },
    });
    const both = await Promise.all([put(one, fieldsOf('The Same Name')), put(two, fieldsOf('The Same Name'))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('keeps a company that was rejected able to mend it; news of its status go to its contact address', async () => {
    const operator = await signInSuperuser(app);
    const rejected = await buildCompany(app, { verified: false });
    await put(rejected, { ...fieldsOf(rejected.companyName), contactEmail: `hr@${rejected.companyId}.test` });
    const path = `/api/superuser/companies/${rejected.companyId}/status`;
    await send(app, 'PUT', path, { token: operator.accessToken, query: { status_update: 'rejected' } });
    expect((await mailTo(app, `hr@${rejected.companyId}.test`)).subject).toBe(
      `${rejected.companyName} was not verified`,
    );
    expect((await put(rejected, fieldsOf(rejected.companyName))).body.status).toBe('rejected');
  });
});

describe('the logo', () => {
  const putLogo = (file: File, as = company) =>
    send(app, 'PUT', `/api/admin/${company.companyId}/profile-picture`, {
      token: as.token,
      form: { username: company.companyId },
      files: { profile_picture: file },
    });
  const svg = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400"><rect width="800" height="400" fill="${color}"/></svg>`;

  it('is public, kept by caches for ever, and gets a new address when it is replaced', async () => {
    const saved = await putLogo(new File([svg('red')], 'logo.svg'));
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      message: 'Your company logo has been updated successfully.',
      company_picture_url: expect.stringMatching(/^\/api\/companies\/[\w.-]+\/logo\/[\w-]+$/),
    });
    const first = saved.body.company_picture_url;
    const response = await fetch(app.url + first);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([400, 200]);
    const second = (await putLogo(new File([svg('blue')], 'logo.svg'))).body.company_picture_url;
    expect(second).not.toBe(first);
    expect((await fetch(app.url + first)).status).toBe(404);
    expect((await fetch(app.url + second)).status).toBe(200);
    expect((await fetch(`${app.url}/api/companies/${company.companyId}/logo/x`)).status).toBe(404);
    expect((await fetch(`${app.url}/api/companies/nobody-here/logo/${second.split('/').pop()}`)).status).toBe(404);
  });

  it('is one, also of several that come at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 8 }, async (_, at) => (await putLogo(new File([svg(`#00000${at}`)], 'logo.svg'))).status),
    );
    expect(statuses).toEqual(Array(8).fill(200));
    const kept = await rows(app, 'select 1 from files where company_id = $1', [company.companyId]);
    expect(kept).toHaveLength(1);
  });

  it('is refused where it is no picture, missing, or for another company', async () => {
    expect((await putLogo(await pdfFile(resume, 'logo.png'))).status).toBe(415);
    expect((await putLogo(new File([], 'logo.png'))).status).toBe(422);
    const none = await send(app, 'PUT', `/api/admin/${company.companyId}/profile-picture`, {
      token: company.token,
      files: {},
    });
    expect([none.status, none.body]).toEqual([422, fieldError('profile_picture', 'A file is required')]);
    expect((await putLogo(new File([svg('red')], 'logo.svg'), await buildCompany(app))).status).toBe(404);
  });
});
