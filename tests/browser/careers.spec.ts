/** From the open jobs of a company to the form of one, and back to them when a job has come to nothing. */
import { api, call } from '@saring/contract';
import { buildApplication, buildJob, buildLink } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson, signIn, superuser } from '#world/people/people.ts';
import { enter, fillLogIn, logIn, tabTo } from './steps.ts';
import { expect, test } from './world.ts';

async function openJob(company: CompanyPerson, jobTitle: string) {
  const job = await buildJob(company, { jobTitle });
  await buildLink(company, job.id);
  return job;
}
const careersOf = ({ companyId }: CompanyPerson) => `/companies/${companyId}/jobs`;

test('somebody finds a job on the page of a company by keyboard, and applies after signing in', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  await openJob(company, 'Clerk');
  await openJob(company, 'Accountant');
  const person = await buildApplicant(server);
  const page = await window();
  await page.goto(careersOf(company));
  await expect(page.getByRole('heading', { name: '2 open jobs' })).toBeVisible();
  await expect(page.getByRole('listitem').getByRole('link')).toHaveText(['Accountant', 'Clerk']);
  await tabTo(page, page.getByRole('link', { name: 'Clerk' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Clerk' })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${careersOf(company)}/`));
  await tabTo(page, page.getByRole('link', { name: 'Apply' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Login Now' }).click();
  await fillLogIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cvupload\//);
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
});

test('the jobs of a company are read without script, up to Apply', async ({ server, browser }) => {
  const company = await buildCompany(server);
  await openJob(company, 'Accountant');
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(careersOf(company));
  await page.getByRole('link', { name: 'Accountant' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accountant' })).toBeVisible();
  await expect(page.locator('noscript').innerHTML()).resolves.toContain(
    'To apply for a job, please switch JavaScript on',
  );
  await page.getByRole('link', { name: `All open jobs at ${company.companyName}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Jobs at ${company.companyName}` })).toBeVisible();
  await context.close();
});

test('a company copies the address of its page, and whoever comes late to a job finds the others', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const closed = await openJob(company, 'Driver');
  await openJob(company, 'Accountant');
  const early = await buildApplicant(server);
  const id = await buildApplication(early, closed);
  const page = await window();
  await enter(page, company.token);
  await page.goto(`/admin/main_user_data/${closed.id}?tab=Job%20Details`);
  await expect(page.getByRole('textbox', { name: 'Your careers page' })).toHaveValue(server.url + careersOf(company));
  await call(company.client, api.jobs.inactivate, {
    params: { jobId: closed.id },
    query: { companyId: company.companyId },
    body: { status: 'Closed' },
  });
  const visitor = await window();
  await visitor.goto(`${careersOf(company)}/${closed.id}`);
  await expect(visitor.getByText('This job is closed.')).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Apply' })).toHaveCount(0);
  await visitor
    .getByRole('region', { name: `Open jobs at ${company.companyName}` })
    .getByText('Accountant')
    .click();
  await expect(visitor.getByRole('link', { name: 'Apply' })).toBeVisible();
  // Whoever applied before is told that it goes on.
  const waiting = await window();
  await enter(waiting, early.token, 'user');
  await waiting.goto(`/user/application/${id}`);
  await expect(waiting.getByText('The company has closed this job: nobody else can apply.')).toBeVisible();
  const others = waiting.getByRole('region', { name: `Open jobs at ${company.companyName}` });
  await expect(others.getByRole('listitem').getByRole('link')).toHaveText(['Accountant']);
});

test('whoever was rejected is asked for no interview and finds the other jobs of the company', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const job = await openJob(company, 'Accountant');
  await openJob(company, 'Clerk');
  const person = await buildApplicant(server);
  const id = await buildApplication(person, job);
  await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Rejected' } });
  const page = await window();
  await logIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  await page.goto(`/user/application/${id}`);
  const others = page.getByRole('region', { name: `Open jobs at ${company.companyName}` });
  await expect(others.getByRole('listitem').getByRole('link')).toHaveText(['Clerk']);
  await expect(page.getByRole('link', { name: 'Continue Interview' })).toHaveCount(0);
  await others.getByRole('link', { name: 'All jobs' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Jobs at ${company.companyName}` })).toBeVisible();
});

test('whoever opens a link that leads nowhere reads what to do, signed in or not', async ({ server, window }) => {
  const company = await buildCompany(server);
  const person = await buildApplicant(server);
  const page = await window();
  const unknown = async (address: string, text: string) => {
    await page.goto(address);
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(
      page.getByText('Please check that you opened the whole address, or ask the company for its link.'),
    ).toBeVisible();
  };
  await unknown('/user/cvupload/nowhere', 'This application link is not known.');
  await unknown(`${careersOf(company)}/none`, 'Not found');
  await enter(page, person.token, 'user');
  await unknown('/user/cvupload/nowhere', 'This application link is not known.');
});

test('a company and an operator who are signed in see the job behind a link as candidates do; a token that is none is an error', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const link = await buildLink(company, (await buildJob(company)).id);
  const operator = await signIn(server, superuser.username, superuser.password);
  const page = await window();
  for (const [token, role, who] of [
    [company.token, 'admin', 'a company'],
    [operator.accessToken, 'superuser', 'an operator'],
  ] as const) {
    await enter(page, token, role);
    await page.goto(`/user/cvupload/${link}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Accountant' })).toBeVisible();
    await expect(page.getByText(`You are signed in as ${who}; candidates apply here.`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Apply' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Use another account' })).toBeVisible();
  }
  await enter(page, 'none', 'user');
  await page.goto(`/user/cvupload/${link}`);
  await expect(page.getByRole('heading', { name: 'Authentication Error' })).toBeVisible();
  await page.getByRole('button', { name: 'Go to Login' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});
