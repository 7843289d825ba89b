/** What must be chosen says so in words and to software: fields by themselves, groups of choices in their name. */
import type { Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import { buildJob, buildLink } from '#world/people/builders.ts';
import { pdf, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { hears } from './ear.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

/** Names of the nodes of that role in the accessibility tree, and whether each is required. */
async function tree(page: Page, role: string): Promise<{ name: string; required: boolean }[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes
    .filter((node) => node.role?.value === role && !node.ignored)
    .map(({ name, properties }) => ({
      name: String(name?.value ?? ''),
      required: properties?.some((each) => each.name === 'required' && each.value.value === true) ?? false,
    }));
}

test('groups of choices of which one must be made say so', async ({ server, window }) => {
  const company = await buildCompany(server);
  const link = await buildLink(company, (await buildJob(company)).id);
  const person = await buildApplicant(server);
  const file = new File([new Uint8Array(await pdf(resume))], 'resume.pdf');
  await call(person.client, api.applicants.saveResume, {
    params: { username: person.username },
    files: { resume: file },
  });
  const page = await window();
  await enter(page, person.token, 'user');
  await page.goto('/user/user-setting');
  const genders = page.getByRole('radiogroup', { name: 'Gender (required)' });
  await expect(genders).toBeVisible();
  // Firefox tells it of each choice as well, Chromium of none.
  for (const choice of await genders.getByRole('radio').all()) await expect(choice).toHaveAttribute('required');
  await page.goto(`/user/cvupload/${link}`);
  await expect(page.getByRole('radiogroup', { name: 'Resume (required)' })).toBeVisible();
  expect((await tree(page, 'textbox')).find(({ name }) => name === 'Expected Salary')?.required).toBe(true);
  await enter(page, company.token, 'admin');
  await page.goto('/admin/job-posting');
  await expect(page.getByRole('group', { name: 'Type of Employment (required)' })).toBeVisible();
});

test('fields without which nobody registers or logs in say so', async ({ window }) => {
  const page = await window();
  for (const path of ['/register', '/login']) {
    await page.goto(path);
    await expect(page.getByLabel('Username')).toBeVisible();
    const fields = await tree(page, 'textbox');
    expect(fields.map(({ required }) => required)).toEqual(Array(fields.length).fill(true));
    expect(fields.length).toBeGreaterThanOrEqual(2);
  }
});

test('a field that is wrong is heard where it has the focus already, and has it otherwise', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const page = await window();
  await enter(page, company.token, 'admin');
  await page.goto('/admin/job-posting');
  const title = page.getByLabel('Job Title');
  await title.press('Enter');
  await hears(page, /^Job Title is required$/);
  await expect(title).toBeFocused();
  await page.goto('/admin/mails');
  const mail = page.getByRole('form', { name: 'Rejected' });
  const words = mail.getByRole('textbox');
  // By hand the field takes no more than it may.
  await words.evaluate((field: HTMLTextAreaElement) => field.removeAttribute('maxlength'));
  await words.fill('x'.repeat(1001));
  await mail.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(words).toBeFocused();
  await expect(words).toHaveAccessibleDescription(/1,?000/);
});
