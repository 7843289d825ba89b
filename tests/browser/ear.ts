/** What a screen reader hears and where the keyboard is, in every tab of a journey. */
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface Heard {
  /** What was added to a region that stood in the page before, in order. */
  said: string[];
  /** Regions that came with their text: Chromium reads them, Firefox does not. */
  bornWithText: string[];
}

/**
 * Listens from the first line of every page on. What the page's own region said is taken out of it once heard, so that a
 * text on the screen is found once.
 */
export async function listen(context: BrowserContext): Promise<void> {
  await context.addInitScript(noteWhatIsHeard);
}

/** Runs in the page, before all of it. */
export function noteWhatIsHeard(): void {
  const heard: Heard = { said: [], bornWithText: [] };
  Object.assign(window, { heard });
  const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=log]';
  const known = new WeakSet<Element>();
  const textOf = (node: Node) => (node.textContent ?? '').trim();
  function meet(region: Element) {
    if (known.has(region)) return;
    known.add(region);
    // A log is opened with what was written before; only what is added to it is news.
    if (textOf(region) && region.getAttribute('role') !== 'log') heard.bornWithText.push(textOf(region));
  }
  function hear(node: Node) {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(regions);
    if (region && region !== node && known.has(region)) {
      if (textOf(node)) heard.said.push(textOf(node));
      if (region.id === 'said' && node instanceof Element) node.remove();
    } else if (node instanceof Element) {
      for (const found of [node, ...node.querySelectorAll('*')]) if (found.matches(regions)) meet(found);
    }
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') hear(target);
      else for (const node of addedNodes) hear(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

export async function heardOf(page: Page): Promise<Heard> {
  return page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

/** Waits until that was said since the page was loaded. */
export async function hears(page: Page, text: RegExp): Promise<void> {
  await expect
    .poll(async () => (await heardOf(page)).said, { timeout: 30_000 })
    .toContainEqual(expect.stringMatching(text));
}

/** Whatever the page told so far, a reader in Firefox heard as well. */
export async function isHeardByAll(page: Page): Promise<void> {
  expect((await heardOf(page)).bornWithText, 'regions that came with their text').toEqual([]);
}

/** Presses a key, and waits until the focus is on something again: it stays on nothing where its control went away. */
export async function press(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key);
  await keepsFocus(page);
}

export async function keepsFocus(page: Page, timeout = 30_000): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName ?? 'BODY'), {
      message: 'the focus is on nothing',
      timeout,
    })
    .not.toBe('BODY');
}
