/** The journeys in Firefox, one at a time, but for those that its driver cannot play: `npm run browsers`. */
import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { firefoxPath, firefoxPrefs } from './browser/firefox.ts';
import chromium from './playwright.config.ts';

const list = new URL('./browser/left-out-in-firefox.json', import.meta.url);
const leftOut: { journey: string }[] = JSON.parse(readFileSync(list, 'utf8'));
const { viewport, actionTimeout } = chromium.use ?? {};

export default defineConfig({
  ...chromium,
  workers: 1,
  // They drive their browsers by themselves, one of them in every run.
  testIgnore: ['firefox.spec.ts', 'webkit.spec.ts'],
  grepInvert: leftOut.map(({ journey }) => new RegExp(`${journey.replace(/[^\w\s]/g, '\\$&')}$`)),
  use: {
    viewport,
    actionTimeout,
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: firefoxPath,
      // The driver cannot choose a scheme: light, as everywhere else.
      firefoxUserPrefs: { ...firefoxPrefs, 'layout.css.prefers-color-scheme.content-override': 1 },
    },
  },
});
