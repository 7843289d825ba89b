/** A company's whole way to a hire in Playwright's WebKit, the engine of Safari: `npm run browsers`. */
import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

const { viewport, actionTimeout } = chromium.use ?? {};

export default defineConfig({
  ...chromium,
  testMatch: 'main-job.spec.ts',
  use: { viewport, actionTimeout, browserName: 'webkit' },
});
