/** What an applicant does besides applying once: a profile from a resume, sign-ins and closed jobs in between, taking back and leaving. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { api, call, textOf } from '@saring/contract';
import pg from 'pg';
import { answers, buildApplication, buildJob, buildLink, takeInterview } from '#world/people/builders.ts';
import { pdf, resume } from '#world/people/documents.ts';
import { anonymous, buildApplicant, buildCompany, password, unique } from '#world/people/people.ts';
import { fillLogIn, logIn } from './steps.ts';
import { expect, test } from './world.ts';

async function file(lines: readonly string[], name = 'resume.pdf') {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await pdf(lines)) };
}

/** How many files the browser keeps until they are sent. */
function keptFilesOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('saring');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const counting = opening.result.transaction('files').objectStore('files').count();
          counting.onerror = () => reject(counting.error);
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      }),
  );
}

test('a resume fills the profile, field by field, and is saved only with it', async ({ server, window }) => {
  const person = await buildApplicant(server, 'Old Name');
  const page = await window();
  await logIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  await page.goto('/user/user-setting');
  const lines = ['Nur Aisyah binti Rahman', 'Phone: 012-345 6789', 'Summary', 'Accountant of trading companies.'];
  await page.getByLabel('Resume file').setInputFiles(await file([], 'scan.pdf'));
  await page.getByRole('button', { name: 'Upload Resume' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to upload resume.' })).toContainText(
    'a scan or a picture',
  );
  await page.getByLabel('Resume file').setInputFiles(await file(lines));
  await page.getByRole('button', { name: 'Upload Resume' }).click();
  await expect(page.getByText('Resume uploaded successfully. Let us do the job-hunting for you!')).toBeVisible();
  await page.getByRole('button', { name: 'Use this full name' }).click();
  await page.getByRole('button', { name: 'Use this phone' }).click();
  await expect(page.getByRole('textbox', { name: 'Full Name', exact: true })).toHaveValue('Nur Aisyah binti Rahman');
  await expect(page.getByRole('textbox', { name: 'Phone', exact: true })).toHaveValue('0123456789');
  await expect(page.getByRole('textbox', { name: 'Self Description' })).toHaveValue('Looking for a place to grow.');
  const saved = () => call(person.client, api.applicants.profile, { params: { username: person.username } });
  expect((await saved()).fullName).toBe('Old Name');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  expect(await saved()).toMatchObject({ fullName: 'Nur Aisyah binti Rahman', phone: '0123456789' });
});

test('each file shows in its own area how far it is, and can be called back and sent again there', async ({
  server,
  window,
  complaints,
}) => {
  const company = await buildCompany(server);
  const link = await buildLink(company, (await buildJob(company)).id);
  const person = await buildApplicant(server);
  const page = await window();
  await logIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  await page.goto(`/user/cvupload/${link}`);
  await page.getByLabel('Resume', { exact: true }).setInputFiles(await file(resume, 'mine.pdf'));
  const sijil = await file(['Sijil'], 'sijil.pdf');
  sijil.buffer = Buffer.concat([sijil.buffer, Buffer.alloc(3_000_000, '%\n')]);
  await page.getByLabel('Certification', { exact: true }).setInputFiles(sijil);
  await page.getByLabel('Expected Salary').fill('RM 4,500');
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  const line = await page.context().newCDPSession(page);
  const speed = (uploadThroughput: number) =>
    line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });

  // For fifty seconds: at another speed, what is under way would be sent at once.
  await speed(60_000);
  await apply.click();
  await expect(page.getByRole('progressbar', { name: 'Upload of Resume' })).toHaveAttribute('aria-valuenow', '100');
  await expect(page.getByRole('progressbar', { name: 'Upload of Certification' })).toHaveAttribute(
    'aria-valuenow',
    /^[1-9]\d?$/,
  );
  await page.getByRole('button', { name: 'Cancel the upload of Certification' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByLabel('Expected Salary')).toHaveValue('RM 4,500');

  await page.route('**/saveApplications', (route) => route.abort('failed'));
  await speed(-1);
  await apply.click();
  await expect(page.getByText('An error occurred while uploading the resume.')).toBeVisible();
  await page.unroute('**/saveApplications');
  // The cut line is this journey's own doing.
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !/ERR_FAILED/.test(text)));
  await page.getByRole('button', { name: 'Try again to upload Certification' }).click();
  await expect(page).toHaveURL(/\/user\/start-interview/);
  const own = await call(person.client, api.applications.own, { params: { id: person.username } });
  expect(own.data.applications).toHaveLength(1);
});

test('an application outlives a session that ends and a job that closes', async ({ server, window }) => {
  const company = await buildCompany(server);
  const [job, other] = [await buildJob(company), await buildJob(company, { jobTitle: 'Bookkeeper' })];
  const link = await buildLink(company, job.id);
  const person = await buildApplicant(server);
  const page = await window();
  await logIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  const position = (name: string) => page.getByRole('combobox', { name, exact: true });
  await page.goto(`/user/cvupload/${link}`);
  await page.getByLabel('Resume', { exact: true }).setInputFiles(await file(resume, 'mine.pdf'));
  await page.getByLabel('Certification', { exact: true }).setInputFiles(await file(['Sijil'], 'sijil.pdf'));
  await page.getByLabel('Expected Salary').fill('RM 4,500');
  await page.getByLabel('Reference Contact Number 1').fill('0123456789');
  await expect(position('Second Applied Position')).toHaveAccessibleDescription(
    /A note to the company, not a second application/,
  );
  await position('Second Applied Position').click();
  await page.getByRole('option', { name: 'Bookkeeper' }).click();
  // Signed in elsewhere with a new password: this window's session is over.
  await call(person.client, api.users.changePassword, {
    body: { username: person.username, oldPassword: password, newPassword: 'Changed1pass!' },
  });
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Your session has expired. Please log in again.')).toBeVisible();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('button', { name: 'Login Now' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await fillLogIn(page, person.username, 'Changed1pass!');
  await expect(page).toHaveURL(/\/user\/cvupload\//);
  await expect(page.getByText('What you typed before is back.')).toBeVisible();
  await expect(page.getByText('mine.pdf')).toBeVisible();
  await expect(page.getByText('sijil.pdf')).toBeVisible();
  await expect(page.getByLabel('Expected Salary')).toHaveValue('RM 4,500');
  await expect(page.getByLabel('Reference Contact Number 1')).toHaveValue('0123456789');
  await expect(position('Second Applied Position')).toHaveValue('Bookkeeper');

  await call(company.client, api.jobs.inactivate, {
    params: { jobId: job.id },
    query: { companyId: company.companyId },
    body: { status: 'Closed' },
  });
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('This job is closed. Please choose another position.').first()).toBeVisible();
  await expect(page.getByText('mine.pdf')).toBeVisible();
  await position('Applied Position').click();
  await page.getByRole('option', { name: 'Bookkeeper' }).click();
  await expect(position('Second Applied Position')).toHaveValue('');
  await page.getByRole('button', { name: 'Apply', exact: true }).dblclick();
  await expect(page).toHaveURL(/\/user\/start-interview\?applicationId=/, { timeout: 40_000 });
  const list = await call(company.client, api.applications.byCompany, { params: { companyId: company.companyId } });
  expect(list.applications.map(({ jobId, appliedPosition1 }) => [jobId, appliedPosition1])).toEqual([
    [other.id, 'Bookkeeper'],
  ]);
});

test('a server in trouble and a lying file are told at their place, and tried again', async ({ server, window }) => {
  const company = await buildCompany(server);
  const link = await buildLink(company, (await buildJob(company)).id);
  const person = await buildApplicant(server);
  const page = await window();
  await logIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  // The dashboard asks for it too, perhaps only now.
  const profile = `**/api/applicants/${person.username}/profile`;
  await page.route(profile, (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`/user/cvupload/${link}`);
  await test.step('nobody is asked for an application before it is known whether there is a profile', async () => {
    await expect(page.getByText('Failed to load your profile.')).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await page.unroute(profile);
    await page.getByRole('button', { name: 'Try again' }).click();
  });
  await page.getByLabel('Expected Salary').fill('RM 1');
  await page.getByLabel('Resume', { exact: true }).setInputFiles(await file(resume));
  const lie = { name: 'sijil.pdf', mimeType: 'application/pdf', buffer: Buffer.from('plain words') };
  await page.getByLabel('Certification', { exact: true }).setInputFiles(lie);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText(/^Failed to upload certification\. Please try again\. The name says PDF/)).toBeVisible();
  await page.getByRole('button', { name: 'Remove sijil.pdf' }).click();
  await page.route('**/saveApplications', (route) => route.fulfill({ status: 503, json: { detail: 'Later' } }), {
    times: 1,
  });
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Later', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/start-interview\?applicationId=/, { timeout: 40_000 });
});

test('an application is looked at, withdrawn, taken along and left behind', async ({ server, window }) => {
  const company = await buildCompany(server);
  const [job, another] = [await buildJob(company), await buildJob(company, { jobTitle: 'Auditor' })];
  const person = await buildApplicant(server);
  const decided = await buildApplication(person, job);
  await takeInterview(person, decided);
  await call(company.client, api.applications.setStatus, { params: { id: decided }, body: { status: 'Accepted' } });
  await buildApplication(person, another);
  const page = await window();
  await logIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  await page.getByRole('link', { name: 'Accountant', exact: true }).click();
  await expect(page.getByText('has accepted your application.')).toBeVisible();
  await expect(page.getByText(answers[2] ?? '')).toBeVisible();
  await expect(page.getByRole('link', { name: 'resume.pdf' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await page.getByRole('link', { name: 'Auditor', exact: true }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('Your application has been withdrawn.')).toBeVisible();
  await expect(page.getByText('The company sees that it was withdrawn.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Continue Interview' })).toHaveCount(0);

  await page.goto(`/user/cvupload/${await buildLink(company, (await buildJob(company)).id)}`);
  await page.getByLabel('Resume', { exact: true }).setInputFiles(await file(resume));
  await expect.poll(() => keptFilesOf(page)).toBe(1);
  await page.goto('/user/user-account-setting');
  await expect(page.getByRole('link', { name: 'Settings', exact: true })).toHaveAttribute('aria-current', 'true');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download My Data' }).click();
  const zip = await readFile(await (await download).path());
  expect(zip.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByRole('button', { name: 'Delete Account' }).click();
  await expect(dialog.getByText('Please enter your password.')).toBeVisible();
  await dialog.getByLabel('Your password').fill('Wrong-1pass');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('The current password is incorrect.')).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your account has been deleted successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  expect(await keptFilesOf(page)).toBe(0);
  await fillLogIn(page, person.username);
  await expect(page.getByText('Incorrect username or password').first()).toBeVisible();
});

test('whoever opens a link without an account reads about the job, signs in, and applies without a profile', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const link = await buildLink(company, job.id);
  const username = unique('person-');
  await call(anonymous(server), api.users.register, { body: { username, email: `${username}@person.test`, password } });
  const page = await window();
  await page.goto(`/user/cvupload/${link}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Accountant' })).toBeVisible();
  await expect(page.getByText(company.companyName).first()).toBeVisible();
  await expect(page.getByText('Experience level: Intermediate')).toBeVisible();
  await expect(page.getByText('What this job is judged by')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  await page.getByRole('link', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page.getByRole('dialog').getByRole('button', { name: 'Login Now' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await fillLogIn(page, username);
  await expect(page).toHaveURL(`/user/cvupload/${link}`);
  await page
    .getByRole('dialog', { name: 'Welcome New User!' })
    .getByRole('button', { name: 'Apply without it' })
    .click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByText('Read what the work is').click();
  await expect(page.getByText('We are looking for an accountant')).toBeVisible();
  await page.getByLabel('Resume', { exact: true }).setInputFiles(await file(resume));
  await expect(page.getByText('Taken from your resume. Please check it.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Aisyah Rahman');
  await page.getByRole('textbox', { name: 'Full Name' }).fill('');
  await page.getByRole('textbox', { name: 'Expected Salary' }).fill('RM 4,567');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('Full Name must be at least 2 characters')).toBeVisible();
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Nur Aina');
  await page.getByRole('textbox', { name: 'Phone' }).fill('012-345 6789');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page.getByText('You must be at least 18 years old to apply.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'I am 18 years old or over.' }).check();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/start-interview/);
});

test('a telephone is told once that a larger screen is better, mails itself the link, and applies all the same', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const link = await buildLink(company, (await buildJob(company)).id);
  const person = await buildApplicant(server);
  const page = await window();
  await logIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  await page.setViewportSize({ width: 886, height: 800 });
  const dialog = page.getByRole('dialog', {
    name: 'Mobile Access Restricted - Please use a desktop device for a better experience.',
  });
  // Where nobody can apply, there is nothing to go on with.
  await page.goto('/user/cvupload/unknown');
  await expect(page.getByText(textOf('application_link_unknown'))).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.goto(`/user/cvupload/${link}`);
  await expect(dialog).toBeVisible();
  await page.setViewportSize({ width: 887, height: 800 });
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();

  // Whoever zooms in while they write is told so, and is back in the field.
  const salary = page.getByRole('textbox', { name: 'Expected Salary' });
  await salary.focus();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.setViewportSize({ width: 887, height: 800 });
  await expect(salary).toBeFocused();
  await page.setViewportSize({ width: 360, height: 640 });
  await dialog.getByRole('button', { name: 'Send the link to my email' }).click();
  await expect(
    dialog.getByText('This site sends no mail. Please copy the address of this page instead.'),
  ).toBeVisible();
  const mails = async () =>
    (await server.mails()).filter(({ to }) => to?.[0]?.address === `${person.username}@person.test`);
  await expect.poll(async () => (await mails()).map(({ text }) => text).join()).toContain(`/user/cvupload/${link}`);
  await dialog.getByRole('button', { name: 'Continue on this device' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(salary).toBeFocused();
  await page.reload();
  await page.getByLabel('Resume', { exact: true }).setInputFiles(await file(resume));
  await page.getByRole('textbox', { name: 'Expected Salary' }).fill('RM 4,567');
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/start-interview/);
});

test('a link that expires while somebody writes costs nothing: a fresh one brings the words back, and an open form is still sent', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const person = await buildApplicant(server);
  const database = new pg.Client({ connectionString: server.databaseUrl });
  await database.connect();
  const expire = () => database.query('update application_links set expires_at = now()');
  const page = await window();
  await logIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  await page.goto(`/user/cvupload/${await buildLink(company, job.id)}`);
  await page.getByRole('textbox', { name: 'Expected Salary' }).fill('RM 4,567');
  await page.getByLabel('Resume', { exact: true }).setInputFiles(await file(resume));
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await expect.poll(() => keptFilesOf(page)).toBe(1);
  await expire();
  await page.reload();
  await expect(
    page.getByText('This application link has expired. Please ask the company for a new one.'),
  ).toBeVisible();
  await page.goto(`/user/cvupload/${await buildLink(company, job.id)}`);
  await expect(page.getByText('What you typed before is back. It is not sent yet.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Expected Salary' })).toHaveValue('RM 4,567');
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await expire();
  await database.end();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/start-interview\?applicationId=/, { timeout: 40_000 });
});

/** Presses Apply, and loads the page anew while the server keeps what it has whole: its answer finds nobody. */
async function applyAndLoseTheAnswer(page: Page, databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await database.query('begin');
    await database.query('lock table applications in exclusive mode');
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const waiting = "select 1 from pg_locks where relation = 'applications'::regclass and not granted";
    await expect.poll(async () => (await database.query(waiting)).rowCount).toBe(1);
    await expect(page.getByText('Checking…').first()).toBeVisible();
    // Now: after a while the server gives up waiting, and nothing is under way any more.
    expect(await page.getByRole('button', { name: 'Cancel the upload of' }).count()).toBe(0);
    await page.reload();
  } finally {
    // Also what it holds is let go of.
    await database.end();
  }
}

test('an application whose answer is lost with the page counts once: the form says that it may have arrived, and leads on', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const [job, another] = [await buildJob(company), await buildJob(company, { jobTitle: 'Auditor' })];
  const person = await buildApplicant(server);
  const page = await window();
  await logIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  const sentTo = async ({ id }: { id: string }) => {
    const { data } = await call(person.client, api.applications.own, { params: { id: person.username } });
    return data.applications.filter(({ jobId }) => jobId === id);
  };
  const apply = page.getByRole('button', { name: 'Apply', exact: true });
  const lose = async (to: { id: string }) => {
    const link = `/user/cvupload/${await buildLink(company, to.id)}`;
    await page.goto(link);
    await page.getByLabel('Resume', { exact: true }).setInputFiles(await file(resume));
    await page.getByRole('textbox', { name: 'Expected Salary' }).fill('RM 4,567');
    await expect.poll(() => keptFilesOf(page)).toBe(1);
    await applyAndLoseTheAnswer(page, server.databaseUrl);
    await expect.poll(async () => (await sentTo(to)).length).toBe(1);
    await expect(page.getByText('it is not known whether that arrived')).toBeVisible();
    await expect(page.getByText('It is not sent yet.')).toHaveCount(0);
    return link;
  };

  await lose(job);
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await apply.click();
  await expect(page).toHaveURL(/\/user\/start-interview\?applicationId=/, { timeout: 40_000 });
  expect(await sentTo(job)).toHaveLength(1);

  // Whoever takes back what arrived applies anew with the same words.
  const link = await lose(another);
  await page.goto(`/user/application/${(await sentTo(another))[0]?.id}`);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(page.getByText('Your application has been withdrawn.')).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('What you typed before is back. It is not sent yet.')).toBeVisible();
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await apply.click();
  await expect(page).toHaveURL(/\/user\/start-interview\?applicationId=/, { timeout: 40_000 });
  expect((await sentTo(another)).map(({ status }) => status).sort()).toEqual(['Pending', 'Withdrawn']);
});

test('whoever applies a fourth time is asked before all is withdrawn, and keeps what was sent', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const person = await buildApplicant(server);
  for (let count = 0; count < 3; count += 1) await buildApplication(person, job);
  const page = await window();
  await logIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  await page.goto(`/user/cvupload/${await buildLink(company, job.id)}`);
  await expect(page.getByText('You have used 3 of 3 applications for this position.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Expected Salary' }).fill('RM 4,567');
  await page.getByLabel('Resume', { exact: true }).setInputFiles(await file(resume));
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Withdraw all your applications?' });
  await expect(dialog).toContainText('You have already applied for this job 3 times.');
  await dialog.getByRole('button', { name: 'Keep my applications' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Expected Salary' })).toHaveValue('RM 4,567');
  const own = await call(person.client, api.applications.own, { params: { id: person.username } });
  expect(own.data.applications.map(({ status }) => status)).toEqual(['Pending', 'Pending', 'Pending']);
});
