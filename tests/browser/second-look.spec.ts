/** A rejected applicant sees how they were marked and asks for a second look, which the company answers: by keyboard alone. */
import { api, call } from '@saring/contract';
import { rows } from '#world/app/watch.ts';
import { buildApplication, buildJob, jobFields, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, saveCompanyProfile } from '#world/people/people.ts';
import { expectSound } from './axe.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

test('a rejection shows its marks and what would have changed them, and a second look is asked for and answered', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  // Over the dashboard of one without, a dialog asks for it, and takes the focus.
  await saveCompanyProfile(company);
  const person = await buildApplicant(server, 'Aisyah Rahman');
  const id = await buildApplication(person, await buildJob(company));
  await takeInterview(person, id);
  await call(company.client, api.applications.setStatus, {
    params: { id },
    body: { status: 'Rejected', toldWords: 'Please apply again once you have closed a year.' },
  });

  const page = await window();
  await enter(page, person.token, 'user');
  await page.goto(`/user/application/${id}`);
  await page.getByRole('link', { name: 'Your marks, and a second look' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'How you were marked', level: 1 })).toBeVisible();
  const decision = page.getByRole('region', { name: 'Decision' });
  await expect(decision).toContainText(`${company.companyName} will not be taking your application further.`);
  await expect(decision).toContainText('Please apply again once you have closed a year.');
  const changes = page.getByRole('region', { name: 'What would have changed it' });
  await expect(changes.getByText(/^\+\d+\.\d{2}$/).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your resume' })).toContainText(jobFields.jobCriteria[0] ?? '');
  await expect(page.getByRole('region', { name: 'Your interview' })).toContainText('Overall Assessment');
  await expectSound(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectSound(page);

  const own = page.getByRole('region', { name: 'Second look' });
  await own.getByRole('button', { name: 'Ask for a second look' }).press('Enter');
  await expect(own).toContainText('Please say what should be looked at again');
  await own.getByLabel('What should be looked at again?').fill('Page two says that I closed the books.');
  await own.getByLabel('Was a fact in your resume read wrongly?').fill('Accountant, Maju Trading, 2008 - 2024');
  await page.reload();
  await expect(own.getByLabel('Was a fact in your resume read wrongly?')).toHaveValue(/^Accountant/);
  await expect(own.getByLabel('What should be looked at again?')).toHaveValue(/^Page two/);
  await own.getByRole('button', { name: 'Ask for a second look' }).press('Enter');
  await expect(own).toContainText('You asked on');
  await expect(own).toContainText('Accountant, Maju Trading, 2008 - 2024');
  await expect(own.getByRole('button')).toHaveCount(0);
  await expectSound(page);

  const read = () => call(company.client, api.secondLooks.read, { params: { id } });
  await expect.poll(async () => (await read()).secondLook?.factsRead).toBeTruthy();
  const theirs = await window();
  await enter(theirs, company.token);
  await theirs.goto('/admin/dashboard');
  const waiting = theirs.getByRole('region', { name: 'Second looks asked for' });
  await waiting.getByRole('link', { name: 'Aisyah Rahman' }).press('Enter');
  const panel = theirs.getByRole('region', { name: 'Second look' });
  await expect(panel).toContainText('Page two says that I closed the books.');
  await expect(panel).toContainText(/Read with this, the resume has \d+\.\d{2} instead of/);
  await expectSound(theirs);
  await panel
    .getByRole('textbox', { name: 'What you tell the applicant' })
    .fill('We read page two, and you are right.');
  await panel.getByRole('button', { name: 'Send the answer' }).press('Enter');
  await expect(panel.getByRole('combobox', { name: 'Outcome' })).toHaveAccessibleDescription(
    'Please choose what came of it',
  );
  await theirs.reload();
  await panel.getByRole('combobox', { name: 'Outcome' }).press('ArrowDown');
  await theirs.getByRole('option', { name: 'Set to KIV' }).click();
  await panel.getByRole('button', { name: 'Send the answer' }).press('Enter');
  const question = theirs.getByRole('dialog', { name: 'Send this answer?' });
  await expect(question).toContainText('Outcome: Set to KIV.');
  await question.getByRole('button', { name: 'Send the answer' }).press('Enter');
  await expect(panel).toContainText('The decision was changed to KIV.');

  await page.reload();
  await expect(own).toContainText('We read page two, and you are right.');
  await expect(own).toContainText('The decision was changed to KIV.');
});

test('a second look that is overdue says so on the dashboard, and once another status overtakes it both sides read that', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  await saveCompanyProfile(company);
  const person = await buildApplicant(server, 'Aisyah Rahman');
  const id = await buildApplication(person, await buildJob(company));
  await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'Rejected' } });
  const theirs = await window();
  await enter(theirs, company.token);
  await theirs.goto('/admin/admin_settings');
  const terms = theirs.getByRole('region', { name: 'What candidates are told' });
  await terms.getByLabel('Days within which you answer a second look').fill('5');
  await terms.getByRole('button', { name: 'Save' }).press('Enter');
  await expect(theirs.getByText('Saved', { exact: true })).toBeVisible();
  const page = await window();
  await enter(page, person.token, 'user');
  await page.goto(`/user/application/${id}/result`);
  const own = page.getByRole('region', { name: 'Second look' });
  await expect(own).toContainText('They mean to answer within 5 days.');
  await own.getByLabel('What should be looked at again?').fill('Page two says that I closed the books.');
  await own.getByRole('button', { name: 'Ask for a second look' }).press('Enter');
  await expect(own).toContainText(`${company.companyName} means to answer by`);

  await rows(server, "update second_looks set due_at = now() - interval '1 day' where application_id = $1", [id]);
  await theirs.goto('/admin/dashboard');
  const waiting = theirs.getByRole('region', { name: 'Second looks asked for' });
  await expect(waiting.getByRole('listitem').filter({ hasText: 'Aisyah Rahman' })).toContainText('Overdue');
  await expectSound(theirs);

  await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'KIV' } });
  await theirs.goto(`/profile/${id}`);
  const panel = theirs.getByRole('region', { name: 'Second look' });
  await expect(panel).toContainText('Another status was set before this was answered.');
  await expect(panel).not.toContainText('Waits for an answer');
  await page.reload();
  await expect(own).toContainText('The decision was changed after you asked');
  await theirs.goto('/admin/dashboard');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();
  await theirs.waitForLoadState('networkidle');
  await expect(waiting).toBeHidden();
});
