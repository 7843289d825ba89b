/** What axe finds on a page, and whether the page is wider than its window. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './world.ts';

export const isFirefox = (page: Page) => page.context().browser()?.browserType().name() === 'firefox';

/** Runs in the page: waits until nothing fades or moves that ends by itself, for text that is half there has too little contrast. */
async function settled(): Promise<void> {
  await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)));
  const passing = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(passing.map((one) => one.finished));
}

/** Nothing that axe knows, but for rules that are named, stands in anybody's way, and nothing has to be scrolled sideways. */
export async function expectSound(page: Page, where = page.url(), except: string[] = []): Promise<void> {
  await page.evaluate(settled);
  // It draws text on a canvas, at which Debian's Firefox without a screen ends; its rules are asked in Chromium in every run.
  if (!isFirefox(page)) {
    const { violations } = await new AxeBuilder({ page }).disableRules(except).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect(found, where).toEqual([]);
  }
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(sideways, `${where} scrolls sideways`).toBeLessThanOrEqual(0);
}
