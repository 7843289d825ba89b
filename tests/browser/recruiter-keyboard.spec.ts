/** A recruiter works through applicants by keys alone, in no more steps than half again what the mouse takes. */
import type { Locator, Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import { statuses } from '@saring/contract/domain';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany, type CompanyPerson } from '#world/people/people.ts';
import { hears } from './ear.ts';
import { enter, tabTo } from './steps.ts';
import { expect, test } from './world.ts';

const people = 8;

async function jobOf(company: CompanyPerson, server: Parameters<typeof buildApplicant>[0]): Promise<string> {
  const job = await buildJob(company);
  for (let count = 1; count <= people; count += 1)
    await buildApplication(await buildApplicant(server, `Person ${count}`), job);
  return job.id;
}

/** How many applicants of a job have each status. */
async function standing(company: CompanyPerson, jobId: string): Promise<Record<string, number>> {
  const { applications } = await call(company.client, api.applications.byJob, {
    params: { companyId: company.companyId, jobId },
  });
  const counts = statuses.map((status) => [status, applications.filter((one) => one.status === status).length]);
  return Object.fromEntries(counts.filter(([, count]) => count !== 0));
}

/** Half are rejected together, the rest accepted together, and the latter is taken back. */
interface Hand {
  /** Chooses so many from the top of the list. */
  choose(many: number): Promise<void>;
  decide(decision: 'ACCEPT' | 'REJECT'): Promise<void>;
  undo(): Promise<void>;
  steps: number;
}

function byMouse(page: Page): Hand {
  const click = async (control: Locator) => {
    hand.steps += 1;
    await control.click();
  };
  const hand: Hand = {
    steps: 0,
    async choose(many) {
      for (let at = 0; at < many; at += 1) await click(page.getByRole('checkbox', { name: /^Select Person/ }).nth(at));
    },
    decide: (decision) => click(page.getByRole('button', { name: decision, exact: true })),
    undo: () => click(page.getByRole('button', { name: 'Undo' }).last()),
  };
  return hand;
}

function byKeys(page: Page): Hand {
  const press = async (key: string) => {
    hand.steps += 1;
    await page.keyboard.press(key);
  };
  const hand: Hand = {
    steps: 0,
    async choose(many) {
      await press('ArrowDown');
      for (let at = 0; at < many; at += 1) await press('x');
    },
    decide: (decision) => press(decision === 'ACCEPT' ? 'a' : 'r'),
    undo: () => press('Control+z'),
  };
  return hand;
}

async function work(page: Page, company: CompanyPerson, jobId: string, hand: Hand): Promise<void> {
  await page.goto(`/admin/main_user_data/${jobId}?tab=Applicant%20Ranking`);
  await expect(page.getByRole('checkbox', { name: /^Select Person/ })).toHaveCount(people);
  await hand.choose(people / 2);
  await expect(page.getByText(`${people / 2} selected`)).toBeVisible();
  await hand.decide('REJECT');
  await expect.poll(() => standing(company, jobId)).toEqual({ Pending: people / 2, Rejected: people / 2 });
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /^Select Person/ })).toHaveCount(people);
  await hand.choose(people);
  await hand.decide('ACCEPT');
  await expect.poll(() => standing(company, jobId)).toEqual({ Accepted: people });
  // The server knows before the page says so, and offers the way back.
  await expect(page.getByRole('button', { name: 'Undo' }).last()).toBeVisible();
  await hand.undo();
  await expect.poll(() => standing(company, jobId)).toEqual({ Pending: people / 2, Rejected: people / 2 });
}

test('a recruiter decides on many by keys alone, and takes it back', async ({ server, window }) => {
  const company = await buildCompany(server);
  const page = await window();
  await enter(page, company.token);
  const [mouse, keys] = [byMouse(page), byKeys(page)];
  await work(page, company, await jobOf(company, server), mouse);
  await work(page, company, await jobOf(company, server), keys);
  expect(keys.steps).toBeLessThanOrEqual(1.5 * mouse.steps);
});

test('a recruiter goes on in the list where they decided, and where they came from', async ({ server, window }) => {
  const company = await buildCompany(server);
  const jobId = await jobOf(company, server);
  const page = await window();
  await enter(page, company.token);
  await page.goto(`/admin/main_user_data/${jobId}?tab=Applicant%20Ranking`);
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
