/** A company at work in its own area: lists that keep their state, two people at one job, closing, deleting, mailing. */
import type { Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { advert, lockedPdf, pdf, txt } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';
import { enter } from './steps.ts';
import { expect, type JourneyServer, test } from './world.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

async function listingKeepsItsState(page: Page): Promise<void> {
  await page.goto('/admin/main-job-listing');
  await expect(page.getByText('Here is your jobs listing status for all time')).toBeVisible();
  await page.getByPlaceholder('Search jobs').fill('Clerk');
  await expect(page).toHaveURL(/search=Clerk/);
  await page.getByRole('combobox', { name: 'Job type' }).click();
  await page.getByRole('option', { name: 'Contract' }).click();
  await page.getByRole('button', { name: 'Title' }).click();
  await expect(page.getByRole('link', { name: 'Clerk One', exact: true })).toBeVisible();
  await expect(page.getByText('Bookkeeper')).toHaveCount(0);
  const address = page.url();
  await page.reload();
  await expect(page.getByPlaceholder('Search jobs')).toHaveValue('Clerk');
  await expect(page.getByRole('combobox', { name: 'Job type' })).toHaveValue('Contract');
  await page.getByRole('link', { name: 'Clerk One', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Clerk One' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByPlaceholder('Search jobs')).toHaveValue('Clerk');
  await expect(page.getByText('Bookkeeper')).toHaveCount(0);
}

/** Two windows of one company change one job; the later one is asked, and nothing of its own is lost. */
async function laterEditorIsTold(first: Page, second: Page, jobId: string): Promise<void> {
  for (const page of [first, second]) {
    await page.goto(`/admin/job-editing/${jobId}`);
    await expect(page.getByLabel('Job Title')).toHaveValue('Bookkeeper');
  }
  const send = (page: Page) => page.getByRole('button', { name: 'Update Job' }).click();
  await first.getByLabel('Job Title').fill('Senior Bookkeeper');
  await send(first);
  await dialog(first, 'Job Updated Successfully!').getByRole('button').last().click();
  await second.getByLabel('Job Title').fill('Bookkeeper in Ipoh');
  await send(second);
  const question = dialog(second, 'This job was changed by somebody else');
  await expect(question.getByText('Job Title')).toBeVisible();
  await question.getByRole('button', { name: 'Keep my changes' }).click();
  await expect(second.getByLabel('Job Title')).toHaveValue('Bookkeeper in Ipoh');
  await send(second);
  await expect(dialog(second, 'Job Updated Successfully!')).toBeVisible();
}

/** The same for the company's profile, which starts with the name the company registered with. */
async function laterSettingsAreTold(first: Page, second: Page, name: string): Promise<void> {
  for (const page of [first, second]) {
    await page.goto('/admin/admin_settings');
    await expect(page.getByLabel('Company Name')).toHaveValue(name);
    await page.getByLabel('Contact Email').fill('hr@acme.test');
    await page.getByLabel('Website').fill('acme.test');
    for (const [label, option] of [
      ['Industry', 'Retail'],
      ['Location', 'Penang'],
      ['Number of Employees', '1 - 50'],
    ] as const) {
      await page
        .getByRole('combobox', { name: label })
        .or(page.getByRole('textbox', { name: label }))
        .first()
        .click();
      await page.getByRole('option', { name: option, exact: true }).click();
    }
    await page.getByLabel(/^Day\b/).fill('7');
    await page.getByLabel(/^Month\b/).fill('2');
    await page.getByLabel('Year').fill('1999');
  }
  const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click();
  await first.getByLabel('Description').fill('<b>We</b> sell <script>alert(1)</script> books.');
  await save(first);
  await expect(first.getByText('Profile updated successfully.')).toBeVisible();
  await second.getByLabel('Description').fill('We sell pens.');
  await save(second);
  const question = dialog(second, 'This profile was changed by somebody else');
  await expect(question.getByText('Description')).toBeVisible();
  await question.getByRole('button', { name: 'Load the other version' }).click();
  await expect(second.getByLabel('Description')).toHaveValue('<b>We</b> sell <script>alert(1)</script> books.');
  await save(second);
  await expect(second.getByText('Profile updated successfully.')).toBeVisible();
}

/** A new company begins with twelve months, which its first candidate was told. */
async function shorterPeriodIsKept(page: Page): Promise<void> {
  const months = page.getByLabel('Months after the end');
  await expect(months).toHaveValue('12');
  const shorter = page.getByText('1 application goes sooner than that: its candidate was told a shorter time.');
  await expect(page.getByText('Today this would erase nothing.')).toBeVisible();
  await expect(shorter).toHaveCount(0);
  await months.fill('24');
  await expect(shorter).toBeVisible();
  await page.getByRole('button', { name: 'Save Periods' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
}

/** Whoever closes a job while somebody waits is led to those who wait, and the job stays open. */
async function whoWaitsComesFirst(page: Page, server: JourneyServer, company: CompanyPerson): Promise<void> {
  const job = await buildJob(company, { jobTitle: 'Cashier' });
  const answered = await buildApplication(await buildApplicant(server, 'Raj Kumar'), job);
  await buildApplication(await buildApplicant(server, 'Siti Nurhaliza'), job);
  await call(company.client, api.applications.setStatus, { params: { id: answered }, body: { status: 'Rejected' } });
  await page.goto(`/admin/main_user_data/${job.id}?tab=Job%20Details`);
  await page.getByRole('button', { name: 'Inactivate' }).click();
  const asked = dialog(page, 'Are you sure?');
  await expect(asked.getByText('1 applicant still waits for your answer.')).toBeVisible();
  await expect(asked.getByText('Whoever you keep in view has no answer yet.')).toBeVisible();
  await asked.getByRole('button', { name: 'Answer them first' }).click();
  await expect(asked).toBeHidden();
  await expect(page).toHaveURL(/tab=Applicant(%20|\+)Ranking&status=Pending$/);
  await expect(page.getByText('Siti Nurhaliza').first()).toBeVisible();
  await expect(page.getByText('Raj Kumar')).toHaveCount(0);
  const asks = { params: { jobId: job.id }, query: { companyId: company.companyId } };
  expect((await call(company.client, api.jobs.byId, asks)).job.status).toBe('Live');
}

async function jobIsInactivated(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/admin/main-job-listing');
  await page.getByRole('button', { name: 'Actions for Clerk One' }).click();
  await page.getByRole('menuitem', { name: 'Inactivate' }).click();
  await expect(page.getByText('Do you want to inactivate this job post? This action cannot be undone.')).toBeVisible();
  const reloaded = page.waitForEvent('load');
  await dialog(page, 'Are you sure?').getByRole('button', { name: 'Inactivate' }).click();
  await expect(page.getByText('The job posting has been successfully inactivated.')).toBeVisible();
  await page.clock.fastForward(5000);
  await reloaded;
  await page.clock.resume();
  await expect(page.getByRole('row', { name: /Clerk One/ }).getByText('Closed')).toBeVisible();
}

/** A closed job becomes a new one that begins with its text and its criteria. */
async function jobIsCopied(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Clerk One', exact: true }).click();
  await page.getByRole('tab', { name: 'Job Details' }).click();
  await page.getByRole('link', { name: 'Copy to a new job' }).click();
  await expect(page.getByText(/^Begins with what Clerk One says\./)).toBeVisible();
  await expect(page.getByLabel('Contract')).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'Criterion 5' })).not.toHaveValue('');
  await page.getByLabel('Job Title').fill('Clerk Two');
  await page.getByRole('button', { name: 'Post Job' }).click();
  await dialog(page, 'Job Posted Successfully!').getByRole('button').last().click();
  await expect(page.getByRole('link', { name: 'View the job' })).toBeVisible();
  await page.goto('/admin/main-job-listing');
  await expect(page.getByRole('row', { name: /Clerk One/ }).getByText('Closed')).toBeVisible();
  await expect(page.getByRole('row', { name: /Clerk Two/ }).getByText('Live')).toBeVisible();
}

async function jobIsDeleted(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Delete Clerk One' }).click();
  await dialog(page, 'Are you sure?').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Clerk One was deleted.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Clerk One/ })).toHaveCount(0);
}

/** Writes to the accepted one; what became of the mail is still there after a reload. */
async function applicantIsWrittenTo(page: Page, jobId: string): Promise<void> {
  await page.goto(`/admin/main_user_data/${jobId}?tab=Email%20Applicants`);
  await page.getByRole('button', { name: 'Send Emails' }).click();
  await page.getByText('Please select at least one applicant to send emails to.').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Send Emails' }).click();
  await expect(page.getByText('Please enter an email message.')).toBeVisible();
  await page.getByLabel('Email message').fill('Dear {full_name}, welcome to {company}.');
  await expect(page.getByText('Dear Aisyah Rahman, welcome')).toBeVisible();
  await page.getByRole('button', { name: 'Send Emails' }).click();
  const result = dialog(page, 'Email sending completed!');
  await expect(result.getByText('Successful: 1')).toBeVisible();
  await page.keyboard.press('Escape');
  const recipients = page.getByRole('region', { name: 'Accepted applicants' });
  // As on every installation without a mail server, nothing left it.
  const kept = 'Kept as a file, not sent: this installation has no mail server.';
  await expect(recipients.getByText(kept)).toBeVisible();
  await page.reload();
  await expect(recipients.getByText(kept)).toBeVisible();
}

/** What cannot be read is refused in words: size, emptiness and ending before it is sent, the content by the server. */
async function badDescriptionsAreExplained(page: Page): Promise<void> {
  await page.goto('/admin/job-posting');
  const choose = (name: string, bytes: Uint8Array) =>
    page
      .locator('input[type=file]')
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  const unsent = [
    ['large.pdf', new Uint8Array(10 * 1024 * 1024 + 1), 'This file is too large (a little more than 10 MB).'],
    ['empty.pdf', new Uint8Array(), 'This file is empty.'],
    ['job.exe', new Uint8Array(9), 'This type of file is not accepted. Please choose TXT, DOC, DOCX or PDF.'],
  ] as const;
  for (const [name, bytes, text] of unsent) {
    await choose(name, bytes);
    await expect(page.getByText(text)).toBeVisible();
  }
  const refused = [
    ['scan.pdf', await pdf([]), /No readable text was found in this file/],
    ['locked.pdf', await lockedPdf(), /password/i],
    ['lying.pdf', txt(advert), /type|content/i],
  ] as const;
  for (const [name, bytes, text] of refused) {
    await choose(name, bytes);
    await dialog(page, 'Generate the job criteria?').getByRole('button', { name: 'Generate' }).click();
    await expect(dialog(page, 'Failed to generate job criteria').getByText(text)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

/** Criteria that no sentence of the description supports are shown as such. */
async function generalCriteriaAreTold(page: Page): Promise<void> {
  await page.goto('/admin/job-posting');
  await page.getByLabel('Job Title').fill('Eksekutif Akaun');
  await page.getByLabel('Others').fill('A great place to work with friendly people. Apply today.');
  await page.getByRole('button', { name: 'Auto-Generate Criteria' }).click();
  const told = dialog(page, 'Please check these criteria');
  await expect(told).toContainText('None of them rests on a sentence of the description');
  await told.getByRole('button').last().click();
  await expect(page.getByRole('textbox', { name: 'Criterion 1' })).not.toHaveValue('');
  await expect(page.getByText('From the description:')).toHaveCount(0);
}

/** A picture is posted and explained; its job gets a text instead, and the file goes. */
async function descriptionIsMended(page: Page): Promise<void> {
  await page.goto('/admin/job-posting');
  await page.getByLabel('Job Title').fill('Night Guard');
  for (const [label, option] of [
    ['Department', 'Operations'],
    ['Experience Level', 'Senior/Manager'],
  ] as const) {
    await page
      .getByRole('combobox', { name: label })
      .or(page.getByRole('textbox', { name: label }))
      .first()
      .click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }
  await page.getByRole('combobox', { name: 'Location' }).fill('Ipoh, Perak');
  await page.getByLabel('Part-time').check();
  await page.getByLabel('Salary to').fill('2000');
  await page.getByLabel('Salary from').fill('3000');
  await page.keyboard.press('Tab');
  await expect(page.getByText('The minimum salary must not be more than the maximum')).toBeVisible();
  await page.getByLabel('Salary from').fill('1800');
  await page.keyboard.press('Tab');
  await expect(page.getByText('The minimum salary must not be more than the maximum')).toHaveCount(0);
  const scan = { name: 'scan.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf([])) };
  await page.locator('input[type=file]').setInputFiles(scan);
  await dialog(page, 'Generate the job criteria?').getByRole('button', { name: 'Not now' }).click();
  const criterion = (number: number) => page.getByRole('textbox', { name: `Criterion ${number}` });
  for (const number of [1, 2, 3, 4, 5]) await criterion(number).fill(`Duty ${number}`);
  await page.getByRole('button', { name: 'Post Job' }).click();
  const posted = dialog(page, 'Job Posted Successfully!');
  await expect(posted).toContainText(
    'Job created but job description processing failed. Our team will review manually. No readable text was found',
  );
  await posted.getByRole('button').last().click();
  await page.getByRole('link', { name: 'View the job' }).click();
  await expect(page.getByText('No readable text was found in scan.pdf so far.')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Job Details' }).click();
  await page.getByRole('button', { name: 'Remove scan.pdf' }).click();
  await page.getByRole('button', { name: 'Update Job' }).click();
  await expect(page.getByText('Job description is required')).toBeVisible();
  await page.getByLabel('Others').fill('You guard our stores in Ipoh at night and write a report in the morning.');
  await page.getByRole('button', { name: 'Save Information' }).click();
  const suggested = new Set<string>();
  for (let press = 0; press < 7; press += 1) {
    const before = await criterion(1).inputValue();
    await page.getByRole('button', { name: 'Suggest another criterion 1' }).click();
    await expect(criterion(1)).not.toHaveValue(before);
    suggested.add(await criterion(1).inputValue());
  }
  expect(suggested.size).toBe(7);
  await page.getByRole('button', { name: 'Update Job' }).click();
  await expect(page.getByText('Job updated and description processed successfully!')).toBeVisible();
  await dialog(page, 'Job Updated Successfully!').getByRole('button').last().click();
  await expect(page.getByText('You guard our stores in Ipoh at night')).toBeVisible();
  await page.getByRole('link', { name: 'Edit Job Details' }).click();
  await expect(page.getByLabel('Others')).toHaveValue(/You guard our stores/);
  await expect(page.getByText('scan.pdf')).toHaveCount(0);
}

test('a company keeps its jobs', async ({ server, window }) => {
  const company = await buildCompany(server);
  await buildJob(company, { jobTitle: 'Clerk One', jobType: 'contract' });
  const job = await buildJob(company, { jobTitle: 'Bookkeeper' });
  const person = await buildApplicant(server);
  const id = await buildApplication(person, job);
  await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Accepted' } });
  const [first, second] = [await window(), await window()];
  for (const page of [first, second]) await enter(page, company.token);
  await test.step('the listing keeps its state', () => listingKeepsItsState(first));
  await test.step('the later of two editors is told', () => laterEditorIsTold(first, second, job.id));
  await test.step('so are the settings', () => laterSettingsAreTold(first, second, company.companyName));
  await test.step('whoever was told a shorter period keeps it', () => shorterPeriodIsKept(first));
  await test.step('an applicant is written to', () => applicantIsWrittenTo(second, job.id));
  await test.step('descriptions that cannot be read are explained', () => badDescriptionsAreExplained(second));
  await test.step('and one that was posted is mended', () => descriptionIsMended(second));
  await test.step('criteria of no sentence are told', () => generalCriteriaAreTold(second));
  await test.step('whoever waits comes before closing', () => whoWaitsComesFirst(second, server, company));
  await test.step('a job is inactivated', () => jobIsInactivated(first));
  await test.step('copied to a new one', () => jobIsCopied(first));
  await test.step('and deleted', () => jobIsDeleted(first));
});
