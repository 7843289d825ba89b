/** `npm run bench`: prepares what the parts in a browser need, where one is asked for, and runs the benchmark. */
import { join } from 'node:path';
import { ensureInstalled, root, run, say } from './bootstrap.mjs';
import { findBrowser } from './browser.mjs';
import { buildWeb } from './web.mjs';

const args = process.argv.slice(2);
await ensureInstalled();
const only = args.find((arg) => arg.startsWith('--only='))?.slice('--only='.length);
const wanted = (part) => !only || only.split(',').includes(part);
const env = wanted('web') || wanted('rows') ? await prepareWeb() : {};
const { code } = await run([join(root, 'bench/src/main.ts'), ...args], { env });
process.exit(code);

/** The bundle, Lighthouse and a browser; answers the environment that names the browser, without which the parts are left out. */
async function prepareWeb() {
  const browser = browserIfAny();
  if (!browser) return {};
  await buildWeb();
  if (wanted('web')) await ensureInstalled(join(root, 'bench/lighthouse'));
  return { CHROMIUM_PATH: browser };
}

/** Who asked for the part by its name, or named a browser, is told what is wrong; else a line says what is left out. */
function browserIfAny() {
  try {
    return findBrowser();
  } catch (error) {
    if (only || process.env.CHROMIUM_PATH) throw error;
    say('Left out: the parts "web" and "rows", for there is no browser. Install Chromium or set CHROMIUM_PATH.');
    return '';
  }
}
