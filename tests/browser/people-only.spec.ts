/** No software, please: chosen in the form, spoken to people alone, and read in a group of its own. */
import { api, call } from '@saring/contract';
import { answers, buildApplication, buildJob, buildLink, jobFields, takeInterview } from '#world/people/builders.ts';
import { pdf, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, saveCompanyProfile } from '#world/people/people.ts';
import { expectSound } from './axe.ts';
import { begin, next, onQuestion, testMicrophone } from './interview-world.ts';
import { enter } from './steps.ts';
import { expect, fakeSpeechRecognition, recognitionsOf, test } from './world.ts';

test('whoever ticks so is heard and read by people alone, beside those who have marks', async ({ server, window }) => {
  const company = await buildCompany(server);
  await saveCompanyProfile(company);
  const job = await buildJob(company);
  const graded = await buildApplicant(server, 'Siti Graded');
  await takeInterview(graded, await buildApplication(graded, job));
  const person = await buildApplicant(server, 'Putri Alone');

  const page = await window();
  await fakeSpeechRecognition(page, answers);
  await enter(page, person.token, 'user');
  await page.goto(`/user/cvupload/${await buildLink(company, job.id)}`);
  const buffer = Buffer.from(await pdf(resume));
  await page
    .getByLabel('Resume', { exact: true })
    .setInputFiles({ name: 'mine.pdf', mimeType: 'application/pdf', buffer });
  await page.getByLabel('Expected Salary').fill('RM 4,500');
  const alone = page.getByRole('checkbox', { name: 'People alone read my application' });
  await expect(alone).not.toBeChecked();
  await alone.focus();
  await page.keyboard.press('Space');
  await expect(alone).toBeChecked();
  await expectSound(page);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/start-interview\?applicationId=/, { timeout: 40_000 });

  const own = await call(person.client, api.applications.own, { params: { id: person.username } });
  const id = own.data.applications[0]?.id ?? '';
  await page.goto(`/interview?applicationId=${id}`);
  await testMicrophone(page);
  // Nothing writes along, and nobody is asked whether it may.
  await expect(page.getByRole('radio', { name: 'I speak, and my browser writes along' })).toHaveCount(0);
  const spoken = page.getByRole('radio', { name: 'I speak, and only the recording is kept' });
  await expect(spoken).toHaveAccessibleDescription(/people at the company listen to it/);
  await spoken.click();
  await expect(page.getByText('No software judges or writes down your answers')).toBeVisible();
  await begin(page);
  await next(page);
  await onQuestion(page, 2);
  await page.getByRole('button', { name: 'End interview' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End interview' }).click();
  await expect(page).toHaveURL(/cdashboard/, { timeout: 60_000 });
  expect(await recognitionsOf(page)).toEqual([]);
  await page.goto(`/user/application/${id}`);
  await expect(page.getByText('People alone, as you asked')).toBeVisible();
  await expect(page.getByText('No software marks them.')).toBeVisible();
  await expect(page.getByText('Spoken, and not written down.').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /transcript/i })).toHaveCount(0);

  const desk = await window();
  await enter(desk, company.token);
  await desk.goto(`/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`);
  await expect(desk.getByText('1 applicant asks to be read by people alone, and has no marks.')).toBeVisible();
  await expectSound(desk);
  await desk.getByRole('button', { name: 'Show them' }).press('Enter');
  await expect(desk.getByRole('button', { name: 'Read by people 1' })).toHaveAttribute('aria-pressed', 'true');
  await expect(desk.getByText('Putri Alone')).toBeVisible();
  await expect(desk.getByText('Siti Graded')).toHaveCount(0);
  await desk.getByRole('link', { name: 'View Details of Putri Alone' }).press('Enter');
  const panel = desk.getByRole('region', { name: 'Read by people' });
  await expect(panel).toContainText('No software has marked this application.');
  await expect(panel).toContainText(jobFields.jobCriteria[0] ?? '');
  await expect(desk.getByText('Spoken, and not written down.').first()).toBeVisible();
  await expectSound(desk);
  await desk.setViewportSize({ width: 360, height: 740 });
  await expectSound(desk);
});
