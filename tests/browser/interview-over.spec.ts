/** An interview around its end: what is over stays over, and a job that was closed meanwhile ends none that is open. */
import type { Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import { buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { begin, buildCandidate, next, onQuestion, reviewOf, withoutRecognition } from './interview-world.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

/** Whichever is open by then. */
const anyQuestion = /^Question [1-6] of 6$/;

/** From the page before the interview to its first question. */
async function goIn(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Complete Your Application' });
  await dialog.getByRole('button', { name: 'Proceed Now' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Start Digital Interview' }).click();
  await expect(page).toHaveURL(/\/interview$/);
  await expect(page.getByRole('radio', { name: 'I type' })).toBeChecked();
  await begin(page);
}

test('nobody waits for marks at its end; Back does not lead into it again, and both of its pages say that it is over', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  await withoutRecognition(page);
  // As of a server that is busy with others' answers.
  await page.route(/\/generate-analysis$/, () => {});
  await enter(page, one.person.token, 'user');
  await page.goto('/user/cdashboard');
  await page.getByRole('link', { name: 'Continue Interview' }).first().click();
  await goIn(page);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('I closed the books');
  await page.getByRole('button', { name: 'End Interview' }).click();
  const marks = page.waitForRequest(/\/generate-analysis$/);
  await page.getByRole('dialog').getByRole('button', { name: 'End Interview' }).click();
  const over = page.getByRole('dialog', { name: 'Interview complete' });
  await expect(over.getByText('The interview has ended. Thank you for your time!')).toBeVisible();
  // Whoever reads it is left alone.
  await page.keyboard.press('Shift');
  await marks;
  // Nobody heard anything that could be wrong.
  await expect(over.getByText('written down wrongly')).toHaveCount(0);
  await over.getByRole('button', { name: 'Go to my dashboard' }).click();
  await expect(page).toHaveURL(/\/user\/cdashboard$/);

  const starts: string[] = [];
  page.on('request', (request) => request.url().includes(`/${one.id}/start`) && starts.push(request.url()));
  const complete = page.getByText('This interview is complete. Thank you for your time!');
  // Back is pressed as soon as the address has changed, whether the dashboard is drawn or not.
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Good / })).toBeVisible();
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  await page.goto(`/interview?applicationId=${one.id}`);
  await expect(complete).toBeVisible();
  await page.reload();
  await expect(complete).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Interview' })).toHaveCount(0);
  await page.goto(`/user/start-interview?applicationId=${one.id}`);
  await expect(complete).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Digital Interview' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await expect(page).toHaveURL(/\/user\/cdashboard$/);
  await expect(page.getByRole('region', { name: 'What comes next' })).toContainText('Nothing to do now.');
  await expect(page.getByRole('link', { name: 'Continue Interview' })).toHaveCount(0);
  expect(starts).toEqual([]);
  expect((await reviewOf(one)).interviewHistory).toMatchObject([{ response: 'I closed the books' }]);
});

test('whoever presses Back in it is asked first, and is told outside that its time runs', async ({
  server,
  window,
}) => {
  const one = await buildCandidate(server);
  const page = await window();
  await withoutRecognition(page);
  await enter(page, one.person.token, 'user');
  await page.goto('/user/cdashboard');
  const step = page.getByRole('region', { name: 'What comes next' });
  await step.getByRole('link', { name: 'Take the interview' }).click();
  await goIn(page);
  const asked = page.getByRole('dialog', { name: 'Leave the interview?' });
  await page.goBack();
  await asked.getByRole('button', { name: 'Stay' }).press('Enter');
  await expect(asked).toBeHidden();
  await expect(page.getByText(anyQuestion)).toBeVisible();
  await expect(page).toHaveURL(/\/interview$/);

  await page.goBack();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(step).toContainText('has begun');
  await step.getByRole('link', { name: 'Continue Interview' }).click();
  await expect(page.getByText('Its time runs on while you are away.')).toBeVisible();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue Interview' }).click();
  await expect(page.getByText(anyQuestion)).toBeVisible();
});

test('on a job that was closed meanwhile it is taken as before, and the page before it says so', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const person = await buildApplicant(server);
  const job = await buildJob(company);
  const one = { company, person, id: await buildApplication(person, job) };
  await call(company.client, api.jobs.inactivate, {
    params: { jobId: job.id },
    query: { companyId: company.companyId },
    body: { status: 'Closed' },
  });
  const page = await window();
  await withoutRecognition(page);
  await enter(page, person.token, 'user');
  await page.goto(`/user/start-interview?applicationId=${one.id}`);
  await expect(
    page.getByText(
      'The company has closed this job: nobody else can apply. Your application goes on, so please take the interview.',
    ),
  ).toBeVisible();
  await goIn(page);
  await page.getByRole('textbox', { name: 'Your answer' }).fill('I closed the books');
  await next(page);
  await onQuestion(page, 2);
  expect((await reviewOf(one)).interviewHistory).toMatchObject([{ response: 'I closed the books', source: 'typed' }]);
});

test('of an application that was withdrawn or answered both pages say so, and not that it is complete', async ({
  server,
  window,
}) => {
  const { person, id } = await buildCandidate(server);
  const page = await window();
  await enter(page, person.token, 'user');
  await call(person.client, api.applications.withdraw, { params: { id } });
  for (const path of ['interview', 'user/start-interview']) {
    await page.goto(`/${path}?applicationId=${id}`);
    await expect(page.getByText('You withdrew this application. There is no interview to take.')).toBeVisible();
  }
  const other = await buildCandidate(server);
  await call(other.company.client, api.applications.setStatus, {
    params: { id: other.id },
    body: { status: 'Rejected' },
  });
  await enter(page, other.person.token, 'user');
  for (const path of ['interview', 'user/start-interview']) {
    await page.goto(`/${path}?applicationId=${other.id}`);
    await expect(page.getByText('The company has answered this application.')).toBeVisible();
  }
});
