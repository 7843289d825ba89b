/**
 * What can be filled in and what has the focus is seen for what it is, by the pixels that are drawn, in both themes: placeholders
 * by 4.5 to 1 (WCAG 1.4.3), borders of fields and boxes and the ring of the focus by 3 to 1 (1.4.11).
 */
import type { Locator, Page } from '@playwright/test';
import { api, call } from '@saring/contract';
import { buildApplication, buildJob, buildLink, takeInterview } from '#world/people/builders.ts';
import { buildApplicant, buildCompany } from '#world/people/people.ts';
import { begin, buildCandidate, withoutRecognition } from './interview-world.ts';
import { contrast, differences, drawn, type Part, type Picture, strokes } from './pixels.ts';
import { styled } from './spacing.ts';
import { enter, logIn } from './steps.ts';
import { expect, type JourneyServer, test } from './world.ts';

/** Of the screen for each of CSS: strokes of letters have their whole colour somewhere, and lines are more than one pixel. */
const density = 2;
test.use({ deviceScaleFactor: density });
const fields = 'input:not([type=file], [type=hidden]), textarea, .mantine-Dropzone-root';
const controls = `${fields}, button, a[href], [role=tab]`;

interface Measured {
  what: string;
  least: number;
  contrast: number;
}

/** The looks of the controls that somebody can use; the first control of the wanted one is marked. */
async function looksOf(page: Page, wanted: string | null): Promise<string[]> {
  return page.evaluate(
    ([selector, marked]) => {
      const looks = new Map<string, HTMLElement>();
      for (const control of document.querySelectorAll<HTMLElement>(selector)) {
        control.removeAttribute('data-looked-at');
        const shows = control.matches(':placeholder-shown:not([placeholder=""])') ? 'placeholder' : '';
        const kind = [control.tagName, control.getAttribute('type'), control.dataset.variant, shows];
        const look = [...kind, control.className].join();
        const { width, height, right, bottom } = control.getBoundingClientRect();
        const isThere = width > 4 && height > 4 && right > 0 && bottom + window.scrollY > 0;
        const usable = isThere && control.checkVisibility({ visibilityProperty: true });
        if (usable && !control.matches(':disabled, :checked, [aria-disabled=true]') && !looks.has(look))
          looks.set(look, control);
      }
      if (marked !== null) looks.get(marked)?.setAttribute('data-looked-at', '');
      return [...looks.keys()];
    },
    [controls, wanted] as const,
  );
}

interface Facts {
  what: string;
  isField: boolean;
  /** The control, and the box around it that has a border. */
  box: Part;
  bordered: Part;
  /** Where a placeholder is shown; null where none is. */
  placeholder: Part | null;
  takesFocus: boolean;
}

/** Brings the control into the middle of the window, where no bar lies over it, and tells where it is. */
async function factsOf(control: Locator): Promise<Facts> {
  return control.evaluate((node, selector) => {
    node.scrollIntoView({ block: 'center' });
    const partOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    };
    // A switch is drawn beside its field, which is not seen.
    const seen = node.matches('[role=switch]') ? (node.nextElementSibling ?? node) : node;
    let bordered: Element = seen;
    while (getComputedStyle(bordered).borderTopWidth === '0px' && bordered.parentElement)
      bordered = bordered.parentElement;
    const box = partOf(seen);
    const style = getComputedStyle(node);
    const shown = node.matches(':placeholder-shown:not([placeholder=""])');
    const [left, right] = [Number.parseFloat(style.paddingLeft), Number.parseFloat(style.paddingRight)];
    const words = (
      node.getAttribute('aria-label') ??
      node.getAttribute('placeholder') ??
      node.textContent ??
      ''
    ).trim();
    return {
      what: `${node.tagName.toLowerCase()} ${node.id || node.getAttribute('name') || ''} ${words.slice(0, 40)}`,
      isField: node.matches(selector),
      box,
      bordered: partOf(bordered),
      placeholder: shown
        ? { x: box.x + left, y: box.y + 2, width: box.width - left - right, height: Math.min(box.height - 4, 60) }
        : null,
      takesFocus: node.matches('input, textarea, button, a[href], [role=tab]'),
    };
  }, fields);
}

/** By how much a line above the middle of the box stands out of what lies on both of its sides; one may be dashed. */
async function borderOf(page: Page, { x, y, width }: Part): Promise<number> {
  const side = Math.min(24, width / 2);
  const strip = await drawn(page, { x: x + (width - side) / 2, y: y - 2, width: side, height: 7 });
  let most = 1;
  for (let column = 0; column < strip.width; column += 1)
    for (let row = 1; row < strip.height - 1; row += 1) most = Math.max(most, lineOf(strip, column, row));
  return most;
}

function lineOf(strip: Picture, column: number, row: number): number {
  const here = strip.at(column, row);
  return Math.min(contrast(here, strip.at(column, 0)), contrast(here, strip.at(column, strip.height - 1)));
}

/** By how much a line around the control changes with the focus: what as many pixels reach as such a line has. */
async function ringOf(page: Page, control: Locator, { x, y, width, height }: Part): Promise<number> {
  const around = { x: x - 7, y: y - 7, width: width + 14, height: height + 14 };
  const blur = () =>
    page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await blur();
  const before = await drawn(page, around);
  await control.evaluate((node: HTMLElement) => node.focus({ preventScroll: true }));
  const after = await drawn(page, around);
  await blur();
  const line = Math.floor(2 * (width + height) * density ** 2);
  return differences(before, after)[line - 1] ?? 1;
}

/** As many pixels as a stroke of one letter has. */
const stroke = 8;

/** Everything that stands out too little on a page, in words. */
async function pale(page: Page): Promise<string[]> {
  // The ring is for whoever uses the keyboard.
  await page.keyboard.press('Tab');
  await page.waitForLoadState('networkidle');
  const control = page.locator('[data-looked-at]');
  const found: Measured[] = [];
  for (const look of await looksOf(page, null)) {
    // A page that draws its controls anew has others of the same look.
    if (!(await looksOf(page, look)).includes(look)) continue;
    const { what, isField, box, bordered, placeholder, takesFocus } = await factsOf(control);
    if (isField) found.push({ what: `border of ${what}`, least: 3, contrast: await borderOf(page, bordered) });
    if (placeholder)
      found.push({
        what: `placeholder of ${what}`,
        least: 4.5,
        contrast: strokes(await drawn(page, placeholder))[stroke] ?? 1,
      });
    if (takesFocus)
      found.push({
        what: `ring of ${what}`,
        least: 3,
        contrast: await ringOf(page, control, isField ? bordered : box),
      });
  }
  return found
    .filter((one) => one.contrast < one.least)
    .map((one) => `${page.url()}: ${one.what}: ${one.contrast.toFixed(2)} of ${one.least}`);
}

const themes = ['light', 'dark'] as const;

/** A window with a theme; a colour on its way to another one is none that anybody has to read. */
async function themed(window: () => Promise<Page>, colorScheme: (typeof themes)[number]): Promise<Page> {
  const page = await window();
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The form itself is looked at, and not the advice that stands before it once.
  await page.addInitScript(() => localStorage.setItem('toldNarrow', 'true'));
  return page;
}

async function buildInterviewed(server: JourneyServer) {
  const company = await buildCompany(server);
  const job = await buildJob(company);
  const person = await buildApplicant(server);
  const id = await buildApplication(person, job);
  await takeInterview(person, id);
  return { company, job, id, link: await buildLink(company, job.id), other: await buildApplicant(server) };
}

for (const theme of themes) {
  test(`fields, placeholders and the focus stand out in the ${theme} theme`, async ({ server, window }) => {
    const { company, job, id, link, other } = await buildInterviewed(server);
    const page = await themed(window, theme);
    await page.goto('/login');
    await expect(page.getByLabel('Username')).toBeVisible();
    expect.soft(await pale(page)).toEqual([]);
    await enter(page, other.token, 'user');
    await page.goto(`/user/cvupload/${link}`);
    await expect(page.getByRole('textbox', { name: 'Expected Salary' })).toBeVisible();
    expect.soft(await pale(page)).toEqual([]);
    await page.goto('/user/user-setting');
    await expect(page.getByRole('radiogroup', { name: 'Gender (required)' })).toBeVisible();
    expect.soft(await pale(page)).toEqual([]);
    const params = { username: other.username };
    await call(other.client, api.applicants.saveReminders, { params, body: { interviewReminders: false } });
    await page.goto('/user/mails');
    await expect(page.getByRole('switch')).not.toBeChecked();
    expect.soft(await pale(page)).toEqual([]);
    await enter(page, company.token, 'admin');
    await page.goto(`/admin/main_user_data/${job.id}?tab=Applicant%20Ranking`);
    await expect(page.getByRole('checkbox', { name: /^Select Aisyah/ })).toBeVisible();
    expect.soft(await pale(page)).toEqual([]);
    await page.goto(`/profile/${id}`);
    await expect(page.getByRole('button', { name: 'ACCEPT' })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Q6 / })).toBeVisible();
    expect.soft(await pale(page)).toEqual([]);
  });

  test(`the interview's fields and focus stand out in the ${theme} theme`, async ({ server, window }) => {
    const one = await buildCandidate(server);
    const longest = { timeFactor: 2, typedAnswers: true } as const;
    await call(one.person.client, api.interviews.chooseAccommodations, { params: { id: one.id }, body: longest });
    const page = await themed(window, theme);
    await withoutRecognition(page);
    await logIn(page, one.person.username);
    await page.waitForURL(/dashboard/);
    await page.goto(`/interview?applicationId=${one.id}`);
    await expect(page.getByRole('button', { name: 'Start Interview' })).toBeEnabled();
    await expect(page.getByLabel('What else do you need?')).toBeVisible();
    expect.soft(await pale(page)).toEqual([]);
    await begin(page);
    await expect(page.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
    expect.soft(await pale(page)).toEqual([]);
  });
}

test('a border, a placeholder and a ring that hardly stand out are found', async ({ window }) => {
  const page = await themed(window, 'light');
  await page.goto('/login');
  await expect(page.getByLabel('Username')).toBeVisible();
  const css =
    'input { border-color: #ddd !important } ::placeholder { color: #bbb !important } * { outline: none !important }';
  await page.evaluate(styled, css);
  const found = await pale(page);
  for (const what of ['border of input', 'placeholder of input', 'ring of button'])
    expect(found).toContainEqual(expect.stringContaining(what));
});
