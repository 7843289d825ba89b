/** The main ways in WebKit, by Debian's driver of it: `npm run browsers`. */
import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';

export default defineConfig({ ...chromium, workers: 1, testIgnore: [], testMatch: 'webkit.spec.ts' });
