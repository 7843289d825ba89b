/** What listens in the journeys finds a fault of each kind: planted in a page that the browser is given here. */
import { expect, type Page, test } from '@playwright/test';
import { heardOf, hears, keepsFocus, listen } from './ear.ts';

const address = 'http://planted.test/';

/** Opens a page with that body, whose region stands from the start; answers what is complained of there. */
async function plant(page: Page, body: string): Promise<string[]> {
  const complaints: string[] = [];
  await listen(page.context(), complaints);
  const html = `<!doctype html><title>Planted</title><body><div id="said" role="log"></div>${body}`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
  return complaints;
}

/** Adds to the page after it came, as an app does. */
const add = (page: Page, html: string) =>
  page.evaluate((more) => document.body.insertAdjacentHTML('beforeend', more), html);

test('a region that comes with its text is found, one that was empty before is heard', async ({ page }) => {
  const complaints = await plant(page, '<p role="status" id="standing"></p>');
  await add(page, '<div><p role="status">Born with it</p></div>');
  await add(page, '<p role="alert">Read in every browser</p>');
  await page.evaluate(() => {
    document.getElementById('said')?.insertAdjacentHTML('beforeend', '<p>Question 1 of 6: Who are you?</p>');
    const standing = document.getElementById('standing');
    if (standing) standing.textContent = '30 seconds left';
  });
  await hears(page, /^Question 1 of 6/);
  expect((await heardOf(page)).said).toEqual(['Question 1 of 6: Who are you?', '30 seconds left']);
  await expect.poll(() => complaints).toEqual([`${address}: a region came with its text: Born with it`]);
  await expect(page.getByText('Question 1 of 6'), 'what was heard is on the screen once').toHaveCount(0);
});

const sign = '<span aria-hidden="true"> *</span>';
for (const [what, html] of [
  ['a field', `<div><label for="one">Salary${sign}</label><input id="one" /></div>`],
  ['a group', `<div><div>Gender${sign}</div><div role="radiogroup"><input type="radio" required /></div></div>`],
] as const)
  test(`${what} of which an asterisk alone says that it is required is found`, async ({ page }) => {
    const complaints = await plant(page, '');
    const told = html.replace('id="one" />', 'id="one" required />').replace('Gender', 'Gender <i>(required)</i>');
    await add(page, told);
    await add(page, html);
    await expect
      .poll(() => complaints)
      .toEqual([expect.stringMatching(/required is said to the eye alone: (Salary|Gender) \*$/)]);
  });

test('a key that is pressed on nothing is found, where a control went away under the focus before', async ({
  page,
}) => {
  const complaints = await plant(page, '<button onclick="this.remove()">Ask</button>');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect.poll(() => complaints).toEqual([`${address}: a key was pressed on nothing, after one on <button> Ask`]);
});

test('a list with a label and the way out of a page behind its last control are no faults', async ({ page }) => {
  const body = '<label for="rows">Rows</label><select id="rows"><option>10</option></select><button>Last</button>';
  const complaints = await plant(page, body);
  for (const [key, focused] of [
    ['Tab', 'SELECT'],
    ['Tab', 'BUTTON'],
    ['Tab', 'BODY'],
    ['Tab', 'SELECT'],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe(focused);
  }
  expect(complaints).toEqual([]);
});

test('a control without a name, and one that lies below a bar, are found where the keyboard reaches them', async ({
  page,
}) => {
  const bar = '<div style="position: fixed; inset: 0 0 auto; height: 90px; background: white">Saring</div>';
  const complaints = await plant(page, `<button>Below</button><button><svg width="9" height="9"></svg></button>${bar}`);
  await page.keyboard.press('Tab');
  await expect.poll(() => complaints).toEqual([`${address}: the focus is covered: <button> Below`]);
  await page.evaluate(() => document.querySelector('div[style]')?.remove());
  await page.keyboard.press('Tab');
  await expect
    .poll(() => complaints.slice(1))
    .toEqual([expect.stringContaining('a control has no name: <button><svg')]);
});

test('a dialog without a name is found, whatever its button is called; one that its title names is none', async ({
  page,
}) => {
  const close = '<button aria-label="Close">x</button>';
  const named = `<div role="dialog" aria-labelledby="title"><h2 id="title">Leave?</h2>${close}</div>`;
  const complaints = await plant(page, `${named}<dialog open>Left ${close}</dialog>`);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => complaints).toEqual([`${address}: a dialog has no name: <dialog> Left x`]);
});

for (const [what, act] of [
  ['goes away', (button: HTMLElement) => button.remove()],
  ['is switched off', (button: HTMLElement) => button.setAttribute('disabled', '')],
] as const) {
  test(`a control that ${what} under the focus is found`, async ({ page }) => {
    await plant(page, '<button>Register</button>');
    const button = page.getByRole('button');
    await button.focus();
    await keepsFocus(page);
    await button.evaluate(act);
    await expect(keepsFocus(page, 1)).rejects.toThrow('the focus is on nothing');
  });
}
