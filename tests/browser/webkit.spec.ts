/** WebKit, the engine of Safari: a company's way from a job to a decision, and a sign-in that outlives a page left too early. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { By, type WebDriver } from 'selenium-webdriver';
import { advert, docx, pdf, resume } from '#world/people/documents.ts';
import { buildCompany, type CompanyPerson, password, signIn } from '#world/people/people.ts';
import { envelope, recordingOf, reviewOf } from './interview-world.ts';
import { openLine } from './line.ts';
import { arrive, choose, fill, press, see, startWebkit, textIn, tick, untilDone, type Webkit } from './webkit.ts';
import { expect, type JourneyServer, test } from './world.ts';

test.setTimeout(600_000);

let webkit: Webkit;
let folder: string;
test.beforeAll(async () => {
  webkit = await startWebkit();
  folder = await mkdtemp(join(tmpdir(), 'saring-webkit-'));
});
test.afterAll(async () => {
  await webkit?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function logIn(page: WebDriver, username: string): Promise<void> {
  await fill(page, 'Username', username);
  await fill(page, 'Password', password);
  await press(page, 'Log In');
}

/** Chooses a file that holds `bytes` in the first field for files. */
async function chooseFile(page: WebDriver, name: string, bytes: Uint8Array): Promise<void> {
  const path = join(folder, name);
  await writeFile(path, bytes);
  await untilDone(() => page.findElement(By.css('input[type=file]')).sendKeys(path));
}

/** Answers the link for candidates. */
async function companyPostsJob(page: WebDriver, url: string, company: CompanyPerson): Promise<string> {
  await page.get(`${url}/login`);
  await logIn(page, company.username);
  await arrive(page, /\/admin\/dashboard$/);
  await see(page, 'Welcome New User!');
  await page.get(`${url}/admin/job-posting`);
  await fill(page, 'Job Title', 'Accountant');
  await choose(page, 'Classification (Department)', 'Finance');
  await fill(page, 'Location', 'Petaling Jaya, Selangor');
  await tick(page, 'Full-time');
  await choose(page, 'Experience Level', 'Intermediate');
  await chooseFile(page, 'accountant.docx', await docx(advert));
  await press(page, 'Generate');
  await see(page, 'Job criteria generated successfully!');
  await press(page, 'OK');
  await fill(page, 'Criterion 1', 'Explains figures to people outside finance');
  await press(page, 'Post Job');
  await see(page, 'Job Posted Successfully!');
  await press(page, 'OK');
  return textIn(page, 'Link for candidates');
}

async function candidateApplies(page: WebDriver, link: string): Promise<void> {
  await page.get(link);
  await press(page, 'Apply');
  await arrive(page, /\/login\?redirect=/);
  await press(page, 'Create Account');
  await see(page, 'Create an account');
  await fill(page, 'Username', 'aisyah');
  await fill(page, 'Email', 'aisyah@person.test');
  await fill(page, 'Password', password);
  await fill(page, 'Confirm Password', password);
  await press(page, 'Register');
  await press(page, 'Complete');
  await arrive(page, /\/user\/user-setting\?redirect=/);
  for (const [label, text] of profile) await fill(page, label, text);
  await tick(page, 'Prefer not to say');
  await press(page, 'Save Changes');
  await arrive(page, /\/user\/cvupload\//);
  await see(page, 'Explains figures to people outside finance');
  await chooseFile(page, 'resume.pdf', await pdf(resume));
  await fill(page, 'Expected Salary', 'RM 4,500');
  await press(page, 'Apply');
  await arrive(page, /\/user\/start-interview\?applicationId=/);
}

const profile = [
  ['Full Name', 'Aisyah Rahman'],
  ['Phone', '01234567890'],
  ['Email', 'aisyah@person.test'],
  ['Address', '1 Jalan Ampang, Kuala Lumpur'],
  ['Age', '29'],
  ['Day', '03'],
  ['Month', '04'],
  ['Year', '1997'],
  ['Self Description', 'Looking for a place to grow.'],
] as const;

const typed = (question: number) => `I closed the books of ${question} companies.`;

/** The first question spoken, the others typed; the page of the second is loaded again in mid-answer. */
async function candidateTakesInterview(page: WebDriver): Promise<void> {
  await press(page, 'Proceed Now');
  await press(page, 'Start Digital Interview');
  await press(page, 'Test microphone');
  await see(page, 'Good: we can hear you.');
  await tick(page, 'I speak, and only the recording is kept');
  await press(page, 'Start Interview');
  await press(page, 'Speak anyway');
  await onQuestion(page, 1);
  await see(page, 'Recording sound');
  // Long enough for the microphone to have been heard.
  await untilDone(async () =>
    expect(await page.findElement(By.css('[role=timer]')).getText()).toMatch(/00:(?:[0-3]\d|4[0-5])/),
  );
  await press(page, 'Next Question');
  for (let number = 2; number <= 6; number += 1) {
    await onQuestion(page, number);
    if (number === 2) await press(page, 'Type my answer');
    await fill(page, 'Your answer', typed(number));
    if (number === 2) {
      await page.navigate().refresh();
      await onQuestion(page, 2);
      expect(await textIn(page, 'Your answer')).toBe(typed(2));
    }
    await press(page, number < 6 ? 'Next Question' : 'Finish');
  }
  await see(page, 'The interview has ended. Thank you for your time!');
  await arrive(page, /\/user\/cdashboard$/);
}

/** Waits for a question, and starts its time where it is still to be read. */
async function onQuestion(page: WebDriver, number: number): Promise<void> {
  await see(page, `Question ${number} of 6`);
  await untilDone(async () => {
    for (const start of await page.findElements(By.xpath('//button[normalize-space(.)="Start"]'))) await start.click();
    expect(await page.findElements(By.xpath('//*[text()="Time remaining"]'))).toHaveLength(1);
  });
}

async function companyDecides(page: WebDriver, server: JourneyServer, company: CompanyPerson): Promise<void> {
  await page.get(`${server.url}/login`);
  await logIn(page, company.username);
  await arrive(page, /\/admin\/dashboard$/);
  await page.get(`${server.url}/admin/main-job-listing`);
  await press(page, 'Accountant');
  await press(page, 'Applicant Ranking');
  await press(page, 'View Details of Aisyah Rahman');
  await see(page, 'Explains figures to people outside finance');
  await press(page, 'View Full Resume');
  const frame = By.css('iframe[title="Resume of Aisyah Rahman"]');
  await untilDone(async () => {
    await page.switchTo().defaultContent();
    const { height } = await page.findElement(frame).getRect();
    await page.switchTo().frame(page.findElement(frame));
    // Its viewer is a frame of its own within.
    const viewer = page.findElement(By.css('iframe'));
    expect((await viewer.getRect()).height).toBe(height);
    await page.switchTo().frame(viewer);
    expect(await page.findElement(By.css('body')).getText()).toContain('Maju Trading Sdn Bhd');
  });
  await page.switchTo().defaultContent();
  await press(page, 'ACCEPT');
  await see(page, 'Application status updated to Accepted');
}

test('a company hires somebody who applied and was interviewed in WebKit', async ({ server }) => {
  const company = await buildCompany(server);
  const first = await webkit.open();
  const link = await companyPostsJob(first, server.url, company);
  const candidate = await webkit.open();
  await candidateApplies(candidate, link);
  const id = new URL(await candidate.getCurrentUrl()).searchParams.get('applicationId') ?? '';
  await candidateTakesInterview(candidate);
  const client = await signIn(server, 'aisyah');
  const one = { company, person: { username: 'aisyah', client, token: client.accessToken }, id };
  expect(Math.max(...envelope(await recordingOf(server, one, 1))), 'decibels of the spoken answer').toBeGreaterThan(
    -40,
  );
  const { interviewHistory } = await reviewOf(one);
  expect(interviewHistory.map(({ response }) => response).slice(1)).toEqual([2, 3, 4, 5, 6].map(typed));
  const again = await webkit.open();
  await companyDecides(again, server, company);
});

test('a page that is left while it asks who is signed in signs nobody out', async ({ server }) => {
  const { token } = await buildCompany(server);
  const line = await openLine(server.url, '/api/auth/verify-token');
  const page = await webkit.open();
  await page.get(`${line.url}/terms`);
  await page.executeScript('localStorage.setItem("token", arguments[0]); localStorage.setItem("role", "admin")', token);
  await page.get(`${line.url}/admin/dashboard`);
  for (const held of [1, 2, 3]) {
    await untilDone(async () => expect(line.held()).toBeGreaterThanOrEqual(held));
    await page.navigate().refresh();
  }
  line.free();
  await page.navigate().refresh();
  await see(page, 'Welcome back');
  line.close();
});
