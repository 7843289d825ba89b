/** What an applicant handed in, beside the marks: shown in a frame where the browser shows PDF there, saved where it does not. */
import type { Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import { buildJob } from '#world/people/builders.ts';
import { pdf, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { enter } from './steps.ts';
import { expect, type JourneyServer, test } from './world.ts';

/** Opens, as the company, an applicant who sent a resume and a certificate, both PDF. */
async function openApplicant(server: JourneyServer, page: Page): Promise<void> {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const person = await buildApplicant(server, 'Aisyah Rahman');
  const { data } = await call(person.client, api.applications.save, {
    params: { id: person.username },
    body: {
      username: person.username,
      jobId: job.id,
      companyId: company.companyId,
      expectedSalary: 'RM 4,500',
      reference1: '',
      reference2: '',
      reference3: '',
      appliedPosition1: job.jobTitle,
      appliedPosition2: '',
      consentAt: new Date().toISOString(),
    },
    files: {
      resume: new File([await pdf(resume)], 'mine.pdf'),
      certification: new File([await pdf(['Sijil Kemahiran'])], 'sijil.pdf'),
    },
  });
  await enter(page, company.token, 'admin');
  await page.goto(`/profile/${data.application.id}`);
}

test('a resume and a certificate are framed at their own address, and can be saved as well', async ({
  server,
  window,
}) => {
  const page = await window();
  await openApplicant(server, page);
  for (const [button, title] of [
    ['View Full Resume', 'Resume of Aisyah Rahman'],
    ['View Certifications', 'Certifications of Aisyah Rahman'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    const frame = page.getByTitle(title);
    await expect(frame).toHaveAttribute('src', /^\/api\/files\//);
    // A frame that its answer or the page's policy forbids is at an address of the browser's own.
    const content = await (await frame.elementHandle())?.contentFrame();
    await expect.poll(() => content?.url()).toMatch(/^http.*\/api\/files\//);
  }
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  expect((await saving).suggestedFilename()).toContain('Aisyah Rahman');
});

test.describe('on a telephone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('a resume opens as its text, and a certificate is saved', async ({ server, window }) => {
    const page = await window();
    await openApplicant(server, page);
    await page.getByRole('button', { name: 'View Full Resume' }).tap();
    const viewer = page.getByRole('dialog', { name: 'Resume of Aisyah Rahman' });
    await expect(viewer.getByText('Maju Trading Sdn Bhd, 2019 - 2024')).toBeVisible();
    await expect(viewer.getByRole('button', { name: 'PDF' })).toHaveCount(0);
    const resumeSaving = page.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Download' }).tap();
    expect((await resumeSaving).suggestedFilename()).toBe('mine.pdf');
    await page.keyboard.press('Escape');
    await expect(viewer).toHaveCount(0);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'View Certifications' }).tap();
    expect((await saving).suggestedFilename()).toContain('Aisyah Rahman');
    await expect(page.getByText('cannot be shown here and was downloaded')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
  });
});
