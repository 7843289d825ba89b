/** The job behind an application link for anybody: the call, and the page that needs no script. */
import { endOfDay } from '@saring/contract/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#world/app/app.ts';
import { rows } from '#world/app/watch.ts';
import { linkedData, send } from '#world/app/wire.ts';
import { buildJob, buildLink } from '#world/people/builders.ts';
import { buildCompany, type CompanyPerson } from '#world/people/people.ts';

let app: TestApp;
let company: CompanyPerson;
beforeAll(async () => {
  app = await startApp();
  company = await buildCompany(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const open = (token: string) => send(app, 'GET', `/api/jobs/posting/${token}`);
async function page(token: string) {
  const answer = await fetch(`${app.url}/user/cvupload/${token}`);
  return { status: answer.status, policy: answer.headers.get('content-security-policy'), html: await answer.text() };
}
/** What the page of a job tells machines. */
async function dataOf(change: Parameters<typeof buildJob>[1], of = company) {
  const job = await buildJob(of, change);
  return linkedData((await page(await buildLink(of, job.id))).html);
}
const described = (id: string, html: string) =>
  rows(app, 'update jobs set description_html = $2 where id = $1', [id, html]);

describe('the posting behind a link', () => {
  it('is open to anybody: company, job, description and criteria, and nothing of the company’s own', async () => {
    const job = await buildJob(company);
    const token = await buildLink(company, job.id);
    await described(job.id, '<p>You keep the books.</p>');
    const { status, body } = await open(token);
    expect(status).toBe(200);
    expect(body.description).toBe('<p>You keep the books.</p>');
    expect(body.company).toMatchObject({ id: company.companyId, name: company.companyName });
    expect(body.job).toMatchObject({
      id: job.id,
      jobTitle: 'Accountant',
      status: 'Live',
      jobCriteria: expect.any(Array),
    });
    for (const name of [
      'otherInfo',
      'applicantCount',
      'acceptedCount',
      'blindReview',
      'resultsShown',
      'description_filename',
    ])
      expect(body.job).not.toHaveProperty(name);
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
  });

  it('is refused in words: unknown, and of a company that is not open to candidates', async () => {
    const own = await buildCompany(app);
    const job = await buildJob(own);
    const token = await buildLink(own, job.id);
    expect(await open('x')).toMatchObject({ status: 404, body: { detail: 'This application link is not known.' } });
    await rows(app, "update companies set status = 'pending' where id = $1", [own.companyId]);
    expect((await open(token)).status).toBe(403);
    expect((await page(token)).html).not.toContain('ld+json');
  });

  it('tells of a job that nobody made a link to nothing, by its id or otherwise', async () => {
    const job = await buildJob(company);
    expect((await open(job.id)).status).toBe(404);
    expect((await page(job.id)).html).not.toContain('<h1>');
  });
});

describe('whom to ask for another way before applying', () => {
  const ask = async (query = '') => (await send(app, 'GET', `/api/contacts${query}`)).body;

  it('is the company behind a link, by the address of its profile, beside whoever runs the installation', async () => {
    const token = await buildLink(company, (await buildJob(company)).id);
    const email = 'hiring@company.test';
    await rows(app, 'update companies set contact_email = $2 where id = $1', [company.companyId, email]);
    expect(await ask(`?link=${token}`)).toEqual({
      company: { name: company.companyName, email },
      operator: 'mailto:no-reply@localhost',
    });
  });

  it('is whoever runs the installation alone without a link, or behind one that leads nowhere any more', async () => {
    const own = await buildCompany(app);
    const token = await buildLink(own, (await buildJob(own)).id);
    const nobody = { company: null, operator: 'mailto:no-reply@localhost' };
    expect(await ask()).toEqual(nobody);
    expect(await ask('?link=unknown')).toEqual(nobody);
    await rows(app, "update companies set status = 'pending' where id = $1", [own.companyId]);
    expect(await ask(`?link=${token}`)).toEqual(nobody);
    await rows(app, "update companies set status = 'verified' where id = $1", [own.companyId]);
    await rows(app, 'update application_links set expires_at = now() where token = $1', [token]);
    expect(await ask(`?link=${token}`)).toEqual(nobody);
  });

  it('is the company of an id as well, unless it takes no applications', async () => {
    const own = await buildCompany(app);
    const email = 'office@company.test';
    await rows(app, 'update companies set contact_email = $2 where id = $1', [own.companyId, email]);
    expect((await ask(`?companyId=${own.companyId}`)).company).toEqual({ name: own.companyName, email });
    expect((await ask('?companyId=unknown')).company).toBeNull();
    await rows(app, "update companies set status = 'pending' where id = $1", [own.companyId]);
    expect((await ask(`?companyId=${own.companyId}`)).company).toBeNull();
  });

  it('is no address where the company gave none', async () => {
    const own = await buildCompany(app);
    const token = await buildLink(own, (await buildJob(own)).id);
    await rows(app, 'update companies set contact_email = null where id = $1', [own.companyId]);
    expect((await ask(`?link=${token}`)).company).toEqual({ name: own.companyName, email: null });
  });
});

describe('the page of a link', () => {
  it('is readable without script, and by machines', async () => {
    const job = await buildJob(company, { closingDate: '2030-12-31', experienceLevel: 'senior' });
    const token = await buildLink(company, job.id);
    await described(job.id, '<p>You keep the books.</p>');
    await rows(app, 'update companies set website = $2 where id = $1', [company.companyId, 'company.test']);
    const { status, html } = await page(token);
    expect(status).toBe(200);
    expect(html).toContain(`<title>Accountant at ${company.companyName}</title>`);
    expect(html).toContain('<h1>Accountant</h1>');
    expect(html).toContain('<p>You keep the books.</p>');
    expect(html).toContain('apply by Dec 31, 2030');
    expect(html).toContain('experience level: Senior/Manager');
    expect(html).toContain('<h2>What happens next</h2>');
    expect(html).toContain(`property="og:title" content="Accountant at ${company.companyName}"`);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(linkedData(html)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Accountant',
      description: '<p>You keep the books.</p>',
      datePosted: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      employmentType: expect.any(Array),
      experienceRequirements: 'Senior/Manager',
      hiringOrganization: { '@type': 'Organization', name: company.companyName, sameAs: 'https://company.test' },
      jobLocation: { '@type': 'Place' },
      directApply: true,
    });
  });

  it('tells machines until when one can apply: the last day of the job, or the end of its link where that comes first', async () => {
    const job = await buildJob(company);
    const token = await buildLink(company, job.id);
    const [{ expires_at }] = await rows(app, 'select expires_at from application_links where token = $1', [token]);
    const end = new Date(expires_at);
    const dayAfter = (days: number) => new Date(end.getTime() + days * 86_400_000).toISOString().slice(0, 10);
    const said = async (closingDate: string | null) => {
      await rows(app, 'update jobs set closing_date = $2 where id = $1', [job.id, closingDate]);
      return linkedData((await page(token)).html).validThrough;
    };
    expect(await said(null)).toBe(end.toISOString());
    const { timeZone } = app.running.world.config;
    const lastSecond = new Date(endOfDay(dayAfter(-1), timeZone).getTime() - 1000);
    expect(await said(dayAfter(-1))).toBe(lastSecond.toISOString());
    expect(await said(dayAfter(1))).toBe(end.toISOString());
  });

  it.each([
    ['a range', { salaryMin: 4000, salaryMax: 6000 }, { minValue: 4000, maxValue: 6000 }],
    ['at least', { salaryMin: 4000, salaryMax: undefined }, { minValue: 4000 }],
    ['at most', { salaryMin: undefined, salaryMax: 6000 }, { maxValue: 6000 }],
    ['one sum', { salaryMin: 4500.5, salaryMax: 4500.5 }, { minValue: 4500.5, maxValue: 4500.5 }],
    ['not said', { salaryMin: undefined, salaryMax: undefined }, null],
  ])('tells machines the pay, which is %s', async (_, pay, value) => {
    const { baseSalary } = await dataOf(pay);
    const salary = { '@type': 'QuantitativeValue', ...value, unitText: 'MONTH' };
    expect(baseSalary).toEqual(value ? { '@type': 'MonetaryAmount', currency: 'MYR', value: salary } : undefined);
  });

  it('tells machines each type of employment in their words', async () => {
    const types = 'full-time,part-time,contract,internship,remote';
    const said = ['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'INTERN', 'OTHER'];
    expect((await dataOf({ jobType: types })).employmentType).toEqual(said);
    expect((await dataOf({ jobType: 'contract' })).employmentType).toEqual(['CONTRACTOR']);
  });

  it.each([
    ['Petaling Jaya, Selangor', null, { addressRegion: 'Selangor', addressCountry: 'MY' }],
    ['KUALA LUMPUR', null, { addressRegion: 'Kuala Lumpur', addressCountry: 'MY' }],
    ['Petaling Jaya', 'Selangor', { addressCountry: 'MY' }],
    ['Petaling Jaya', 'Batam', {}],
  ])('tells machines where it is: %s, of a company in %s', async (location, companyPlace, said) => {
    const own = await buildCompany(app);
    await rows(app, 'update companies set location = $2 where id = $1', [own.companyId, companyPlace]);
    const { jobLocation } = await dataOf({ location }, own);
    const address = { '@type': 'PostalAddress', addressLocality: location, ...said };
    expect(jobLocation).toEqual({ '@type': 'Place', address });
  });

  it('shows the company’s logo to whoever reads it without script, and nothing in its place where there is none', async () => {
    const own = await buildCompany(app);
    const token = await buildLink(own, (await buildJob(own)).id);
    expect((await page(token)).html).not.toContain('<img');
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="40"><rect width="80" height="40"/></svg>';
    const { body } = await send(app, 'PUT', `/api/admin/${own.companyId}/profile-picture`, {
      token: own.token,
      form: { username: own.companyId },
      files: { profile_picture: new File([svg], 'logo.svg') },
    });
    const { html } = await page(token);
    const shown = /<img [^>]*src="([^"]+)" alt="" width="40" height="40" \/>/.exec(html)?.[1];
    expect(shown).toBe(body.company_picture_url);
    expect((await fetch(app.url + shown)).headers.get('content-type')).toMatch(/^image\//);
  });

  it('is broken out of by no text of a company', async () => {
    const title = `</script><script>alert(1)</script><h1>"'&amp; $& $1`;
    const job = await buildJob(company);
    const token = await buildLink(company, job.id);
    await rows(app, 'update jobs set title = $2, criteria = $3 where id = $1', [
      job.id,
      title,
      ['</li><script>alert(2)</script>', 'Two', 'Three', 'Four', 'Five'],
    ]);
    const { html, policy } = await page(token);
    expect(html).not.toMatch(/<script>alert/);
    expect(linkedData(html).title).toBe(title);
    expect(html.match(/<h1>/g)).toHaveLength(1);
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('is the plain one for other addresses', async () => {
    const answer = await (await fetch(`${app.url}/login`)).text();
    expect(answer).toContain('<title>Saring</title>');
    expect(answer).not.toContain('ld+json');
  });

  it('counts as a call of its address: beyond the limit it is the plain one', async () => {
    await using limited = await startApp({ env: { LIMIT_CALLS: '20', RATE_LIMIT: 'true' } });
    const other = await buildCompany(limited);
    const token = await buildLink(other, (await buildJob(other)).id);
    const pages = [];
    for (let count = 0; count < 21; count += 1)
      pages.push(await (await fetch(`${limited.url}/user/cvupload/${token}`)).text());
    expect(pages.map((html) => html.includes('ld+json'))).toContain(true);
    expect(pages.at(-1)).not.toContain('ld+json');
  });
});
