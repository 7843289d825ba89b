/** What anybody sees of a company: its open jobs, each at an address that stays, and what search engines may find of them. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { linkedData, send } from '#world/app/wire.ts';
import { buildJob, buildLink } from '#world/people/builders.ts';
import { buildCompany, type CompanyPerson } from '#world/people/people.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const read = async (path: string) => {
  const { status, body } = await send(app, 'GET', path);
  return { status, body };
};
const openings = (companyId: string, query = '') => read(`/api/companies/${companyId}/jobs${query}`);
const jobAt = (companyId: string, jobId: string) => read(`/api/companies/${companyId}/jobs/${jobId}`);
const titles = async (companyId: string, query = '') =>
  (await openings(companyId, query)).body.jobs.map((job: { jobTitle: string }) => job.jobTitle);
async function page(path: string) {
  const answer = await fetch(app.url + path);
  return { status: answer.status, html: await answer.text() };
}
const listed = async () => {
  const answer = await fetch(`${app.url}/sitemap.xml`);
  const paths = [...(await answer.text()).matchAll(/<loc>http:\/\/saring\.test(.*?)<\/loc>/g)].map(([, path]) => path);
  return { answer, paths };
};

/** A job that anybody may apply for. */
async function openJob(company: CompanyPerson, jobTitle: string) {
  const job = await buildJob(company, { jobTitle });
  return { ...job, token: await buildLink(company, job.id) };
}
const close = (company: CompanyPerson, jobId: string) =>
  send(app, 'PUT', `/api/jobs/inactivate/${jobId}?companyId=${company.companyId}`, {
    token: company.token,
    json: { status: 'Closed' },
  });
const expire = (token: string) =>
  rows(app, 'update application_links set expires_at = now() where token = $1', [token]);
const setStatus = (company: CompanyPerson, status: string) =>
  rows(app, 'update companies set status = $2 where id = $1', [company.companyId, status]);
const suspend = (company: CompanyPerson) =>
  rows(app, 'insert into suspensions values (gen_random_uuid(), null, $1, false, now())', [company.companyId]);

describe('the jobs of a company', () => {
  it('are those that take applications now, newest first, with what each says of itself and nothing of the company’s own', async () => {
    const company = await buildCompany(app);
    const [first, second, closed, expired] = [
      await openJob(company, 'Accountant'),
      await openJob(company, 'Clerk'),
      await openJob(company, 'Driver'),
      await openJob(company, 'Nurse'),
    ];
    await buildJob(company, { jobTitle: 'Nobody knows' });
    await openJob(await buildCompany(app), 'Elsewhere');
    await close(company, closed.id);
    await expire(expired.token);
    const { status, body } = await openings(company.companyId);
    expect(status).toBe(200);
    expect(body.company).toMatchObject({ id: company.companyId, name: company.companyName });
    expect(Object.keys(body.company).toSorted()).toEqual(
      [
        'id',
        'name',
        'logo_url',
        'website',
        'description',
        'location',
        'industry',
        'employees',
        'answer_days',
        'answers',
      ].toSorted(),
    );
    expect(body.jobs.map(({ id }: { id: string }) => id)).toEqual([second.id, first.id]);
    expect(Object.keys(body.jobs[0]).toSorted()).toEqual(
      ['id', 'jobTitle', 'location', 'jobType', 'salary', 'closingDate', 'posted_at'].toSorted(),
    );
    expect(body.total).toBe(2);
  });

  it('leave a job out from the day after its last', async () => {
    const company = await buildCompany(app);
    const job = await openJob(company, 'Accountant');
    await rows(app, "update jobs set closing_date = '2000-01-01' where id = $1", [job.id]);
    expect((await openings(company.companyId)).body).toMatchObject({ jobs: [], total: 0 });
  });

  it('come by pages', async () => {
    const company = await buildCompany(app);
    for (const title of ['One', 'Two', 'Three']) await openJob(company, title);
    expect(await titles(company.companyId, '?page=1&page_size=2')).toEqual(['Three', 'Two']);
    expect(await titles(company.companyId, '?page=2&page_size=2')).toEqual(['One']);
    expect((await openings(company.companyId, '?page=2&page_size=2')).body.total).toBe(3);
  });

  it('are unknown, as any name is that nobody has, where the company is not verified, rejected or suspended', async () => {
    const unknown = await openings('nobody-here');
    expect(unknown.status).toBe(404);
    const company = await buildCompany(app);
    const job = await openJob(company, 'Accountant');
    const hidden = async () => {
      expect(await openings(company.companyId)).toEqual(unknown);
      expect((await jobAt(company.companyId, job.id)).status).toBe(404);
      expect((await page(`/companies/${company.companyId}/jobs`)).status).toBe(404);
      expect((await page(`/companies/${company.companyId}/jobs/${job.id}`)).status).toBe(404);
      expect((await listed()).paths.filter((path) => path?.includes(company.companyId))).toEqual([]);
    };
    for (const status of ['pending', 'rejected']) {
      await setStatus(company, status);
      await hidden();
    }
    await setStatus(company, 'verified');
    expect((await openings(company.companyId)).status).toBe(200);
    await suspend(company);
    await hidden();
  });
});

describe('a job at its own address', () => {
  it('is what its link shows, and names the link by which one applies', async () => {
    const company = await buildCompany(app);
    const job = await openJob(company, 'Accountant');
    const { status, body } = await jobAt(company.companyId, job.id);
    expect(status).toBe(200);
    expect(body.token).toBe(job.token);
    expect(body).toEqual((await read(`/api/jobs/posting/${job.token}`)).body);
  });

  it('stays when its link is over: then it takes no applications until there is another', async () => {
    const company = await buildCompany(app);
    const job = await openJob(company, 'Accountant');
    await expire(job.token);
    expect((await jobAt(company.companyId, job.id)).body).toMatchObject({ job: { status: 'Live' }, token: null });
    const token = await buildLink(company, job.id);
    expect((await jobAt(company.companyId, job.id)).body.token).toBe(token);
    expect((await read(`/api/jobs/posting/${job.token}`)).body.token).toBe(token);
    await close(company, job.id);
    expect((await jobAt(company.companyId, job.id)).body).toMatchObject({ job: { status: 'Closed' }, token: null });
  });

  it('is not there for a job without a link, of another company, or of none', async () => {
    const [company, other] = [await buildCompany(app), await buildCompany(app)];
    const secret = await buildJob(company);
    const job = await openJob(company, 'Accountant');
    const unknown = await jobAt(company.companyId, 'x');
    expect(unknown.status).toBe(404);
    expect(await jobAt(company.companyId, secret.id)).toEqual(unknown);
    expect(await jobAt(other.companyId, job.id)).toEqual(unknown);
    expect(await jobAt('nobody-here', job.id)).toEqual(unknown);
  });
});

describe('the page of a company', () => {
  it('is readable without script, and by machines', async () => {
    const company = await buildCompany(app);
    const job = await openJob(company, 'Accountant');
    await rows(app, 'update companies set website = $2, description = $3 where id = $1', [
      company.companyId,
      'company.test',
      'We trade.',
    ]);
    const path = `/companies/${company.companyId}/jobs`;
    const { status, html } = await page(path);
    expect(status).toBe(200);
    expect(html).toContain(`<title>Jobs at ${company.companyName}</title>`);
    expect(html).toContain(`<link rel="canonical" href="http://saring.test${path}" />`);
    expect(html).toContain(`property="og:title" content="Jobs at ${company.companyName}"`);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain(`<a href="${path}/${job.id}">Accountant</a>`);
    expect(html).toContain('RM 4,000 – RM 6,000 a month');
    expect(html).toContain('We trade.');
    expect(html).toContain('href="https://company.test"');
    expect(linkedData(html)).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ '@type': 'ListItem', position: 1, url: `http://saring.test${path}/${job.id}` }],
    });
  });

  it('says that nothing is open, and then stays out of search engines', async () => {
    const company = await buildCompany(app);
    const { status, html } = await page(`/companies/${company.companyId}/jobs`);
    expect(status).toBe(200);
    expect(html).toContain(`${company.companyName} has no open jobs now.`);
    expect(html).toContain('name="robots" content="noindex"');
  });

  it('leads to its older jobs and back without script', async () => {
    const company = await buildCompany(app);
    const job = await openJob(company, 'Clerk 0');
    // Copies of one, for the page holds twenty.
    await rows(
      app,
      `with made as (
         insert into jobs select (jsonb_populate_record(j, jsonb_build_object('id', gen_random_uuid(), 'title', 'Clerk ' || n, 'created_at', j.created_at - n * interval '1 day'))).*
         from jobs j, generate_series(1, 20) n where j.id = $1 returning id)
       insert into application_links select gen_random_uuid(), md5(made.id::text), $2, made.id, now(), now() + interval '1 day' from made`,
      [job.id, company.companyId],
    );
    const path = `/companies/${company.companyId}/jobs`;
    const [first, second] = [await page(path), await page(`${path}?page=2`)];
    expect(first.html).toContain(`<a rel="next" href="${path}?page=2">`);
    expect(first.html).not.toContain('>Clerk 20<');
    expect(second.html).toContain('>Clerk 20<');
    expect(second.html).toContain(`<a rel="prev" href="${path}">`);
    expect(second.html).toContain(`<link rel="canonical" href="http://saring.test${path}?page=2" />`);
    expect(second.html).not.toContain('rel="next"');
  });

  it('is broken out of by no text of a company', async () => {
    const company = await buildCompany(app);
    const job = await openJob(company, 'Accountant');
    const evil = `</script></li><script>alert(1)</script>"'&amp;`;
    await rows(app, 'update companies set name = $2, description = $2, website = $2 where id = $1', [
      company.companyId,
      evil,
    ]);
    await rows(app, 'update jobs set title = $2, location = $2 where id = $1', [job.id, evil]);
    for (const path of [`/companies/${company.companyId}/jobs`, `/companies/${company.companyId}/jobs/${job.id}`]) {
      const { html } = await page(path);
      expect(html).toContain('alert(1)');
      expect(html).not.toMatch(/<script>alert/);
      expect(html.match(/<h1>/g)).toHaveLength(1);
      expect(JSON.stringify(linkedData(html))).toContain('alert(1)');
    }
  });
});

describe('the page of a job', () => {
  it('is known by its own address, whichever link it was opened by', async () => {
    const company = await buildCompany(app);
    const job = await openJob(company, 'Accountant');
    const path = `/companies/${company.companyId}/jobs/${job.id}`;
    for (const at of [path, `/user/cvupload/${job.token}`]) {
      const { html } = await page(at);
      expect(html).toContain(`<link rel="canonical" href="http://saring.test${path}" />`);
      expect(linkedData(html)).toMatchObject({ '@type': 'JobPosting', url: `http://saring.test${path}` });
      expect(html).toContain(`<a href="/companies/${company.companyId}/jobs">`);
    }
  });

  it('says of a closed or expired job that it takes no applications, shows what is open, and leaves search engines', async () => {
    const company = await buildCompany(app);
    const [closed, expired, open] = [
      await openJob(company, 'Driver'),
      await openJob(company, 'Nurse'),
      await openJob(company, 'Accountant'),
    ];
    await close(company, closed.id);
    await expire(expired.token);
    const job = (id: string) => `/companies/${company.companyId}/jobs/${id}`;
    for (const at of [job(closed.id), job(expired.id), `/user/cvupload/${expired.token}`]) {
      const { status, html } = await page(at);
      expect(status).toBe(200);
      expect(html).toContain('This job takes no applications now.');
      expect(html).toContain(`<a href="${job(open.id)}">Accountant</a>`);
      expect(html).toContain('name="robots" content="noindex"');
      expect(html).not.toContain('ld+json');
    }
    expect((await page(job(open.id))).html).not.toContain('takes no applications');
  });
});

describe('what search engines may find', () => {
  it('is named in robots.txt: open jobs and companies that have some, and no application link', async () => {
    const company = await buildCompany(app);
    const [open, closed] = [await openJob(company, 'Accountant'), await openJob(company, 'Driver')];
    await close(company, closed.id);
    const empty = await buildCompany(app);
    const robots = await (await fetch(`${app.url}/robots.txt`)).text();
    expect(robots).toContain('\nSitemap: http://saring.test/sitemap.xml\n');
    const { answer, paths } = await listed();
    expect(answer.headers.get('content-type')).toContain('application/xml');
    const path = `/companies/${company.companyId}/jobs`;
    expect(paths).toContain(path);
    expect(paths).toContain(`${path}/${open.id}`);
    expect(paths).not.toContain(`${path}/${closed.id}`);
    expect(paths).not.toContain(`/companies/${empty.companyId}/jobs`);
    expect(paths.filter((one) => one?.includes('cvupload'))).toEqual([]);
  });

  it('counts as a call of whoever asks', async () => {
    await using limited = await startApp({ env: { LIMIT_CALLS: '5', RATE_LIMIT: 'true' } });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await fetch(`${limited.url}/sitemap.xml`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
