/** That every journey fails on a breach of the page's policy is worth nothing unless such a breach is noticed. */
import { expect, test } from './world.ts';

test('a script, a style, a picture, a frame or a call that the policy forbids is noticed in every tab', async ({
  window,
  complaints,
}) => {
  const page = await window();
  const tab = await page.context().newPage();
  for (const each of [page, tab]) {
    await each.goto('/login');
    await expect(each.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect(complaints).toEqual([]);
    await each.evaluate(() => {
      const add = (tag: string, properties: object) =>
        document.body.append(Object.assign(document.createElement(tag), properties));
      add('script', { textContent: 'window.ran = true' });
      add('style', { textContent: 'body { display: none }' });
      add('div', { innerHTML: '<p style="color: red">red</p>' });
      add('img', { src: 'https://elsewhere.invalid/a.png' });
      add('iframe', { src: 'https://elsewhere.invalid/' });
      void fetch('https://elsewhere.invalid/').catch(() => {});
    });
    for (const rule of ['script-src', 'style-src-elem', 'style-src-attr', 'img-src', 'frame-src', 'connect-src'])
      await expect.poll(() => complaints.join('\n'), { message: rule }).toContain(rule);
    expect(await each.evaluate(() => 'ran' in window)).toBe(false);
    complaints.length = 0;
  }
});

test('an error that nobody catches, and one that is only written down, are noticed', async ({ window, complaints }) => {
  const page = await window();
  await page.goto('/login');
  await page.evaluate(() => {
    console.error('written down');
    setTimeout(() => {
      throw new Error('caught by nobody');
    });
  });
  await expect.poll(() => complaints.join('\n')).toMatch(/written down.*caught by nobody/s);
  complaints.length = 0;
});
