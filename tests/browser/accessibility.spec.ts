/** Every screen for everyone: no serious finding of axe in either theme, nothing that scrolls sideways on a phone, nothing cut off by wider spacing; the most used keep still while they load. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import { scannedResume } from '@saring/fixtures/documents/scans';
import { buildApplication, buildJob, buildLink, takeInterview } from '#world/people/builders.ts';
import { pdfFile, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, type Person, signIn } from '#world/people/people.ts';
import { begin, enterUnheard } from './interview-world.ts';
import { cutWords, spacing, styled } from './spacing.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

interface Screen {
  path: string;
  /** Something that shows the screen is there. */
  heading: string | RegExp;
  /** What it shows at once keeps its place while the rest comes. */
  still?: true;
}

const anyone: Screen[] = [
  { path: '/login', heading: /log in|sign in|welcome/i, still: true },
  { path: '/register', heading: /account|register|sign up/i, still: true },
  { path: '/terms', heading: /terms/i },
  { path: '/privacy', heading: /privacy/i },
  { path: '/accessibility', heading: 'Accessibility' },
  { path: '/register-company/unknown', heading: /company/i },
  { path: '/join/unknown', heading: 'Join a company' },
  { path: '/first-run', heading: 'This link is not good any more' },
  { path: '/nowhere', heading: '404 Page Not Found' },
];
const operator: Screen[] = [
  { path: '/superuser/dashboard', heading: /./ },
  { path: '/superuser/company-management', heading: 'Company Management' },
  { path: '/superuser/user-generation', heading: 'Generate Company Registration Link' },
  { path: '/superuser/mails', heading: 'Mails' },
  { path: '/superuser/settings', heading: 'Settings' },
  { path: '/superuser/audit-trail', heading: 'Audit Trail' },
];

/** How far a still screen may move while it loads, as Web Vitals count it: a fifth of what they call good, one line of a telephone. */
const mostShift = 0.02;

/** From now on every page that opens notes what moved without having been touched, and by how much. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; what: string }[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('sources' in entry) || ('hadRecentInput' in entry && entry.hadRecentInput))
          continue;
        const sources = entry.sources as { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
        const what = sources.map(({ node, previousRect: from, currentRect: to }) => {
          const name = node instanceof Element ? `<${node.tagName} class="${node.className}">` : 'something';
          return `${name} "${(node?.textContent ?? '').slice(0, 40)}" from ${from.x},${from.y} to ${to.x},${to.y}`;
        });
        shifts.push({ value: Number(entry.value), what: what.join('; ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function shiftsOf(page: Page): Promise<{ value: number; what: string }[]> {
  return page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts);
}

/**
 * A theme changes colours alone: in the dark one only the rules that look at them are asked again. A screen follows the
 * width while it stands.
 */
const looks = [
  { colorScheme: 'light', width: 1280, opens: true, rules: [] },
  { colorScheme: 'dark', width: 1280, opens: true, rules: ['color-contrast', 'link-in-text-block'] },
  // Of a small telephone, and of a window of 1280 px at 400 %.
  { colorScheme: 'dark', width: 320, opens: false, rules: [] },
] as const;

/** Waits until the page has drawn what it just heard of. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** With lines, words and letters as far apart as WCAG 1.4.12 has them: all words that were whole still are. */
async function spaced(page: Page, where: string): Promise<void> {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await drawn(page);
    const before = await page.evaluate(cutWords);
    await page.evaluate(styled, spacing);
    await drawn(page);
    const cut = (await page.evaluate(cutWords)).filter((words) => !before.includes(words));
    expect(cut, `${where} at ${width} px cuts words off that are spaced`).toEqual([]);
    if (width === 320) await noneSideways(page, `${where}, spaced`);
    await page.evaluate(styled, '');
  }
}

/** Lying down, as a small telephone is turned. */
async function turned(page: Page, { heading, path }: Screen): Promise<void> {
  await page.setViewportSize({ width: 640, height: 320 });
  await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
  await noneSideways(page, `${path} lying down`);
}

async function noneSideways(page: Page, where: string): Promise<void> {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}

async function look(page: Page, screens: readonly Screen[]): Promise<void> {
  await noteShifts(page);
  for (const screen of screens) {
    const { path, heading, still } = screen;
    for (const { colorScheme, width, opens, rules } of looks) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      // One that must keep still is opened in each.
      if (opens || still) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: heading }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      } else await drawn(page);
      const where = `${path} in ${colorScheme} at ${width} px`;
      await examine(page, where, rules);
      if (!still) continue;
      const shifts = await shiftsOf(page);
      const shifted = shifts.reduce((sum, { value }) => sum + value, 0);
      expect(shifted, `${where} moves: ${shifts.map(({ what }) => what).join('\n')}`).toBeLessThanOrEqual(mostShift);
    }
    await spaced(page, path);
    await turned(page, screen);
  }
}

/** What cannot be opened by an address, such as a dialog or a question, as it stands. */
async function lookHere(page: Page, what: string): Promise<void> {
  for (const { colorScheme, width, rules } of looks) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await drawn(page);
    await examine(page, `${what} in ${colorScheme} at ${width} px`, rules);
  }
}

async function examine(page: Page, where: string, rules: readonly string[]): Promise<void> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules([...rules]) : axe).analyze();
  const bad = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(
    bad.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' ')}`,
    ),
    where,
  ).toEqual([]);
  await noneSideways(page, where);
  expect(await lastingOn(page), `${where} moves for who wants less motion`).toEqual([]);
}

/** What has an animation or a transition that one could see: longer than the hundredth of a millisecond that ends it at once. */
function lastingOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lasts = (times: string) => times.split(',').some((time) => Number.parseFloat(time) > 0.000_01);
    return [...document.querySelectorAll('*')].flatMap((element) =>
      [null, '::before', '::after'].flatMap((part) => {
        const { animationName, animationDuration, transitionDuration } = getComputedStyle(element, part);
        const moves = (animationName !== 'none' && lasts(animationDuration)) || lasts(transitionDuration);
        return moves ? [`<${element.tagName} class="${element.getAttribute('class')}">${part ?? ''}`] : [];
      }),
    );
  });
}

// Up to 36 looks, each with axe: on a busy machine several seconds.
test.describe.configure({ timeout: 1_800_000 });

test('screens for anyone and for the operator', async ({ server, window }) => {
  const page = await window();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/login');
  expect(await lastingOn(page), 'who wishes nothing else sees some motion').not.toEqual([]);
  await look(page, anyone);
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const link = await buildLink(company, job.id);
  const careers = `/companies/${company.companyId}/jobs`;
  await look(page, [
    { path: `/user/cvupload/${link}`, heading: 'Accountant', still: true },
    { path: careers, heading: `Jobs at ${company.companyName}`, still: true },
    { path: `${careers}/${job.id}`, heading: 'Accountant', still: true },
    { path: `/companies/${company.companyId}/notice`, heading: /What becomes of your data/ },
    { path: '/companies/nobody-here/jobs', heading: 'This page was not found' },
  ]);
  const { accessToken } = await signIn(server, 'superuser', 'Operator-1');
  await enter(page, accessToken, 'superuser');
  await look(page, operator);
});

test('screens of a company', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const person = await buildApplicant(server);
  const applicationId = await buildApplication(person, job);
  await takeInterview(person, applicationId);
  const otherId = await buildApplication(await buildApplicant(server), job);
  await call(company.client, api.jobs.makeApplicationUrl, { params: { companyId: company.companyId, jobId: job.id } });
  const page = await window();
  await enter(page, company.token, 'admin');
  await look(page, [
    { path: '/admin/dashboard', heading: /./ },
    { path: '/admin/main-job-listing', heading: 'Job Listing!', still: true },
    { path: '/admin/user-data', heading: 'Applicants' },
    { path: '/admin/job-posting', heading: 'Post a Job' },
    { path: `/admin/job-editing/${job.id}`, heading: 'Update Job' },
    { path: `/admin/main_user_data/${job.id}?tab=Job%20Details`, heading: 'Accountant', still: true },
    { path: `/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`, heading: /Total Applicants/, still: true },
    { path: `/admin/main_user_data/${job.id}?tab=Email%20Applicants`, heading: 'Accountant' },
    { path: `/profile/${applicationId}`, heading: 'Applicant Details', still: true },
    { path: `/admin/compare/${job.id}?ids=${applicationId},${otherId}`, heading: 'Compare Applicants' },
    { path: '/admin/audit-trail', heading: 'Audit Trail' },
    { path: '/admin/mails', heading: 'Mails to candidates' },
    { path: '/admin/admin_settings', heading: 'Settings' },
  ]);
});

/** An application whose person was given the notice, as the form gives it. */
async function givenNotice(person: Person, { id, companyId }: { id: string; companyId: string }): Promise<string> {
  const { hash } = await call(person.client, api.notices.current, { params: { companyId } });
  const saved = await call(person.client, api.applications.save, {
    params: { id: person.username },
    body: { jobId: id, companyId, expectedSalary: 'RM 4,500', notice: hash },
    files: { resume: await pdfFile(resume) },
  });
  return saved.data.application.id;
}

test('screens of a job seeker', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const link = await buildLink(company, job.id);
  const person = await buildApplicant(server);
  const applicationId = await buildApplication(person, job);
  const page = await window();
  // The form itself is looked at, and not the advice that stands before it once.
  await page.addInitScript(() => localStorage.setItem('toldNarrow', 'true'));
  await enter(page, person.token, 'user');
  await look(page, [
    { path: '/user/cdashboard', heading: /./, still: true },
    { path: `/user/application/${applicationId}`, heading: 'Where it stands', still: true },
    { path: `/user/application/${await givenNotice(person, job)}/notice`, heading: /What becomes of your data/ },
    { path: '/user/user-setting', heading: /./ },
    { path: '/user/user-account-setting', heading: /./ },
    { path: '/user/mails', heading: 'Mails to you' },
    { path: `/user/start-interview?applicationId=${applicationId}&jobId=${job.id}`, heading: /./ },
    { path: `/user/cvupload/${link}`, heading: /./, still: true },
  ]);
});

test('an interview up to its first question, and the photographs of a resume', async ({ server, window }) => {
  const { one, page } = await enterUnheard(server, window);
  await lookHere(page, 'the green room');
  await begin(page);
  await lookHere(page, 'a question');
  await page.addInitScript(() => localStorage.setItem('toldNarrow', 'true'));
  await page.goto(`/user/cvupload/${await buildLink(one.company, (await buildJob(one.company)).id)}`);
  await page.getByRole('button', { name: 'Photograph your resume' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photograph your resume' });
  const picture = { name: 'one.png', mimeType: 'image/png', buffer: scannedResume };
  await dialog.locator('input[type=file]').setInputFiles(picture);
  await expect(dialog.getByRole('listitem')).toHaveCount(1);
  await lookHere(page, 'a resume that is photographed');
});
