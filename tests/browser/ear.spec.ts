/** What listens in the journeys finds a fault of each kind: planted in a page that the browser is given here. */
import { expect, type Page, test } from '@playwright/test';
import { heardOf, hears, keepsFocus, listen } from './ear.ts';

const address = 'http://planted.test/';

/** Opens a page with that body, whose region stands from the start. */
async function plant(page: Page, body: string): Promise<void> {
  await listen(page.context());
  const html = `<!doctype html><title>Planted</title><body><div id="said" role="log"></div>${body}`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto(address);
}

test('a region that comes with its text is found, one that was empty before is heard', async ({ page }) => {
  await plant(page, '<p role="status" id="standing"></p>');
  await page.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<div><p role="status">Born with it</p></div>');
    document.body.insertAdjacentHTML('beforeend', '<p role="alert">Read in every browser</p>');
    document.getElementById('said')?.insertAdjacentHTML('beforeend', '<p>Question 1 of 6: Who are you?</p>');
    const standing = document.getElementById('standing');
    if (standing) standing.textContent = '30 seconds left';
  });
  await hears(page, /^Question 1 of 6/);
  expect(await heardOf(page)).toEqual({
    said: ['Question 1 of 6: Who are you?', '30 seconds left'],
    bornWithText: ['Born with it'],
  });
  await expect(page.getByText('Question 1 of 6'), 'what was heard is on the screen once').toHaveCount(0);
});

for (const [what, deed] of [
  ['goes away', (button: HTMLElement) => button.remove()],
  ['is switched off', (button: HTMLElement) => button.setAttribute('disabled', '')],
] as const) {
  test(`a control that ${what} under the focus is found`, async ({ page }) => {
    await plant(page, '<button>Register</button>');
    const button = page.getByRole('button');
    await button.focus();
    await keepsFocus(page);
    await button.evaluate(deed);
    await expect(keepsFocus(page, 1)).rejects.toThrow('the focus is on nothing');
  });
}
