/** Every screen in the pseudo-language: what stands there without accents is in no catalogue. */
import type { Page } from '@playwright/test';
import { api, call, locations, starterQuestions } from '@saring/contract';
import { placeholders } from '@saring/contract/domain';
import { buildApplication, buildJob, buildLink, jobFields, takeInterview } from '#world/people/builders.ts';
import { advert } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, signInSuperuser, superuser } from '#world/people/people.ts';
import { enter } from './steps.ts';
import { expect, fakeSpeechRecognition, test } from './world.ts';

/** Names and marks that are the same in every language, ids, kinds of files, and what `Intl` writes: days, times and lists. */
const names =
  /\b(\d+ (minute|second)s?|((TXT|DOCX?|PDF|PNG|JPE?G|GIF|SVG)(, | or )?)+|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|[\dA-F]{4}|Saring|RM|MYR|[AP]M|(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(Jan|Febr)uary|March|April|May|June|July|August|(Septem|Octo|Novem|Decem)ber|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g;

/** What a job's company typed. */
const jobFieldTexts = Object.values(jobFields)
  .flat()
  .filter((value) => typeof value === 'string');

/** The microphones and the camera of the test's browser. */
const devices = [
  'Default Audio Device',
  'Default Video Device',
  'Fake Default Audio Input',
  'Fake Audio Input 1',
  'Fake Audio Input 2',
  'fake_device_0',
];

/** All that a person sees or hears: texts, and the attributes that are read out; `where` tells it from others. */
async function wordsOf(page: Page): Promise<{ where: string; text: string }[]> {
  return page.evaluate(() => {
    const found = [{ where: 'title', text: document.title }];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || element.closest('script, style, noscript')) continue;
      found.push({ where: `<${element.tagName.toLowerCase()}>`, text: node.textContent ?? '' });
    }
    for (const name of ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'])
      for (const element of document.querySelectorAll(`[${name}]`))
        found.push({ where: `${element.tagName.toLowerCase()} ${name}`, text: element.getAttribute(name) ?? '' });
    return found;
  });
}

/** What the page shows that is neither in accents nor among `data`, which the people of the test have typed. */
async function loose(page: Page, data: readonly string[] = []): Promise<string[]> {
  const longestFirst = [...data].sort((a, b) => b.length - a.length);
  return (await wordsOf(page))
    .map(({ where, text }) => {
      const rest = longestFirst.reduce((all, own) => all.replaceAll(own, ''), text).replace(names, '');
      return /[A-Za-z]{2,}/.test(rest) ? `${where}: ${text}` : '';
    })
    .filter(Boolean);
}

async function look(page: Page, paths: readonly string[], data: readonly string[] = []): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: '⟦' }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await loose(page, data), path).toEqual([]);
  }
}

/** A window in the pseudo-language. */
async function accented(window: () => Promise<Page>): Promise<Page> {
  const page = await window();
  await page.goto('/terms?lang=en-XA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-XA');
  return page;
}

test('screens for anyone are in the language of the person', async ({ window }) => {
  const page = await accented(window);
  await look(
    page,
    [
      '/login',
      '/register',
      '/terms',
      '/privacy',
      '/accessibility',
      '/first-run',
      '/nowhere',
      '/login?redirect=/user/cvupload/x',
    ],
    ['no-reply@localhost', 'EN 301 549', 'AA'],
  );
  await page.goto('/login');
  await page.getByRole('button', { name: '⟦Ļóĝ Îñ⟧' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByRole('button', { name: '⟦Ƒóŕĝóţ' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await loose(page)).toEqual([]);
});

test('screens of the operator are in the language of the person', async ({ server, window }) => {
  const [waiting, company] = [await buildCompany(server, { verified: false }), await buildCompany(server)];
  const person = await buildApplicant(server);
  const operator = await signInSuperuser(server);
  const invited = { companyName: 'Kedai Kopi', adminEmail: 'boss@kedai.test' };
  await call(operator, api.superuser.sendRegistrationLink, { body: invited });
  const data = [
    ...[waiting, company].flatMap((one) => [one.companyName, `${one.username}@company.test`, one.username]),
    ...[`${person.username}@person.test`, person.username, ...Object.values(invited)],
    // An address may break at its signs.
    ...['superuser@localhost', superuser.username, '@person', '@company', '@kedai', '.test', 'boss'],
  ];
  const page = await accented(window);
  await enter(page, operator.accessToken, 'superuser');
  await look(
    page,
    ['dashboard', 'company-management', 'user-generation', 'settings', 'audit-trail'].map(
      (name) => `/superuser/${name}`,
    ),
    data,
  );
  await page.goto('/superuser/company-management');
  await page.getByRole('button', { name: waiting.companyName }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await loose(page, data)).toEqual([]);
});

test('settings and trail of a company are in the language of the person', async ({ server, window }) => {
  const company = await buildCompany(server);
  // Places have one name.
  const data = [
    company.companyName,
    `${company.username}@company.test`,
    company.username,
    ...locations,
    ...placeholders,
  ];
  const page = await accented(window);
  await enter(page, company.token, 'admin');
  await look(page, ['/admin/admin_settings', '/admin/audit-trail', '/admin/mails'], data);
  await page.goto('/admin/admin_settings');
  await page.locator('form button[type=submit]').first().click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  expect(await loose(page, data)).toEqual([]);
});

test('screens of a job seeker are in the language of the person', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const person = await buildApplicant(server);
  const applicationId = await buildApplication(person, job);
  const typed = ['Aisyah Rahman', '1 Jalan Ampang, Kuala Lumpur', 'Looking for a place to grow.', 'resume.pdf', 'AR'];
  const data = [
    ...typed,
    company.companyName,
    company.username,
    ...jobFieldTexts,
    `${person.username}@person.test`,
    person.username,
  ];
  const page = await accented(window);
  await enter(page, person.token, 'user');
  const own = ['cdashboard', `application/${applicationId}`, 'user-setting', 'user-account-setting'];
  await look(
    page,
    own.map((name) => `/user/${name}`),
    data,
  );
});

test('the page behind a link is in the language of the person', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const link = await buildLink(company, job.id);
  const person = await buildApplicant(server);
  const data = [company.companyName, ...jobFieldTexts, ...locations, ...advert, `${person.username}@person.test`];
  const page = await accented(window);
  const careers = `/companies/${company.companyId}/jobs`;
  await look(page, [`/user/cvupload/${link}`, careers, `${careers}/${job.id}`], data);
  await enter(page, person.token, 'user');
  await look(page, [`/user/cvupload/${link}`], data);
  await page.locator('form button[type=submit]').last().click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  expect(await loose(page, data)).toEqual([]);
});

test('jobs are in the language of the person', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const data = [company.companyName, ...jobFieldTexts, ...locations, ...advert];
  const page = await accented(window);
  await enter(page, company.token, 'admin');
  const shown = [
    'main-job-listing',
    'job-posting',
    `job-editing/${job.id}`,
    `main_user_data/${job.id}?tab=Job%20Details`,
  ];
  await look(
    page,
    shown.map((name) => `/admin/${name}`),
    data,
  );
  await page.goto('/admin/job-posting');
  await page.locator('form button[type=submit]').last().click();
  await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  expect(await loose(page, data)).toEqual([]);
});

/** The sentences and labels in an answer: what an engine wrote of somebody, which stays in the language that it reads. */
function sentencesIn(answer: unknown): string[] {
  if (typeof answer === 'string') return answer.includes(' ') ? [answer, ...answer.split('\n')] : [];
  if (typeof answer !== 'object' || answer === null) return [];
  const label = 'label' in answer && typeof answer.label === 'string' ? [answer.label] : [];
  return [...label, ...Object.values(answer).flatMap(sentencesIn)];
}

test('applicants are in the language of the person, but for what an engine wrote', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const person = await buildApplicant(server);
  const id = await buildApplication(person, job);
  await takeInterview(person, id);
  const other = await buildApplication(await buildApplicant(server), job);
  const params = { id };
  const wrote = await Promise.all([
    call(company.client, api.applications.byId, { params }),
    call(company.client, api.interviews.analysis, { params }),
    call(company.client, api.interviews.review, { params }),
    call(company.client, api.applications.resumeText, { params }),
    call(company.client, api.assistant.about, { params: { username: company.companyId } }),
  ]);
  const typed = [company.companyName, company.username, ...jobFieldTexts, 'Aisyah Rahman', 'AR', ...placeholders];
  const data = [...typed, ...sentencesIn(wrote), ...starterQuestions, `${person.username}@person.test`];
  const page = await accented(window);
  await enter(page, company.token, 'admin');
  const ranking = `/admin/main_user_data/${job.id}?tab=`;
  const shown = [
    '/admin/dashboard',
    '/admin/user-data',
    `${ranking}Applicant%20Ranking`,
    `${ranking}Email%20Applicants`,
  ];
  await look(page, [...shown, `/profile/${id}`, `/admin/compare/${job.id}?ids=${id},${other}`], data);
});

test('an interview is in the language of the person, but for its questions', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const person = await buildApplicant(server);
  const id = await buildApplication(person, job);
  const data = [company.companyName, ...jobFieldTexts];
  const page = await accented(window);
  await fakeSpeechRecognition(page, ['I add figures.']);
  await enter(page, person.token, 'user');
  await look(
    page,
    [`/user/start-interview?applicationId=${id}&jobId=${job.id}`, `/interview?applicationId=${id}`],
    [...data, 'One, two, three.', ...devices],
  );
  await page.getByRole('radio').first().check();
  await page.getByRole('button', { name: '⟦Šţáŕţ Îñţéŕṽîéŵ⟧' }).click();
  await expect(page.getByRole('timer')).toBeVisible();
  // Headings of the product itself are in the language of the person.
  const question = await page.getByRole('heading', { level: 2 }).filter({ hasNotText: '⟦' }).innerText();
  expect(await loose(page, [...data, question, 'I add figures.', 'One, two, three.'])).toEqual([]);
});

test('English is what a person gets who chose nothing, and no other language is loaded for it', async ({ window }) => {
  const page = await window();
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.waitForLoadState('networkidle');
  expect(scripts.filter((path) => path.includes('pseudo'))).toEqual([]);
});

test('a link with a language that there is not shows the page in English', async ({ window }) => {
  const page = await window();
  for (const tag of ['xx', 'constructor', '__proto__']) {
    await page.goto(`/login?lang=${tag}`);
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  }
});
