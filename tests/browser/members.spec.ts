/** Two people of one company: one invites, the other joins by the link, and is let go. */
import { buildCompany, password, unique } from '#world/people/people.ts';
import { expectSound } from './axe.ts';
import { enter, fillLogIn } from './steps.ts';
import { expect, test } from './world.ts';

test('an administrator invites another one, who joins on a telephone and is let go later', async ({
  server,
  window,
  complaints,
}) => {
  const company = await buildCompany(server);
  const page = await window();
  await enter(page, company.token);
  await page.goto('/admin/admin_settings');
  const section = page.getByRole('region', { name: 'Administrators' });
  /** Gives the password in the dialog of this name. */
  async function prove(name: string, button: string): Promise<void> {
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByLabel('Your password').fill(password);
    await dialog.getByRole('button', { name: button }).click();
    await expect(dialog).toBeHidden();
  }
  await expect(section.getByText(`${company.username} (you)`)).toBeVisible();
  await expect(section.getByRole('button', { name: /^Remove/ }), 'the last one stays').toHaveCount(0);
  await section.getByRole('button', { name: 'Invite' }).click();
  await expect(section.getByText('Please enter a valid email address')).toBeVisible();
  const email = `${unique('two-')}@company.test`;
  await section.getByLabel('Email of another administrator').fill(email);
  await page.keyboard.press('Enter');
  await prove(`Invite ${email}?`, 'Invite');
  await expect(section.getByText(email, { exact: true })).toBeVisible();
  const link = await section.getByLabel(`Link for ${email}`).inputValue();
  await expectSound(page);

  const telephone = await window();
  await telephone.setViewportSize({ width: 360, height: 740 });
  await telephone.goto(link);
  await expect(telephone.getByRole('heading', { name: `Join ${company.companyName}` })).toBeVisible();
  await expect(telephone.getByLabel('Email')).toHaveValue(email);
  await expectSound(telephone);
  const username = unique('two-');
  await telephone.getByLabel('Username').fill(username);
  await telephone.getByLabel('Password', { exact: true }).fill(password);
  await telephone.getByLabel('Confirm Password').fill(password);
  await telephone.getByRole('button', { name: 'Register' }).click();
  await expect(telephone.getByText(`You joined ${company.companyName}! Redirecting to login.`)).toBeVisible();
  await expect(telephone.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await fillLogIn(telephone, username);
  await expect(telephone).toHaveURL(/\/admin\/dashboard$/);

  await page.reload();
  // What stands above may come later, and moves what is below: a press and its release would meet different things.
  await expect(page.getByText('Today this would erase nothing.')).toBeVisible();
  await section.getByRole('button', { name: `Remove ${username}` }).click();
  await prove(`Remove ${username}?`, 'Remove');
  await expect(page.getByText(`${username} is no longer an administrator.`).first()).toBeVisible();
  await expect(section.getByText(username, { exact: true })).toHaveCount(0);
  await telephone.reload();
  await expect(telephone, 'signed out at once').toHaveURL(/\/login/);
  await telephone.goto(link);
  await expect(telephone.getByText(/^This invitation is not known/)).toBeVisible();
  // The invitation that is none any more, of which the browser tells.
  expect(complaints.splice(0).every((line) => /40[14]/.test(line))).toBe(true);
});
