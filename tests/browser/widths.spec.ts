/** The main pages as whoever zooms has them: a window of 1280 px at 150, 200 and 400 % leaves 853, 640 and 320 px. */
import type { Locator, Page } from '@playwright/test';
import { buildApplication, buildJob, buildLink } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

const widths = [853, 640, 320];

interface View {
  path: string;
  /** What the page is for. */
  needs: (page: Page) => Locator;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

async function fits(page: Page, { path, needs }: View): Promise<void> {
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const control = needs(page);
    await expect(control, `${path} at ${width} px`).toBeVisible();
    // Pressed without being pressed: nothing lies over it.
    await control.click({ trial: true });
    const box = await control.boundingBox();
    expect(box?.x, `${path} at ${width} px`).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? width) + (box?.width ?? 0), `${path} at ${width} px`).toBeLessThanOrEqual(width);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, `${path} at ${width} px scrolls sideways`).toBeLessThanOrEqual(0);
  }
}

test('whoever zooms to 150, 200 or 400 % logs in, applies, takes the interview and reads the applicants', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const link = await buildLink(company, job.id);
  const [person, other] = [await buildApplicant(server), await buildApplicant(server)];
  const id = await buildApplication(other, job);
  const page = await window();
  await fits(page, { path: '/login', needs: button('Log In') });
  await enter(page, person.token, 'user');
  await page.goto(`/user/cvupload/${link}`);
  await page.setViewportSize({ width: 853, height: 800 });
  await page.getByRole('button', { name: 'Continue on this device' }).click();
  await fits(page, { path: `/user/cvupload/${link}`, needs: button('Apply') });
  await enter(page, other.token, 'user');
  await fits(page, { path: `/interview?applicationId=${id}`, needs: button('Start Interview') });
  await enter(page, company.token, 'admin');
  await fits(page, {
    path: `/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`,
    needs: (at) => at.getByRole('link', { name: /View/ }).first(),
  });
});
