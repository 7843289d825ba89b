/** What can be filled in is seen for what it is: borders and placeholders have the contrast of WCAG 1.4.11 and 1.4.3, in both themes. */
import type { Locator } from '@playwright/test';
import { api, call } from '@saring/contract';
import { buildJob, buildLink } from '#world/people/builders.ts';
import { anonymous, buildCompany, password, signIn, unique } from '#world/people/people.ts';
import { enter } from './steps.ts';
import { expect, test } from './world.ts';

/** By how much the border and the placeholder of a field stand out of what lies behind them, 1 to 21. */
async function contrastOf(field: Locator): Promise<{ border: number; placeholder: number; required: boolean }> {
  return field.evaluate((element) => {
    const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const lightness = (colour: string): number => {
      const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) => {
        const share = part / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const between = (one: string, other: string): number => {
      const [high = 0, low = 0] = [lightness(one), lightness(other)].sort((a, b) => b - a);
      return (high + 0.05) / (low + 0.05);
    };
    const groundOf = (node: Element | null): string => {
      const ground = node ? getComputedStyle(node).backgroundColor : 'rgb(255, 255, 255)';
      return partsOf(ground)[3] === 0 ? groundOf(node?.parentElement ?? null) : ground;
    };
    const style = getComputedStyle(element);
    const [own, around] = [groundOf(element), groundOf(element.parentElement)];
    return {
      border: Math.min(between(style.borderTopColor, own), between(style.borderTopColor, around)),
      placeholder: between(getComputedStyle(element, '::placeholder').color, own),
      required: (element as HTMLInputElement).required,
    };
  });
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`fields, boxes and placeholders stand out in the ${colorScheme} theme`, async ({ server, window }) => {
    const company = await buildCompany(server);
    const link = await buildLink(company, (await buildJob(company)).id);
    const page = await window();
    // A colour on its way to another one is none that anybody has to read.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const username = unique('person-');
    const body = { username, email: `${username}@person.test`, password };
    await call(anonymous(server), api.users.register, { body });
    await enter(page, (await signIn(server, username)).accessToken, 'user');
    await page.goto(`/user/cvupload/${link}`);
    await page.getByRole('button', { name: 'Apply without it' }).click();
    const salary = page.getByRole('textbox', { name: 'Expected Salary' });
    await expect(salary).toBeVisible();
    const { border, placeholder, required } = await contrastOf(salary);
    expect(border).toBeGreaterThanOrEqual(3);
    expect(placeholder).toBeGreaterThanOrEqual(4.5);
    expect(required, 'required is said, not only drawn').toBe(true);
    const box = await contrastOf(page.getByRole('checkbox').first());
    expect(box.border).toBeGreaterThanOrEqual(3);
  });
