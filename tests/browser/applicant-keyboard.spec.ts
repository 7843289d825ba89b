/** Applying without a mouse. */
import { buildJob, buildLink } from '#world/people/builders.ts';
import { pdf, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { hears, keepsFocus, press } from './ear.ts';
import { focusIn, logIn, tabTo } from './steps.ts';
import { expect, test } from './world.ts';

test('an application is sent, looked at and taken back by keyboard alone', async ({ server, window }) => {
  const company = await buildCompany(server);
  const link = await buildLink(company, (await buildJob(company)).id);
  const person = await buildApplicant(server, '李小龍 👩‍💻 محمد');
  const page = await window();
  // Asked for before anything else: Chromium hears of it in its own time, and a dialog it opens earlier is lost.
  const chooser = page.waitForEvent('filechooser', { timeout: 90_000 });
  await logIn(page, person.username);
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  await page.goto(`/user/cvupload/${link}`);
  await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
  const choose = page.getByRole('button', { name: /^Resume \(required\): Choose a file/ });
  const salary = page.getByRole('textbox', { name: 'Expected Salary' });
  await tabTo(page, page.getByRole('button', { name: 'Apply', exact: true }));
  await page.keyboard.press('Enter');
  await expect(choose, 'the first of two that are wrong has the focus').toBeFocused();
  await expect(choose).toHaveAccessibleDescription('Please upload your resume.');
  await expect(salary).toHaveAttribute('aria-invalid', 'true');
  await expect(salary).toHaveAccessibleDescription('Please enter your expected salary.');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(await pdf(resume)),
  });
  await expect(page.getByText('resume.pdf')).toBeVisible();
  await hears(page, /^resume\.pdf is chosen, .+\.$/);
  await tabTo(page, salary);
  await page.keyboard.type('RM 4,500');
  await press(page, 'Enter');
  await hears(page, /^Application submitted and resume processed|^Your application is saved/);
  await expect(page).toHaveURL(/\/user\/start-interview\?applicationId=/, { timeout: 40_000 });
  const dialog = page.getByRole('dialog', { name: 'Complete Your Application' });
  await focusIn(dialog);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 1 }), 'who reads on hears which page it is').toBeFocused();
  await page.reload();
  const again = page.getByRole('button', { name: 'Now or later?' });
  await again.waitFor();
  await expect(dialog, 'it asks by itself once').toBeHidden();
  await tabTo(page, again);
  await page.keyboard.press('Enter');
  await focusIn(dialog);
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await focusIn(dialog);
  await tabTo(page, page.getByRole('button', { name: 'Proceed Later' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  await page.getByRole('link', { name: 'Accountant', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'What you were told of your data' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Withdraw' }));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Withdraw this application?' }).waitFor();
  await tabTo(page, page.getByRole('button', { name: 'Withdraw application' }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('The company sees that it was withdrawn.')).toBeVisible();
  await keepsFocus(page);
});
