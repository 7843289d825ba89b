/** The product's main job in a browser: a company hires someone. Each person has a window of their own. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answers } from '#world/people/builders.ts';
import { advert, docx, pdf, resume, weakResume } from '#world/people/documents.ts';
import { password } from '#world/people/people.ts';
import { letWrite, onQuestion, untilClock } from './interview-world.ts';
import { logIn } from './steps.ts';
import { expect, fakeSpeechRecognition, type JourneyServer, test } from './world.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

async function chooseOption(page: Page, label: string, option: string): Promise<void> {
  await page
    .getByRole('combobox', { name: label })
    .or(page.getByRole('textbox', { name: label }))
    .first()
    .click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function operatorSendsLink(page: Page, companyName: string): Promise<string> {
  await logIn(page, 'superuser', 'Operator-1');
  await expect(page).toHaveURL(/\/superuser\/dashboard$/);
  await page.getByRole('link', { name: 'Generate Users' }).first().click();
  await page.getByLabel('Company Name').fill(companyName);
  await page.getByLabel('Admin Email').fill('boss@acme.test');
  await page.getByRole('button', { name: 'Send Registration Link' }).click();
  await expect(page.getByText('Registration link sent successfully!').first()).toBeVisible();
  return page.getByLabel('Registration link').inputValue();
}

async function companyRegisters(page: Page, link: string, companyName: string): Promise<void> {
  await page.goto(link);
  await expect(page.getByText(companyName).first()).toBeVisible();
  await page.getByLabel('Username').fill('acme');
  await expect(page.getByLabel('Email')).toHaveValue('boss@acme.test');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /register/i }).click();
  await expect(page.getByText('Company registered successfully! Redirecting to login.')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
}

async function operatorVerifies(page: Page, companyName: string): Promise<void> {
  await page.getByRole('link', { name: 'Companies' }).first().click();
  await page.getByRole('button', { name: `Verify ${companyName}` }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /verify/i })
    .click();
  await expect(page.getByRole('button', { name: `Verify ${companyName}` })).toHaveCount(0);
}

/** Posts the job from a DOCX description with generated criteria, one of them edited; answers the application link. */
async function companyPostsJob(page: Page): Promise<string> {
  await logIn(page, 'acme');
  await expect(page).toHaveURL(/\/admin\/dashboard$/);
  await page.getByRole('dialog', { name: 'Welcome New User!' }).waitFor();
  await page.goto('/admin/job-posting');
  await page.getByLabel('Job Title').fill('Accountant');
  await chooseOption(page, 'Department', 'Finance');
  await page.getByPlaceholder('Petaling Jaya, Selangor').fill('Petaling Jaya, Selangor');
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: /full-time/i }).check();
  await chooseOption(page, 'Experience Level', 'Intermediate');
  const buffer = Buffer.from(await docx(advert));
  await page.locator('input[type=file]').first().setInputFiles({ name: 'accountant.docx', mimeType: docxType, buffer });
  await page.getByRole('dialog').getByRole('button', { name: 'Generate' }).click();
  await expect(page.getByText('Job criteria generated successfully!')).toBeVisible();
  await page.keyboard.press('Escape');
  const criteria = page.getByRole('textbox', { name: /^Criterion \d/ });
  await expect(criteria).toHaveCount(5);
  for (const criterion of await criteria.all()) await expect(criterion).not.toHaveValue('');
  const sources = page.getByText('From the description:');
  const before = await sources.count();
  await expect(sources.first()).toBeVisible();
  await criteria.first().fill('Explains figures to people outside finance');
  await expect(sources).toHaveCount(before - 1);
  await page.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText('Job Posted Successfully!').first()).toBeVisible({ timeout: 30_000 });
  await page.getByRole('button', { name: 'OK' }).click();
  return page.getByLabel('Link for candidates').inputValue();
}

interface Candidate {
  username: string;
  fullName: string;
  lines: readonly string[];
}

/** From a shared link, signed out and without an account, back to it with one. */
async function candidateRegisters(page: Page, link: string, username: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('link', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Create Account' })
    .or(page.getByRole('link', { name: 'Create Account' }))
    .first()
    .click();
  // The address changes before the page does, and both pages ask for a username.
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Email').fill(`${username}@person.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm Password').fill(password);
  await expectNothingSideways(page);
  await page.getByRole('button', { name: /^register/i }).click();
  await expect(page.getByText('Registration successful! Your application comes next.')).toBeVisible();
  await expect(page, 'signed in, and back where one wanted to apply').toHaveURL(/\/user\/cvupload\//);
}

/** With a profile that is completed first, to the page that introduces the interview. */
async function candidateApplies(page: Page, link: string, { username, fullName, lines }: Candidate): Promise<void> {
  await candidateRegisters(page, link, username);
  await page
    .getByRole('dialog', { name: /Welcome New User!/ })
    .getByRole('button', { name: 'Complete' })
    .or(page.getByRole('link', { name: 'Complete' }))
    .first()
    .click();
  await candidateFillsProfile(page, fullName, username);
  await expect(page).toHaveURL(/\/user\/cvupload\//);
  await expect(page.getByText('Explains figures to people outside finance')).toBeVisible();
  await candidateSends(page, lines);
}

/** On a telephone, with what the form asks for and no more. */
async function candidateAppliesByTelephone(page: Page, link: string, candidate: Candidate): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await candidateRegisters(page, link, candidate.username);
  await page.getByRole('button', { name: 'Continue on this device' }).click();
  await page
    .getByRole('dialog', { name: /Welcome New User!/ })
    .getByRole('button', { name: 'Apply without it' })
    .click();
  await page.getByRole('textbox', { name: 'Full Name' }).fill(candidate.fullName);
  await page.getByRole('textbox', { name: 'Phone' }).fill('012-345 6789');
  await page.getByRole('checkbox', { name: 'I am 18 years old or over.' }).check();
  await expectNothingSideways(page);
  await candidateSends(page, candidate.lines);
  await expectNothingSideways(page);
}

async function candidateSends(page: Page, lines: readonly string[]): Promise<void> {
  const buffer = Buffer.from(await pdf(lines));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'resume.pdf', mimeType: 'application/pdf', buffer });
  await page.getByLabel('Expected Salary').fill('RM 4,500');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/start-interview\?applicationId=/, { timeout: 40_000 });
}

async function expectNothingSideways(page: Page): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `${page.url()} scrolls sideways`).toBeLessThanOrEqual(0);
}

async function candidateFillsProfile(page: Page, fullName: string, username: string): Promise<void> {
  await expect(page).toHaveURL(/\/user\/user-setting\?redirect=/);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('Full Name').fill(fullName);
  await field('Phone').fill('01234567890');
  await expect(field('Email'), 'nobody types the address of the account again').toHaveValue(`${username}@person.test`);
  await field('Address').fill('1 Jalan Ampang, Kuala Lumpur');
  await field('Age').fill('29');
  await field('Day').fill('03');
  await field('Month').fill('04');
  await field('Year').fill('1997');
  await page.getByRole('radio', { name: 'Prefer not to say' }).check();
  await field('Self Description').fill('Looking for a place to grow.');
  await page.getByRole('button', { name: 'Save Changes' }).click();
}

/** Takes the whole interview with camera and microphone. */
async function candidateTakesInterview(page: Page): Promise<void> {
  await page
    .getByRole('dialog', { name: 'Complete Your Application' })
    .getByRole('button', { name: 'Proceed Now' })
    .click();
  await page.getByRole('button', { name: 'Start Digital Interview' }).click();
  await expect(page).toHaveURL(/\/interview$/);
  await letWrite(page);
  await page.getByRole('button', { name: 'Start Interview' }).click();
  await expect(
    page.getByText('The interview is about to begin! Please be prepared to answer the questions.'),
  ).toBeVisible();
  for (let number = 1; number <= 6; number += 1) {
    await onQuestion(page, number);
    await expect(page.getByRole('textbox', { name: 'Live transcript' })).toHaveValue(answers[number - 1] ?? '');
    // Long enough for the microphone to have been heard.
    await untilClock(page, 47);
    await page.getByRole('button', { name: /^(Next Question|Finish)$/ }).click();
  }
  await expect(page.getByText('The interview has ended. Thank you for your time!')).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
}

/** The recordings on the server: what a microphone heard, in the format that transcription needs. */
async function recordings(server: JourneyServer): Promise<Buffer[]> {
  const folder = join(server.dataDir, 'files', 'recording');
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.wav'));
  return Promise.all(names.map((name) => readFile(join(folder, name))));
}

function loudness(wav: Buffer): number {
  const samples = (wav.length - 44) / 2;
  let sum = 0;
  for (let at = 44; at + 1 < wav.length; at += 2) sum += (wav.readInt16LE(at) / 32_768) ** 2;
  return Math.sqrt(sum / samples);
}

async function companyDecides(page: Page): Promise<void> {
  await page.goto('/admin/main-job-listing');
  await page
    .getByRole('link', { name: /Accountant|View applicants/i })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Applicant Ranking' }).click();
  await expect(page.getByText('Total Applicants: 2')).toBeVisible();
  const rows = page.getByRole('row').filter({ hasText: /Aisyah|Daniel/ });
  await expect(rows.first()).toContainText('Aisyah Rahman');
  await expect(rows.last()).toContainText('Daniel Lim');
  await page.getByRole('link', { name: /View Details of Aisyah Rahman/ }).click();
  await expect(page.getByRole('heading', { name: 'Applicant Details' })).toBeVisible();
  await expect(page.getByText('Explains figures to people outside finance').first()).toBeVisible();
  await page.getByRole('button', { name: 'ACCEPT' }).click();
  await expect(page.getByText('Application status updated to Accepted').first()).toBeVisible();
}

async function companyMails(page: Page): Promise<void> {
  await page.goto('/admin/main-job-listing');
  await page
    .getByRole('link', { name: /Accountant|View applicants/i })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Email Applicants' }).click();
  const message = page.getByRole('textbox', { name: /message/i });
  await message.fill('For somebody else');
  await page.getByRole('tab', { name: 'Job Details' }).click();
  await page.getByRole('tab', { name: 'Email Applicants' }).click();
  await expect(message).toHaveValue('');
  await message.fill('Dear {full_name}, welcome as our new {job_title}.');
  await page.reload();
  await expect(message).toHaveValue('Dear {full_name}, welcome as our new {job_title}.');
  await page.getByRole('checkbox', { name: /Aisyah Rahman/ }).check();
  await page.getByRole('button', { name: /send/i }).last().click();
  await expect(page.getByText('Email sending completed!')).toBeVisible({ timeout: 60_000 });
}

test('a company hires someone', async ({ server, window }) => {
  const companyName = 'Acme Trading';
  const operator = await window();
  const link = await operatorSendsLink(operator, companyName);
  const company = await window();
  await companyRegisters(company, link, companyName);
  await operatorVerifies(operator, companyName);
  const applicationLink = await companyPostsJob(company);

  const strong = await window();
  await fakeSpeechRecognition(strong, answers);
  await candidateApplies(strong, applicationLink, { username: 'aisyah', fullName: 'Aisyah Rahman', lines: resume });
  await candidateTakesInterview(strong);
  const heard = await recordings(server);
  expect(heard).toHaveLength(6);
  for (const wav of heard) {
    expect([wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]).toEqual([1, 16_000, 16]);
    expect(loudness(wav)).toBeGreaterThan(0.02);
  }
  const weak = await window();
  const daniel = { username: 'daniel', fullName: 'Daniel Lim', lines: weakResume };
  await candidateAppliesByTelephone(weak, applicationLink, daniel);

  await companyDecides(company);
  await companyMails(company);
  const mails = (await server.mails()).filter(({ to }) => to?.[0]?.address === 'aisyah@person.test');
  const mail = mails.find(({ subject }) => subject?.startsWith('Your application'));
  expect(mail?.text).toContain('Dear Aisyah Rahman, welcome as our new Accountant.');
});
