/** Where a person's own colours replace the page's (Windows' contrast themes): what is chosen, and how long a bar is, is still seen. */
import type { Locator, Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import { buildApplication, buildJob, takeInterview } from '#world/people/builders.ts';
import { weakResume } from '#world/people/documents.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { contrast, drawn, type Picture, strokes } from './pixels.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

/** What non-text must stand out by (WCAG 1.4.11). */
const least = 3;

async function pictureOf(page: Page, one: Locator): Promise<Picture> {
  await one.scrollIntoViewIfNeeded();
  const box = await one.boundingBox();
  if (!box) throw new Error(`${one} is not on the page`);
  return drawn(page, box);
}

/** The colours from the left edge to the right one, at half the height. */
async function lineThrough(page: Page, one: Locator) {
  const { width, height, at } = await pictureOf(page, one);
  return Array.from({ length: width }, (_, x) => at(x, Math.floor(height / 2)));
}

/** By how much the edge of one stands out of the edge of the other, where it does most. */
async function apart(page: Page, one: Locator, other: Locator): Promise<number> {
  const [chosen, left] = [await lineThrough(page, one), await lineThrough(page, other)];
  // So far reaches the frame of what is chosen, and nothing is written there.
  return Math.max(...[0, 1, 2, 3].map((x) => contrast(chosen[x] ?? [0, 0, 0], left[x] ?? [0, 0, 0])));
}

/** By how much a bar's filled part stands out of the rest, 4 px within its ends. */
async function filledApart(page: Page, track: Locator): Promise<number> {
  const line = await lineThrough(page, track);
  const [filled, rest] = [line[4], line.at(-5)];
  return filled && rest ? contrast(filled, rest) : 1;
}

const themes = ['light', 'dark'] as const;

for (const colorScheme of themes)
  test(`bars, tabs and pressed buttons are told apart in a person's own colours (${colorScheme})`, async ({
    server,
    window,
  }) => {
    const company = await buildCompany(server);
    const job = await buildJob(company);
    const strong = await buildApplicant(server);
    const id = await buildApplication(strong, job);
    await takeInterview(strong, id);
    await buildApplication(await buildApplicant(server, 'Daniel Lim'), job, weakResume);
    await call(company.client, api.applications.setStatus, { params: { id }, body: { status: 'KIV' } });
    const page = await window();
    await page.emulateMedia({ colorScheme, forcedColors: 'active', reducedMotion: 'reduce' });
    await enter(page, company.token, 'admin');
    const button = (name: string | RegExp) => page.getByRole('button', { name });
    /** Nothing comes any more that would move what is measured. */
    const settled = () => page.waitForLoadState('networkidle');
    const track = page.locator('[aria-hidden=true]:has(> [data-tone][style*=width])');

    await test.step('the list of applicants', async () => {
      await page.goto(`/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`);
      await settled();
      expect.soft(await filledApart(page, track.first())).toBeGreaterThanOrEqual(least);
      const [chosen, other] = [button(/^All \d/), button(/^Strong \d/)];
      await expect(chosen).toHaveAttribute('aria-pressed', 'true');
      expect.soft(await apart(page, chosen, other)).toBeGreaterThanOrEqual(least);
      const tab = (name: string) => page.getByRole('tab', { name });
      await expect(tab('Applicant Ranking')).toHaveAttribute('aria-selected', 'true');
      expect.soft(await apart(page, tab('Applicant Ranking'), tab('Job Details'))).toBeGreaterThanOrEqual(least);
      const boxes = page.getByRole('checkbox', { name: /^Select (Aisyah|Daniel)/ });
      await expect(boxes).toHaveCount(2);
      await boxes.first().check();
      expect.soft(await mark(page, boxes.first())).toBeGreaterThanOrEqual(least);
      expect.soft(await mark(page, boxes.last())).toBeLessThan(least);
    });

    await test.step('whom a mail goes to', async () => {
      await page.goto(`/admin/main_user_data/${job.id}?tab=Email%20Applicants`);
      const choices = page.getByRole('radiogroup').first().locator('label');
      const chosen = page.locator('label[data-active]').first();
      await settled();
      const other = choices.and(page.locator(':not([data-active])')).first();
      expect.soft(await apart(page, chosen, other)).toBeGreaterThanOrEqual(least);
    });

    await test.step('an applicant', async () => {
      await page.goto(`/profile/${id}`);
      await settled();
      await expect(button('KIV')).toHaveAttribute('aria-pressed', 'true');
      expect.soft(await apart(page, button('KIV'), button('REJECT'))).toBeGreaterThanOrEqual(least);
      for (const bar of await track.all())
        if (await isPartly(bar)) expect.soft(await filledApart(page, bar)).toBeGreaterThanOrEqual(least);
    });

    await test.step('whether a candidate is reminded', async () => {
      await enter(page, strong.token, 'user');
      await page.goto('/user/mails');
      const [reminders, drawing] = [page.getByRole('switch'), page.locator('.mantine-Switch-track')];
      await expect(reminders).toBeChecked();
      const on = await lineThrough(page, drawing);
      expect.soft(await mark(page, drawing), 'its knob').toBeGreaterThanOrEqual(least);
      await reminders.press('Space');
      await expect(reminders).not.toBeChecked();
      const off = await lineThrough(page, drawing);
      expect.soft(await mark(page, drawing), 'its knob').toBeGreaterThanOrEqual(least);
      // The knob reaches the middle from neither side.
      const middle = Math.floor(on.length / 2);
      expect.soft(contrast(on[middle] ?? [0, 0, 0], off[middle] ?? [0, 0, 0])).toBeGreaterThanOrEqual(least);
    });
  });

test("what a person's own colours take away is found", async ({ window }) => {
  const page = await window();
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' });
  const bar = '<div style="width: 40%; height: 20px; background: #126b81"></div>';
  const button = (name: string, look: string) => `<button style="display: block; ${look}">${name}</button>`;
  const body = [
    `<div id="bar" style="width: 200px; background: #ddd">${bar}</div>`,
    button('KIV', 'background: #126b81'),
    button('REJECT', 'background: #ddd'),
  ];
  await page.setContent(body.join(''));
  expect(await filledApart(page, page.locator('#bar'))).toBeLessThan(least);
  const [chosen, other] = [page.getByRole('button', { name: 'KIV' }), page.getByRole('button', { name: 'REJECT' })];
  expect(await apart(page, chosen, other)).toBeLessThan(least);
});

/** By how much what is drawn within a box stands out of its ground. */
async function mark(page: Page, box: Locator): Promise<number> {
  const { width, height, at } = await pictureOf(page, box);
  // Within its border.
  const inner: Picture = { width: width - 8, height: height - 8, at: (x, y) => at(x + 4, y + 4) };
  return strokes(inner)[4] ?? 1;
}

/** Neither empty nor full, so that both parts are 4 px and more. */
async function isPartly(track: Locator): Promise<boolean> {
  return track.evaluate((node) => {
    const share = Number.parseFloat(node.firstElementChild?.getAttribute('style')?.match(/[\d.]+/)?.[0] ?? '0');
    return share > 12 && share < 85;
  });
}
