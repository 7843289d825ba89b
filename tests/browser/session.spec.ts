/** What ends a sign-in: an answer of the server alone, never a line that breaks or a server in trouble; and what it leaves in the browser. */
import type { Page, Route } from '@playwright/test';
import { answers, buildApplication, buildJob, buildLink } from '#world/people/builders.ts';
import { pdf, resume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany, password, unique } from '#world/people/people.ts';
import { begin, buildCandidate, enterRoom } from './interview-world.ts';
import { enter, fillLogIn } from './steps.ts';
import { expect, fakeSpeechRecognition, test } from './world.ts';

const check = '**/api/auth/verify-token/**';
const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'));

const unanswered: [string, (route: Route) => Promise<void>][] = [
  ['a line that breaks', (route) => route.abort('connectionreset')],
  ['a call that is given up as its page is left', (route) => route.abort('aborted')],
  ['a server in trouble', (route) => route.fulfill({ status: 500, json: { detail: 'Something went wrong' } })],
];

for (const [what, answer] of unanswered) {
  test(`${what} ends no session: the page offers to try again`, async ({ server, window, complaints }) => {
    const { token } = await buildCompany(server);
    const page = await window();
    await enter(page, token);
    await page.route(check, answer);
    await page.goto('/admin/dashboard');
    const again = page.getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible();
    expect(await tokenOf(page)).toBe(token);
    await page.unroute(check);
    // Who comes back to the window finds it tried already, and perhaps the dialog that a new company is welcomed with.
    const welcome = page.locator('h1', { hasText: 'Welcome back' });
    await Promise.any([again.click(), welcome.waitFor()]);
    await expect(welcome).toBeVisible();
    // What the browser itself says of a call that this journey broke.
    complaints.splice(0, complaints.length, ...complaints.filter((text) => !/Failed to load resource/.test(text)));
  });
}

for (const status of [401, 403, 404, 422]) {
  test(`an answer of ${status} ends it`, async ({ server, window }) => {
    const { token } = await buildCompany(server);
    const page = await window();
    await enter(page, token);
    await page.route(check, (route) => route.fulfill({ status, json: { detail: 'No' } }));
    await page.goto('/admin/dashboard');
    await expect(page).toHaveURL(/\/login$/);
    expect(await tokenOf(page)).toBeNull();
  });
}

test('a link into the pages leads, over the log-in page, to where it says', async ({ server, window }) => {
  const applicant = await buildApplicant(server);
  const application = await buildApplication(applicant, await buildJob(await buildCompany(server)));
  const page = await window();
  await page.goto(`/user/application/${application}`);
  await expect(page).toHaveURL('/login');
  await fillLogIn(page, applicant.username);
  await expect(page).toHaveURL(`/user/application/${application}`);
  await expect(page.getByText('Where it stands')).toBeVisible();
});

test('whoever signs in where somebody else logged out in another tab is led to no page of theirs', async ({
  server,
  window,
}) => {
  const [applicant, next] = [await buildApplicant(server), await buildApplicant(server)];
  const application = await buildApplication(applicant, await buildJob(await buildCompany(server)));
  const page = await window();
  await enter(page, applicant.token, 'user');
  await page.goto(`/user/application/${application}`);
  await expect(page.getByText('Where it stands')).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/user/cdashboard');
  await other.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/login');
  await fillLogIn(page, next.username);
  await expect(page).toHaveURL('/user/cdashboard');
});

test('a browser that refuses to keep anything is told what is missing', async ({ window }) => {
  const page = await window();
  await page.addInitScript(() => {
    const refuse = {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(globalThis, name, refuse);
  });
  await page.goto('/login');
  await expect(page.getByText("Saring needs this site's storage to keep you signed in.")).toBeVisible();
  await expect(page.getByText('Loading Saring…')).toBeHidden();
});

/** Runs in the page: everything that the browser keeps for this site and that its scripts can reach, as one text. */
async function everythingKept(): Promise<string> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const kept = [...Object.entries(localStorage), ...Object.entries(sessionStorage), document.cookie].map(String);
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await done(indexedDB.open(name));
    for (const store of database.objectStoreNames)
      for (const row of await done<Record<string, unknown>[]>(
        database.transaction(store).objectStore(store).getAll(),
      )) {
        // The one row that names no interview says that somebody left.
        if (row.interviewId === '') continue;
        for (const [field, value] of Object.entries(row)) {
          const bytes = ArrayBuffer.isView(value) ? `${value.byteLength} bytes` : String(value);
          kept.push(`${store} ${field} ${value instanceof File ? value.name : bytes}`);
        }
      }
    database.close();
  }
  for (const name of await caches.keys())
    for (const request of await (await caches.open(name)).keys()) kept.push(`cache ${request.url}`);
  return kept.join('\n');
}

/** How somebody leaves for good, on the page of their own. */
const ways: [string, (page: Page) => Promise<void>][] = [
  [
    'logging out',
    async (page) => {
      await page.goto('/user/cdashboard');
      await page.getByRole('button', { name: 'Log Out' }).click();
    },
  ],
  [
    'deleting the account',
    async (page) => {
      await page.goto('/user/user-account-setting');
      await page.getByRole('button', { name: 'Delete Account' }).click();
      await page.getByRole('dialog', { name: 'Delete your account?' }).getByLabel('Your password').fill(password);
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your account has been deleted successfully.')).toBeVisible();
    },
  ],
];

for (const [way, leave] of ways) {
  test(`${way} in mid-answer leaves nothing of the person in any tab of the browser`, async ({ server, window }) => {
    const one = await buildCandidate(server);
    const link = await buildLink(one.company, (await buildJob(one.company, { jobTitle: 'Auditor' })).id);
    const said = answers[0] ?? '';
    const reference = unique('Puan ');
    const page = await window();
    await fakeSpeechRecognition(page, answers);
    await enterRoom(page, one);
    await begin(page);
    const form = await page.context().newPage();
    await form.goto(`/user/cvupload/${link}`);
    await form.getByLabel('Reference Contact Number 1').fill(reference);
    const chosen = { name: 'mine.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf(resume)) };
    await form.getByLabel('Resume', { exact: true }).setInputFiles(chosen);
    const kept = () => page.evaluate(everythingKept);
    const keptByForm = () => form.evaluate(everythingKept);
    const marks = ['pieces samples', said, 'mine.pdf', one.id];
    const missing = async () => {
      const text = await kept();
      return marks.filter((mark) => !text.includes(mark));
    };
    await expect.poll(missing).toEqual([]);
    await expect.poll(keptByForm).toContain(reference);

    // The other tab still records.
    await leave(form);
    await expect(form).toHaveURL(/\/(?:login)?$/);
    const own = [
      said,
      reference,
      'mine.pdf',
      one.id,
      one.person.username,
      'pieces',
      'answers interviewId',
      'files',
      'draft',
      'token',
      'pendingCompanyToken',
    ];
    // The pages are left meanwhile, and whatever is asked of one at that moment fails.
    await expect(async () => {
      const text = (await kept()) + (await keptByForm());
      expect(own.filter((word) => text.includes(word))).toEqual([]);
    }).toPass();
  });
}

test('what a page that was left too soon did not forget is forgotten by the next one', async ({ server, window }) => {
  const company = await buildCompany(server);
  const link = await buildLink(company, (await buildJob(company)).id);
  const person = await buildApplicant(server);
  const page = await window();
  await enter(page, person.token, 'user');
  await page.goto(`/user/cvupload/${link}`);
  const chosen = { name: 'mine.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await pdf(resume)) };
  await page.getByLabel('Resume', { exact: true }).setInputFiles(chosen);
  const kept = () => page.evaluate(everythingKept);
  await expect.poll(kept).toContain('mine.pdf');
  // As it stands where the browser was closed while it forgot.
  await page.evaluate(() => localStorage.setItem('forgetting', 'true'));
  await page.goto('/login');
  await expect.poll(kept).not.toMatch(/mine\.pdf|forgetting/);
});
