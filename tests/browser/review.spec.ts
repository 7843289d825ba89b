/** Reviewing in a browser: from a mark to the words behind it, deciding with a colleague at the same time, side by side, without names, and reading again. */
import type { Locator, Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import pg from 'pg';
import { answers, buildApplication, buildJob, jobFields, takeInterview } from '#world/people/builders.ts';
import { resume, weakResume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { expectSound } from './axe.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

async function wordsBehindAMark(page: Page, id: string): Promise<void> {
  await page.goto(`/profile/${id}`);
  await page
    .getByRole('button', { name: /closed each month within 5 working days/ })
    .first()
    .click();
  const viewer = page.getByRole('region', { name: /^Resume of/ });
  await expect(viewer.locator('mark')).toContainText('closed each month within 5 working days');
  await expect(viewer.locator('mark')).toBeInViewport();
  await viewer.getByRole('button', { name: 'PDF' }).click();
  await expect(viewer.locator('iframe')).toBeVisible();
  // A frame that the answer forbids is at an address of the browser's own.
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContainEqual(expect.stringMatching(/^http.*\/api\/files\//));
  await page.getByRole('button', { name: /Q\d/ }).first().click();
  const history = page.getByRole('region', { name: 'Interview History' });
  await expect(history.locator('mark')).toBeInViewport();
  // Whoever hears the page goes from heading to heading.
  const headings = { level: 3, name: /^Q\d \S/ };
  await expect(history.getByRole('heading', headings)).toHaveCount(6);
  for (const name of jobFields.jobCriteria)
    await expect(
      page.getByRole('region', { name: 'Interview Criteria Scores' }).getByRole('heading', { name }),
    ).toBeVisible();
}

/** Two windows of one company at one applicant: the later one hears who was first, and may overwrite or keep. */
async function laterReviewerIsTold(first: Page, second: Page, id: string, who: string): Promise<void> {
  for (const page of [first, second]) {
    await page.goto(`/profile/${id}`);
    await expect(page.getByRole('button', { name: 'ACCEPT' })).toBeVisible();
  }
  const reason = second.getByLabel('Reason for colleagues (optional)');
  await reason.fill('Ask for the licence');
  await second.goto('/admin/main-job-listing');
  await second.goto(`/profile/${id}`);
  await expect(reason).toHaveValue('Ask for the licence');

  await first.getByLabel('Reason for colleagues (optional)').fill('Knows <b>SST</b>');
  await first.getByRole('button', { name: 'KIV', exact: true }).click();
  await expect(first.getByText('Application status updated to KIV').first()).toBeVisible();
  const history = first.getByRole('region', { name: 'History', exact: true });
  await expect(history.getByText(`${who} set KIV`)).toBeVisible();
  await expect(history.getByText('Knows <b>SST</b>')).toBeVisible();

  await second.getByRole('button', { name: 'REJECT' }).click();
  const question = second.getByRole('dialog', { name: /^Somebody else decided on .+ meanwhile$/ });
  await expect(question.getByText(`${who} set the status to KIV`)).toBeVisible();
  await question.getByRole('button', { name: 'Keep KIV' }).click();
  await expect(question).toHaveCount(0);
  await expect(reason).toHaveValue('Ask for the licence');
  await expect(second.getByRole('button', { name: 'KIV', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await second.keyboard.press('a');
  await expect(second.getByText('Application status updated to Accepted').first()).toBeVisible();
  await expect(reason).toHaveValue('');
  await second.getByRole('button', { name: 'Undo' }).first().click();
  await expect(second.getByRole('button', { name: 'KIV', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await second.getByRole('button', { name: 'Set back to In Review' }).click();
  await expect(second.getByText('Application status updated to In Review').first()).toBeVisible();
}

async function middleOf(one: Locator): Promise<number> {
  const box = await one.boundingBox();
  return box ? box.y + box.height / 2 : Number.NaN;
}

async function sideBySide(page: Page, jobId: string): Promise<void> {
  await page.goto(`/admin/main_user_data/${jobId}?tab=Applicant%20Ranking`);
  await page.getByRole('checkbox', { name: 'Select Aisyah Rahman' }).check();
  await page.getByRole('checkbox', { name: 'Select Daniel Lim' }).check();
  await page.getByRole('link', { name: 'Compare' }).click();
  await expect(page.getByRole('columnheader', { name: /Aisyah Rahman/ })).toBeVisible();
  await expect(page.getByRole('rowheader', { name: jobFields.jobCriteria[0] })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // Where there is least room beside each other, what came out stands in the line of what it is about.
  await page.setViewportSize({ width: 640, height: 800 });
  const cell = page.getByRole('cell').filter({ hasText: 'no evidence' }).first();
  const [about, verdict] = [
    cell.getByText('Resume', { exact: true }).first(),
    cell.getByText('no evidence', { exact: true }),
  ];
  expect(Math.abs((await middleOf(about)) - (await middleOf(verdict)))).toBeLessThan(6);
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.getByRole('link', { name: 'Back to the applicants' }).click();
  await expect(page.getByText('Total Applicants: 2')).toBeVisible();
}

async function withoutNames(page: Page, jobId: string): Promise<void> {
  await page.goto(`/admin/main_user_data/${jobId}?tab=Job%20Details`);
  const fairness = page.getByRole('region', { name: 'Fairness' });
  await fairness.getByRole('button', { name: 'Read under other names' }).click();
  await expect(fairness.getByText('2 applicants read again under 6 other names: no mark changed.')).toBeVisible({
    timeout: 60_000,
  });
  await fairness.getByRole('switch', { name: 'Review without names' }).click();
  await expect(page.getByText('Who the applicants are is withheld until each has a status.')).toBeVisible();
  await expect(fairness.getByRole('switch', { name: 'Review without names' })).toBeChecked();
  const results = fairness.getByRole('switch', { name: 'Show applicants how they were marked before a decision' });
  await results.click();
  await expect(page.getByText(/^Applicants see how they were marked, a day after/)).toBeVisible();
  await expect(results).toBeChecked();
  await page.getByRole('tab', { name: 'Applicant Ranking' }).click();
  await expect(page.getByText(/^Applicant [0-9A-F]{4}$/)).toHaveCount(2);
  await expect(page.getByText('Aisyah')).toHaveCount(0);
  await page.getByPlaceholder('Search Applicants').fill('Aisyah');
  await expect(page.getByText('Names that are withheld are not searched.')).toBeVisible();
  await page.getByPlaceholder('Search Applicants').fill('');
  await page
    .getByRole('link', { name: /^View Details of Applicant/ })
    .first()
    .click();
  await expect(page.getByText('Withheld until there is a status').first()).toBeVisible();
  await page.getByRole('button', { name: 'View Full Resume' }).click();
  const viewer = page.getByRole('region', { name: /^Resume of Applicant/ });
  await expect(viewer.getByText('Maju Trading Sdn Bhd, 2019 - 2024')).toBeVisible();
  await expect(viewer.getByText('Aisyah')).toHaveCount(0);
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: 'Aisyah Rahman' })).toBeVisible();
}

test('a company reviews its applicants', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const person = await buildApplicant(server, 'Aisyah Rahman');
  const strong = await buildApplication(person, job, resume);
  await takeInterview(person, strong);
  await buildApplication(await buildApplicant(server, 'Daniel Lim'), job, weakResume);
  const [first, second] = [await window(), await window()];
  for (const page of [first, second]) await enter(page, company.token);

  await wordsBehindAMark(first, strong);
  await laterReviewerIsTold(first, second, strong, company.username);
  await sideBySide(first, job.id);
  await withoutNames(first, job.id);

  await call(company.client, api.jobs.update, {
    params: { jobId: job.id },
    body: {
      ...jobFields,
      companyId: job.companyId,
      otherInfo: 'Somebody who serves coffee.',
      jobCriteria: ['Serving coffee', 'Clean counter', 'Opening the shop', 'Greeting guests', 'Cash register'],
    },
  });
  await first.goto(`/admin/main_user_data/${job.id}?tab=Applicant%20Ranking&stage=kiv`);
  await expect(first.getByText('2 applicants were read by earlier criteria of this job.')).toBeVisible();
  await expect(first.getByText('earlier criteria', { exact: true })).toHaveCount(1);
  await first.getByRole('button', { name: 'Read again' }).click();
  await expect(first.getByText('earlier criteria', { exact: true })).toHaveCount(0, { timeout: 30_000 });
  await first.goto(`/profile/${strong}`);
  await expect(first.getByRole('table', { name: 'Analyses' }).getByText('Earlier criteria')).toHaveCount(2);

  await first.goto('/admin/admin_settings');
  await first.getByRole('link', { name: 'Audit Trail' }).click();
  await expect(first.getByText('Had 2 applicants read again')).toBeVisible();
});

test('the trail of a company is taken home as a file', async ({ server, window }) => {
  const company = await buildCompany(server);
  await buildJob(company);
  const page = await window();
  await enter(page, company.token);
  await page.goto('/admin/audit-trail');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^audit-trail-\d{4}-\d\d-\d\d\.csv$/);
});

test('several are decided on at once, and each is told the same of it', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const ids: string[] = [];
  for (const name of ['Aisyah Rahman', 'Daniel Lim'])
    ids.push(await buildApplication(await buildApplicant(server, name), job));
  const page = await window();
  await enter(page, company.token);
  await page.goto(`/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`);
  const both = async () => {
    await page.getByRole('checkbox', { name: 'Select Aisyah Rahman' }).check();
    await page.getByRole('checkbox', { name: 'Select Daniel Lim' }).check();
  };
  const words = page.getByLabel('Words to the applicant (optional)');
  const told = () =>
    Promise.all(
      ids.map(async (id) => {
        const { application } = await call(company.client, api.applications.byId, { params: { id }, query: {} });
        return [application.status, application.toldReason, application.toldWords];
      }),
    );
  const rejected = ['Rejected', 'filled', 'Thank you for the time that you gave us.'];
  await both();
  await page.getByRole('button', { name: 'What they are told' }).press('Enter');
  await page.getByRole('combobox', { name: 'Reason for the applicant (optional)' }).press('ArrowDown');
  await page.getByRole('option', { name: 'The job has been filled.' }).click();
  await words.fill('Thank you for the time that you gave us.');
  // What goes along stays in view.
  await page.getByRole('button', { name: 'What they are told' }).press('Enter');
  await expect(words).toBeVisible();
  await page.getByRole('button', { name: 'REJECT' }).click();
  await expect(page.getByText('Application status updated to Rejected: 2 applicants').first()).toBeVisible();
  expect(await told()).toEqual([rejected, rejected]);
  // The way back from another decision leads to what was said with this one.
  await page.reload();
  await both();
  await page.getByRole('button', { name: 'ACCEPT' }).click();
  await expect(page.getByText('Application status updated to Accepted: 2 applicants').first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('2 applicants set back').first()).toBeVisible();
  expect(await told()).toEqual([rejected, rejected]);
  // The same decision with other words.
  await both();
  await page.getByRole('button', { name: 'What they are told' }).press('Enter');
  await words.fill('Please apply again in spring.');
  await page.getByRole('button', { name: 'REJECT' }).click();
  await expect.poll(told).toEqual(ids.map(() => ['Rejected', 'filled', 'Please apply again in spring.']));
});

test('of several that are decided on, Undo takes back what became another status, and who withdrew meanwhile is told as that', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const names = ['Aisyah Rahman', 'Daniel Lim', 'Farah Yusof'];
  const people = await Promise.all(names.map((name) => buildApplicant(server, name)));
  const ids = await Promise.all(people.map((person) => buildApplication(person, job)));
  const [aisyah = '', daniel = ''] = ids;
  const rejected = { status: 'Rejected', toldWords: 'Thank you for your time.' } as const;
  await call(company.client, api.applications.setStatus, { params: { id: aisyah }, body: rejected });
  const page = await window();
  await enter(page, company.token);
  await page.goto(`/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`);
  const select = async (...chosen: string[]) => {
    for (const name of chosen) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  };
  const rejectSaying = async (words: string) => {
    await page.getByRole('button', { name: 'What they are told' }).press('Enter');
    await page.getByLabel('Words to the applicant (optional)').fill(words);
    await page.getByRole('button', { name: 'REJECT' }).click();
  };
  const told = async (id: string) => {
    const { application } = await call(company.client, api.applications.byId, { params: { id }, query: {} });
    return [application.status, application.toldWords];
  };
  const undo = page.getByRole('button', { name: 'Undo' });
  const text = (words: string) => page.getByText(words).first();

  await select('Aisyah Rahman', 'Daniel Lim');
  await rejectSaying('Please apply again in spring.');
  await expect(text('Application status updated to Rejected: 2 applicants')).toBeVisible();
  await undo.first().click();
  await expect(text('1 applicant set back')).toBeVisible();
  expect(await told(aisyah)).toEqual(['Rejected', 'Please apply again in spring.']);
  expect(await told(daniel)).toEqual(['Pending', null]);

  // Words alone are with their reader already.
  await page.reload();
  await select('Aisyah Rahman');
  await rejectSaying('Please apply again in autumn.');
  await expect(text('Application status updated to Rejected: 1 applicant')).toBeVisible();
  await expect(undo).toHaveCount(0);

  await select('Daniel Lim', 'Farah Yusof');
  await call(people[1]?.client ?? company.client, api.applications.withdraw, { params: { id: daniel } });
  await page.getByRole('button', { name: 'ACCEPT' }).click();
  await expect(text('Application status updated to Accepted: 1 applicant')).toBeVisible();
  await expect(text('1 applicant withdrew meanwhile: nothing was decided on them.')).toBeVisible();
  await expect(page.getByText(/Somebody else decided/)).toHaveCount(0);
});

test('feedback that was begun says what it was changed to meanwhile, and can give way to that', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const person = await buildApplicant(server, 'Aisyah Rahman');
  const id = await buildApplication(person, await buildJob(company));
  const page = await window();
  await enter(page, company.token);
  await page.goto(`/profile/${id}`);
  const panel = page.getByRole('region', { name: 'Admin Feedback' });
  const field = panel.getByRole('textbox');
  await field.fill('Ask for the licence');
  await call(company.client, api.applications.setFeedback, {
    params: { id },
    body: { adminFeedback: 'Knows SST well' },
  });
  await page.reload();
  await expect(panel).toContainText('It says now: Knows SST well');
  await expect(field).toHaveValue('Ask for the licence');
  await expectSound(page);
  await panel.getByRole('button', { name: 'Use this instead' }).click();
  await expect(field).toHaveValue('Knows SST well');
  await expect(panel).not.toContainText('It says now');

  await field.fill('Ask for the licence');
  const shown = page.waitForResponse((answer) => new URL(answer.url()).pathname === `/api/applications/${id}`);
  await panel.getByRole('button', { name: 'Submit Feedback' }).click();
  await expect(page.getByText('Feedback submitted successfully!').first()).toBeVisible();
  await (await shown).finished();
  await expect(page.getByRole('region', { name: 'History', exact: true })).toContainText('Ask for the licence');
  await field.fill('Ask for the licence today');
  await page.reload();
  await expect(field).toHaveValue('Ask for the licence today');
  await expect(panel).not.toContainText('It says now');
});

test('a mail that was not delivered is told on the page of its applicant', async ({ server, window }) => {
  const company = await buildCompany(server);
  const id = await buildApplication(await buildApplicant(server), await buildJob(company));
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  const refused = "update emails set state = 'refused' where application_id = $1 and state = 'kept'";
  await expect.poll(async () => (await database.query(refused, [id])).rowCount).toBe(1);
  await database.end();
  const page = await window();
  await enter(page, company.token);
  await page.goto(`/profile/${id}`);
  const told = page.getByText('The mail that says that the application has arrived was not delivered.');
  await expect(told).toHaveText(/refused this address\. Please tell the applicant in another way\.$/);
});

test('an answer whose microphone was lost is told apart from silence, by the company and by whoever gave it', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const other = await buildApplication(await buildApplicant(server), job);
  const person = await buildApplicant(server);
  const id = await buildApplication(person, job);
  const params = { id };
  await call(person.client, api.interviews.start, { params });
  const signals = [{ kind: 'microphone_lost' as const, sequence: 1, secondsAgo: 1 }];
  await call(person.client, api.interviews.reportSignals, { params, body: { signals } });
  await takeInterview(person, id, ['', '', ...answers.slice(2)]);
  const [reviewer, own] = [await window(), await window()];
  await enter(reviewer, company.token);
  await reviewer.goto(`/profile/${id}`);
  const history = reviewer.getByRole('region', { name: 'Interview History' });
  await expect(history.getByText('The microphone was lost, and no words arrived.')).toHaveCount(1);
  await expect(history.getByText('No response received')).toHaveCount(1);
  const notice = /^At one question the microphone was lost and no words arrived\. That is not silence/;
  await expect(reviewer.getByText(notice)).toBeVisible();
  await reviewer.goto(`/admin/compare/${job.id}?ids=${id},${other}`);
  await expect(reviewer.getByText(notice)).toHaveCount(1);
  await enter(own, person.token, 'user');
  await own.goto(`/user/application/${id}`);
  await expect(own.getByText('The microphone was lost, and no words arrived.')).toHaveCount(1);
  await expect(own.getByText('No response received')).toHaveCount(1);
  await call(company.client, api.applications.setStatus, { params, body: { status: 'Accepted' } });
  await own.goto(`/user/application/${id}/result`);
  await expect(own.getByText(notice)).toBeVisible();
});
