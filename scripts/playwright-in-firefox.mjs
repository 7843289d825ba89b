/**
 * Loaded before Playwright where it drives Firefox: mends what its driver asks of a Firefox as it is released. A newer
 * Playwright that has such a place no more ends the run with a line that says so.
 */
import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { stopWith } from './bootstrap.mjs';

const setValue =
  "Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), 'value').set.call(inputElement, value)";

/** What stands there, and what does instead. */
const mends = [
  // Firefox 153 does not know this command yet; without it pages have the scheme of the preferences.
  [
    'this._session.send("emulation.setMediaFeaturesOverride"',
    'this._session.sendMayFail("emulation.setMediaFeaturesOverride"',
  ],
  [
    'this._browser._browserSession.send("emulation.setMediaFeaturesOverride"',
    'this._browser._browserSession.sendMayFail("emulation.setMediaFeaturesOverride"',
  ],
  // React keeps the value that a field was given by its own property, and takes the event that follows for no news.
  ['      inputElement.value = value;', `      ${setValue};`],
  ['inputElement.value += text;', `{ const value = inputElement.value + text; ${setValue}; }`],
];

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded;
    let source = readFileSync(fileURLToPath(url), 'utf8');
    for (const [is, becomes] of mends) {
      if (source.split(is).length !== 2) stopWith(`Playwright has this no more, or more than once: ${is}`);
      source = source.replace(is, () => becomes);
    }
    return { ...loaded, source };
  },
});
