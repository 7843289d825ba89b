/** A candidate reads what was heard of a spoken answer and corrects it; the company reads both. */
import { api, call } from '@saring/contract';
import { answers, buildApplication, buildJob } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { expectSound } from './axe.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

test('what was heard is read and corrected by who said it, and both stand with the company', async ({
  server,
  window,
}) => {
  const company = await buildCompany(server);
  const person = await buildApplicant(server, 'Aisyah Rahman');
  const id = await buildApplication(person, await buildJob(company));
  const params = { id };
  await call(person.client, api.interviews.start, { params });
  for (const [index, said] of answers.entries()) {
    const response = index === 1 ? 'Eye clothes the brooks' : said;
    const body = { response, sequence: index + 1, source: index === 2 ? 'typed' : 'live' } as const;
    await call(person.client, api.interviews.respond, { params, body });
  }
  await call(person.client, api.interviews.generateAnalysis, { params });
  const page = await window();
  await enter(page, person.token, 'user');
  await page.goto('/user/cdashboard');
  await page
    .getByRole('link', { name: /^read what was heard of your interview for .+ and correct it$/ })
    .press('Enter');
  await expect(page).toHaveURL(new RegExp(`/user/application/${id}$`));
  await expect(page.getByText(/Until .+ you can correct the words of a spoken answer/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Correct these words: answer 3' })).toHaveCount(0);
  await expectSound(page);
  await page.getByRole('button', { name: 'Correct these words: answer 2' }).press('Enter');
  const words = page.getByRole('textbox', { name: 'What you said' });
  await expect(words).toHaveValue('Eye clothes the brooks');
  await words.fill('I close the books');
  await page.getByRole('button', { name: 'Save the correction' }).press('Enter');
  await expect(page.getByText('Your correction: I close the books')).toBeVisible();
  await expect(page.getByText('Eye clothes the brooks')).toBeVisible();

  const reviewer = await window();
  await enter(reviewer, company.token, 'admin');
  await reviewer.goto(`/profile/${id}`);
  const history = reviewer.getByRole('region', { name: 'Interview History' });
  await expect(history.getByText('Corrected by the candidate: I close the books')).toBeVisible();
  await expect(history.getByText('Eye clothes the brooks')).toBeVisible();
});
