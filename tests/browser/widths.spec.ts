/** The main pages and forms as whoever zooms has them, or whoever set the text of the browser to three times its size. */
import type { Locator, Page } from '@playwright/test';
import { buildApplication, buildJob, buildLink } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, signIn } from '#world/people/people.ts';
import { begin, enterUnheard } from './interview-world.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

/** What 150, 200 and 400 % leave of a window of 1280 px; of one that is 1024 px high, too. */
const sizes = [
  { width: 853, height: 800 },
  { width: 640, height: 800 },
  { width: 320, height: 800 },
  { width: 320, height: 256 },
];

interface View {
  path: string;
  /** What the page is for. */
  needs: (page: Page) => Locator;
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true });

/** As the browser's own setting does it: 16 px is what it has otherwise. */
const threeTimes = { fontSizes: { standard: 48 } };
const once = { fontSizes: { standard: 16 } };

async function fits(page: Page, view: View): Promise<void> {
  await page.goto(view.path);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await reaches(page, view, `${view.path} at ${size.width} × ${size.height} px`);
  }
}

async function reaches(page: Page, { needs }: View, where: string): Promise<void> {
  const control = needs(page);
  await expect(control, where).toBeVisible();
  // Pressed without being pressed: nothing lies over it.
  await control.click({ trial: true });
  const width = page.viewportSize()?.width ?? 0;
  const box = await control.boundingBox();
  expect(box?.x, where).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? width) + (box?.width ?? 0), where).toBeLessThanOrEqual(width);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
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

test('every form fits a window at 400 %, and one in which the text alone is three times as large', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const [person, other] = [await buildApplicant(server), await buildApplicant(server)];
  const link = await buildLink(company, job.id);
  const id = await buildApplication(other, job);
  const { accessToken } = await signIn(server, 'superuser', 'Operator-1');
  const page = await window();
  // The form itself is looked at, and not the advice that stands before it once.
  await page.addInitScript(() => localStorage.setItem('toldNarrow', 'true'));
  const browser = await page.context().newCDPSession(page);
  const forms: Record<string, readonly View[]> = {
    '': [
      { path: '/login', needs: button('Log In') },
      { path: '/register', needs: button('Register') },
      {
        path: `/companies/${company.companyId}/jobs/${job.id}`,
        needs: (at) => at.getByRole('link', { name: 'Apply', exact: true }),
      },
    ],
    user: [
      { path: `/user/cvupload/${link}`, needs: button('Apply') },
      { path: '/user/user-setting', needs: button('Save Changes') },
    ],
    applicant: [{ path: `/interview?applicationId=${id}`, needs: button('Start Interview') }],
    admin: [
      { path: '/admin/job-posting', needs: button('Post Job') },
      { path: '/admin/admin_settings', needs: button('Save Changes') },
      { path: `/profile/${id}`, needs: button('ACCEPT') },
    ],
    superuser: [{ path: '/superuser/settings', needs: button('Save Changes') }],
  };
  const tokens: Record<string, string> = {
    user: person.token,
    applicant: other.token,
    admin: company.token,
    superuser: accessToken,
  };
  for (const [who, views] of Object.entries(forms)) {
    if (tokens[who]) await enter(page, tokens[who], who === 'applicant' ? 'user' : who);
    for (const view of views) {
      await fits(page, view);
      await page.setViewportSize({ width: 1280, height: 800 });
      await browser.send('Page.setFontSizes', threeTimes);
      await reaches(page, view, `${view.path} with text of 300 %`);
      await browser.send('Page.setFontSizes', once);
    }
  }
});

test('a question is answered where the text alone is three times as large', async ({ server, window }) => {
  const { page } = await enterUnheard(server, window);
  await begin(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', threeTimes);
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  for (const needs of [() => answer, button('Next Question'), button('End Interview')])
    await reaches(page, { path: '', needs }, 'the question with text of 300 %');
  await answer.fill('I closed the books of twelve shops each month.');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await expect(page.getByText('Question 2 of 6', { exact: true })).toBeVisible();
});

test('a page that scrolls sideways, and a control that lies outside of the window, are found', async ({ window }) => {
  const page = await window();
  const view = { path: '/login', needs: button('Log In') };
  await page.goto(view.path);
  await page.setViewportSize({ width: 320, height: 800 });
  await reaches(page, view, 'the page');
  await page.evaluate(() => {
    const wide = document.createElement('div');
    Object.assign(wide.style, { position: 'absolute', width: '400px', height: '9px' });
    document.body.append(wide);
  });
  await expect(reaches(page, view, 'the page')).rejects.toThrow('the page scrolls sideways');
  await page.evaluate(() => document.body.lastElementChild?.remove());
  const control = view.needs(page);
  await control.evaluate((node) => {
    node.style.transform = 'translateX(-200px)';
  });
  await expect(reaches(page, view, 'the page')).rejects.toThrow();
});
