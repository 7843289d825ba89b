/** A resume by the camera of a telephone: its pages are photographed, put in order, sent as one file, and read. */
import { scannedResume } from '@saring/fixtures/documents/scans';
import { buildJob, buildLink } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { hears } from './ear.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

const photograph = (name: string) => ({ name, mimeType: 'image/png', buffer: scannedResume });

test('whoever has a paper and a telephone photographs it, and the company reads its words', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const link = await buildLink(company, (await buildJob(company)).id);
  const person = await buildApplicant(server);
  const page = await window();
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, person.token, 'user');
  await page.goto(`/user/cvupload/${link}`);
  await page.getByRole('button', { name: 'Continue on this device' }).click();
  await page.getByRole('button', { name: 'Photograph your resume' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photograph your resume' });
  const pictures = dialog.locator('input[type=file]');
  await pictures.setInputFiles({ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Dear Sir') });
  await expect(dialog.getByRole('alert')).toHaveText(
    'letter.jpg cannot be opened as a picture here. Choose a JPEG or a PNG.',
  );
  await pictures.setInputFiles([photograph('one.png'), photograph('two.png')]);
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Remove page 2' }).click();
  await hears(page, /^There is 1 page now\.$/);
  await expect(dialog.getByRole('button', { name: 'Add a page' })).toBeFocused();
  await pictures.setInputFiles(photograph('two.png'));
  await dialog.getByRole('button', { name: 'Move page 2 one place forward' }).press('Enter');
  await hears(page, /^This is page 1 now\.$/);
  await expect(dialog.getByRole('button', { name: 'Remove page 1' })).toBeFocused();
  await dialog.getByRole('button', { name: 'Use these 2 pages' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('photographed-resume.pdf', { exact: true })).toBeVisible();

  await page.getByLabel('Expected Salary').fill('RM 4,500');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expect(page).toHaveURL(/\/user\/start-interview\?applicationId=/, { timeout: 300_000 });
  const id = new URL(page.url()).searchParams.get('applicationId');

  const desk = await window();
  await enter(desk, company.token);
  await desk.goto(`/profile/${id}`);
  await desk.getByRole('button', { name: 'View Full Resume' }).click();
  await desk.getByRole('button', { name: 'Text', exact: true }).click();
  await expect(desk.getByText('Closed the monthly accounts of four entities').first()).toBeVisible({
    timeout: 120_000,
  });
  await expect(desk.getByText('This page is a picture; its text was recognised by a program').first()).toBeVisible();
});
