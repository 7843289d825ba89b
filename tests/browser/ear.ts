/**
 * What a screen reader hears and where the keyboard is, in every tab of a journey. What shuts somebody out is a complaint of
 * the journey, wherever it happens: nobody has to look for it.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

export interface Heard {
  /** What was added to a region that stood in the page before, in order. */
  said: string[];
  /** Each once: what a reader in Firefox does not hear, what is said to the eye alone, and where the keyboard is lost. */
  faults: string[];
}

/**
 * Listens from the first line of every page on; faults are added to `complaints`. What the page's own region said is taken
 * out of it once heard, so that a text on the screen is found once.
 */
export async function listen(context: BrowserContext, complaints: string[]): Promise<void> {
  await context.exposeBinding('tellFault', ({ page }, fault: string) => {
    complaints.push(`${page.url()}: ${fault}`);
  });
  await context.addInitScript(noteWhatIsHeard);
}

/** Runs in the page, before all of it. */
export function noteWhatIsHeard(): void {
  const heard: Heard = { said: [], faults: [] };
  Object.assign(window, { heard });
  const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=log]';
  const controls = 'input:not([type=hidden]), textarea, select, button';
  const known = new WeakSet<Element>();
  const textOf = (node: Node | null) => (node?.textContent ?? '').trim();
  const lookOf = (element: Element) => `<${element.tagName.toLowerCase()}> ${textOf(element).slice(0, 60)}`.trim();
  function fault(what: string) {
    if (heard.faults.includes(what)) return;
    heard.faults.push(what);
    const { tellFault } = window as { tellFault?: (what: string) => Promise<void> };
    tellFault?.(what).catch(() => {});
  }

  function meet(region: Element) {
    if (known.has(region)) return;
    known.add(region);
    // A log is opened with what was written before; only what is added to it is news.
    if (textOf(region) && region.getAttribute('role') !== 'log')
      fault(`a region came with its text: ${textOf(region)}`);
  }
  /** An asterisk says nothing to a reader: the control says it itself, a group of choices in its name. */
  function checkAsterisk(sign: Element) {
    const label = sign.parentElement;
    const inside = label?.parentElement ?? sign;
    const group = inside.querySelector('[role=group], [role=radiogroup]');
    const wordsBeside = /\(.+\)\W*$/.test(textOf(label).replace(/\s*\*$/, ''));
    const told = [...inside.querySelectorAll(controls)].some(
      (control) => control.matches('[required], [aria-required=true]') || /\(.+\)/.test(nameOf(control)),
    );
    if (group ? !wordsBeside : !told) fault(`required is said to the eye alone: ${textOf(label)}`);
  }
  /** What names an element whatever stands in it. */
  function givenNameOf(element: Element): string {
    const named = (element.getAttribute('aria-labelledby') ?? '')
      .split(/\s+/)
      .map((id) => textOf(id ? document.getElementById(id) : null));
    return [element.getAttribute('aria-label') ?? '', ...named, element.getAttribute('title') ?? ''].join(' ').trim();
  }
  function nameOf(element: Element): string {
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
    const pictures = [...element.querySelectorAll('[alt], [aria-label]')];
    return [
      givenNameOf(element),
      ...labels.map(textOf),
      ...pictures.map((each) => each.getAttribute('alt') ?? each.getAttribute('aria-label') ?? ''),
      element.getAttribute('placeholder') ?? '',
      // What stands in a field, and the choices of a list, are not its name.
      element.matches('textarea, select') ? '' : textOf(element),
    ]
      .join(' ')
      .trim();
  }
  function hear(node: Node) {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(regions);
    if (region && region !== node && known.has(region)) {
      if (textOf(node)) heard.said.push(textOf(node));
      if (region.id === 'said' && node instanceof Element) node.remove();
      return;
    }
    if (!(node instanceof Element)) return;
    for (const found of [node, ...node.querySelectorAll('*')]) {
      if (found.matches(regions)) meet(found);
      if (found.matches('[aria-hidden=true]') && textOf(found) === '*') checkAsterisk(found);
    }
  }
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') hear(target);
      else for (const node of addedNodes) hear(node);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true });

  /** What the last key was pressed on, until a pointer is used; Tab leads from the last control of a page out of it. */
  let reached: { look: string; element: Element; left: boolean } | null = null;
  const focused = () => (document.activeElement === document.body ? null : document.activeElement);
  document.addEventListener('pointerdown', () => {
    reached = null;
  });
  document.addEventListener(
    'keydown',
    ({ key }) => {
      const at = focused();
      const ledOut = reached?.left && reached.element.matches(':not(:disabled)') && reached.element.checkVisibility();
      if (!at && reached && !ledOut) fault(`a key was pressed on nothing, after one on ${reached.look}`);
      reached = at && { look: lookOf(at), element: at, left: key === 'Tab' };
    },
    true,
  );
  // The library names a dialog a moment after it is drawn.
  const namedAfter = 300;
  document.addEventListener('focusin', ({ target }) => {
    const dialog = target instanceof Element && target.closest('[role=dialog], [role=alertdialog], dialog');
    if (!dialog) return;
    setTimeout(() => {
      if (dialog.isConnected && givenNameOf(dialog) === '') fault(`a dialog has no name: ${lookOf(dialog)}`);
    }, namedAfter);
  });
  document.addEventListener('keyup', ({ key }) => {
    const at = focused();
    if (key !== 'Tab' || !at) return;
    if (at.matches('a, button, input, textarea, select, [role=button]') && nameOf(at) === '')
      fault(`a control has no name: ${at.outerHTML.slice(0, 200)}`);
    if (isCovered(at))
      void settled().then(() => {
        if (focused() === at && isCovered(at)) fault(`the focus is covered: ${lookOf(at)}`);
      });
  });
  /** What fades out, as the overlay of a dialog does, covers for a moment. */
  async function settled() {
    const passing = document.getAnimations().filter((each) => each.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map((each) => each.finished));
  }
  /** Nothing of it can be seen, for something else lies over it; what was called up over the page can be closed. */
  function isCovered(element: Element): boolean {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    if (width < 4 || height < 4) return false;
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + x * width, top + y * height]));
    if (right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) return false;
    return points.every(([x = 0, y = 0]) => {
      const over = document.elementFromPoint(x, y);
      return (
        over?.checkVisibility({ opacityProperty: true }) &&
        !over.contains(element) &&
        !element.contains(over) &&
        !over.closest('label, [role=alert], .mantine-Notification-root')
      );
    });
  }
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
