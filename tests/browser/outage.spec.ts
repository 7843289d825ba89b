/** A server that dies while somebody works: the page says so, tries by itself, and goes on when it is back. */
import { buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

test('a page that finds no server says that it tries again, and shows what was asked for once it is back', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  await buildJob(company, { jobTitle: 'Night Auditor' });
  const page = await window();
  await enter(page, company.token);
  await page.goto('/admin/main-job-listing');
  const job = page.getByText('Night Auditor').first();
  await expect(job).toBeVisible();

  await server.kill();
  await page.getByLabel('Search jobs').fill('Night');
  const bar = page.getByText('Saring could not be reached. Trying again…');
  await expect(bar).toBeVisible();
  const failed = page.getByText('Failed to load jobs. Please try again.');
  await expect(failed).toBeVisible();

  await server.restart();
  await expect(bar).toBeHidden({ timeout: 30_000 });
  await expect(job).toBeVisible();
  await expect(failed).toBeHidden();
});

test('a list follows a search although a part of its page has not come', async ({ server, window, complaints }) => {
  const company = await buildCompany(server);
  await buildJob(company, { jobTitle: 'Night Auditor' });
  await buildJob(company, { jobTitle: 'Day Clerk' });
  const page = await window();
  await page.route(/\/range-calendar-/, (route) => route.abort());
  await enter(page, company.token);
  await page.goto('/admin/main-job-listing');
  const [found, other] = [page.getByText('Night Auditor').first(), page.getByText('Day Clerk').first()];
  await expect(other).toBeVisible();
  await page.getByLabel('Search jobs').fill('Night');
  await expect(other).toBeHidden();
  await expect(found).toBeVisible();
  // It is asked for again as long as the page is open, of which the browser is right to complain.
  await page.context().close();
  complaints.length = 0;
});

test('a control whose part comes late keeps the focus until then, and goes on from there', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const page = await window();
  const { promise: awaited, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/range-calendar-/, async (route) => {
    await awaited;
    await route.continue();
  });
  await enter(page, company.token);
  await page.goto('/admin/main-job-listing');
  const button = page.getByRole('button', { name: /^Date range/ });
  const standIn = await button.elementHandle();
  await button.focus();
  release();
  await standIn?.waitForElementState('hidden');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test('a menu whose part does not come at once opens when it does', async ({ server, window, complaints }) => {
  const person = await buildApplicant(server);
  const page = await window();
  await page.setViewportSize({ width: 360, height: 740 });
  let asked = 0;
  await page.route(/menu-drawer/, (route) => {
    asked += 1;
    return asked < 3 ? route.abort() : route.continue();
  });
  await enter(page, person.token, 'user');
  await page.goto('/user/cdashboard');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Settings' })).toBeVisible();
  expect(asked).toBeGreaterThan(2);
  // That the line dropped is what the browser is right to complain of.
  complaints.length = 0;
});

test('a page says that it loads before any of its files is there, and starts where its app comes late', async ({
  window,
  complaints,
}) => {
  const page = await window();
  const { promise: awaited, resolve: release } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/assets/**', async (route) => {
    await awaited;
    const app = /\/app-[^/]*\.js$/.test(route.request().url());
    if (app) asked += 1;
    return app && asked < 3 ? route.abort() : route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByText('Loading Saring…')).toBeVisible();
  const tooOld = page.getByText('your browser may be too old');
  await expect(tooOld).toBeHidden();
  await page.evaluate(() => {
    for (const one of document.getAnimations()) one.finish();
  });
  await expect(tooOld).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(asked).toBeGreaterThan(2);
  await expect(page.getByText('Loading Saring…')).toHaveCount(0);
  complaints.length = 0;
});

test('a first visit reads in a font of the machine until the next page, and a later one in its own at once', async ({
  window,
}) => {
  const page = await window();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const has = (part: string) => asked.some((url) => url.includes(part));
  /** The styles that tell of the typeface; without them it cannot show. */
  const styles = page.locator('link[rel="stylesheet"][href*="/wght-"]');
  await page.goto('/login');
  await expect.poll(() => has('.woff2')).toBe(true);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saring-typeface'))).toBe('here');
  await expect(styles).toHaveCount(0);
  await page.locator('a[href="/register"]').click();
  await expect(styles).toHaveCount(1);
  // A download that the reload breaks off is told as an error in Firefox.
  await page.evaluate(() => document.fonts.ready.then(() => null));
  page.on('framenavigated', () => {
    asked.length = 0;
  });
  await page.reload();
  await expect(styles).toHaveCount(1);
  // Before what comes only after the page.
  const first = asked.find((url) => url.includes('/wght-') || url.includes('notice-host'));
  expect(first).toContain('/wght-');
});
