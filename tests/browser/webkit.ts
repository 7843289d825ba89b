/** Debian's WebKitGTK, the engine of Safari, by its own driver, on a screen that nobody sees; and what a person does in it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, type WebDriver, type WebElement } from 'selenium-webdriver';
import { until } from '#world/app/until.ts';
import { freePort } from '#world/processes/process.ts';
import { expect } from './world.ts';

export interface Webkit {
  /** Opens a browser without anything of the one before, which it closes: the driver has one at a time. */
  open(): Promise<WebDriver>;
  stop(): Promise<void>;
}

/** Starts a screen and the driver. Throws where the driver does not listen. */
export async function startWebkit(): Promise<Webkit> {
  // A free screen is chosen by itself, and its number told on the third channel.
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = screen.stdio[3];
  if (!number) throw new Error('Xvfb has no third channel');
  const [display] = await Promise.race([
    once(number, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('Xvfb ended'))),
  ]);
  const port = await freePort();
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  const listens = () =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok || null,
      () => null,
    );
  await until(listens, () => new Error('WebKitWebDriver does not listen')).catch(async (error: unknown) => {
    await end(driver);
    await end(screen);
    throw error;
  });
  let page: WebDriver | undefined;
  return {
    async open() {
      await page?.quit();
      page = await new Builder().usingServer(url).withCapabilities(capabilities).build();
      await page.manage().window().setRect({ width: 1280, height: 1000 });
      return page;
    },
    async stop() {
      // Its browser ends with it, also one that answers no more.
      await end(driver);
      await end(screen);
    },
  };
}

const capabilities = {
  browserName: 'MiniBrowser',
  'webkitgtk:browserOptions': {
    // A picture and a tone without devices; nobody is asked for them.
    args: ['--automation', '--enable-media-stream=true', '--enable-mock-capture-devices=true'],
  },
};

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** Goes on trying `act` while the page is not as far. */
export const untilDone = (act: () => Promise<void>) =>
  expect(() => act().catch(tell)).toPass({ timeout: 60_000, intervals: [200] });

/** The driver says what went wrong by the name of its error alone. */
function tell(error: Error): never {
  throw error.message ? error : new Error(error.name);
}

const quoted = (text: string) => (text.includes('"') ? `'${text}'` : `"${text}"`);
const withText = (text: string) => By.xpath(`//*[not(self::script)][text()[contains(.,${quoted(text)})]]`);

/** Waits until a text can be seen. */
export const see = (page: WebDriver, text: string) =>
  untilDone(async () => {
    const shown = await Promise.all((await page.findElements(withText(text))).map((one) => one.isDisplayed()));
    expect(shown, `"${text}" is seen`).toContain(true);
  });

/** Waits until the address is like this. */
export const arrive = (page: WebDriver, address: RegExp) =>
  untilDone(async () => expect(await page.getCurrentUrl()).toMatch(address));

/** Not each element that is out of sight is brought there by the driver. */
async function click(page: WebDriver, element: WebElement): Promise<void> {
  await page.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
  await element.click();
}

/** Presses the last button or link that has this text or name: a dialog stands after its page. */
export const press = (page: WebDriver, name: string) =>
  untilDone(async () => {
    const [text, kind] = [quoted(name), '[self::button or self::a]'];
    const found = await page.findElements(By.xpath(`//*${kind}[normalize-space(.)=${text} or @aria-label=${text}]`));
    const button = found.at(-1);
    expect(button, `the button "${name}"`).toBeDefined();
    if (button) await click(page, button);
  });

/** The field that is labelled so. */
async function field(page: WebDriver, label: string): Promise<WebElement> {
  const named = `//label[starts-with(normalize-space(.),${quoted(label)})]/@for`;
  const [found] = await page.findElements(By.xpath(`//*[@aria-label=${quoted(label)} or @id=${named}]`));
  if (!found) throw new Error(`there is no field "${label}"`);
  return found;
}

/** What stands in a field, once something does. */
export async function textIn(page: WebDriver, label: string): Promise<string> {
  let value = '';
  await untilDone(async () => {
    value = (await (await field(page, label)).getAttribute('value')) ?? '';
    expect(value, `what stands in "${label}"`).not.toBe('');
  });
  return value;
}

/** Types into a field that was empty, or presses a box. */
export const fill = (page: WebDriver, label: string, text: string) =>
  untilDone(async () => {
    const one = await field(page, label);
    await click(page, one);
    await one.clear();
    await one.sendKeys(text);
    expect(await one.getAttribute('value')).toBe(text);
  });

export const tick = (page: WebDriver, label: string) =>
  untilDone(async () => {
    const one = await field(page, label);
    if (!(await one.isSelected())) await click(page, one);
    expect(await one.isSelected()).toBe(true);
  });

/** Chooses from the list of a field. */
export async function choose(page: WebDriver, label: string, option: string): Promise<void> {
  await untilDone(async () => click(page, await field(page, label)));
  await untilDone(async () => {
    const [found] = await page.findElements(By.xpath(`//*[@role="option"][normalize-space(.)=${quoted(option)}]`));
    expect(found, `the option "${option}"`).toBeDefined();
    if (found) await click(page, found);
  });
}
