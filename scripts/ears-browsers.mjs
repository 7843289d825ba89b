/** The browsers in which Orca is heard, each as it is at its first start. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser, findFirefox } from './browser.mjs';

/** They ask nobody anything, and their camera and microphone need no devices. */
const FIREFOX_PREFS = `user_pref("accessibility.force_disabled", -1);
user_pref("media.navigator.permission.disabled", true);
user_pref("media.navigator.streams.fake", true);
user_pref("signon.rememberSignons", false);
user_pref("browser.aboutwelcome.enabled", false);
user_pref("browser.preonboarding.enabled", false);
user_pref("termsofuse.bypassNotification", true);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
`;
const CHROMIUM_FLAGS = [
  '--force-renderer-accessibility',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  '--window-size=1280,1000',
  '--no-first-run',
  '--no-default-browser-check',
  '--password-store=basic',
  ...(process.getuid() === 0 ? ['--no-sandbox', '--test-type'] : []),
];
export const BROWSERS = {
  firefox: {
    title: 'Mozilla Firefox',
    launch: (home) => [
      findFirefox(),
      ['--no-remote', '--profile', kept(home, 'user.js', FIREFOX_PREFS), 'about:blank'],
    ],
  },
  chromium: {
    title: 'Chromium',
    launch(home) {
      const profile = kept(join(home, 'profile'), 'Default/Preferences', '{"credentials_enable_service":false}');
      return [findBrowser(), [...CHROMIUM_FLAGS, `--user-data-dir=${profile}`, 'about:blank']];
    },
  },
};
/** Writes a file into the folder of a browser's profile, which it answers. */
export function kept(folder, name, text) {
  mkdirSync(join(folder, name, '..'), { recursive: true });
  writeFileSync(join(folder, name), text);
  return folder;
}
