/** A recruiter works through applicants by keys alone, in no more steps than half again what the mouse takes. */
import type { Locator, Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import { statuses } from '@saring/contract/domain';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { hears } from './ear.ts';
import { buildRecruiter } from './recruiter-world.ts';
import { enter, focusIn, tabTo } from './steps.ts';
import { expect, test } from './world.ts';

/** Where a control has keys of its own, or is reached sooner backwards. */
interface How {
  keys?: readonly string[];
  back?: boolean;
}

/** Somebody at the page, whose every click, key and typed text is a step. */
interface Hand {
  steps: number;
  use(control: Locator, how?: How): Promise<void>;
  /** Of the assistant, on the dashboard: one of its suggestions, or in words. */
  ask(question: string): Promise<void>;
  /** From the list of applicants to another tab. */
  turnTo(tab: string): Promise<void>;
  write(field: Locator, words: string): Promise<void>;
}

function byMouse(page: Page): Hand {
  const hand: Hand = {
    steps: 0,
    async use(control) {
      hand.steps += 1;
      // A recording has its button at its left end.
      const isSound = await control.evaluate((node) => node.matches('audio'));
      await control.click(isSound ? { position: { x: 20, y: 20 } } : {});
    },
    ask: (question) => hand.use(button(page, question)),
    turnTo: (tab) => hand.use(page.getByRole('tab', { name: tab })),
    async write(field, words) {
      await hand.use(field);
      hand.steps += 1;
      await field.fill(words);
    },
  };
  return hand;
}

function byKeys(page: Page): Hand {
  const press = async (key: string) => {
    hand.steps += 1;
    await page.keyboard.press(key);
  };
  async function walk(control: Locator, key = 'Tab') {
    await control.waitFor();
    const hasFocus = () => control.evaluate((node) => node === document.activeElement);
    for (let step = 0; step < 60 && !(await hasFocus()); step += 1) await press(key);
    await expect(control, 'the keyboard reaches it').toBeFocused();
  }
  const hand: Hand = {
    steps: 0,
    async use(control, { keys, back } = {}) {
      if (!keys) await walk(control, back ? 'Shift+Tab' : 'Tab');
      const act = keys ?? [(await control.getAttribute('type')) === 'checkbox' ? 'Space' : 'Enter'];
      for (const key of act) await press(key);
    },
    async ask(question) {
      const field = page.getByRole('textbox', { name: 'Your question' });
      await field.waitFor();
      // Its key works a task after it is drawn.
      await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
      await press('q');
      await expect(field).toBeFocused();
      hand.steps += 1;
      await field.fill(question);
      await press('Enter');
    },
    async turnTo(tab) {
      // The search box, where '/' leads, stands right below the tabs.
      await walk(page.getByRole('tab', { selected: true }), 'Shift+Tab');
      await walk(page.getByRole('tab', { name: tab }), 'ArrowRight');
    },
    async write(field, words) {
      await walk(field);
      hand.steps += 1;
      await field.fill(words);
    },
  };
  return hand;
}

type Recruiter = Awaited<ReturnType<typeof buildRecruiter>>;

/** How many applicants of the job have each status. */
async function standing({ company, jobId }: Recruiter): Promise<Record<string, number>> {
  const { applications } = await call(company.client, api.applications.byJob, {
    params: { companyId: company.companyId, jobId },
  });
  const counts = statuses.map((status) => [status, applications.filter((one) => one.status === status).length]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

/** The assistant is asked, and the list of the job opened. */
async function workInDashboard(page: Page, hand: Hand): Promise<void> {
  await page.goto('/admin/dashboard');
  await hand.ask('Who are the top 5 applicants?');
  await expect(page.getByRole('log').getByRole('link', { name: 'Aisyah Rahman' }).first()).toBeVisible();
  // Out of the field, in which a letter is a letter.
  await hand.use(link(page, 'Job Listings').first(), { keys: ['Shift+Tab', 'j'] });
  await hand.use(link(page, '20 applicants of Accountant'));
}

/** One is kept in view; ten are rejected together, and set back. */
async function workInList(page: Page, hand: Hand, recruiter: Recruiter): Promise<void> {
  const first = page.getByRole('checkbox', { name: 'Select Aisyah Rahman' });
  const bar = page.getByRole('group', { name: 'Selected applicants' });
  await first.waitFor();
  await hand.use(first, { keys: ['ArrowDown', 'x'] });
  await expect(page.getByText('1 selected')).toBeVisible();
  await hand.use(button(bar, 'KIV'), { keys: ['k'] });
  await expect.poll(() => standing(recruiter)).toEqual({ KIV: 1, Pending: 19 });
  await expect(bar).toBeHidden();
  // By mouse the page is chosen once one of it is.
  await hand.use(first, { keys: [] });
  await hand.use(button(bar, 'Select this page'), { keys: ['s'] });
  await expect(page.getByText('10 selected')).toBeVisible();
  await hand.use(button(bar, 'REJECT'), { keys: ['r'] });
  await expect.poll(() => standing(recruiter)).toEqual({ Rejected: 10, Pending: 10 });
  const undo = button(page, 'Undo').last();
  await expect(page.getByText('Application status updated to Rejected: 10 applicants').last()).toBeVisible();
  await hand.use(undo, { keys: ['Control+z'] });
  await expect.poll(() => standing(recruiter)).toEqual({ KIV: 1, Pending: 19 });
}

/** The resume of the first beside the marks, and a recording; then all twenty are decided on, one after the other. */
async function workThroughApplicants(page: Page, hand: Hand, recruiter: Recruiter): Promise<void> {
  await hand.use(link(page, 'View Details of Aisyah Rahman'), { back: true });
  await expect(page.getByText('1 of 20', { exact: true })).toBeVisible();
  const sound = page.locator('audio').first();
  await sound.waitFor();
  await hand.use(button(page, 'View Full Resume'), { keys: ['v'] });
  await expect(page.getByRole('region', { name: 'Resume of Aisyah Rahman' })).toBeVisible();
  await hand.use(sound, { keys: ['p'] });
  await expect.poll(() => sound.evaluate((one: HTMLAudioElement) => one.currentTime)).toBeGreaterThan(0);
  for (let at = 1; at <= 20; at += 1) {
    const action = ['ACCEPT', 'KIV', 'REJECT'][(at - 1) % 3] ?? '';
    await hand.use(button(page, action), { keys: [action.charAt(0).toLowerCase()] });
    await expect(page.getByRole('button', { name: action, exact: true, pressed: true })).toBeVisible();
    if (at === 20) break;
    await hand.use(link(page, 'Next applicant'), { keys: ['ArrowDown'] });
    await expect(page.getByText(`${at + 1} of 20`, { exact: true })).toBeVisible();
    await expect(button(page, 'ACCEPT')).toBeEnabled();
  }
  await expect.poll(() => standing(recruiter)).toEqual({ Accepted: 7, KIV: 7, Rejected: 6 });
}

const message = 'Welcome to us.';

/** A mail to one of those who were accepted. */
async function workOnMail(page: Page, hand: Hand): Promise<void> {
  await hand.use(link(page, 'Back to the applicants'), { keys: ['/'] });
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .waitFor();
  await hand.turnTo('Email Applicants');
  await hand.use(page.getByRole('checkbox', { name: 'Aisyah Rahman' }));
  await hand.write(page.getByRole('textbox', { name: 'Email message' }), message);
  await hand.use(button(page, 'Send Emails'));
  const dialog = page.getByRole('dialog', { name: 'Email sending completed!' });
  await focusIn(dialog);
  await hand.use(button(dialog, 'OK'));
  await expect(dialog).toBeHidden();
}

test('a recruiter decides on twenty, on ten at once, hears and reads one, asks and writes: by keys alone in at most half again the steps of a mouse', async ({
  server,
  window,
}) => {
  const [mouse, keys] = await Promise.all([buildRecruiter(server), buildRecruiter(server)]);
  const steps: Record<string, number> = {};
  for (const [recruiter, handOf] of [
    [mouse, byMouse],
    [keys, byKeys],
  ] as const) {
    const page = await window();
    await enter(page, recruiter.company.token);
    const hand = handOf(page);
    await workInDashboard(page, hand);
    await workInList(page, hand, recruiter);
    await workThroughApplicants(page, hand, recruiter);
    await workOnMail(page, hand);
    steps[handOf.name] = hand.steps;
  }
  const sent = (await server.mails()).filter(({ text }) => text?.includes(message));
  expect(sent).toHaveLength(2);
  const { byMouse: clicks = 0, byKeys: presses = 0 } = steps;
  expect(presses, `${presses} keys for ${clicks} clicks`).toBeLessThanOrEqual(1.5 * clicks);
});

const people = 8;

test('a recruiter goes on in the list where they decided, and where they came from', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  for (let count = 1; count <= people; count += 1)
    await buildApplication(await buildApplicant(server, `Person ${count}`), job);
  const page = await window();
  await enter(page, company.token);
  await page.goto(`/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`);
  await tabTo(page, page.getByRole('checkbox', { name: 'Select Person 5' }));
  await page.keyboard.press('Space');
  await hears(page, /^1 selected$/);
  await tabTo(page, page.getByRole('button', { name: 'KIV', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  const row = page.getByRole('link', { name: 'View Details of Person 5' });
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await hears(page, /^Person 5, \d of 8$/);
  await tabTo(page, page.getByRole('link', { name: 'Back to the applicants' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(row).toBeFocused();
  await hears(page, /^Back in the list of applicants, at Person 5$/);
  // Also where rows are cards.
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  await page.setViewportSize({ width: 640, height });
  await row.press('Enter');
  await page.getByRole('link', { name: 'Back to the applicants' }).press('Enter');
  await expect(row).toBeFocused();
  await page.setViewportSize({ width, height });
  const dates = page.getByRole('button', { name: 'Applicant Date' });
  await dates.press('Enter');
  await hears(page, /^Applicant Date, descending$/);
  await dates.press('Enter');
  await hears(page, /^Applicant Date, ascending$/);
});

test('what is said while a dialog opens is said beside it', async ({ server, window }) => {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  await buildApplication(await buildApplicant(server), job);
  const page = await window();
  await enter(page, company.token);
  await page.goto(`/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`);
  await page.getByRole('link', { name: /^View Details/ }).focus();
  await page.keyboard.press('x');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard' });
  await expect(dialog.getByRole('button', { name: 'Close' }).last()).toBeFocused();
  await hears(page, /^1 selected$/);
  await expect(page.locator('[inert]'), 'the page behind it is out of reach').toHaveCount(1);
  await expect(page.locator('[inert] #said'), 'and what speaks is not').toHaveCount(0);
});
